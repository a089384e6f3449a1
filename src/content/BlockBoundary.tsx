import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { pageWords } from '../messages';

/** Keeps a block that fails from taking the page with it. */
export function BlockBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary FallbackComponent={BrokenBlock}>{children}</ErrorBoundary>;
}

function BrokenBlock({ resetErrorBoundary }: FallbackProps) {
  return (
    <Box
      role="alert"
      sx={{ gridColumn: '1 / -1', p: 2, borderRadius: 2, border: 1, borderColor: 'error.main' }}
    >
      <p>{pageWords.blockFailed}</p>
      <Button onClick={resetErrorBoundary}>{pageWords.retry}</Button>
    </Box>
  );
}
