import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import OutlinedInput from '@mui/material/OutlinedInput';
import Popover from '@mui/material/Popover';
import { type ReactNode, useRef, useState } from 'react';
import { foundLines, shortMenu } from './plainWords';
import { words } from './words';
import { Labelled, Why } from './Control';

/** A row of a list, with what takes it away where it may go. */
export function ListRow({
  name,
  sx,
  onRemove,
  children,
}: {
  name: string;
  sx: object;
  onRemove?: () => void;
  children: ReactNode;
}) {
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
      <Box sx={sx}>{children}</Box>
      {onRemove && (
        <ChoiceMenu
          always
          label="⋮"
          describes={words.more(name)}
          lines={[{ name: words.remove(name) }]}
          onChoose={onRemove}
        />
      )}
    </Box>
  );
}

interface MenuLine {
  /** By what it is known; people read it where nothing else is said. */
  name: string;
  title?: string;
  called?: string;
  about?: string;
  group?: string;
}

interface ChoiceMenuProps<Line extends MenuLine> {
  label: string;
  /** What it does, and where, for who does not see the place. */
  describes?: string;
  lines: readonly Line[];
  onChoose: (line: Line) => void;
  always?: boolean;
}

/** A button that shows what may be chosen; where there is one only, it is chosen at once. */
export function ChoiceMenu<Line extends MenuLine>({
  label,
  describes,
  lines,
  onChoose,
  always = false,
}: ChoiceMenuProps<Line>) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [only, ...others] = lines;
  if (!only) return null;
  const asks = always || others.length > 0;
  return (
    <>
      <Button
        size="small"
        aria-label={describes}
        aria-haspopup={asks ? 'menu' : undefined}
        onClick={({ currentTarget }) => (asks ? setAnchor(currentTarget) : onChoose(only))}
      >
        {label}
      </Button>
      {anchor && (
        <OpenMenu
          label={describes ?? label}
          {...{ anchor, lines, onChoose }}
          onClose={() => setAnchor(undefined)}
        />
      )}
    </>
  );
}

interface OpenMenuProps<Line extends MenuLine> extends Pick<
  ChoiceMenuProps<Line>,
  'label' | 'lines' | 'onChoose'
> {
  /** What was pressed; it has the focus again afterwards. */
  anchor: HTMLElement;
  onClose: () => void;
}

/** What may be chosen, below what was pressed. Of many lines, a search leaves those that have its words. */
export function OpenMenu<Line extends MenuLine>({
  label,
  lines,
  anchor,
  onChoose,
  onClose,
}: OpenMenuProps<Line>) {
  const [query, setQuery] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const isLong = lines.length > shortMenu;
  const found = foundLines(lines, query);
  const close = (): void => {
    anchor.focus();
    onClose();
  };
  const choose = (line: Line): void => {
    close();
    onChoose(line);
  };
  return (
    <Popover
      anchorEl={anchor}
      open
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      // The search or the first line takes the focus at once, and the button has it again afterwards.
      disableAutoFocus
      disableRestoreFocus
    >
      {isLong && (
        <Box sx={{ p: 1, pb: 0 }}>
          <OutlinedInput
            autoFocus
            fullWidth
            size="small"
            placeholder={words.search}
            inputProps={{ 'aria-label': words.search, type: 'search' }}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            onKeyDown={(event) => {
              const [first] = found;
              if (event.key === 'ArrowDown') {
                event.preventDefault();
                list.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
              } else if (event.key === 'Enter' && first) {
                event.preventDefault();
                choose(first);
              }
            }}
          />
        </Box>
      )}
      <MenuList ref={list} autoFocusItem={!isLong} aria-label={label}>
        {found.flatMap((line, index) => [
          ...(query === '' && line.group !== undefined && line.group !== found[index - 1]?.group
            ? [
                <ListSubheader key={line.group} role="presentation">
                  {line.group}
                </ListSubheader>,
              ]
            : []),
          <MenuItem
            key={`${index} ${line.name}`}
            data-name={line.name}
            onClick={() => choose(line)}
            sx={{ maxWidth: 420, whiteSpace: 'normal' }}
          >
            <ListItemText primary={line.title ?? line.called ?? line.name} secondary={line.about} />
          </MenuItem>,
        ])}
      </MenuList>
      {found.length === 0 && (
        <Box role="status" sx={{ px: 2, pb: 1 }}>
          {words.nothingFound}
        </Box>
      )}
    </Popover>
  );
}

interface AskProps {
  name: string;
  about?: (answer: string) => string | undefined;
  first?: string;
  /** False: it always stands there. */
  focused?: boolean;
  onAnswer: (answer: string) => string | undefined;
}

/** Asks one thing before something is added; what is not taken stays, with the reason below. */
export function Ask({ name, about, first = '', focused = true, onAnswer }: AskProps) {
  const [answer, setAnswer] = useState(first);
  const [why, setWhy] = useState<string>();
  return (
    <Box
      component="form"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}
      onSubmit={(event) => {
        event.preventDefault();
        setWhy(onAnswer(answer));
      }}
    >
      <Labelled name={name} about={about?.(answer)}>
        {(ids) => (
          <>
            <OutlinedInput
              autoFocus={focused}
              size="small"
              inputProps={ids}
              value={answer}
              error={why !== undefined}
              onFocus={({ target }) => target.select()}
              onChange={({ target }) => {
                setAnswer(target.value);
                setWhy(undefined);
              }}
            />
            <Why>{why}</Why>
          </>
        )}
      </Labelled>
      <Button type="submit" size="small" sx={{ mt: 2.5 }}>
        {words.add}
      </Button>
    </Box>
  );
}
