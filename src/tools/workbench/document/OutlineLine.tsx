import Box from '@mui/material/Box';
import type { Path } from '../../../language/schema';
import Button from '@mui/material/Button';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { inRow } from '../panels/listStyles';
import { ChoiceMenu } from './ChoiceMenu';
import { lineDrag } from './lineDrag';
import type { Side } from './edits';
import { titleIn, type ListPart, type OutlineEntry } from './outline';
import { paletteOf } from './palette';
import type { Offer } from './parts';
import { words } from './words';

/** What can be done with the lines of an outline. */
export interface OutlineActions {
  /** What lies beside the definition and may be taken in. */
  beside: Parameters<typeof paletteOf>[1];
  listAt: (path: Path) => ListPart | undefined;
  onSelect: (entry: OutlineEntry | undefined) => void;
  onMove: (entry: OutlineEntry, by: 1 | -1) => void;
  /** Takes an entry into another one, behind all that is there. */
  onCarry: (entry: OutlineEntry, home: OutlineEntry) => void;
  onDrop: (dragged: OutlineEntry, target: OutlineEntry, side: Side) => void;
  onRemove: (entry: OutlineEntry) => void;
  onAdd: (list: Path, index: number, offer: Offer) => void;
}

/** Whether what a line holds is shown, and what shows or hides it. */
export interface Fold {
  isOpen: boolean;
  onPress: () => void;
}

interface OutlineLineProps extends OutlineActions {
  entry: OutlineEntry;
  id: string;
  chosen: boolean;
  wrong: boolean;
  fold: Fold | undefined;
  homes: readonly OutlineEntry[];
}

const marks: Readonly<Record<Side, object>> = {
  before: { boxShadow: 'inset 0 3px 0 0 currentColor' },
  after: { boxShadow: 'inset 0 -3px 0 0 currentColor' },
  into: { outline: '2px dashed currentColor', outlineOffset: -2 },
};

/** A line of the outline; with the pointer it is dragged, what is chosen has buttons for the same. */
export function OutlineLine(props: OutlineLineProps) {
  const { entry, id, chosen, wrong, fold, onSelect, onMove, onDrop } = props;
  const { line, side } = useLineDrag(entry, onDrop);
  // What may be done with it stands below it, and may lie out of sight.
  useEffect(() => {
    if (chosen) line.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen, line]);
  return (
    <Box
      component="li"
      ref={line}
      data-outline={id}
      onKeyDown={(event) => moveByKey(event, entry, onMove)}
      sx={{
        pl: entry.depth * 2,
        py: 0.25,
        cursor: entry.isShared ? 'default' : 'grab',
        ...(side && marks[side]),
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline' }}>
        <Box component="span" aria-hidden sx={{ color: 'text.secondary', mr: 0.5, userSelect: 'none' }}>
          {entry.isShared ? '·' : '⠿'}
        </Box>
        <Button
          // Beside its handle; what kind it is stands below where there is no room.
          sx={{
            ...inRow,
            fontWeight: chosen ? 700 : 400,
            overflowWrap: 'anywhere',
            maxWidth: 'calc(100% - 1.25rem)',
          }}
          aria-current={chosen ? 'true' : undefined}
          onClick={() => onSelect(entry)}
        >
          {titleIn(entry)}
        </Button>
        {fold && (
          <Button
            size="small"
            sx={{ minWidth: 24, p: 0 }}
            aria-expanded={fold.isOpen}
            aria-label={(fold.isOpen ? words.fold : words.unfold)(titleIn(entry))}
            onClick={fold.onPress}
          >
            {fold.isOpen ? '▾' : '▸'}
          </Button>
        )}
        {wrong && (
          <Box component="span" sx={{ color: 'error.main', ml: 1, fontSize: '0.75rem', fontWeight: 600 }}>
            {words.found}
          </Box>
        )}
        {entry.kind !== undefined && entry.kind !== entry.title && (
          <Box component="span" sx={{ color: 'text.secondary', ml: 1, fontSize: '0.75rem' }}>
            {entry.kind}
          </Box>
        )}
      </Box>
      {chosen && !entry.isShared && <LineButtons {...props} />}
    </Box>
  );
}

/** Alt with an arrow moves a line that the outline may move. */
export function moveByKey(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'preventDefault'>,
  entry: OutlineEntry | undefined,
  onMove: OutlineActions['onMove'],
): void {
  const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key];
  if (!event.altKey || !by || !entry || entry.isShared) return;
  // The browser would leave the page or scroll it.
  event.preventDefault();
  if (entry.index + by >= 0 && entry.index + by < entry.count) onMove(entry, by);
}

function LineButtons({ entry, homes, beside, listAt, onMove, onCarry, onRemove, onAdd }: OutlineLineProps) {
  const title = titleIn(entry);
  const list = entry.path.slice(0, -1);
  const { inner } = entry;
  const palette = (at: Path): readonly Offer[] => {
    const found = listAt(at);
    return found ? paletteOf(found, beside) : [];
  };
  const places = homes.map((home) => ({ name: titleIn(home), home }));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
      <Button
        size="small"
        data-move="up"
        aria-label={words.up(title)}
        disabled={entry.index === 0}
        onClick={() => onMove(entry, -1)}
      >
        ↑
      </Button>
      <Button
        size="small"
        data-move="down"
        aria-label={words.down(title)}
        disabled={entry.index === entry.count - 1}
        onClick={() => onMove(entry, 1)}
      >
        ↓
      </Button>
      <ChoiceMenu
        always
        label={words.moveTo}
        describes={words.moveToOf(title)}
        lines={places}
        onChoose={({ home }) => onCarry(entry, home)}
      />
      <ChoiceMenu
        label={words.below}
        describes={words.addBelow(title)}
        lines={palette(list)}
        onChoose={(offer) => onAdd(list, entry.index + 1, offer)}
      />
      {inner && (
        <ChoiceMenu
          label={words.inside}
          describes={words.addInto(title)}
          lines={palette(inner)}
          onChoose={(offer) => onAdd(inner, Number.POSITIVE_INFINITY, offer)}
        />
      )}
      <Button size="small" color="error" aria-label={words.remove(title)} onClick={() => onRemove(entry)}>
        ✕
      </Button>
    </Box>
  );
}

/** Makes a line one that can be dragged, and dropped on; `side` is where it would go that is held over it. */
function useLineDrag(entry: OutlineEntry, onDrop: OutlineActions['onDrop']) {
  const line = useRef<HTMLLIElement>(null);
  const [side, setSide] = useState<Side>();
  const latest = useRef({ entry, onDrop });
  useEffect(() => {
    latest.current = { entry, onDrop };
  });
  useEffect(() => {
    if (!line.current) return undefined;
    return lineDrag({
      element: line.current,
      entry: () => latest.current.entry,
      onSide: setSide,
      onDrop: (...dropped) => latest.current.onDrop(...dropped),
    });
  }, []);
  return { line, side };
}
