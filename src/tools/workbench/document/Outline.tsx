import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { words } from '../words';
import { inRow } from '../panels/listStyles';
import { OfferMenu } from './OfferMenu';
import type { OutlineEntry } from './outline';
import type { Offer } from './parts';

interface OutlineProps {
  entries: readonly OutlineEntry[];
  /** The path of the entry that is edited, as text. */
  selected: string;
  /** What may stand in the list of an entry, and below it. */
  offersIn: (list: readonly (string | number)[]) => readonly Offer[];
  onSelect: (entry: OutlineEntry | undefined) => void;
  onMove: (entry: OutlineEntry, by: 1 | -1) => void;
  onRemove: (entry: OutlineEntry) => void;
  onAdd: (list: readonly (string | number)[], index: number, offer: Offer) => void;
}

/** A path as the key of a line. */
export const keyOf = (path: readonly (string | number)[]): string => path.join('.');

/** Steps and blocks in their order; what is chosen can be moved, taken away, and added to. */
export function Outline({ entries, selected, offersIn, onSelect, onMove, onRemove, onAdd }: OutlineProps) {
  return (
    <Box component="nav" aria-label={words.document.outline}>
      <Button
        sx={{ ...inRow, fontWeight: selected === '' ? 700 : 400 }}
        aria-current={selected === '' ? 'true' : undefined}
        onClick={() => onSelect(undefined)}
      >
        {words.document.whole}
      </Button>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry) => {
          const key = keyOf(entry.path);
          const chosen = key === selected;
          const title = entry.title === '' ? words.document.untitled : entry.title;
          const list = entry.path.slice(0, -1);
          return (
            <Box component="li" key={key} data-outline={key} sx={{ pl: entry.depth * 2, py: 0.25 }}>
              <Button
                sx={{ ...inRow, fontWeight: chosen ? 700 : 400, overflowWrap: 'anywhere' }}
                aria-current={chosen ? 'true' : undefined}
                onClick={() => onSelect(entry)}
              >
                {title}
              </Button>
              {entry.type !== undefined && (
                <Box component="span" sx={{ color: 'text.secondary', ml: 1, fontSize: 12 }}>
                  {entry.type}
                </Box>
              )}
              {chosen && (
                <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
                  <Button
                    size="small"
                    data-move="up"
                    aria-label={words.document.up(title)}
                    disabled={entry.index === 0}
                    onClick={() => onMove(entry, -1)}
                  >
                    ↑
                  </Button>
                  <Button
                    size="small"
                    data-move="down"
                    aria-label={words.document.down(title)}
                    disabled={entry.index === entry.count - 1}
                    onClick={() => onMove(entry, 1)}
                  >
                    ↓
                  </Button>
                  <OfferMenu
                    label={`${words.document.add} ↓`}
                    describes={words.document.addBelow(title)}
                    offers={offersIn(list)}
                    onChoose={(offer) => onAdd(list, entry.index + 1, offer)}
                  />
                  {entry.inner && (
                    <OfferMenu
                      label={`${words.document.add} →`}
                      describes={words.document.addInto(title)}
                      offers={offersIn(entry.inner)}
                      onChoose={(offer) => onAdd(entry.inner ?? [], Number.POSITIVE_INFINITY, offer)}
                    />
                  )}
                  <Button
                    size="small"
                    color="error"
                    aria-label={words.document.remove(title)}
                    onClick={() => onRemove(entry)}
                  >
                    ✕
                  </Button>
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
