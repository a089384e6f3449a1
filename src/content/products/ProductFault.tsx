import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { pageWords, productWords } from '../../messages';

/** In place of products that did not come. The button stays in place while they are asked for again, so focus does too. */
export function ProductFault({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <Box sx={frame}>
      <Box role="alert">
        <Box component="p" sx={{ m: 0, fontWeight: 700 }}>
          {productWords.failed}
        </Box>
        <Box component="p" sx={{ mt: 0.5, mb: 2 }}>
          {productWords.failedHint}
        </Box>
      </Box>
      <Button
        variant="contained"
        aria-disabled={retrying}
        onClick={() => {
          if (!retrying) onRetry();
        }}
      >
        {retrying ? pageWords.loading : pageWords.retry}
      </Button>
    </Box>
  );
}

const frame = {
  p: { xs: 2.5, md: 4 },
  borderRadius: 2,
  border: 1,
  borderColor: 'error.main',
  bgcolor: 'error.light',
} as const;
