import { isObject } from '../values';

/** What was read; with findings, the value is not whole and must not be used. */
export interface Reading<T> {
  value: T;
  findings?: readonly Finding[];
}

/** Something that is wrong, at a place below the value that was read. */
export interface Finding {
  path: readonly (string | number)[];
  input: unknown;
  problem: Problem;
}

/** A value that cannot stand where it stands. */
export interface Problem {
  /** The key below the present place, when the problem is there. */
  key?: string;
  /** Left out: the value is wrong, or missing. */
  code?: 'unknown-key';
  /** What may stand there, in Indonesian. */
  expected: string;
  /** How to mend it, in Indonesian. */
  hint?: string | undefined;
  /** The word that was probably meant. */
  near?: string | undefined;
}

/** A JSON object as it came in. */
export type RawObject = Readonly<Record<string, unknown>>;

/**
 * What a text means to the language. Renaming, references, proofreading and links ask this, never the name of a key: the same
 * key means something else elsewhere.
 */
export type Role =
  /** The name of an answer: of a field, a remembered value or a declaration. */
  | 'answer'
  /** What an answer was called before. */
  | 'formerAnswer'
  /** The name of a field in the fragment that is used here. */
  | 'fragmentAnswer'
  /** What a use of a fragment is called. */
  | 'fragmentUse'
  | 'constant'
  | 'step'
  | 'stage'
  | 'action'
  /** The name of a named condition. */
  | 'condition'
  /** As `condition`; any other text is a formula. */
  | 'conditionOrFormula'
  /** How a comparison compares. */
  | 'operator'
  | 'formula'
  /** `preview`, `submit`, or the name of an action. */
  | 'afterLastStep'
  /** A visitor reads it; `{formula}` inserts answers. */
  | 'template'
  /** As `template`; `{limit}`, `{label}` and `{value}` insert what is wrong. */
  | 'message'
  /** A visitor reads it with its markup; `{formula}` inserts answers. */
  | 'html'
  /** A visitor reads it as it is written. */
  | 'prose'
  /** A choice, `code|label`. */
  | 'option'
  /** The name of a list of choices. */
  | 'list'
  /** Sent to the bank; `{name}` inserts the code of an answer. */
  | 'filter'
  /** Where a link leads. */
  | 'url'
  | 'picture'
  | 'form'
  | 'popup'
  | 'fragment'
  | 'category'
  /** Which list of branches the bank is asked for. */
  | 'branchList';

/** A text of which a form that is ready has something made; any text may stand for it. */
export type MadeInto<What extends string> = string & { readonly madeInto?: What };

export type FormulaText = MadeInto<'formula'>;

/** A text that visitors read, with `{formula}` in it. */
export type TemplateText = MadeInto<'text'>;

export interface TextNode {
  kind: 'text';
  expected: string;
  role?: Role;
  /** What it names is declared here; elsewhere it is referred to. */
  declares?: true;
  /** An effect writes the answer that it names. */
  writes?: true;
  /** A formula in what a call sends: it knows `answers()`. */
  inBody?: true;
  filled?: boolean;
  maxBytes?: number;
  pattern?: RegExp;
  /** What may stand there where the pattern alone does not fit; left out: `expected`. */
  patternExpected?: string;
}

/** What a schema is, for tools that walk it. */
export type Node =
  | TextNode
  | { kind: 'number'; expected: string; integer?: boolean; min?: number; max?: number }
  | { kind: 'flag'; expected: string }
  | { kind: 'literal'; literal: boolean }
  | { kind: 'oneOf'; options: readonly (string | number | boolean)[] }
  | { kind: 'json'; role?: JsonRole }
  | { kind: 'nullable' | 'transformed'; inner: Schema<unknown> }
  | {
      kind: 'later';
      get: () => Schema<unknown>;
      /** What formulas in it may name besides the form's own names. */
      knows?: readonly string[] | undefined;
    }
  | { kind: 'list'; item: Schema<unknown>; fewest: number }
  | {
      kind: 'dictionary';
      key: Schema<string>;
      value: Schema<unknown>;
      /** What stands under a key, where that means more than `value` reads. */
      meaningOf?: (key: string) => Schema<unknown> | undefined;
    }
  | {
      kind: 'object';
      keys: Keys;
      relations: readonly Relation[];
      /** What stands under keys of the editor's choice; left out: there are none. */
      others?: Schema<unknown> | undefined;
      /** Keys of another spelling. */
      aliases?: Aliases | undefined;
    }
  | {
      kind: 'union';
      by: UnionKind;
      branches: Readonly<Record<string, Schema<unknown>>>;
      choose: (input: unknown) => string | Problem;
    };

