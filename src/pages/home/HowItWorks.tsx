import Box from '@mui/material/Box';
import { homeWords } from '../../messages/id';
import { Section } from './Section';

/** The way from a card to a registration number. */
export function HowItWorks() {
  return (
    <Section name={homeWords.howItWorks}>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gap: { xs: 2, lg: 3 },
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        }}
      >
        {homeWords.steps.map(({ title, text }, index) => (
          <Box component="li" key={title} sx={{ display: 'flex', gap: 1.5 }}>
            <Box
              aria-hidden
              sx={{
                flex: 'none',
                width: 36,
                height: 36,
                borderRadius: 99,
                display: 'grid',
                placeItems: 'center',
                fontWeight: 700,
                color: 'primary.main',
                bgcolor: 'primary.light',
              }}
            >
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
    </Section>
  );
}
