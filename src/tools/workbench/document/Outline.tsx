import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { inRow } from '../panels/listStyles';
import { ChoiceMenu } from './ChoiceMenu';
import { type Fold, OutlineLine, type OutlineActions } from './OutlineLine';
import { paletteOf } from './palette';
import { keyOf, type ListPart, type OutlineEntry, titleIn } from './outline';
import { words } from './words';

interface OutlineProps extends OutlineActions {
  top: ListPart | undefined;
  entries: readonly OutlineEntry[];
  selected: string;
  wrong: ReadonlySet<string>;
}

/** Steps and blocks in their order; what is chosen can be moved, taken away, and added to. */
export function Outline({ entries, selected, wrong, top, ...others }: OutlineProps) {
  const { beside, onAdd } = others;
  const { shown, isLong, query, setQuery, foldOf } = useFolds(entries, selected);
  const onSelect = (entry: OutlineEntry | undefined): void => {
    setQuery('');
    others.onSelect(entry);
  };
  const actions = { ...others, onSelect };
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
      {isLong && (
        <OutlinedInput
          fullWidth
          size="small"
          placeholder={words.searchLines}
          inputProps={{ 'aria-label': words.searchLines, type: 'search' }}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((entry) => {
          const key = keyOf(entry.path);
          const fold = foldOf(entry);
          const isHidden = fold?.isOpen === false && [...wrong].some((one) => one.startsWith(`${key}.`));
          return (
            <OutlineLine
              key={key}
              id={key}
              entry={entry}
              chosen={key === selected}
              wrong={wrong.has(key) || isHidden}
              fold={fold}
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

/** An outline of more lines has a search, and its steps are folded. */
const manyLines = 30;

const isHead = ({ path }: OutlineEntry): boolean => path.at(-2) === 'steps';

/** The lines that are shown: all of a short outline; of a long one what is sought, or what is not folded. */
function useFolds(entries: readonly OutlineEntry[], selected: string) {
  const [query, setQuery] = useState('');
  const [opened, setOpened] = useState<readonly string[]>([]);
  const isLong = entries.length > manyLines;
  const chosen = entries.find(({ path }) => keyOf(path) === selected)?.step;
  const sought = query.trim().toLowerCase();
  const isShown = (entry: OutlineEntry): boolean => {
    if (sought !== '') return titleIn(entry).toLowerCase().includes(sought);
    const { step } = entry;
    return step === undefined || isHead(entry) || step === chosen || opened.includes(step);
  };
  /** What folds a step; `undefined`: nothing does. */
  const foldOf = (entry: OutlineEntry): Fold | undefined => {
    const { step } = entry;
    if (!isLong || sought !== '' || step === undefined || step === chosen || !isHead(entry)) return undefined;
    const isOpen = opened.includes(step);
    const onPress = (): void => setOpened(isOpen ? opened.filter((one) => one !== step) : [...opened, step]);
    return { isOpen, onPress };
  };
  return { shown: isLong ? entries.filter(isShown) : entries, isLong, query, setQuery, foldOf };
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
