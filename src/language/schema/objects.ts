import { isObject } from '../values';
import { inOwnSpelling } from './aliases';
import {
  addBelow,
  customSchema,
  finding,
  mostIssues,
  result,
  type Aliases,
  type Finding,
  type Infer,
  type Keys,
  type Node,
  type Optional,
  type Problem,
  type RawObject,
  type Relation,
  type Schema,
} from './schema';
import { oneOfWords } from './nearest';

/** One object type in place of an intersection: the compiler and its messages name its keys. */
type Flat<T> = { [N in keyof T]: T[N] };

/** What an object with these keys is. Comments on the keys of a table are comments on the keys of its type. */
export type Fields<K extends Keys> = Flat<
  {
    -readonly [N in keyof K as K[N] extends Optional<unknown> ? never : N]: Infer<K[N]>;
  } & {
    -readonly [N in keyof K as K[N] extends Optional<unknown> ? N : never]?: Infer<K[N]>;
  }
>;

/** The keys of several types of objects. */
export type KeyOf<T> = T extends unknown ? keyof T & string : never;

/**
 * The schema of an object with exactly these keys. It reports every unknown key (with the nearest known one), every missing one,
 * and what does not go together, and goes on. The output is a new object.
 */
export function object<K extends Keys>(keys: K, ...relations: readonly Relation[]): Schema<Fields<K>> {
  return objectOf(keys, relations);
}

/** As `object`, with other spellings of its keys: they are read as the language's own, and issues name what the editor wrote. */
export function aliasedObject<K extends Keys>(
  keys: K,
  aliases: Aliases,
  ...relations: readonly Relation[]
): Schema<Fields<K>> {
  return objectOf(keys, relations, { aliases });
}

/** As `object`, with more keys of the editor's choice: what stands under them is kept, and the type does not report it. */
export function openObject<K extends Keys>(keys: K, others: Schema<unknown>): Schema<Fields<K>> {
  return objectOf(keys, [], { others });
}

function objectOf<K extends Keys>(
  keys: K,
  relations: readonly Relation[],
  { others, aliases }: Pick<Extract<Node, { kind: 'object' }>, 'others' | 'aliases'> = {},
): Schema<Fields<K>> {
  const schemas = new Map<string, Schema<unknown>>();
  const known = Object.keys(keys);
  const needed: string[] = [];
  for (const [key, row] of Object.entries(keys)) {
    if (!isOptional(row)) needed.push(key);
    schemas.set(key, isOptional(row) ? row.optional : row);
  }

  const node: Node = {
    kind: 'object',
    keys,
    relations,
    ...(others && { others }),
    ...(aliases && { aliases }),
  };
  return customSchema(node, (written) => {
    const output: Record<string, unknown> = {};
    // Complete when no issue was found: then each needed key was read, and nothing else was.
    const done = output as Fields<K>;
    if (!isObject(written)) return result(done, [finding(written, { expected: 'objek' })]);

    const { value: input, problems, origins } = inOwnSpelling(aliases, written);
    const findings: Finding[] = [];
    const readKey = (schema: Schema<unknown>, key: string, value: unknown): void => {
      const read = schema.read(value);
      if (read.findings) addBelow(findings, read.findings, key);
      else output[key] = read.value;
    };
    for (const key of Object.keys(input)) {
      if (findings.length > mostIssues) break;
      const schema = schemas.get(key) ?? others;
      if (schema) readKey(schema, key, input[key]);
      else findings.push(finding(input, unknownKey(key, known)));
    }
    for (const key of needed) {
      const schema = schemas.get(key);
      // Reading nothing gives the schema's own words for what is missing.
      if (schema && !Object.hasOwn(input, key)) readKey(schema, key, undefined);
    }
    for (const { broken } of relations) {
      for (const problem of broken(input)) findings.push(finding(input, problem));
    }
    const found = findings.map((one) => withOrigin(one, written, origins));
    return result(done, [...problems.map((problem) => finding(written, problem)), ...found]);
  });
}

/** What is found below a key of another spelling is reported under that key, with what stood there. */
function withOrigin(
  one: Finding,
  written: RawObject,
  origins: ReadonlyMap<string | number, string>,
): Finding {
  const [first = '', ...others] = one.path;
  const key = origins.get(first);
  if (key === undefined) return one;
  return { ...one, input: others.length === 0 ? written[key] : one.input, path: [key, ...others] };
}

function isOptional(row: Schema<unknown> | Optional<unknown>): row is Optional<unknown> {
  return 'optional' in row;
}

function unknownKey(key: string, known: readonly string[]): Problem {
  return { key, code: 'unknown-key', ...oneOfWords('salah satu kunci', known, key) };
}

const has = (input: RawObject, key: string): boolean => Object.hasOwn(input, key);

/** Exactly one of these keys. */
export function exactlyOne(...keys: readonly string[]): Relation {
  return {
    as: { kind: 'exactlyOne', keys },
    broken: (input) =>
      keys.filter((key) => has(input, key)).length === 1
        ? []
        : [{ expected: `tepat satu dari kunci: ${keys.join(', ')}` }],
  };
}

/** `key` says more of `other`, and nothing without it. */
export function needs(key: string, other: string): Relation {
  return {
    as: { kind: 'needs', key, other },
    broken: (input) =>
      has(input, key) && !has(input, other) ? [{ key, expected: `${other} di samping ${key}` }] : [],
  };
}

/** As `needs`, but only advised. */
export function belongsTo(key: string, other: string): Relation {
  return { as: { kind: 'needs', key, other, advised: true }, broken: () => [] };
}
