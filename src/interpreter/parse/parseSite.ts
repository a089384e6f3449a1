import type { Issue } from '../issues';
import { isObject, type Contact, type Site, type SiteLink } from '../../language';
import { filledList } from './collections';
import { entries } from './entries';
import { anyText, href, pictureAddress, text } from './leaves';
import { read } from './read';
import { readJson } from './readJson';
import { salvage } from './salvage';
import { optional } from './schema';

const contact = {
  phone: optional(text),
  whatsapp: optional(text),
  email: optional(text),
  hours: optional(text),
};
const links = filledList(entries<SiteLink>({ text, href }));
const plain = {
  brand: optional(text),
  logo: optional(pictureAddress),
  licence: optional(text),
  navigation: optional(links),
  footer: optional(links),
  privacy: optional(href),
};

/** What stands around every page, as an editor writes it. */
export const siteFile = entries<Site & { $schema?: string }>({
  $schema: optional(anyText),
  ...plain,
  contact: optional(entries<Contact>(contact)),
});

/** Everything that is wrong with `site.json`, for tools. Never throws. */
export function checkSite(json: string): readonly Issue[] {
  const raw = readJson(json);
  if (!raw.ok) return raw.issues;
  const done = read(siteFile, raw.value);
  return done.ok ? [] : done.issues;
}

/** What can be read of `site.json`, key by key; for the rest the portal's own frame stands. Never throws. */
export function readSite(json: string): { site: Site; leftOut: Issue[] } {
  const raw = readJson(json);
  if (!raw.ok) return { site: {}, leftOut: raw.issues };
  const whole = read(siteFile, raw.value);
  if (whole.ok) {
    const { $schema: _, ...known } = whole.value;
    return { site: known, leftOut: [] };
  }
  if (!isObject(raw.value)) return { site: {}, leftOut: whole.issues };
  const parts = raw.value;
  const given = isObject(parts.contact) ? parts.contact : {};
  const kept = Object.assign({}, ...Object.entries(plain).map(([key, row]) => part(parts, key, row))) as Site;
  const reached = Object.assign(
    {},
    ...Object.entries(contact).map(([key, row]) => part(given, key, row)),
  ) as Contact;
  return { site: { ...kept, contact: reached }, leftOut: whole.issues };
}

/** One key of an object, where it can be read. */
function part(
  from: Readonly<Record<string, unknown>>,
  key: string,
  row: (typeof plain)[keyof typeof plain] | (typeof contact)[keyof typeof contact],
): object {
  const done = salvage<unknown>(row.wrapped as Parameters<typeof salvage<unknown>>[0], from[key]);
  return done.ok ? { [key]: done.value } : {};
}
