import { useEffect } from 'react';
import { MissingCode, reloadOnce, thisTab } from '../../content';
import { crashed, pageCodeMissing, pageWords } from '../../messages';
import { FaultPage } from './FaultPage';

/** In place of a page whose code has failed or did not come. Reloading it mends both; stored answers stay. */
export function CrashPage({ error }: { error: unknown }) {
  const isMissing = error instanceof MissingCode;
  useEffect(() => {
    if (isMissing) void reloadOnce();
  }, [isMissing]);
  return (
    <FaultPage
      words={isMissing ? pageCodeMissing : crashed}
      retryText={pageWords.reload}
      onRetry={thisTab.reload}
    />
  );
}
