import type { Issue } from '../issues';
import { isObject, type Contact, type Site } from '../../language';
import type { Optional } from '../../language/schema';
import { contactKeys, siteFile, siteKeys } from '../../language/schemas/site';
import { read, readJson } from './read';
import { salvage } from './salvage';

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
  const kept = Object.assign(
    {},
    ...Object.entries(siteKeys).map(([key, row]) => part(parts, key, row)),
  ) as Site;
  const reached = Object.assign(
    {},
    ...Object.entries(contactKeys).map(([key, row]) => part(given, key, row)),
  ) as Contact;
  return { site: { ...kept, contact: reached }, leftOut: whole.issues };
}

/** One key of an object, where it can be read. */
function part(from: Readonly<Record<string, unknown>>, key: string, row: Optional<unknown>): object {
  const done = salvage(row.optional, from[key]);
  return done.ok ? { [key]: done.value } : {};
}
