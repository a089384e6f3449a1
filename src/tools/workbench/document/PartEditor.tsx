import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { words } from '../words';
import { AddNamed } from './AddNamed';
import { Control } from './Control';
import { OfferMenu } from './OfferMenu';
import { titleOf } from './outline';
import type { Choice, Part } from './parts';
import type { Edit } from './textEdits';

/** Makes an edit of the text that was read, or says why not. */
export type Attempt = (edit: Edit, read: string | undefined) => string | undefined;

/** The same, of the text on the screen. */
export type Try = (edit: Edit) => string | undefined;

interface PartEditorProps {
  part: Part;
  attempt: Try;
  /** The condition at a path as a sentence; empty where there is none. */
  sentenceAt: (path: Part['path']) => string;
  /** What may be meant by a text at a path; `undefined` where any may stand. */
  meantAt: (path: Part['path']) => readonly Choice[] | undefined;
  /** Lists that the outline shows are edited there. */
  leaveOut?: ReadonlySet<string>;
}

/** Every key of a part, in the words of the schema, each with the control that fits its value. */
export function PartEditor({ part, attempt, sentenceAt, meantAt, leaveOut }: PartEditorProps) {
  const [refused, setRefused] = useState<string>();
  const tried: Try = (edit) => {
    const why = attempt(edit);
    setRefused(why);
    return why;
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {refused !== undefined && (
        <Alert severity="warning" role="alert" onClose={() => setRefused(undefined)}>
          {words.document.refused(refused)}
        </Alert>
      )}
      {'parts' in part
        ? part.parts
            .filter(({ kind, path }) => kind !== 'fixed' && !leaveOut?.has(String(path.at(-1))))
            .map((one, _, all) => (
              <Row
                key={String(one.path.at(-1))}
                part={one}
                count={all.length}
                attempt={tried}
                below={attempt}
                sentenceAt={sentenceAt}
                meantAt={meantAt}
              />
            ))
        : null}
      {part.kind === 'object' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <OfferMenu
            label={words.document.addKey}
            offers={part.missing}
            onChoose={({ name, value }) => tried({ do: 'set', path: [...part.path, name], value })}
          />
          {part.named !== undefined && (
            <AddNamed
              onAdd={(name) => tried({ do: 'set', path: [...part.path, name], value: part.named ?? null })}
            />
          )}
        </Box>
      )}
      {part.kind === 'list' && (
        <OfferMenu
          label={words.document.addItem}
          offers={part.offers}
          onChoose={({ value }) => tried({ do: 'insert', path: part.path, index: part.parts.length, value })}
        />
      )}
    </Box>
  );
}

interface RowProps extends PartEditorProps {
  /** How many stand beside it. */
  count: number;
  /** Makes an edit inside of it: why not is told there. */
  below: Try;
}

/** One key or item: its sentence, its control, and what takes it away or moves it. */
function Row({ part, count, attempt, below, sentenceAt, meantAt }: RowProps) {
  const key = part.path.at(-1);
  const isItem = typeof key === 'number';
  const name = isItem ? words.document.item(key) : String(key);
  const list = part.path.slice(0, -1);
  const nested = 'parts' in part;
  const sentence = sentenceAt(part.path);
  return (
    <Box data-part={part.path.join('.')} sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {nested ? (
            <details>
              <summary>
                <b>{name}</b> {sentence !== '' ? sentence : (part.about ?? titleOf(part))}
              </summary>
              <Box sx={{ pl: { xs: 1, sm: 2 }, pt: 1 }}>
                <PartEditor part={part} attempt={below} sentenceAt={sentenceAt} meantAt={meantAt} />
              </Box>
            </details>
          ) : (
            <Control
              part={part}
              name={name}
              sentence={sentence}
              meant={meantAt(part.path)}
              onSet={(value) => attempt({ do: 'set', path: part.path, value })}
            />
          )}
        </Box>
        {isItem && (
          <>
            <Button
              size="small"
              sx={{ minWidth: 32 }}
              aria-label={words.document.up(name)}
              disabled={key === 0}
              onClick={() => attempt({ do: 'move', path: list, from: key, to: key - 1 })}
            >
              ↑
            </Button>
            <Button
              size="small"
              sx={{ minWidth: 32 }}
              aria-label={words.document.down(name)}
              disabled={key === count - 1}
              onClick={() => attempt({ do: 'move', path: list, from: key, to: key + 1 })}
            >
              ↓
            </Button>
          </>
        )}
        {part.optional && (
          <Button
            size="small"
            color="error"
            sx={{ minWidth: 32 }}
            aria-label={words.document.remove(name)}
            onClick={() => attempt({ do: 'remove', path: part.path })}
          >
            ✕
          </Button>
        )}
      </Box>
    </Box>
  );
}
