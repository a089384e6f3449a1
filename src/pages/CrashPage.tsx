import { crashed, pageWords } from '../messages/id';
import { FaultPage } from './FaultPage';

/** In place of a page whose code has failed or did not come. Loading it anew mends both; stored answers stay. */
export function CrashPage() {
  return <FaultPage words={crashed} retryText={pageWords.reload} onRetry={() => window.location.reload()} />;
}
