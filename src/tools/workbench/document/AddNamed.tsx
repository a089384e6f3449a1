import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { words } from './words';
import { Labelled } from './Control';

/** Adds a key that the editor names. */
export function AddNamed({ onAdd }: { onAdd: (name: string) => string | undefined }) {
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
