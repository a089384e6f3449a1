import { neededKeys, relationsOf, type Relation } from '../../language/schema';
import { isObject, type Json, type JsonObject, type Node, type Schema } from '../../language';
import { given, type ObjectWords, type UnionWords } from './words/types';
import { bare } from './bare';
import { plain } from './property';

type UnionNode = Extract<Node, { kind: 'union' }>;

/** One of the shapes that something may begin with. */
export interface Beginning {
  name: string;
  about: string;
  /** Texts that say which shape it is. */
  fixed: JsonObject;
  /** Values to begin with; behind the first those that ask for less of what is around them. */
  samples: readonly JsonObject[];
}

/** What an object begins with: the keys that it cannot be without, with examples of the words. */
export function samplesOf(
  schema: Schema<unknown>,
  { keys, starters = [] }: ObjectWords,
  fixed: JsonObject = {},
): readonly JsonObject[] {
  const { node } = bare(schema);
  if (node.kind !== 'object') return [];
  const own = [...neededKeys(bare(schema)), ...starters];
  const chosen = node.relations.flatMap(({ as }) =>
    as?.kind === 'exactlyOne' && !as.keys.some((key) => own.includes(key)) ? as.keys.slice(0, 1) : [],
  );
  const sampleWith = (at: 0 | -1): JsonObject => {
    const values = [...own, ...chosen].map((key) => [key, examplesOf(keys[key]).at(at) ?? null]);
    return { ...(Object.fromEntries(values) as JsonObject), ...fixed };
  };
  const [first, last] = [sampleWith(0), sampleWith(-1)];
  return JSON.stringify(first) === JSON.stringify(last) ? [first] : [first, last];
}

/** The examples of a key. Words are made by `WordsOf`: an example is JSON. */
export function examplesOf(said: { examples: readonly unknown[] } | undefined): readonly Json[] {
  return (said?.examples ?? []) as readonly Json[];
}

/** What a value of a union may begin with; none where its shapes are distinguished by more than a key. */
export function beginningsOf({ by, branches: shapes }: UnionNode, words: UnionWords): readonly Beginning[] {
  if (!['type', 'key', 'use'].includes(by)) return [];
  const branches = Object.entries(shapes).map(([name, branch]) => ({
    name,
    branch,
    own: given(words.branches[name]),
  }));
  return [
    ...branches.flatMap(({ branch, own }) => {
      const { node } = bare(branch);
      return own?.kind === 'union' && node.kind === 'union' ? beginningsOf(node, own) : [];
    }),
    ...branches.flatMap(({ name, branch, own }) => {
      if (own?.kind !== 'object') return [];
      const fixed: JsonObject = by === 'type' ? { type: name } : {};
      const samples = samplesOf(branch, own, fixed);
      const [first = name] = by === 'use' ? Object.keys(samples[0] ?? {}) : [];
      const about = by === 'type' ? plain(words.choices?.[name] ?? name) : own.title;
      return [{ name: first, about, fixed, samples }];
    }),
  ];
}

/** The keys that cannot stay beside a key that is put into an object, and those that it needs there. */
export function besideKey(
  schema: Schema<unknown>,
  owner: unknown,
  key: string,
): { without: readonly string[]; needed: readonly string[] } {
  const has = (one: string): boolean => isObject(owner) && Object.hasOwn(owner, one);
  const relations = relationsOf(schema);
  const without = relations.flatMap((one) => keysAgainst(one, key)).filter(has);
  const needed = relations.flatMap(({ as }) =>
    as?.kind === 'needs' && as.key === key && !has(as.other) ? [as.other] : [],
  );
  return { without: [...new Set(without)], needed };
}

/** The keys that a relation does not allow beside a key. */
function keysAgainst({ as }: Relation, key: string): readonly string[] {
  if (as?.kind === 'exactlyOne' && as.keys.includes(key)) return as.keys.filter((one) => one !== key);
  if (as?.kind !== 'without') return [];
  if (as.key === key) return as.others;
  return as.others.includes(key) ? [as.key] : [];
}

/** Whether a relation keeps a key, or one that it needs, out of an object of this type, whatever else is there. */
export function isForeign(schema: Schema<unknown>, owner: unknown, key: string): boolean {
  const type = isObject(owner) ? owner.type : undefined;
  return relationsOf(schema).some(({ as }) => {
    if (as?.kind === 'needs') return as.key === key && isForeign(schema, owner, as.other);
    return as?.kind === 'without' && as.key === key && as.types?.some((one) => one === type) === false;
  });
}
