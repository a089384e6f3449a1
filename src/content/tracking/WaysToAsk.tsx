import Box from '@mui/material/Box';
import { use } from 'react';
import { trackingWords } from '../../messages';
import { ContactContext } from '../ContactContext';

/** How the bank can be asked about a number; nothing where nobody can be. */
export function WaysToAsk() {
  const contact = use(ContactContext);
  return (
    contact && (
      <Box data-contact sx={{ mt: 3, '& p': { m: 0, mb: 1 } }}>
        <p>{trackingWords.ask}</p>
        {contact}
      </Box>
    )
  );
}
