import useSWR, { type SWRResponse } from 'swr';

/**
 * Reads what stands at an address once for each time that it is opened. React hides a page while code of its own is on the way,
 * and shows it again: that is no opening, and must not replace a form under the visitor's hands.
 */
const oncePerOpening = {
  revalidateOnMount: true,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
};

/** What stands at the address of a form or a page, read by `open`. */
export function useOpened<Opened>(
  kind: 'definition' | 'page',
  slug: string,
  open: (slug: string) => Promise<Opened>,
): SWRResponse<Opened, Error> {
  return useSWR<Opened, Error>([kind, slug], () => open(slug), oncePerOpening);
}
