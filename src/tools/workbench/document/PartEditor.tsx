import Box from '@mui/material/Box';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { focusAt } from './useEditing';
import type { Json } from '../../../interpreter';
import { ChoiceMenu, Ask } from './ChoiceMenu';
import { PartRow, type PartTools } from './PartRow';
import { jsonOf, type Offer, type Part } from './parts';
import { PasteOptions } from './PasteOptions';
import type { Edit } from './textEdits';
import { commonFirst, nextChoice } from './plainWords';
import { isRead } from '../../schema/described';
import { bare } from '../../schema/bare';
import { isOutlined, itemOf, type ListPart } from './outline';
import { fittingOffers } from './palette';
import { keysAt, meantAt } from './references';
import { option } from '../../../language/schemas/choices';
import { inWords } from '../../words/values';
import { words } from './words';

interface PartEditorProps extends PartTools {
  part: Part;
  /** It has a line in the outline, where the lists in it are edited. */
  outlined?: boolean;
}

/** Every key of a part, in the words of the schema, each with the control that fits its value. */
export function PartEditor({ part, outlined = false, ...tools }: PartEditorProps) {
  const [begun, setBegun] = useState<readonly string[]>([]);
  const asked = 'missing' in part ? part.missing.filter(({ name }) => begun.includes(name)) : [];
  const limits = outlined && 'missing' in part ? part.missing.filter(isLimit) : [];
  const empty = [...new Set([...limits, ...asked])].map((offer) => emptyPart(part, offer));
  const own = 'parts' in part ? inOrder([...part.parts, ...empty]).filter((one) => !isFixed(one)) : [];
  const begin = (name: string): void => {
    flushSync(() => setBegun([...begun, name]));
    focusAt([...part.path, name]);
  };
  const shown = outlined ? own.filter((one) => !isOutlined(one)) : own;
  const laidIn = (one: Part): (typeof drawers)[number] | undefined => {
    const drawer = drawerOf(one);
    return outlined || drawer === 'developer' ? drawer : undefined;
  };
  const rowsOf = (parts: readonly Part[]) =>
    parts.map((one) => (
      <PartRow
        key={String(one.path.at(-1))}
        part={one}
        count={'parts' in part ? part.parts.length : 0}
        named={part.kind === 'object' && part.named !== undefined}
        inside={'parts' in one && <PartEditor part={one} {...tools} />}
        {...tools}
      />
    ));
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {rowsOf(shown.filter((one) => laidIn(one) === undefined))}
      {part.kind === 'object' && <MoreKeys part={part} inside={!outlined} onBegin={begin} {...tools} />}
      {drawers.map((drawer) => {
        const within = shown.filter((one) => laidIn(one) === drawer);
        const isWrong = within.some(({ path }) => tools.faultAt(path) !== undefined);
        return (
          within.length > 0 && (
            <details key={drawer} open={isWrong || undefined}>
              <summary>{words.drawers[drawer]}</summary>
              <Box sx={{ display: 'grid', gap: 1.5, pt: 1 }}>{rowsOf(within)}</Box>
            </details>
          )
        );
      })}
      {part.kind === 'list' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>
          <MoreItems part={part} {...tools} />
          {itemOf(part) === option && (
            <PasteOptions
              present={part.parts.map(jsonOf)}
              onTake={(options, how) => tools.change(takenOptions(part, options, how))}
            />
          )}
        </Box>
      )}
    </Box>
  );
}

/** How much may be answered: what an editor looks for before it is there. */
const isLimit = ({ name, value }: Offer): boolean =>
  typeof value === 'number' && (name === 'min' || name === 'max');

/** What has no value to begin with is typed where it will stand. */
const emptyPart = ({ path }: Part, { name, title, called, about }: Offer): Part => ({
  ...{ kind: 'noNumber', path: [...path, name], optional: false },
  ...{ title, called, about },
});

const drawers = ['more', 'developer'] as const;

/** Codes, addresses and marks of the file that only developers know; so are the names by which parts call each other. */
const marksOfFile: ReadonlySet<unknown> = new Set([
  ...['$schema', 'version', 'slug', 'subProductId', 'renamedFrom'],
  ...['lookup', 'apiUrl'],
]);

