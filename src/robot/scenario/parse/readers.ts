import type { Issue, Json } from '../../../interpreter';
import { shown } from '../words/shown';

/** Collects what is wrong. */
export type Report = (issue: Issue) => void;

/** Reads a value of unknown shape; reports what is wrong and gives `undefined`. */
export type Reader<T> = (value: unknown, path: string, report: Report) => T | undefined;

type Fault = Pick<Issue, 'expected' | 'hint'>;

/** A value that is taken as it is when it fits. */
export function leaf<T>(fits: (value: unknown) => value is T, fault: Fault): Reader<T> {
  return (value, path, report) => {
    if (fits(value)) return value;
    report({ path, received: shown(value), ...fault });
    return undefined;
  };
}

/** A text that says something. */
export const text = leaf((value): value is string => typeof value === 'string' && value !== '', {
  expected: 'teks yang tidak kosong',
});

export const yes = leaf((value): value is true => value === true, { expected: 'true' });

/** A text of a certain shape. */
export function textLike(pattern: RegExp, fault: Fault): Reader<string> {
  return leaf((value): value is string => typeof value === 'string' && pattern.test(value), fault);
}

/** A whole number in these bounds, both included. */
export function wholeNumber(min: number, max: number): Reader<number> {
  const fits = (value: unknown): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
  return leaf(fits, { expected: `bilangan bulat ${min} sampai ${max}` });
}

/** One of a closed set of texts. */
export function oneOf<const Name extends string>(names: readonly Name[]): Reader<Name> {
  // `includes` compares with anything; its type allows names only.
  const fits = (value: unknown): value is Name => (names as readonly unknown[]).includes(value);
  return leaf(fits, { expected: `salah satu dari: ${names.join(', ')}` });
}

/** Any JSON. The text of the file was parsed, so it can be nothing else. */
export const json: Reader<Json> = (value) => value as Json;

/** `null`, or what the reader reads. */
export function nullable<T>(reader: Reader<T>): Reader<T | null> {
  return (value, path, report) => (value === null ? null : reader(value, path, report));
}

/** A list with at least one item, unless `emptyToo`. */
export function list<T>(item: Reader<T>, emptyToo = false): Reader<readonly T[]> {
  return (value, path, report) => {
    if (!Array.isArray(value) || (value.length === 0 && !emptyToo)) {
      report({ path, received: shown(value), expected: emptyToo ? 'daftar' : 'daftar yang tidak kosong' });
      return undefined;
    }
    return value
      .map((one, index) => item(one, `${path}[${index}]`, report))
      .filter((one) => one !== undefined);
  };
}

/** An object with keys of the editor's choice, at least one. */
export function dictionary<T>(item: Reader<T>): Reader<Readonly<Record<string, T>>> {
  return (value, path, report) => {
    if (!isObject(value) || Object.keys(value).length === 0) {
      report({ path, received: shown(value), expected: 'objek yang tidak kosong' });
      return undefined;
    }
    const entries = Object.entries(value).map(
      ([key, one]) => [key, item(one, below(path, key), report)] as const,
    );
    return Object.fromEntries(entries.filter((entry): entry is [string, T & {}] => entry[1] !== undefined));
  };
}

/** A reader for every key of `T`, in both directions: none missing, none too many. */
export type Readers<T> = { readonly [K in keyof T]-?: Reader<Exclude<T[K], undefined>> };

/** An object with these keys and no others; `needed` may not be left out. */
export function object<T extends object>(
  readers: Readers<T>,
  needed: readonly (keyof T & string)[] = [],
): Reader<T> {
  const table = new Map<string, Reader<unknown>>(Object.entries(readers));
  return (value, path, report) => {
    if (!isObject(value)) {
      report({
        path,
        received: shown(value),
        expected: `objek dengan kunci ${[...table.keys()].join(', ')}`,
      });
      return undefined;
    }
    const read: Record<string, unknown> = {};
    for (const [key, one] of Object.entries(value)) {
      const reader = table.get(key);
      if (reader) read[key] = reader(one, below(path, key), report);
      else report(unknownKey(below(path, key), one, [...table.keys()]));
    }
    for (const key of needed) {
      if (!Object.hasOwn(value, key)) {
        report({ path: below(path, key), received: 'tidak ada', expected: `kunci "${key}"` });
      }
    }
    // Each key was read by the reader of its type; where one was not, an issue stops the caller.
    return read as T;
  };
}

function unknownKey(path: string, value: unknown, known: readonly string[]): Issue {
  return { path, received: shown(value), expected: `salah satu kunci: ${known.join(', ')}` };
}

/** The path of a key below a path. */
export function below(path: string, key: string): string {
  const step = /^[A-Za-z_$][\w$]*$/.test(key) ? key : `["${key}"]`;
  return path === '' || step.startsWith('[') ? `${path}${step}` : `${path}.${step}`;
}

/** A JSON object, no list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
