import { slugPattern } from './language';
import type { Address } from './session';

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

/** The part of a form that a page's address names. */
export function addressOf(slug: string, { pathname, search }: { pathname: string; search: string }): Address {
  if (pathname === paths.preview(slug)) return { page: 'preview' };
  const parameters = new URLSearchParams(search);
  const row = parameters.get('row') ?? '';
  return {
    page: 'step',
    step: parameters.get('step') ?? undefined,
    row: /^[1-9]\d{0,2}$/.test(row) ? Number(row) : undefined,
  };
}

/** Path and query that name a part of a form; all other parameters are kept. */
export function routeTo(slug: string, place: Address, search: string): { pathname: string; search: string } {
  const { step, row } = place.page === 'step' ? place : {};
  const parameters = new URLSearchParams(search);
  parameters.delete('row');
  if (step === undefined) parameters.delete('step');
  else parameters.set('step', step);
  if (row !== undefined) parameters.set('row', String(row));
  const text = parameters.toString();
  return {
    pathname: paths[place.page === 'step' ? 'form' : 'preview'](slug),
    search: text === '' ? '' : `?${text}`,
  };
}
