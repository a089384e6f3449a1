import * as v from 'valibot';
import type { Optional, Problem, RawObject, Schema } from '../../fields/pure';

/** What is handed from schema to schema; the value becomes the output. */
export type Dataset<T> = v.OutputDataset<T, v.BaseIssue<unknown>>;
export type Config = v.Config<v.BaseIssue<unknown>>;

/** A problem as an issue of valibot. */
export interface HouseIssue extends v.BaseIssue<unknown> {
  readonly problem: Problem;
}

/** Whoever sends a thousand mistakes learns of the first five hundred; it also bounds time and memory. */
export const mostIssues = 500;

/** Takes a valibot schema into the house: from here on its type is exact. */
export function exact<T>(schema: v.GenericSchema<unknown, T>): Schema<T> {
  // The symbol is a mark for the compiler and never read.
  return schema as Schema<T>;
}

/** Marks the schema of a key that may be left out. */
export function optional<T>(wrapped: Schema<T>): Optional<T> {
  return { type: 'exact_optional', wrapped };
}

/** A schema that is not ready yet; definitions nest. */
export function later<T>(schema: () => Schema<T>): Schema<T> {
  return exact<T>(v.lazy(schema));
}

/** A schema of our own making: what `read` returns is its result, `details` are for tools that walk schemas. */
export function houseSchema<T, D extends object>(
  type: string,
  details: D,
  read: (value: unknown, config: Config) => Dataset<T>,
): Schema<T> & Readonly<D> {
  const schema = v._standardSchema<v.GenericSchema<unknown, T>>({
    kind: 'schema',
    type,
    reference: v.unknown,
    expects: 'unknown',
    async: false,
    '~run': (dataset, config) => read(dataset.value, config),
  });
  // Object.assign has put D there.
  return exact<T>(Object.assign(schema, details)) as Schema<T> & Readonly<D>;
}

/** Runs a schema on a value below the present one. */
export function readWith<T>(schema: v.GenericSchema<unknown, T>, value: unknown, config: Config): Dataset<T> {
  return schema['~run']({ value }, config);
}

/** The result of a schema of our own; without issues the output is whole. */
export function result<T>(output: T, issues: readonly v.BaseIssue<unknown>[]): Dataset<T> {
  const [first] = issues;
  if (first === undefined) return { typed: true, value: output };
  return { typed: false, value: output, issues: [first, ...issues.slice(1)] };
}

/** A problem with `input`, or with what stands under `problem.key` of it. */
export function houseIssue(input: unknown, problem: Problem): HouseIssue {
  const { key, expected } = problem;
  const value =
    key === undefined ? input : isObject(input) && Object.hasOwn(input, key) ? input[key] : undefined;
  return {
    kind: 'schema',
    type: 'house',
    input: value,
    expected,
    received: '',
    message: expected,
    problem,
    path: key === undefined ? undefined : [step(input, key, value)],
  };
}

/** Puts a key in front of the path of issues that were found below it, and adds them to the list. */
export function addBelow(
  issues: v.BaseIssue<unknown>[],
  found: readonly v.BaseIssue<unknown>[],
  input: unknown,
  key: string | number,
  value: unknown,
): void {
  for (const issue of found) {
    const [first, ...others] = issue.path ?? [];
    const here = step(input, key, value);
    issues.push({ ...issue, path: first ? [here, first, ...others] : [here] });
  }
}

/** One step of a path in valibot's form. */
function step(input: unknown, key: unknown, value: unknown): v.UnknownPathItem {
  return { type: 'unknown', origin: 'value', input, key, value };
}

/** Whether a value is a JSON object (and not a list). */
export function isObject(value: unknown): value is RawObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
