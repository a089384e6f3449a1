import { isObject } from '../values';
import { text } from './leaves';
import {
  addBelow,
  customSchema,
  finding,
  mostIssues,
  result,
  type Finding,
  type Node,
  type Schema,
} from './schema';

/** A list; it may be empty. */
export function list<T>(item: Schema<T>): Schema<readonly T[]> {
  return listOf(item, 'daftar', 0);
}

/** A list with at least one item. */
export function filledList<T>(item: Schema<T>): Schema<readonly T[]> {
  return listOf(item, 'daftar yang tidak kosong', 1);
}

function listOf<T>(item: Schema<T>, expected: string, fewest: number): Schema<readonly T[]> {
  return customSchema<readonly T[]>({ kind: 'list', item, fewest }, (input) => {
    const output: T[] = [];
    if (!Array.isArray(input) || input.length < fewest) return result(output, [finding(input, { expected })]);
    const findings: Finding[] = [];
    for (const [index, value] of input.entries()) {
      if (findings.length > mostIssues) break;
      const read = item.read(value);
      if (read.findings) addBelow(findings, read.findings, index);
      else output.push(read.value);
    }
    return result(output, findings);
  });
}

/**
 * An object with keys of the editor's choice; `meaningOf` says what stands under a key where that means more than `value` reads. Keys that could reach a prototype are the walk's
 * to report.
 */
export function dictionary<T>(
  value: Schema<T>,
  key: Schema<string> = text,
  meaningOf?: (key: string) => Schema<unknown> | undefined,
): Schema<Readonly<Record<string, T>>> {
  return dictionaryOf(value, key, 'objek', 0, meaningOf);
}

/** As `dictionary`, with at least one key. */
export function filledDictionary<T>(value: Schema<T>): Schema<Readonly<Record<string, T>>> {
  return dictionaryOf(value, text, 'objek yang tidak kosong', 1);
}

function dictionaryOf<T>(
  value: Schema<T>,
  key: Schema<string>,
  expected: string,
  fewest: number,
  meaningOf?: (key: string) => Schema<unknown> | undefined,
): Schema<Readonly<Record<string, T>>> {
  const node: Node = { kind: 'dictionary', key, value, ...(meaningOf && { meaningOf }) };
  return customSchema<Readonly<Record<string, T>>>(node, (input) => {
    const output: Record<string, T> = {};
    const names = isObject(input) ? Object.keys(input) : [];
    if (!isObject(input) || names.length < fewest) return result(output, [finding(input, { expected })]);
    const findings: Finding[] = [];
    for (const name of names) {
      if (findings.length > mostIssues) break;
      if (name === '__proto__') continue;
      const named = key.read(name);
      if (named.findings) addBelow(findings, named.findings, name);
      const read = value.read(input[name]);
      if (read.findings) addBelow(findings, read.findings, name);
      else output[name] = read.value;
    }
    return result(output, findings);
  });
}
