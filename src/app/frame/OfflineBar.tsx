import { useSyncExternalStore } from 'react';
import { connection } from '../../api';
import { pageWords } from '../../messages';
import { frameClass } from './frameClass';

function subscribe(listener: () => void): () => void {
  const forget = connection.subscribe(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    forget();
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const isOnline = (): boolean => navigator.onLine && connection.reached();

/** Says that there is no connection, at the bottom of the window; it has its own place below the footer. */
export function OfflineBar() {
  const online = useSyncExternalStore(subscribe, isOnline);
  return (
    <div role="status" className={`no-print ${frameClass('offlinePlace')}`}>
      {!online && <div className={frameClass('offlineBar')}>{pageWords.offline}</div>}
    </div>
  );
}
