import { isObject, nearest, pathText, type Issue, type Json, type JsonObject } from '../../../interpreter';
import { named, shown } from '../words/shown';
import { filledIn, hasPlaceholder, type Filling } from './placeholders';

/** What is said once, by name; without any, texts in braces are texts. */
export interface Parts {
  own?: JsonObject;
}

/**
 * The parts of a file and of those that it takes in, which stand above it, each with those above it filled in: of one name, the last
 * holds. With what is wrong in each file.
 */
export function fileParts(files: readonly unknown[]): Parts & { issues: readonly (readonly Issue[])[] } {
  const own: Record<string, Json> = {};
  const issues = files.map((file, index): Issue[] => {
    if (!isObject(file) || !isObject(file.parts)) return [];
    const issues: Issue[] = [];
    const entries = Object.entries(file.parts);
    for (const [name, part] of entries) {
      own[name] = filledIn(part, partOf({ own: { ...own } }, issues, ['parts', name]));
    }
    // A part may be meant for the files that are taken in, which know it by its name.
    const readers = index === files.length - 1 ? files : [file];
    return [
      ...issues,
      ...entries.flatMap(([name]) => (readers.some((one) => uses(one, name)) ? [] : unused(name))),
    ];
  });
  const some = files.some((file) => isObject(file) && isObject(file.parts));
  return { ...(some && { own }), issues };
}

function uses(file: unknown, name: string): boolean {
  if (!isObject(file)) return false;
  const { parts, ...rest } = file;
  return hasPlaceholder([rest, ...(isObject(parts) ? Object.values(parts) : [])], name);
}

function unused(name: string): Issue {
  return {
    code: 'unknown-name',
    path: pathText(['parts', name]),
    received: shown(name),
    expected: `potongan yang dipakai sebagai {${name}} di berkas ini`,
    args: { name },
  };
}

/** What the parts say in the holes at a place of the file; what is wrong there is added to the issues. */
export function partOf({ own }: Parts, issues: Issue[], at: readonly (string | number)[]): Filling {
  if (!own) return { named: () => undefined, report: () => undefined };
  const path = pathText(at);
  const names = Object.keys(own);
  return {
    named: (name) => (Object.hasOwn(own, name) ? own[name] : undefined),
    report: (name, fault) => {
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
