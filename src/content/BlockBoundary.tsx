import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactElement } from 'react';
import { pageWords } from '../messages';
import { RedrawBoundary } from './RedrawBoundary';

/** Keeps a block that fails from taking the page with it. */
export function BlockBoundary({ children }: { children: ReactElement }) {
  return (
    <RedrawBoundary place="" fallback={(_error, retry) => <BrokenBlock onRetry={retry} />}>
      {children}
    </RedrawBoundary>
  );
}

/** Around what is said in place of a part of a page. */
export const faultBox = {
  ...{ gridColumn: '1 / -1', p: 2, '& > p': { mt: 0 }, '& > ul': { mt: 2 } },
  ...{ borderRadius: 2, border: 1, borderColor: 'error.main' },
} as const;

function BrokenBlock({ onRetry }: { onRetry: () => void }) {
  return (
    <Box role="alert" sx={faultBox}>
      <p>{pageWords.blockFailed}</p>
      <Button onClick={onRetry}>{pageWords.retry}</Button>
    </Box>
  );
}
