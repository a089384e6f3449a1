import { useEffect, useRef, useState } from 'react';
import { fetchTracking, isApiError, type TrackedApplication } from '../../api';
import type { Toast } from '../../interpreter';
import { trackingWords } from '../../messages';

/** What the search has come to. */
interface Search {
  pending: boolean;
  found?: TrackedApplication;
  /** A new `id` for every toast. */
  toast?: Toast & { id: number };
}

/** The search for an application. */
export interface Tracking extends Search {
  /** Asks the back end; not while it is being asked. */
  search: (registrationCode: string) => void;
  closeToast: () => void;
}

/** Runs one search at a time. A search that the visitor walks away from is given up. */
export function useTracking(): Tracking {
  const [now, setNow] = useState<Search>({ pending: false });
  const running = useRef<AbortController>(undefined);
  const lastToast = useRef(0);
  useEffect(() => () => running.current?.abort(), []);

  const tell = (words: { title: string; text: string }): void => {
    lastToast.current += 1;
    setNow({ pending: false, toast: { variant: 'destructive', ...words, id: lastToast.current } });
  };
  const ask = async (registrationCode: string, { signal }: AbortController): Promise<void> => {
    try {
      const found = await fetchTracking(registrationCode, { signal });
      if (found) setNow({ pending: false, found });
      else tell(trackingWords.unknown);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.kind === 'aborted') setNow({ pending: false });
      else tell(trackingWords.failed);
    }
  };
  return {
    ...now,
    search: (registrationCode) => {
      if (running.current) return;
      const controller = new AbortController();
      running.current = controller;
      setNow({ pending: true });
      void ask(registrationCode, controller).finally(() => {
        running.current = undefined;
      });
    },
    closeToast: () => setNow((before) => ({ ...before, toast: undefined })),
  };
}
