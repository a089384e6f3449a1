import Box from '@mui/material/Box';
import { homeWords, pageWords } from '../messages/id';
import { Catalogue } from './home/Catalogue';
import { usePageHead } from './usePageHead';

/** The way in: what the bank offers. */
export function HomePage({ warmUpForms }: { warmUpForms: () => void }) {
  const heading = usePageHead(`${homeWords.title} – ${pageWords.portal}`);
  return (
    <>
      <Box
        sx={{
          borderRadius: 3,
          px: { xs: 2.5, md: 6 },
          py: { xs: 3.5, md: 6 },
          mb: { xs: 3, md: 5 },
          color: 'common.white',
          background: 'linear-gradient(120deg, #004d40, #00796b)',
        }}
      >
        <Box
          component="h1"
          ref={heading}
          tabIndex={-1}
          sx={{ typography: 'h3', fontSize: { xs: 28, md: 40 }, fontWeight: 700, m: 0, outline: 'none' }}
        >
          {homeWords.title}
        </Box>
        <Box component="p" sx={{ fontSize: { xs: 16, md: 18 }, maxWidth: 560, mt: 1.5, mb: 0 }}>
          {homeWords.intro}
        </Box>
        <Box
          component="ol"
          sx={{
            listStyle: 'none',
            p: 0,
            m: 0,
            mt: 3,
            display: 'flex',
            flexWrap: 'wrap',
            gap: { xs: 1, md: 2 },
            typography: 'body2',
          }}
        >
          {homeWords.howItWorks.map((step, index) => (
            <Box
              component="li"
              key={step}
              sx={{ bgcolor: 'rgb(255 255 255 / .14)', borderRadius: 99, px: 1.75, py: 0.75 }}
            >
              {index + 1}. {step}
            </Box>
          ))}
        </Box>
      </Box>
      <Catalogue warmUpForms={warmUpForms} />
    </>
  );
}
