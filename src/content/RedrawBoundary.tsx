import { useState, type ReactElement } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { type Elements } from '../fields/common/elements';

interface RedrawBoundaryProps {
  /** What is shown. Each place is drawn a second time once. */
  place: string;
  /** Whether a fault may be gone when the same is drawn once more; left out: always. */
  mends?: (error: unknown) => boolean;
  /** Shown where the second drawing fails too. May throw the error, for the boundary around it. */
  fallback: (error: unknown, retry: () => void) => ReactElement;
  children: Elements;
}

/**
 * Draws its children once more when they fail, before it says so. Others change the page too: a browser that translates, an extension. What
 * they have replaced React does not find; what it draws from the beginning is its own again.
 */
export function RedrawBoundary({
  place,
  mends = () => true,
  fallback,
  children,
}: RedrawBoundaryProps): ReactElement {
  const [redrawn, setRedrawn] = useState<string>();
  return (
    <ErrorBoundary
      resetKeys={[place, redrawn]}
      onError={(error) => {
        if (mends(error)) setRedrawn(place);
      }}
      fallbackRender={({ error, resetErrorBoundary }) =>
        redrawn === place || !mends(error) ? fallback(error, resetErrorBoundary) : null
      }
    >
      {children}
    </ErrorBoundary>
  );
}
