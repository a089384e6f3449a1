import type { Value, ValueType } from '../../language';
import type { Report } from '../issues';
import type { Names, Scope } from '../scope';
import type { NodeWith } from './parse';
import type { ExactValue } from './fractions';

/** What a formula or a text is checked against. */
export interface FormulaEnv {
  names: Names;
  path: string;
  report: Report;
  /** The names that an action adds, such as `response` and `status`; left out: none. */
  extras?: readonly string[] | undefined;
  /** True inside the body of a call, where `answers()` is known. */
  inBody?: boolean | undefined;
  /** What formulas insert in a text goes through this, which rich text needs; what the editor wrote does not. */
  escape?: ((inserted: string) => string) | undefined;
}

/** What is kept of every compiled formula, and of every text with formulas in it. */
export interface WithFormulas {
  source: string;
  /** Every answer, value and constant that it reads, each once. */
  reads: readonly string[];
  nodes: readonly Expression[];
}

/** A formula, parsed and checked once. */
export interface CompiledFormula extends WithFormulas {
  nodes: readonly [Expression];
  /** The type of its result, as far as it is known. */
  type: ValueType;
  evaluate: (scope: Scope) => Value;
}

/** A text with `{formula}` parts: for a reader, or for the back end, which takes codes and all else as it is stored. */
export interface CompiledText extends WithFormulas {
  /** For a reader choices by label, numbers as `1.500.000`, dates as `DD/MM/YYYY`, ticks as Ya or Tidak. */
  render: (scope: Scope) => string;
  /** True when it holds no formula. */
  constant: boolean;
}

/** The types of the language in an editor's words. */
export const typeWords: Readonly<Record<ValueType, string>> = {
  text: 'teks',
  number: 'angka',
  date: 'tanggal',
  month: 'bulan',
  boolean: 'ya/tidak',
  choice: 'pilihan',
  choices: 'daftar pilihan',
  rows: 'daftar baris',
  unknown: 'nilai',
};

export type Evaluate<T = Value> = (scope: Scope) => T;

/** What is known of a part of a formula or condition that is checked and ready. */
export interface Built {
  type: ValueType;
  /** Whether a text that it gives may be a stored choice, `'code|label'`. */
  piped: boolean;
  /** As the editor wrote it, as far as it is short: for reports. */
  text: string;
  /** Every answer, value and constant that it reads, each once. */
  reads: readonly string[];
  /** What the choices of the answer that it is count, by code. */
  scores?: ReadonlyMap<string, number> | undefined;
  evaluate: Evaluate;
  /** Its value before it is rounded, where it is computed; left out: the same. */
  exact?: Evaluate<ExactValue>;
}

/** A part of a formula or condition, checked and ready, its names those of answers. */
export type Expression = NodeWith<Built>;

/** One comparison: other spellings of its operator are gone, and a literal is read in the type of the name beside it. */
export type Comparison = Extract<Expression, { kind: 'compared' }>;

/** A condition, checked once; named ones are resolved in place. It holds while its result is neither empty nor `false` nor 0. */
export type CompiledCondition = Expression & { test: (scope: Scope) => boolean };
