/** Where the back end, stored files and definitions are found: absolute addresses, or paths of the page's own origin. */
export interface ApiSettings {
  /** Prefix of every path of the contract; empty: the page's own origin. */
  baseUrl: string;
  /** Folder of uploaded and product images. */
  filesUrl: string;
  /** Folder of form definitions. */
  definitionsUrl: string;
}

let current: ApiSettings = { baseUrl: '', filesUrl: '/files', definitionsUrl: '/form-definitions' };

/** Called once, before the first call; what is missing or empty gets the contract's default. A last slash is dropped. */
export function configureApi({ baseUrl, filesUrl, definitionsUrl }: Partial<ApiSettings>): void {
  const base = withoutLastSlash(baseUrl ?? '');
  current = {
    baseUrl: base,
    filesUrl: withoutLastSlash(filesUrl || `${base}/files`),
    definitionsUrl: withoutLastSlash(definitionsUrl || '/form-definitions'),
  };
}

/** The settings of this page. */
export function apiSettings(): ApiSettings {
  return current;
}

function withoutLastSlash(address: string): string {
  return address.replace(/\/+$/, '');
}
