import type { Condition, FormBlock, Json, TickField } from '../../language';

/** Keeps `Schema<A>` and `Schema<B>` apart in both directions; exists for the compiler only. */
declare const output: unique symbol;

/** What was read; with findings, the value is not whole and must not be used. */
export interface Reading<T> {
  value: T;
  findings?: readonly Finding[];
}

/** Something that is wrong, at a place below the value that was read. */
export interface Finding {
  path: readonly (string | number)[];
  /** What stands there. */
  input: unknown;
  problem: Problem;
}

/** Reads any JSON as a `T`, or as something narrower; `type` says of which making it is, for tools that walk schemas. */
export interface Reader<T> {
  readonly type: string;
  readonly read: (value: unknown) => Reading<T>;
}

/** What a reader gives. */
export type Output<R> = R extends Reader<infer T> ? T : never;

/**
 * A reader whose output is exactly `T`, neither wider nor narrower: where a type of the language and its schema differ, the
 * project does not compile. The message of each schema is what may stand there, in Indonesian.
 */
export interface Schema<T> extends Reader<T> {
  readonly [output]: (value: T) => T;
}

/** The schema of a key that may be left out. */
export interface Optional<T> {
  readonly type: 'exact_optional';
  readonly wrapped: Schema<T>;
}

/** A JSON object as it came in. */
export type RawObject = Readonly<Record<string, unknown>>;

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

/**
 * A schema for every key of `T`: `optional()` for those that may be left out and for no others, and none beside
 * them. The compiler so proves that type and schema name the same keys with the same types.
 */
export type Entries<T> = {
  readonly [K in keyof T]-?: Record<never, never> extends Pick<T, K>
    ? Optional<Exclude<T[K], undefined>>
    : Schema<T[K]>;
};

/** What keys must hold together; looked at even when single keys are wrong. */
export type Together = (input: RawObject) => readonly Problem[];

/**
 * What the schema of a field is made with: the readers of the parser, which stands above the fields, and the schemas that all
 * fields share.
 */
export interface SchemaKit {
  /** A text that says something; also references and formulas. */
  text: Schema<string>;
  /** A text that may be empty. */
  anyText: Schema<string>;
  flag: Schema<boolean>;
  number: Schema<number>;
  json: Schema<Json>;
  /** A path of this site. */
  path: Schema<string>;
  /** What a lookup asks the back end for. */
  lookupUrl: Schema<string>;
  condition: Schema<Condition>;
  /** What a step holds. */
  blocks: Schema<readonly FormBlock[]>;
  /** The keys of every field; `type` is each field's own. */
  common: Omit<Entries<TickField>, 'type'>;
  /** A whole number in these bounds, both included. */
  wholeNumber: (min: number, max?: number) => Schema<number>;
  /** One of a closed set; `others` tells what else may stand there in another shape. */
  oneOf: <const Names extends readonly string[]>(
    names: Names,
    others?: readonly string[],
  ) => Schema<Names[number]>;
  /** One of these, by the kind of the value: text, number, list or object. */
  byKind: <B extends Readonly<Record<string, Reader<unknown>>>>(
    expected: string,
    branches: B,
  ) => Schema<Output<B[keyof B]>>;
  list: <T>(item: Schema<T>) => Schema<readonly T[]>;
  filledList: <T>(item: Schema<T>) => Schema<readonly T[]>;
  /** An object with keys of the editor's choice. */
  dictionary: <T>(value: Schema<T>) => Schema<Readonly<Record<string, T>>>;
  optional: <T>(wrapped: Schema<T>) => Optional<T>;
  /** An object with exactly these keys, and what they must hold together. */
  entries: <T extends object>(table: Entries<T>, together?: Together) => Schema<T>;
  /** What several types share, made once: tools name a schema by what it is. */
  shared: <T>(make: (kit: SchemaKit) => T) => T;
}
