import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { Labelled, Why } from './Control';
import { words } from './words';

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
