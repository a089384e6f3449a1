/** What of an address the worker keeps, and under which name; undefined: it is none of its business. */
export type Kept = 'shell' | 'asset' | 'definition' | 'picture';

/** Where the page's parts lie. */
export interface Places {
  /** The site's own origin. */
  origin: string;
  /** Where definitions are fetched: a path of the site, or an address elsewhere. */
  definitionsUrl: string;
}

/** Pictures of the site itself: what stands in header and pages. Visitors' files lie elsewhere, and are never kept. */
const sitePicture = /^\/(?:favicon\.svg|(?:icons|illustrations)\/[^?]+)$/;

/** On an answer that comes from the device, since the network brought none. */
const keptMark = 'X-Eform-Kept';

/** The same answer, marked. */
export function fromDevice({ body, status, statusText, headers }: Response): Response {
  const marked = new Headers(headers);
  marked.set(keptMark, '1');
  return new Response(body, { status, statusText, headers: marked });
}

/** Which kind of thing a request is for. Calls of the bank and visitors' files are for nobody but the network. */
export function keptAs(
  { url, mode }: { url: string; mode: string },
  { origin, definitionsUrl }: Places,
): Kept | undefined {
  const address = new URL(url);
  const definitions = new URL(`${definitionsUrl}/`, origin).href;
  if (url.startsWith(definitions)) return /\.json$/.test(address.pathname) ? 'definition' : undefined;
  if (address.origin !== origin || /^\/(?:api|files)\//.test(address.pathname)) return undefined;
  if (mode === 'navigate') return 'shell';
  if (/^\/assets\/[^/]+$/.test(address.pathname)) return 'asset';
  return sitePicture.test(address.pathname) ? 'picture' : undefined;
}

/**
 * Under which address a page is kept: forms and other pages each have one for all. A page of a new release that was opened beside
 * a half-filled form does not take the form's place.
 */
export function shellAddress(pathname: string): string {
  return pathname.startsWith('/form/') ? '/form/' : '/';
}

/** The type that an answer must have to be kept: hosts answer a file that is gone with the portal's page, and status 200. */
const types: Readonly<Record<Kept, RegExp>> = {
  shell: /^text\/html/,
  asset: /^(?:text|application)\/(?:javascript|css)/,
  definition: /json/,
  picture: /^image\//,
};

/** Whether an answer is what was asked for. */
export function isSound(kind: Kept, status: number, type: string | null): boolean {
  return status === 200 && types[kind].test(type ?? '');
}

/** The scripts and styles that a page names. */
export function assetsIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [])];
}
