import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Json } from '../../../interpreter';
import { ChoiceMenu } from './ChoiceMenu';
import { PartRow, type PartTools } from './PartRow';
import type { Part } from './parts';
import { commonFirst, nextChoice } from './plainWords';
import { isRead } from '../../schema/described';
import { isOutlined, itemOf } from './outline';
import { option } from '../../../language/schemas/choices';
import { words } from './words';
import { Labelled } from './Control';

interface PartEditorProps extends PartTools {
  part: Part;
  /** It has a line in the outline, where the lists in it are edited. */
  outlined?: boolean;
}

/** Why something was not changed is seen wherever one has scrolled to. */
const inSight = { position: 'sticky', top: 0, zIndex: 1 } as const;

/** Every key of a part, in the words of the schema, each with the control that fits its value. */
export function PartEditor({ part, outlined = false, ...tools }: PartEditorProps) {
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
            .filter((one) => !isFixed(one) && !(outlined && isOutlined(one)))
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
            const value = (itemOf(part) === option && nextChoice(part.parts)) || offer.value;
            own.put({ do: 'insert', path: part.path, index, value }, [...part.path, index]);
          }}
        />
      )}
    </Box>
  );
}

/** Only one value may stand there: the kind of a block that has no others beside it. */
const isFixed = (part: Part): boolean => part.kind === 'choice' && part.choices.length < 2 && !part.optional;

/** What a visitor reads comes first; what only the file knows, last. A comparison reads as it is written. */
function inOrder(parts: readonly Part[]): readonly Part[] {
  const rank = ({ schema, optional }: Part): number => (schema && isRead(schema) ? 0 : optional ? 1 : 2);
  return parts.some(isOperator) ? parts : [...parts].sort((a, b) => rank(a) - rank(b));
}

const isOperator = ({ schema }: Part): boolean =>
  schema?.node.kind === 'text' && schema.node.role === 'operator';

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
            lines={commonFirst(offersOf(part))}
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
