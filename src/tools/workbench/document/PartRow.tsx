import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Control, Typed } from './Control';
import { titleOf } from './outline';
import { PartEditor, type PartTools } from './PartEditor';
import type { Part } from './parts';
import { words } from './words';

interface PartRowProps extends PartTools {
  part: Part;
  /** How many stand beside it. */
  count: number;
  /** Its key is a name that the editor has given. */
  named: boolean;
  /** The same tools for what is inside: why not is told there. */
  below: PartTools;
}

/** Names of the whole form, which other parts of it use. */
const isOfForm = (path: Part['path']): boolean => path.length === 2;

/** One key or item: its sentence, its control, and what takes it away or moves it. */
export function PartRow({ part, count, named, below, ...tools }: PartRowProps) {
  const { attempt, sentenceAt, meantAt } = tools;
  const { path } = part;
  const key = path.at(-1);
  const isItem = typeof key === 'number';
  const name = isItem ? words.item(key) : String(key);
  const list = path.slice(0, -1);
  const sentence = sentenceAt(path);
  const naming = named && !isItem && isOfForm(path) && (
    <Typed
      key={name}
      name={words.name}
      value={name}
      onLeave={(typed) => attempt({ do: 'rename', path, name: typed }, [...list, typed])}
    />
  );
  return (
    <Box data-part={path.join('.')} sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {'parts' in part ? (
            <details>
              <summary>
                <b>{name}</b> {sentence !== '' ? sentence : (part.about ?? titleOf(part))}
              </summary>
              <Box sx={{ pl: { xs: 1, sm: 2 }, pt: 1 }}>
                {naming}
                <PartEditor part={part} {...below} />
              </Box>
            </details>
          ) : (
            <>
              {naming}
              <Control
                part={part}
                name={name}
                sentence={sentence}
                meant={meantAt(path)}
                onSet={(value) => attempt({ do: 'set', path, value })}
              />
            </>
          )}
        </Box>
        {isItem && (
          <>
            <Button
              size="small"
              sx={{ minWidth: 32 }}
              aria-label={words.up(name)}
              disabled={key === 0}
              onClick={() => attempt({ do: 'move', path: list, from: key, to: key - 1 })}
            >
              ↑
            </Button>
            <Button
              size="small"
              sx={{ minWidth: 32 }}
              aria-label={words.down(name)}
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
            aria-label={words.remove(name)}
            onClick={() => attempt({ do: 'remove', path }, list)}
          >
            ✕
          </Button>
        )}
      </Box>
    </Box>
  );
}
