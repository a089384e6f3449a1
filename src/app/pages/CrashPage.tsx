import { crashed, pageCodeMissing, pageWords } from '../../messages';
import { FaultPage } from './FaultPage';
import { MissingPageCode } from './pageCode';

/** In place of a page whose code has failed or did not come. Reloading it mends both; stored answers stay. */
export function CrashPage({ error }: { error: unknown }) {
  return (
    <FaultPage
      words={error instanceof MissingPageCode ? pageCodeMissing : crashed}
      retryText={pageWords.reload}
      onRetry={() => window.location.reload()}
    />
  );
}
