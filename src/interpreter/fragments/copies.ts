import { unknownName } from '../issues';
import { isObject, type FragmentUse } from '../../language';
import { pathText } from '../parse/pathText';
import type { Report } from '../report';
import type { Taken } from './taken';

/** Any part of a definition, with the `copies` between fragments written out: target to source, field by field. */
export function withCopies(
  value: unknown,
  taken: ReadonlyMap<FragmentUse, Taken>,
  report: Report,
  keys: readonly (string | number)[] = [],
): unknown {
  if (Array.isArray(value)) {
    return value.map((one: unknown, index) => withCopies(one, taken, report, [...keys, index]));
  }
  if (!isObject(value)) return value;
  if (keys.at(-1) === 'copies' && Object.keys(value).sort().join() === 'from,to') {
    return fieldCopies(value, taken, report, keys);
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, withCopies(one, taken, report, [...keys, key])]),
  );
}

function fieldCopies(
  copies: Readonly<Record<string, unknown>>,
  taken: ReadonlyMap<FragmentUse, Taken>,
  report: Report,
  keys: readonly (string | number)[],
): Readonly<Record<string, unknown>> {
  const ids = [...taken.keys()].flatMap(({ id }) => id ?? []);
  const fieldsOf = (end: 'from' | 'to'): Taken['fields'] | undefined => {
    const found = [...taken].find(([use]) => use.id !== undefined && use.id === copies[end]);
    if (!found) {
      const problem = unknownName(String(copies[end]), 'id sebuah potongan di formulir ini', ids);
      report(pathText([...keys, end]), problem);
    }
    return found?.[1].fields;
  };
  const [from, to] = [fieldsOf('from'), fieldsOf('to')];
  if (!from || !to) return copies;
  return Object.fromEntries(
    [...to].flatMap(([name, target]) => {
      const source = from.get(name);
      return source === undefined || source === target ? [] : [[target, source]];
    }),
  );
}
