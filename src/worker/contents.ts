/** What of an address the worker keeps, and under which name; undefined: it is none of its business. */
export type KeptKind = 'shell' | 'asset' | 'definition' | 'picture';

/** Where the page's parts lie. */
export interface Places {
  /** The site's own origin. */
  origin: string;
  /** Where definitions are fetched: a path of the site, or an address elsewhere. */
  definitionsUrl: string;
}

/** Pictures of the site itself: what stands in header and pages. Visitors' files lie elsewhere, and are never kept. */
const sitePicture = /^\/(?:[\w-]+\.svg|(?:icons|illustrations)\/[^?]+)$/;

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
): KeptKind | undefined {
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

/** The files of a release, and how many bytes each has. */
export type Files = Readonly<Record<string, number>>;

/** What `site.json` may say. */
const siteKeys = [
  'brand',
  'logo',
  'wordmark',
  'claim',
  'colours',
  'licence',
  'navigation',
  'footer',
  'privacy',
  'contact',
];

/** The page's mark (`index.html`). */
const shellMark = '<meta name="eform-shell"';

/**
 * Whether a text is the definition that lies at an address. Networks with a page of their own answer anything with status 200, and
 * some of them with JSON.
 */
export function isDefinition(text: string, pathname: string): boolean {
  const [, folder, name = ''] = /(?:\/(pages|popups|fragments))?\/([^/]*)\.json$/.exec(pathname) ?? [];
  const json = parsed(text);
  if (typeof json !== 'object' || json === null) return false;
  if (folder === 'pages' && name === 'site') return siteKeys.some((key) => key in json);
  return folder === undefined
    ? 'slug' in json && json.slug === name
    : 'blocks' in json && Array.isArray(json.blocks);
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Whether a text is the portal's own page, of whatever release. */
export const isShell = (html: string): boolean => html.includes(shellMark);

/** Whether a page is of the release that has these files: all that it names are among them. */
export const isOf = (files: Files, html: string): boolean => assetsIn(html).every((path) => path in files);

/** The scripts and styles that a page names. */
export function assetsIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [])];
}

/** What a script or style is called in every release: its name without what changes with its content. */
export const stemOf = (path: string): string => path.replace(/-[\w-]{8}(?=\.\w+$)/, '');
