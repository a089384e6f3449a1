import Box from '@mui/material/Box';
import { formWords } from '../messages';

/** Behind an answer that was chosen from a sample, where it is shown again. */
export const SampleMark = () => (
  <Box component="strong" data-sample sx={{ display: 'block', typography: 'body2', fontWeight: 600 }}>
    {formWords.sample}
  </Box>
);
