import Box from '@mui/material/Box';
import { pageWords } from '../messages/id';

/** While a page's code is on its way: room for it, so that the footer does not jump. */
export function PageSkeleton() {
  return <Box role="status" aria-label={pageWords.loading} sx={{ minHeight: '60vh' }} />;
}