/** In which drawer a key lies; `undefined`: an editor changes it every day, and has a name for it. */
export function drawerOf({ schema, title, path }: Part): (typeof drawers)[number] | undefined {
  const node = schema && bare(schema).node;
  if (marksOfFile.has(path.at(-1)) || (node?.kind === 'text' && node.declares)) return 'developer';
  return title === undefined ? 'more' : undefined;
}

function MoreItems({ part, known, onNeeds, put }: PartTools & { part: ListPart }) {
  return (
    <ChoiceMenu
      label={words.addItem}
      lines={fittingOffers(part, known)}
      onChoose={({ value: first, otherwise, needs }) => {
        if (needs !== undefined) return onNeeds(needs);
        const index = part.parts.length;
        const value = (itemOf(part) === option && nextChoice(part.parts)) || first;
        return put({ do: 'insert', path: part.path, index, value }, [...part.path, index], otherwise);
      }}
    />
  );
}

/** Choices behind those of a list, which keep their spelling, or in place of all of them; taken back at once. */
function takenOptions({ path, parts }: ListPart, options: readonly Json[], how: 'add' | 'replace'): Edit {
  if (how === 'replace') return { do: 'set', path, value: options };
  const edits = options.map((value, at): Edit => ({ do: 'insert', path, index: parts.length + at, value }));
  return { do: 'all', edits };
}

/** Only one value may stand there: the kind of a block that has no others beside it. */
const isFixed = (part: Part): boolean => part.kind === 'choice' && part.choices.length < 2 && !part.optional;

/** What comes first of a question or a step; when it is shown, last. */
const firstKeys = [
  ...['label', 'title', 'text', 'subtitle', 'guideText', 'required', 'requiredWhen', 'type', 'min', 'max'],
];

/** In the order in which editors change them; what only the file knows, last. */
function inOrder(parts: readonly Part[]): readonly Part[] {
  const rank = ({ schema, optional, path }: Part): number => {
    const at = firstKeys.indexOf(String(path.at(-1)));
    if (at >= 0) return at;
    if (path.at(-1) === 'visibleWhen') return 100;
    return schema && isRead(schema) ? 50 : optional ? 60 : 110;
  };
  return [...parts].sort((a, b) => rank(a) - rank(b));
}

function MoreKeys({
  part,
  inside,
  put,
  known,
  onNeeds,
  onBegin,
}: PartTools & {
  part: Extract<Part, { kind: 'object' }>;
  inside: boolean;
  onBegin: (name: string) => void;
}) {
  // Several of these buttons stand below one another.
  const label = inside ? words.addKeyTo(calledIn(part)) : words.addKey;
  const names = known && keysAt(known, part.path);
  const add = (name: string, value: Json, otherwise?: readonly Json[]): string | undefined => {
    const path = [...part.path, name];
    return put({ do: 'set', path, value }, path, otherwise);
  };
  const addNamed = (name: string): string | undefined =>
    name === '' ? words.nameMissing : add(name, part.named ?? null);
  /** The first word that may stand there, such as a place of the bank's answer, or what the schema begins with. */
  const beginning = (name: string): Json => {
    const choices = (known && meantAt(known, [...part.path, name])?.choices) ?? [];
    const alike = choices.find(({ value }) => value === name || value.endsWith(`.${name}`));
    return alike?.value ?? part.named ?? choices[0]?.value ?? null;
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {names ? (
        <ChoiceMenu
          always
          label={label}
          lines={names.map(({ value, about = value }) => ({ name: value, title: about }))}
          onChoose={({ name }) => add(name, beginning(name))}
        />
      ) : (
        <>
          <ChoiceMenu
            label={label}
            lines={commonFirst(fittingOffers(part, known))}
            onChoose={({ name, value, otherwise, needs }) => {
              if (needs !== undefined) return onNeeds(needs);
              // A number is known to who asks for it alone; a size of a file is mostly the bank's.
              return typeof value === 'number' && name !== 'maxSizeBytes'
                ? onBegin(name)
                : add(name, value, otherwise);
            }}
          />
          {part.named !== undefined && (
            <Ask key={part.parts.length} name={words.name} focused={false} onAnswer={addNamed} />
          )}
        </>
      )}
    </Box>
  );
}

function calledIn({ title, called, path }: Part): string {
  const key = path.at(-1);
  return title ?? called ?? (typeof key === 'number' ? words.item(key) : inWords(String(key)));
}
