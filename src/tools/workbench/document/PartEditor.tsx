import Box from '@mui/material/Box';
import type { Json } from '../../../interpreter';
import { ChoiceMenu } from './ChoiceMenu';
import { PartRow, type PartTools } from './PartRow';
import { jsonOf, type Part } from './parts';
import { PasteOptions } from './PasteOptions';
import type { Edit } from './textEdits';
import { commonFirst, nextChoice } from './plainWords';
import { isRead } from '../../schema/described';
import { isOutlined, itemOf, type ListPart } from './outline';
import { option } from '../../../language/schemas/choices';
import { words } from './words';
import { Ask } from './Ask';

interface PartEditorProps extends PartTools {
  part: Part;
  /** It has a line in the outline, where the lists in it are edited. */
  outlined?: boolean;
}

/** Every key of a part, in the words of the schema, each with the control that fits its value. */
export function PartEditor({ part, outlined = false, ...tools }: PartEditorProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {'parts' in part
        ? inOrder(part.parts)
            .filter((one) => !isFixed(one) && !(outlined && isOutlined(one)))
            .map((one) => (
              <PartRow
                key={String(one.path.at(-1))}
                part={one}
                count={part.parts.length}
                named={part.kind === 'object' && part.named !== undefined}
                inside={'parts' in one && <PartEditor part={one} {...tools} />}
                {...tools}
              />
            ))
        : null}
      {part.kind === 'object' && <MoreKeys part={part} inside={!outlined} {...tools} />}
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

function MoreItems({ part, offersOf, onNeeds, put }: PartTools & { part: ListPart }) {
  return (
    <ChoiceMenu
      label={words.addItem}
      lines={offersOf(part)}
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
  return { do: 'sequence', edits };
}

/** Only one value may stand there: the kind of a block that has no others beside it. */
const isFixed = (part: Part): boolean => part.kind === 'choice' && part.choices.length < 2 && !part.optional;

/** What a visitor reads comes first; what only the file knows, last. */
function inOrder(parts: readonly Part[]): readonly Part[] {
  const rank = ({ schema, optional }: Part): number => (schema && isRead(schema) ? 0 : optional ? 1 : 2);
  return [...parts].sort((a, b) => rank(a) - rank(b));
}

function MoreKeys({
  part,
  inside,
  put,
  meantAt,
  keysAt,
  offersOf,
  onNeeds,
}: PartTools & { part: Extract<Part, { kind: 'object' }>; inside: boolean }) {
  // Several of these buttons stand below one another.
  const label = inside ? words.addKeyTo(calledIn(part)) : words.addKey;
  const names = keysAt(part.path);
  const add = (name: string, value: Json, otherwise?: readonly Json[]): string | undefined => {
    const path = [...part.path, name];
    return put({ do: 'set', path, value }, path, otherwise);
  };
  const addNamed = (name: string): string | undefined =>
    name === '' ? words.nameMissing : add(name, part.named ?? null);
  /** The first word that may stand there, such as a place of the bank's answer, or what the schema begins with. */
  const beginning = (name: string): Json => {
    const choices = meantAt([...part.path, name])?.choices ?? [];
    const alike = choices.find(({ value }) => value === name || value.endsWith(`.${name}`));
    return alike?.value ?? part.named ?? choices[0]?.value ?? null;
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {names ? (
        <ChoiceMenu
          always
          label={label}
          lines={names.map(({ value, about }) => ({ name: value, ...(about !== undefined && { about }) }))}
          onChoose={({ name }) => add(name, beginning(name))}
        />
      ) : (
        <>
          <ChoiceMenu
            label={label}
            lines={commonFirst(offersOf(part))}
            onChoose={({ name, value, otherwise, needs }) =>
              needs === undefined ? add(name, value, otherwise) : onNeeds(needs)
            }
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
  return title ?? called ?? (typeof key === 'number' ? words.item(key) : String(key));
}
