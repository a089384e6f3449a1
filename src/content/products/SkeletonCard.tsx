import Box from '@mui/material/Box';
import { cardFrame, cardText, cardTexts, linkHeight } from './cardStyles';

/** A card whose product is on its way: of the size that most products will have. */
export function SkeletonCard() {
  return (
    <Box aria-hidden sx={cardFrame}>
      <Box sx={{ aspectRatio: '16 / 9', bgcolor: 'action.disabledBackground' }} />
      <Box sx={cardText}>
        <Box sx={cardTexts}>
          <Box sx={{ ...bar, width: 0.7, height: '1.4rem' }} />
          <Box sx={{ ...bar, mt: 1.5, height: '3.6rem' }} />
        </Box>
        <Box sx={{ ...bar, width: 0.4, height: linkHeight }} />
      </Box>
    </Box>
  );
}

const bar = { borderRadius: 1, bgcolor: 'action.disabledBackground', opacity: 0.6 } as const;
