import Box from '@mui/material/Box';
import { type Theme } from '@mui/material/styles';
import { type RefObject } from 'react';
import { homeWords } from '../../messages/id';

/** What this portal is for, in two sentences. */
export function Hero({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  return (
    <Box sx={frame}>
      <Box
        component="h1"
        ref={heading}
        tabIndex={-1}
        sx={{ typography: 'h1', fontSize: { xs: 28, md: 42 }, m: 0, outline: 'none' }}
      >
        {homeWords.title}
      </Box>
      <Box component="p" sx={{ fontSize: { xs: 16, md: 18 }, maxWidth: 520, mt: 1.5, mb: 0 }}>
        {homeWords.intro}
      </Box>
    </Box>
  );
}

/** The picture is a background, so that only screens with room for it fetch it. */
const frame = ({ palette: { primary }, spacing, breakpoints }: Theme) => ({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  padding: spacing(3, 2.5),
  borderRadius: '16px',
  color: primary.contrastText,
  backgroundColor: primary.main,
  backgroundImage: `linear-gradient(120deg, ${primary.dark}, ${primary.main})`,
  [breakpoints.up('md')]: {
    minHeight: 300,
    padding: spacing(7, 50, 7, 6),
    borderRadius: '24px',
    background: `url(/illustrations/hero.svg) right 40px bottom / 340px auto no-repeat, linear-gradient(120deg, ${primary.dark}, ${primary.main} 65%)`,
  },
});
