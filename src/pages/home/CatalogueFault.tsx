import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { homeWords, pageWords } from '../../messages/id';

/** In place of products that did not come. The button stays in place while they are asked for again, so focus does too. */
export function CatalogueFault({ retrying, onRetry }: { retrying: boolean; onRetry: () => Promise<void> }) {
  return (
    <Box
      sx={{
        p: { xs: 2.5, md: 4 },
        borderRadius: 2,
        border: 1,
        borderColor: 'error.main',
        bgcolor: 'error.light',
      }}
    >
      <Box role="alert">
        <Box component="p" sx={{ m: 0, fontWeight: 700 }}>
          {homeWords.failed}
        </Box>
        <Box component="p" sx={{ mt: 0.5, mb: 2 }}>
          {homeWords.failedHint}
        </Box>
      </Box>
      <Button
        variant="contained"
        aria-disabled={retrying}
        onClick={() => {
          if (!retrying) void onRetry();
        }}
      >
        {retrying ? pageWords.loading : homeWords.retry}
      </Button>
    </Box>
  );
}