/** Other spellings of keys. `as`: the language's own key; left out: there is none. Without `read`, what stands there means nothing. */
export type Aliases = Readonly<
  Record<string, { as?: string; read?: (value: unknown, whole: RawObject) => Rewriting }>
>;

/** What is read in place of a value in another spelling: a value of the language's own key, a problem, or nothing at all. */
type Rewriting = { value: unknown } | Problem | undefined;

/** How the shapes of a union are distinguished: by `type`, by which key is there, by the kind of JSON, or in a way of their own. */
export type UnionKind = 'type' | 'key' | 'json' | 'conditionEntry' | 'use' | 'when' | 'ends' | 'own';

/** What JSON of any shape means: a text in it that is wholly `{name}` or a formula is more than a text. */
export type JsonRole =
  /** A text that is wholly `{formula}` is computed. */
  | 'default'
  /** A text that is `{name}` is a constant or another answer. */
  | 'compared'
  /** A text is a formula. */
  | 'assigned';

/** Reads any JSON as a `T`. */
export interface Schema<T> {
  readonly node: Node;
  readonly read: (value: unknown) => Reading<T>;
}

/** The schema of a key that may be left out. */
export interface Optional<T> {
  readonly optional: Schema<T>;
}

export type Infer<S> = S extends Schema<infer T> ? T : S extends Optional<infer T> ? T : never;

/** The schemas of an object by key. */
export type Keys = Readonly<Record<string, Schema<unknown> | Optional<unknown>>>;

/** What keys must hold together; looked at even when single keys are wrong. `as` says it to tools. */
export interface Relation {
  readonly broken: (input: RawObject) => readonly Problem[];
  readonly as?:
    | { kind: 'exactlyOne'; keys: readonly string[] }
    /** `advised`: a form opens without `other`, and the checker reports that `key` then says nothing. */
    | { kind: 'needs'; key: string; other: string; advised?: true }
    /** With `key` none of the others, and only on these types. */
    | { kind: 'without'; key: string; others: readonly string[]; types?: readonly string[] };
}

/** At most so many findings are reported; it also bounds time and memory. */
export const mostIssues = 500;

/** A schema of a making of its own: what `read` returns is its result, `node` is for tools that walk schemas. */
export function customSchema<T>(node: Node, read: (value: unknown) => Reading<T>): Schema<T> {
  return { node, read };
}

/** Marks the schema of a key that may be left out. */
export function optional<T>(schema: Schema<T>): Optional<T> {
  return { optional: schema };
}

/** A value, or null. */
export function nullable<T>(inner: Schema<T>): Schema<T | null> {
  return customSchema<T | null>({ kind: 'nullable', inner }, (input) =>
    input === null ? { value: null } : inner.read(input),
  );
}

/** A schema that is not ready yet: definitions nest. Formulas in it may name what it `knows` besides the form's own names. */
export function later<T>(get: () => Schema<T>, knows?: readonly string[]): Schema<T> {
  return customSchema({ kind: 'later', get, knows }, (input) => get().read(input));
}

/** What a schema has read, in another shape. */
export function transformed<From, To>(inner: Schema<From>, to: (value: From) => To): Schema<To> {
  return customSchema({ kind: 'transformed', inner }, (input) => {
    const { value, findings } = inner.read(input);
    return findings ? { value: value as unknown as To, findings } : { value: to(value) };
  });
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
