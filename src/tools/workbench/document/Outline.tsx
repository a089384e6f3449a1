import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { inRow } from '../panels/listStyles';
import { ChoiceMenu } from './ChoiceMenu';
import { OutlineLine, type OutlineActions } from './OutlineLine';
import { paletteOf } from './palette';
import { keyOf, type ListPart, type OutlineEntry } from './outline';
import { words } from './words';

interface OutlineProps extends OutlineActions {
  top: ListPart | undefined;
  entries: readonly OutlineEntry[];
  selected: string;
  wrong: ReadonlySet<string>;
}

/** Steps and blocks in their order; what is chosen can be moved, taken away, and added to. */
export function Outline({ entries, selected, wrong, top, ...actions }: OutlineProps) {
  const { beside, onSelect, onAdd } = actions;
  // Shared pieces, pages and popups are blocks without steps.
  const isForm = ['steps', 'stages'].includes(String(top?.path.at(-1)));
  return (
    <Box component="nav" aria-label={words.outline}>
      <Button
        sx={{ ...inRow, fontWeight: selected === '' ? 700 : 400 }}
        aria-current={selected === '' ? 'true' : undefined}
        onClick={() => onSelect(undefined)}
      >
        {isForm ? words.whole : words.wholeFile}
      </Button>
      {top !== undefined && (
        <ChoiceMenu
          label={isForm ? words.addStep : words.add}
          lines={paletteOf(top, beside)}
          onChoose={(offer) => onAdd(top.path, Number.POSITIVE_INFINITY, offer)}
        />
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry) => {
          const key = keyOf(entry.path);
          return (
            <OutlineLine
              key={key}
              id={key}
              entry={entry}
              chosen={key === selected}
              wrong={wrong.has(key)}
              homes={homesOf(entry, entries)}
              {...actions}
            />
          );
        })}
      </Box>
      {entries.length > 0 && (
        <Box component="p" sx={{ m: 0, my: 1, typography: 'caption', color: 'text.secondary' }}>
          {words.moving}
        </Box>
      )}
    </Box>
  );
}

/** What else may hold an entry: everything with a list of its kind, but itself, what is in it, and what holds it now. */
function homesOf({ path }: OutlineEntry, entries: readonly OutlineEntry[]): readonly OutlineEntry[] {
  const now = keyOf(path.slice(0, -2));
  return entries.filter(
    (home) =>
      home.inner?.at(-1) === path.at(-2) &&
      keyOf(home.path) !== now &&
      !path.every((key, at) => key === home.path[at]),
  );
}
