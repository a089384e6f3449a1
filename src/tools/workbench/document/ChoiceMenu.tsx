import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

/** A line of a menu. */
interface MenuLine {
  name: string;
  /** What people call it; left out: it has no other name. */
  title?: string;
  about?: string;
  group?: string;
}

interface ChoiceMenuProps<Line extends MenuLine> {
  label: string;
  /** What it does, and where, for who does not see the place. */
  describes?: string;
  lines: readonly Line[];
  onChoose: (line: Line) => void;
  /** Shows a menu even of one line. */
  always?: boolean;
}

function secondary({ name, title, about }: MenuLine): string | undefined {
  if (about === undefined) return undefined;
  return title === undefined ? name : `${about} ${name}`;
}

/** A button that shows what may be chosen; where there is one only, it is chosen at once. */
export function ChoiceMenu<Line extends MenuLine>({
  label,
  describes,
  lines,
  onChoose,
  always = false,
}: ChoiceMenuProps<Line>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [only, ...others] = lines;
  if (!only) return null;
  const asks = always || others.length > 0;
  const choose = (line: Line): void => {
    setAnchor(null);
    onChoose(line);
  };
  return (
    <>
      <Button
        size="small"
        aria-label={describes}
        aria-haspopup={asks ? 'menu' : undefined}
        onClick={({ currentTarget }) => (asks ? setAnchor(currentTarget) : choose(only))}
      >
        {label}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {lines.flatMap((line, index) => [
          ...(line.group !== undefined && line.group !== lines[index - 1]?.group
            ? [
                <ListSubheader key={line.group} role="presentation">
                  {line.group}
                </ListSubheader>,
              ]
            : []),
          <MenuItem
            key={`${index} ${line.name}`}
            onClick={() => choose(line)}
            sx={{ maxWidth: 420, whiteSpace: 'normal' }}
          >
            <ListItemText primary={line.title ?? line.about ?? line.name} secondary={secondary(line)} />
          </MenuItem>,
        ])}
      </Menu>
    </>
  );
}
