import Box from '@mui/material/Box';
import { type Theme } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import type { SectionBlock } from '../../interpreter';
import { pictureAddress, placeholderOf } from './ContentImage';

/** Blocks that belong together; a hero heads its page, a high section scrolls, with the keyboard too. */
export function Section({ block, inner }: { block: SectionBlock; inner: ReactNode }) {
  const { title, look = 'plain', image, maxHeight } = block;
  const id = useId();
  if (look === 'hero') {
    return (
      <Box component="section" sx={hero} style={heroPicture(image)}>
        {inner}
      </Box>
    );
  }
  return (
    <Box
      component="section"
      aria-labelledby={title === undefined ? undefined : id}
      sx={[{ gridColumn: '1 / -1', minWidth: 0, mt: { xs: 1, md: 2 } }, look === 'tinted' && tinted]}
    >
      {title !== undefined && (
        <Box component="h2" id={id} sx={{ typography: 'h2', mt: 0, mb: { xs: 2, md: 3 } }}>
          {title}
        </Box>
      )}
      {maxHeight === undefined ? (
        inner
      ) : (
        <Box tabIndex={0} role="region" aria-label={title} sx={{ maxHeight, overflowY: 'auto' }}>
          {inner}
        </Box>
      )}
    </Box>
  );
}

/** A variable, so that the style sheet decides on which screens the picture is fetched. */
function heroPicture(image: string | undefined): Record<string, string> {
  return { '--hero-picture': `url("${encodeURI(pictureAddress(image) ?? placeholderOf('header'))}")` };
}

const hero = ({ palette: { primary }, spacing, breakpoints }: Theme) =>
  ({
    gridColumn: '1 / -1',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    padding: spacing(3, 2.5),
    borderRadius: '16px',
    color: primary.contrastText,
    backgroundColor: primary.main,
    backgroundImage: `linear-gradient(120deg, ${primary.dark}, ${primary.main})`,
    // A button of the portal's own colour would be lost on this ground.
    '& .MuiButton-contained': {
      color: primary.dark,
      backgroundColor: primary.contrastText,
      '&:hover': { backgroundColor: primary.light },
      '&.Mui-focusVisible': { outlineColor: primary.contrastText },
    },
    '& h1': { textWrap: 'balance', fontSize: 'clamp(1.75rem, 1.3rem + 1.9vw, 2.75rem)' },
    [breakpoints.up('md')]: {
      minHeight: 340,
      padding: spacing(7, 50, 7, 6),
      borderRadius: '24px',
      background: `var(--hero-picture) right 40px bottom / 340px auto no-repeat, linear-gradient(120deg, ${primary.dark}, ${primary.main} 65%)`,
    },
    // Browsers print no grounds, and white words need one.
    '@media print': { minHeight: 0, padding: 0, color: 'black', background: 'none' },
  }) as const;

const tinted = {
  p: { xs: 2.5, md: 4 },
  borderRadius: { xs: '16px', md: '24px' },
  bgcolor: 'primary.light',
} as const;
