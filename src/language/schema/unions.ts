import { isObject } from '../values';
import {
  customSchema,
  finding,
  result,
  type Infer,
  type Problem,
  type Schema,
  type UnionKind,
} from './schema';
import { oneOfWords } from './nearest';

type Branches = Readonly<Record<string, Schema<unknown>>>;

/** How a union is distinguished: names the branch that a value belongs to, or says why it belongs to none. */
export interface Choice<Name extends string> {
  readonly by: UnionKind;
  readonly choose: (input: unknown, names: readonly Name[]) => Name | Problem;
}

/** A way to distinguish unions of any branches. */
interface AnyChoice {
  readonly by: UnionKind;
  readonly choose: <Name extends string>(input: unknown, names: readonly Name[]) => Name | Problem;
}

/**
 * The schema of a union. One branch is chosen by the value's shape and alone reports, so that issues carry the
 * deepest path (one that tries all would hide it).
 */
export function union<B extends Branches>(
  { by, choose }: Choice<keyof B & string>,
  branches: B,
): Schema<Infer<B[keyof B]>> {
  type Result = Infer<B[keyof B]>;
  // Object.keys gives the names of the table.
  const names = Object.keys(branches) as (keyof B & string)[];
  const chosen = (input: unknown): (keyof B & string) | Problem => choose(input, names);
  return customSchema<Result>({ kind: 'union', by, branches, choose: chosen }, (input) => {
    const choice = chosen(input);
    if (typeof choice !== 'string') return result(input as Result, [finding(input, choice)]); // Never used: not ok.
    // The branch is one of B, so its output is an output of B.
    return (branches[choice] as Schema<Result>).read(input);
  });
}

/** By the value of the key `type`, which the branches are named after. */
export const byType: AnyChoice = {
  by: 'type',
  choose: (input, names) => {
    if (!isObject(input)) return { expected: 'objek' };
    const { type } = input;
    return isOneOf(type, names) ? type : { key: 'type', ...oneOfWords('salah satu dari', names, type) };
  },
};

/** By the one key among the names of the branches that stands in the object. */
export const byKey: AnyChoice = {
  by: 'key',
  choose: (input, names) => {
    if (!isObject(input)) return { expected: 'objek' };
    const keys = Object.keys(input);
    const [first, ...others] = keys.filter((key) => isOneOf(key, names));
    if (first !== undefined && others.length === 0) return first;
    const start = 'objek dengan tepat satu dari kunci';
    if (first !== undefined) return oneOfWords(start, names);
    // The misspelt one is among the first; an object with very many keys is no slip of the pen.
    const slips = keys.slice(0, 8).map((key) => oneOfWords(start, names, key));
    return slips.find(({ near }) => near !== undefined) ?? oneOfWords(start, names);
  },
};

/** How JSON calls the kinds of values. */
type Kind = 'text' | 'number' | 'list' | 'object';

/** By the kind of the value; `expected` says in Indonesian which there are. */
export function byKind(expected: string): AnyChoice {
  return {
    by: 'json',
    choose: (input, names) => {
      const kind = kindOf(input);
      return isOneOf(kind, names) ? kind : { expected };
    },
  };
}

function isOneOf<Name extends string>(word: unknown, names: readonly Name[]): word is Name {
  // `includes` compares with anything; its type allows names only.
  return (names as readonly unknown[]).includes(word);
}

function kindOf(input: unknown): Kind | undefined {
  if (typeof input === 'string') return 'text';
  if (typeof input === 'number') return 'number';
  if (Array.isArray(input)) return 'list';
  return isObject(input) ? 'object' : undefined;
}
