import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import type { Json } from '../../../interpreter';
import { Labelled, Why } from './Control';
import { pastedOptions, writtenOption, type Pasted } from './pastedOptions';
import { words } from './words';

const { paste } = words;

interface PasteOptionsProps {
  present: readonly Json[];
  /** Puts choices behind those that are there, or in their place; or says why not. */
  onTake: (options: readonly Json[], how: 'add' | 'replace') => string | undefined;
}

/** Takes many choices at once out of a spreadsheet or a text, and shows beforehand what they will be. */
export function PasteOptions({ present, onTake }: PasteOptionsProps) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [why, setWhy] = useState<string>();
  const ways = { add: pastedOptions(text, present), replace: pastedOptions(text, []) };
  const take = (how: keyof typeof ways): void => {
    const { options } = ways[how];
    const refused = options.length === 0 ? paste.none : onTake(options.map(writtenOption), how);
    setWhy(refused);
    if (refused !== undefined) return;
    setText('');
    setOpen(false);
  };
  return (
    <Box>
      <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
        {paste.open}
      </Button>
      {open && (
        <Box data-paste sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Labelled name={paste.name} about={paste.about}>
            {(ids) => (
              <OutlinedInput
                autoFocus
                fullWidth
                multiline
                minRows={3}
                maxRows={8}
                inputProps={ids}
                value={text}
                onChange={({ target }) => {
                  setText(target.value);
                  setWhy(undefined);
                }}
              />
            )}
          </Labelled>
          {text.trim() !== '' && <Preview {...ways.add} />}
          <Why>{why}</Why>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button size="small" variant="outlined" onClick={() => take('add')}>
              {paste.add(ways.add.options.length)}
            </Button>
            {present.length > 0 && (
              <Button size="small" onClick={() => take('replace')}>
                {paste.replace(ways.replace.options.length)}
              </Button>
            )}
          </Box>
        </Box>
      )}
    </Box>
  );
}

function Preview({ options, twice }: Pasted) {
  const hasHints = options.some(({ hint }) => hint !== undefined);
  return (
    <>
      {twice.length > 0 && <Alert severity="warning">{paste.twice(twice)}</Alert>}
      <Box sx={{ maxHeight: 240, overflow: 'auto' }}>
        <Box
          component="table"
          sx={{ fontSize: '0.8125rem', textAlign: 'left', '& td, & th': { pr: 2, py: 0.25 } }}
        >
          <thead>
            <tr>
              <th scope="col">{paste.columns.code}</th>
              <th scope="col">{paste.columns.label}</th>
              {hasHints && <th scope="col">{paste.columns.hint}</th>}
            </tr>
          </thead>
          <tbody>
            {options.map(({ code, label, hint }) => (
              <tr key={code}>
                <td>{code}</td>
                <td>{label}</td>
                {hasHints && <td>{hint}</td>}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </>
  );
}
