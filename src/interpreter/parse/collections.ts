import type * as v from 'valibot';
import { addBelow, houseIssue, houseSchema, isObject, mostIssues, readWith, result } from './schema';
import type { Schema } from '../../fields/pure';
import { text } from './leaves';

/** A list; `filled` refuses an empty one. */
export function list<T>(item: Schema<T>): Schema<readonly T[]> {
  return listOf(item, 'daftar', 0);
}

/** A list with at least one item. */
export function filledList<T>(item: Schema<T>): Schema<readonly T[]> {
  return listOf(item, 'daftar yang tidak kosong', 1);
}

function listOf<T>(item: Schema<T>, expected: string, fewest: number): Schema<readonly T[]> {
  return houseSchema<readonly T[], object>('list', { item, fewest }, (input, config) => {
    const output: T[] = [];
    if (!Array.isArray(input) || input.length < fewest)
      return result(output, [houseIssue(input, { expected })]);
    const issues: v.BaseIssue<unknown>[] = [];
    for (const [index, value] of input.entries()) {
      if (issues.length > mostIssues) break;
      const read = readWith(item, value, config);
      if (read.issues) addBelow(issues, read.issues, input, index, value);
      else output.push(read.value);
    }
    return result(output, issues);
  });
}

/** An object with keys of the editor's choice. Keys that could reach a prototype are the walk's to report. */
export function dictionary<T>(
  value: Schema<T>,
  key: Schema<string> = text,
): Schema<Readonly<Record<string, T>>> {
  return houseSchema<Readonly<Record<string, T>>, object>('dictionary', { key, value }, (input, config) => {
    const output: Record<string, T> = {};
    if (!isObject(input)) return result(output, [houseIssue(input, { expected: 'objek' })]);
    const issues: v.BaseIssue<unknown>[] = [];
    for (const name of Object.keys(input)) {
      if (issues.length > mostIssues) break;
      if (name === '__proto__') continue;
      const named = readWith(key, name, config);
      if (named.issues) addBelow(issues, named.issues, input, name, name);
      const read = readWith(value, input[name], config);
      if (read.issues) addBelow(issues, read.issues, input, name, input[name]);
      else output[name] = read.value;
    }
    return result(output, issues);
  });
}
