import { isObject } from '../../language';
import { addBelow, finding, customSchema, mostIssues, result } from './schema';
import type { Entries, Finding, Optional, Problem, Reader, Schema, Together } from '../../fields/pure';
import { oneOfWords } from './words';

/** The schema of an object, which tools can walk: `entries` by key. */
export type EntriesSchema<T> = Schema<T> & { readonly entries: Entries<T> };

/**
 * The schema of an object with exactly these keys. It reports every unknown key
 * (with the nearest known one) and every missing one, and goes on. The output is a new object.
 */
export function entries<T extends object>(table: Entries<T>, together?: Together): EntriesSchema<T> {
  // Object.entries gives the values of the table: schemas, each of its own type.
  const rows = Object.entries(table) as [string, Schema<unknown> | Optional<unknown>][];
  const schemas = new Map<string, Reader<unknown>>();
  const known = Object.keys(table);
  const needed: string[] = [];
  for (const [key, row] of rows) {
    if (!isOptional(row)) needed.push(key);
    schemas.set(key, isOptional(row) ? row.wrapped : row);
  }

  return customSchema<T, { entries: Entries<T> }>('entries', { entries: table }, (input) => {
    const output: Record<string, unknown> = {};
    // Complete when no issue was found: then each needed key was read, and nothing else was.
    const done = output as T;
    if (!isObject(input)) return result(done, [finding(input, { expected: 'objek' })]);

    const findings: Finding[] = [];
    const readKey = (schema: Reader<unknown>, key: string, value: unknown): void => {
      const read = schema.read(value);
      if (read.findings) addBelow(findings, read.findings, key);
      else output[key] = read.value;
    };
    for (const key of Object.keys(input)) {
      if (findings.length > mostIssues) break;
      const schema = schemas.get(key);
      if (schema) readKey(schema, key, input[key]);
      else findings.push(finding(input, unknownKey(key, known)));
    }
    for (const key of needed) {
      const schema = schemas.get(key);
      // Reading nothing gives the schema's own words for what is missing.
      if (schema && !Object.hasOwn(input, key)) readKey(schema, key, undefined);
    }
    for (const problem of together?.(input) ?? []) findings.push(finding(input, problem));
    return result(done, findings);
  });
}

function isOptional(row: Schema<unknown> | Optional<unknown>): row is Optional<unknown> {
  return row.type === 'exact_optional';
}

function unknownKey(key: string, known: readonly string[]): Problem {
  return { key, code: 'unknown-key', ...oneOfWords('salah satu kunci', known, key) };
}
