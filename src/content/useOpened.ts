import useSWR, { mutate, preload, type SWRResponse } from 'swr';

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
  // What is opened is large, and is another one whenever it was read again.
  compare: Object.is,
};

/** What can be opened: forms, and pages of content. */
type Kind = 'definition' | 'page';

/** Opens before it is drawn what a page will ask for by this key: its first pass then has it. Throws as `open` does. */
export async function openAhead<Opened>(
  key: readonly [kind: Kind, slug: string] | readonly ['site'],
  open: () => Promise<Opened>,
): Promise<Opened> {
  const opened = await preload(key, open);
  await mutate(key, opened, { revalidate: false });
  return opened;
}

/** What stands at the address of a form or a page, read by `open`. */
export function useOpened<Opened>(
  kind: Kind,
  slug: string,
  open: (slug: string) => Promise<Opened>,
): SWRResponse<Opened, Error> {
  return useSWR<Opened, Error>([kind, slug], () => open(slug), oncePerOpening);
}
