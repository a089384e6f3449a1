import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Json } from '../../../interpreter';
import { ChoiceMenu } from './ChoiceMenu';
import { PartRow, type PartTools } from './PartRow';
import type { Part } from './parts';
import { commonFirst, nextChoice, titleOfKey } from './plainWords';
import { words } from './words';
import { Labelled } from './Control';

interface PartEditorProps extends PartTools {
  part: Part;
  /** Lists that the outline shows are edited there. */
  leaveOut?: ReadonlySet<string>;
}

/** Why something was not changed is seen wherever one has scrolled to. */
const inSight = { position: 'sticky', top: 0, zIndex: 1 } as const;

/** Every key of a part, in the words of the schema, each with the control that fits its value. */
export function PartEditor({ part, leaveOut, ...tools }: PartEditorProps) {
  const [refused, setRefused] = useState<string>();
  const told = (why: string | undefined): string | undefined => {
    setRefused(why);
    return why;
  };
  const own: PartTools = {
    ...tools,
    attempt: (edit, focus) => told(tools.attempt(edit, focus)),
    put: (edit, focus, otherwise) => told(tools.put(edit, focus, otherwise)),
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {refused !== undefined && (
        <Alert severity="warning" role="alert" sx={inSight} onClose={() => setRefused(undefined)}>
          {words.refused(refused)}
        </Alert>
      )}
      {'parts' in part
        ? inOrder(part.parts)
            .filter(({ kind, path }) => kind !== 'fixed' && !leaveOut?.has(String(path.at(-1))))
            .map((one) => (
              <PartRow
                key={String(one.path.at(-1))}
                part={one}
                count={part.parts.length}
                named={part.kind === 'object' && part.named !== undefined}
                inside={'parts' in one && <PartEditor part={one} {...tools} />}
                {...own}
              />
            ))
        : null}
      {part.kind === 'object' && <MoreKeys part={part} {...own} />}
      {part.kind === 'list' && (
        <ChoiceMenu
          label={words.addItem}
          lines={part.offers}
          onChoose={(offer) => {
            const index = part.parts.length;
            const value = (part.path.at(-1) === 'options' && nextChoice(part.parts)) || offer.value;
            own.put({ do: 'insert', path: part.path, index, value }, [...part.path, index]);
          }}
        />
      )}
    </Box>
  );
}

/** What a reader sees comes first; what only the file knows, last. */
const first = ['label', 'title', 'text', 'html', 'guideText', 'required', 'options'];
const last = ['name', 'id', 'type', 'width', 'version', 'slug', '$schema'];

function inOrder(parts: readonly Part[]): readonly Part[] {
  const rank = ({ path }: Part): number => {
    const key = String(path.at(-1));
    const at = first.indexOf(key);
    if (at >= 0) return at - first.length;
    return last.includes(key) ? 1 : 0;
  };
  // A comparison reads as it is written: the answer before what is asked of it.
  if (parts.some(({ path }) => path.at(-1) === 'condition')) return parts;
  return [...parts].sort((a, b) => rank(a) - rank(b));
}

function MoreKeys({
  part,
  put,
  meantAt,
  keysAt,
  offersOf,
}: PartTools & { part: Extract<Part, { kind: 'object' }> }) {
  const names = keysAt(part.path);
  const add = (name: string, value: Json, otherwise?: readonly Json[]): string | undefined => {
    const path = [...part.path, name];
    return put({ do: 'set', path, value }, path, otherwise);
  };
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
          label={words.addKey}
          lines={names.map(({ value, about }) => ({ name: value, ...(about !== undefined && { about }) }))}
          onChoose={({ name }) => add(name, beginning(name))}
        />
      ) : (
        <>
          <ChoiceMenu
            label={words.addKey}
            lines={commonFirst(offersOf(part)).map((offer) => ({
              ...offer,
              title: titleOfKey(offer.name),
            }))}
            onChoose={({ name, value, otherwise }) => add(name, value, otherwise)}
          />
          {part.named !== undefined && <AddNamed onAdd={(name) => add(name, part.named ?? null)} />}
        </>
      )}
    </Box>
  );
}

/** Adds a key that the editor names. */
function AddNamed({ onAdd }: { onAdd: (name: string) => string | undefined }) {
  const [name, setName] = useState('');
  return (
    <Box
      component="form"
      sx={{ display: 'flex', gap: 1, alignItems: 'end' }}
      onSubmit={(event) => {
        event.preventDefault();
        if (name !== '' && onAdd(name) === undefined) setName('');
      }}
    >
      <Labelled name={words.name}>
        {(ids) => (
          <OutlinedInput
            size="small"
            inputProps={ids}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Labelled>
      <Button type="submit" size="small">
        {words.add}
      </Button>
    </Box>
  );
}
