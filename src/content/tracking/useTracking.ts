import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fetchTracking, isApiError, type TrackedApplication } from '../../api';
import type { Toast } from '../../interpreter';
import { asRegistered, trackingWords } from '../../messages';

interface Search {
  pending: boolean;
  found?: TrackedApplication;
  /** The number that the back end does not know. */
  unknown?: string;
  /** The product of the receipt that this device has under that number. */
  ownProduct?: string | undefined;
  /** The last search has come to nothing, for another reason. */
  failed?: boolean;
  /** A new `id` for every toast. */
  toast?: Toast & { id: number };
}

/** The product of the receipt that this device has under a number. Receipts are read by the code of forms, which is loaded for that. */
async function ownProductOf(number: string): Promise<string | undefined> {
  const storage = await import('../../storage/keptForms').catch(() => undefined);
  return storage
    ?.keptForms(Date.now())
    .flatMap((one) => (one.kind === 'receipt' ? [one.receipt] : []))
    .find((receipt) => asRegistered(receipt.number) === asRegistered(number))?.product;
}

/** Runs one search at a time, the first one by itself for a number that is known. Leaving the page aborts a search. */
export function useTracking(atOnce?: string) {
  const [now, setNow] = useState<Search>({ pending: false });
  const running = useRef<AbortController>(undefined);
  const lastToast = useRef(0);

  const showFailure = (
    words: { title: string; text: string },
    { unknown, ownProduct }: Pick<Search, 'unknown' | 'ownProduct'> = {},
  ): void => {
    lastToast.current += 1;
    setNow({
      pending: false,
      unknown,
      ownProduct,
      failed: unknown === undefined,
      toast: { variant: 'destructive', ...words, id: lastToast.current },
    });
  };
  const ask = async (registrationCode: string, { signal }: AbortController): Promise<void> => {
    try {
      const found = await fetchTracking(registrationCode, { signal });
      if (found) setNow({ pending: false, found });
      else {
        const ownProduct = await ownProductOf(registrationCode);
        if (!signal.aborted) showFailure(trackingWords.unknown, { unknown: registrationCode, ownProduct });
      }
    } catch (error) {
      if (!isApiError(error)) {
        // A fault of this program is reported by the page.
        setNow(() => {
          throw error;
        });
      } else if (error.kind !== 'aborted') showFailure(trackingWords.failed);
    }
  };
  /** Asks the back end; not while it is being asked. */
  const search = (registrationCode: string): void => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setNow({ pending: true });
    void ask(registrationCode, controller).finally(() => {
      if (running.current === controller) running.current = undefined;
    });
  };
  const begin = useEffectEvent(search);
  useEffect(() => {
    if (atOnce !== undefined) begin(atOnce);
    return () => {
      running.current?.abort();
      running.current = undefined;
    };
  }, [atOnce]);
  return {
    ...now,
    search,
    closeToast: () => setNow((before) => ({ ...before, toast: undefined })),
  };
}
