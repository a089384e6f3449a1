import { isObject, nearest, pathText, type Issue, type Json, type JsonObject } from '../../../interpreter';
import { named, shown } from '../words/shown';
import { filledIn, hasHole, type Filling } from './holes';

/** What a file says once, by name; without any, its texts in braces are texts. */
export interface Parts {
  own?: JsonObject;
  issues: readonly Issue[];
}

/** The parts of a file, each with those above it filled in. */
export function partsOf(file: JsonObject): Parts {
  const { parts, ...rest } = file;
  if (!isObject(parts)) return { issues: [] };
  const issues: Issue[] = [];
  const own: Record<string, Json> = {};
  const entries = Object.entries(parts);
  for (const [name, part] of entries) {
    own[name] = filledIn(part, partOf({ own: { ...own } }, issues, ['parts', name]));
  }
  const places = [rest, ...Object.values(parts)];
  const unused = entries.filter(([name]) => !hasHole(places, name));
  return {
    own,
    issues: [
      ...issues,
      ...unused.map(([name]) => ({
        code: 'unknown-name' as const,
        path: pathText(['parts', name]),
        received: shown(name),
        expected: `potongan yang dipakai sebagai {${name}} di berkas ini`,
        args: { name },
      })),
    ],
  };
}

/** What the parts say in the holes at a place of the file; what is wrong there is added to the issues. */
export function partOf(
  { own }: Pick<Parts, 'own'>,
  issues: Issue[],
  at: readonly (string | number)[],
): Filling {
  if (!own) return { named: () => undefined, tell: () => undefined };
  const path = pathText(at);
  const names = Object.keys(own);
  return {
    named: (name) => (Object.hasOwn(own, name) ? own[name] : undefined),
    tell: (name, fault) => {
      const where = { path, received: shown(name) };
      issues.push(
        fault === 'unknown'
          ? {
              ...where,
              code: 'unknown-name',
              expected: `nama potongan di "parts": ${named(names)}`,
              args: { name, near: nearest(name, names) },
            }
          : {
              ...where,
              code: 'wrong-value',
              expected: 'potongan yang berupa objek, atau daftar potongan seperti itu',
            },
      );
    },
  };
}
