import type { JsonSchema } from '../jsonSchema';

/** What an editor reads of a key: Markdown in Indonesian, and values as they would be written. */
export interface KeyWords {
  about: string;
  /** What editors call a key that they meet often, in plain words. */
  title?: string;
  examples: readonly unknown[];
  /** A sentence on each allowed text; on a key that takes any text, these are the only ones that mean something. */
  choices?: Readonly<Record<string, string>>;
  /** The objects under the key, in its list or in its dictionary. */
  of?: TypeWords | (() => TypeWords);
  /** What the editor's own keys below this one are, on a dictionary. */
  each?: string;
}

/** The keys of one kind of object. */
export interface ObjectWords {
  kind: 'object';
  /** The name of its part of the schema. */
  name: string;
  title: string;
  keys: Readonly<Record<string, KeyWords>>;
  /** What must hold between keys, where the relations of the schema cannot say it. */
  together?: readonly JsonSchema[];
  /** Keys that are suggested along with the needed ones when an editor starts such an object. */
  starters?: readonly string[];
}

/** What may have one of several shapes. */
export interface UnionWords {
  kind: 'union';
  name: string;
  title: string;
  /** The shapes that are objects or unions, by their names in the parser. */
  branches: Readonly<Record<string, TypeWords | (() => TypeWords)>>;
  /** As of a key, for the shape that is a text. */
  choices?: Readonly<Record<string, string>>;
  /** As of a key, for the shape that is a dictionary. */
  each?: string;
}

export type TypeWords = ObjectWords | UnionWords;

/** A closed set of texts, or a list or dictionary of them, has a sentence on each, and on the truths beside them. */
type Choices<V> = V extends readonly (infer Item)[]
  ? ChoicesOfText<Item>
  : V extends Readonly<Record<string, infer Item extends string>>
    ? ChoicesOfText<Item>
    : ChoicesOfText<V>;

type ChoicesOfText<V> = [V] extends [string]
  ? string extends V
    ? { choices?: Readonly<Record<string, string>> }
    : { choices: Readonly<Record<V, string> & Partial<Record<'true' | 'false', string>>> }
  : { choices?: never };

/** Words on every key of `T` and on no other, with examples that fit: the compiler looks at both. */
export type WordsOf<T> = {
  readonly [K in keyof T]-?: Omit<KeyWords, 'choices' | 'examples'> & {
    readonly examples: readonly [Example<T[K]>, ...Example<T[K]>[]];
  } & Choices<Exclude<T[K], undefined>>;
};

/** An example is a value of the key's type. */
type Example<V> = Exclude<V, undefined>;

/** Names the words on an object. */
export function objectWords<T>(
  name: string,
  title: string,
  keys: WordsOf<T>,
  more: Pick<ObjectWords, 'together' | 'starters'> = {},
): ObjectWords {
  // Each value of `WordsOf` is `KeyWords`; the compiler cannot see that of a `T` that is still open.
  return { kind: 'object', name, title, keys: keys as object as Readonly<Record<string, KeyWords>>, ...more };
}

/** Names the words on what may have one of several shapes. */
export function unionWords(
  name: string,
  title: string,
  shapes: Omit<UnionWords, 'kind' | 'name' | 'title'>,
): UnionWords {
  return { kind: 'union', name, title, ...shapes };
}

/** The words that a place gives at once or, where words nest, when asked. */
export function given(words: TypeWords | (() => TypeWords) | undefined): TypeWords | undefined {
  return typeof words === 'function' ? words() : words;
}
