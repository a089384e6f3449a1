import { isObject } from '../../language';
import * as v from 'valibot';
import type { Finding, Optional, Problem, Reader, Reading, Schema } from '../../fields/pure';

/** Whoever sends a thousand mistakes learns of the first five hundred; it also bounds time and memory. */
export const mostIssues = 500;

/**
 * Each value tells the first thing that is wrong with it alone; our schemas bring their own words, and these stand
 * in for any that valibot would otherwise say in English.
 */
const config = { abortPipeEarly: true, message: 'nilai yang dikenal bahasa definisi' };

/** What valibot judges, for tools that walk schemas. */
export interface LeafSchema<T> extends Schema<T> {
  readonly type: 'leaf';
  readonly leaf: v.GenericSchema<unknown, T>;
}

/** A text, number or boolean that valibot judges. Takes its schema into the house: from here on its type is exact. */
export function exact<T>(leaf: v.GenericSchema<unknown, T>): LeafSchema<T> {
  const schema = customSchema<T, { leaf: typeof leaf }>('leaf', { leaf }, (input) => {
    const parsed = v.safeParse(leaf, input, config);
    if (parsed.success) return { value: parsed.output };
    return result(
      input as T, // Never used: it has findings.
      parsed.issues.map(({ message }) => finding(input, { expected: message })),
    );
  });
  return schema as LeafSchema<T>;
}

/** Marks the schema of a key that may be left out. */
export function optional<T>(wrapped: Schema<T>): Optional<T> {
  return { type: 'exact_optional', wrapped };
}

/** A value, or null. */
export function nullable<T>(wrapped: Schema<T>): Schema<T | null> {
  return customSchema<T | null, object>('nullable', { wrapped }, (input) =>
    input === null ? { value: null } : wrapped.read(input),
  );
}

/** A schema that is not ready yet; definitions nest. */
export function later<T>(getter: () => Schema<T>): Schema<T> {
  return customSchema<T, object>('lazy', { getter }, (input) => getter().read(input));
}

/** What a schema has read, in another shape. */
export function transformed<From, To>(wrapped: Schema<From>, to: (value: From) => To): Schema<To> {
  return customSchema<To, object>('transformed', { wrapped }, (input) => {
    const { value, findings } = wrapped.read(input);
    return findings ? { value: value as unknown as To, findings } : { value: to(value) };
  });
}

/** A schema of our own making: what `read` returns is its result, `details` are for tools that walk schemas. */
export function customSchema<T, D extends object>(
  type: string,
  details: D,
  read: (value: unknown) => Reading<T>,
): Schema<T> & Readonly<D> {
  const reader: Reader<T> = { type, read };
  // Object.assign has put D there; the symbol is a mark for the compiler and never read.
  return Object.assign(reader, details) as unknown as Schema<T> & Readonly<D>;
}

/** The result of a schema; without findings the value is whole. */
export function result<T>(value: T, findings: readonly Finding[]): Reading<T> {
  return findings.length === 0 ? { value } : { value, findings };
}

/** A problem with `input`, or with what stands under `problem.key` of it. */
export function finding(input: unknown, problem: Problem): Finding {
  const { key } = problem;
  if (key === undefined) return { path: [], input, problem };
  const value = isObject(input) && Object.hasOwn(input, key) ? input[key] : undefined;
  return { path: [key], input: value, problem };
}

/** Puts a key in front of the path of what was found below it, and adds it to the list. */
export function addBelow(findings: Finding[], found: readonly Finding[], key: string | number): void {
  for (const one of found) findings.push({ ...one, path: [key, ...one.path] });
}
