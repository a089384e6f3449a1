import { slugPattern } from './language';

/** Every address of the portal, once. */
export const paths = {
  home: '/',
  /** A page of blocks, `form-definitions/pages/{slug}.json`. */
  page: (slug: string) => `/${slug}`,
  form: (slug: string) => `/form/${slug}`,
  preview: (slug: string) => `/form/${slug}/preview`,
  /** `?nomor=` fills in the registration number. */
  tracking: '/tracking',
  products: '/produk',
  help: '/bantuan',
  simulation: '/simulasi-kredit',
} as const;

/** What a receipt passes to the tracking page: the number that was registered in this visit, which nobody has to prove with a captcha. */
export interface RegisteredHere {
  registered: string;
}

/** What a form passes to the home page that it is left for. */
export interface LeftForm {
  /** Until when its answers are kept, in ms since 1970. */
  savedUntil: number;
}

/** What a form on a page passes to the form that it leads to: its answers, as an address would write them. */
export interface GivenAnswers {
  given: Readonly<Record<string, string>>;
}

const formPath = new RegExp(`^/form/(${slugPattern})(?:/|$)`);
const pagePath = new RegExp(`^/(${slugPattern})/?$`);

/** The form that an address is about. */
export function slugIn(pathname: string): string | undefined {
  return formPath.exec(pathname)?.[1];
}

/** The page of blocks that an address is about; without a name it is `home`. */
export function pageIn(pathname: string): string | undefined {
  return pathname === paths.home ? 'home' : pagePath.exec(pathname)?.[1];
}
