import { useState, type ReactElement } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { type Elements } from '../fields/common/types';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { pageWords } from '../messages';

interface RetryBoundaryProps {
  /** What is shown. Each place is drawn a second time once. */
  place: string;
  /** Whether a fault may be gone when the same is drawn once more; left out: always. */
  canRetry?: (error: unknown) => boolean;
  /** Shown where the second drawing fails too. May throw the error, for the boundary around it. */
  fallback: (error: unknown, retry: () => void) => ReactElement;
  children: Elements;
}

/**
 * Draws its children once more when they fail, before it shows the fallback. A browser that translates, or an extension, may have replaced
 * nodes that React then does not find; drawn anew, all nodes are its own.
 */
export function RetryBoundary({
  place,
  canRetry = () => true,
  fallback,
  children,
}: RetryBoundaryProps): ReactElement {
  const [redrawn, setRedrawn] = useState<string>();
  return (
    <ErrorBoundary
      resetKeys={[place, redrawn]}
      onError={(error) => {
        if (canRetry(error)) setRedrawn(place);
      }}
      fallbackRender={({ error, resetErrorBoundary }) =>
        redrawn === place || !canRetry(error) ? fallback(error, resetErrorBoundary) : null
      }
    >
      {children}
    </ErrorBoundary>
  );
}

/** Keeps a block that fails from taking the page with it. */
export function BlockBoundary({ children }: { children: ReactElement }) {
  return (
    <RetryBoundary place="" fallback={(_error, retry) => <BrokenBlock onRetry={retry} />}>
      {children}
    </RetryBoundary>
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
