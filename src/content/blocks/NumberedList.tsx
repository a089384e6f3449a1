import Box from '@mui/material/Box';
import type { NumberedListBlock } from '../../interpreter';
import { bareList } from '../../theme';

/** Things to do, in order: one below the other on a phone, side by side where there is room. */
export function NumberedList({ block: { items } }: { block: NumberedListBlock }) {
  return (
    <Box component="ol" sx={list}>
      {items.map(({ title, text }, index) => (
        <Box component="li" key={index} sx={{ display: 'flex', gap: 1.5 }}>
          <Box aria-hidden sx={number}>
            {index + 1}
          </Box>
          <Box sx={{ pt: 0.75 }}>
            <Box component="h3" sx={{ typography: 'h5', m: 0 }}>
              {title}
            </Box>
            <Box component="p" sx={{ typography: 'body2', color: 'text.secondary', mt: 0.5, mb: 0 }}>
              {text}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const list = {
  gridColumn: '1 / -1',
  ...bareList,
  display: 'grid',
  gap: { xs: 2, lg: 3 },
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
} as const;

const number = {
  flex: 'none',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: 99,
  display: 'grid',
  placeItems: 'center',
  fontWeight: 700,
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
} as const;
