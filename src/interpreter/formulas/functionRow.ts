import type { Problem } from '../issues';
import { type Value, type ValueType, isList, knownTypes, type Json } from '../../language';
import type { Scope } from '../scope';
import type { Evaluate, Expression } from './types';
import { rounded, type ExactValue } from './fractions';
import { isEmpty, dayFrom } from './values';

/** A function of the language. */
export interface FunctionRow {
  parameters: readonly Parameter[];
  /** Takes any number of these after the parameters. */
  rest?: Parameter;
  type: (args: readonly Expression[]) => ValueType;
  /** Whether a text that it gives may be a stored choice. */
  piped?: boolean;
  needsAll?: true;
  /** Known in the body of a call only. */
  onlyInBody?: boolean;
  /**
   * What it makes of a part that reads a column of a row group (`rows.column`): `spread` takes the part once for each row;
   * `every` and `some` ask whether it holds in every or in some row, and need such a part.
   */
  overRows?: 'spread' | 'every' | 'some';
  /** Its result changes with the day, whatever its arguments are. */
  readsToday?: true;
  /** A text that it reads, where most are none: whoever looks for answers tries it. */
  sample?: string;
  check?: (args: readonly Expression[]) => Problem | undefined;
  /** Computes with the arguments as they are before they are rounded; `parts` are what they were built from. */
  compute: (args: readonly Evaluate<ExactValue>[], parts: readonly Expression[]) => Evaluate<ExactValue>;
}

type ReadBy<P extends readonly Parameter[]> = {
  [K in keyof P]: P[K] extends Parameter<infer T> ? T : never;
};

/** A function of a fixed number of arguments: an argument that is empty or of another type gives empty. */
export function fixed<const P extends readonly Parameter[]>(
  parameters: P,
  type: ValueType,
  run: (args: ReadBy<P>, scope: Scope) => Value,
): FunctionRow {
  return {
    parameters,
    needsAll: true,
    type: () => type,
    compute: (args) => (scope) => {
      const read: Value[] = [];
      for (const [index, parameter] of parameters.entries()) {
        const value = rounded(args[index]?.(scope));
        const fitting = isEmpty(value) ? undefined : parameter.read(value);
        if (fitting === undefined) return undefined;
        read.push(fitting);
      }
      // Each parameter has read its own argument, in this order.
      return run(read as ReadBy<P>, scope);
    },
  };
}

/** A function of any number of arguments that skips empty ones; one of another type gives empty. */
export function skipping<T extends Value>(
  rest: Parameter<T>,
  type: ValueType,
  run: (args: readonly T[]) => Value,
): FunctionRow {
  return {
    parameters: [],
    rest,
    type: () => type,
    compute: (args) => (scope) => {
      const read: T[] = [];
      for (const arg of args) {
        const value = rounded(arg(scope));
        if (isEmpty(value)) continue;
        const fitting = rest.read(value);
        if (fitting === undefined) return undefined;
        read.push(fitting);
      }
      return run(read);
    },
  };
}

/** What a function takes at one place: the types that fit when it is compiled, and the values when it runs. */
interface Parameter<T extends Value = Value> {
  words: string;
  /** `unknown` fits everywhere and need not be listed. */
  accepts: readonly ValueType[];
  /** The value as the function takes it; `undefined` for one that does not fit, which then counts as empty. */
  read: (value: Value) => T | undefined;
}

const isText = (value: Value): string | undefined => (typeof value === 'string' ? value : undefined);

export const number: Parameter<number> = {
  words: 'angka',
  accepts: ['number'],
  read: (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined),
};

/** A date and a month are texts, too. */
export const text: Parameter<string> = { words: 'teks', accepts: ['text', 'date', 'month'], read: isText };

/** A month stands for its first day. */
export const date: Parameter<string> = { words: 'tanggal', accepts: ['date', 'month'], read: dayFrom };

/** A choice, or the text of one. */
export const choice: Parameter<string> = { words: 'pilihan', accepts: ['choice', 'text'], read: isText };

export const choiceOrChoices: Parameter<string | readonly Json[]> = {
  words: 'pilihan',
  accepts: ['choice', 'choices', 'text'],
  read: (value) => (typeof value === 'string' || isList(value) ? value : undefined),
};

/** What a part is looked for in. */
export const textOrChoices: typeof choiceOrChoices = {
  ...choiceOrChoices,
  words: 'daftar pilihan atau teks',
  accepts: ['choices', 'text'],
};

/** What can be read as a number. */
export const numeric: Parameter<number | string> = {
  words: 'angka, teks, atau pilihan',
  accepts: ['number', 'text', 'choice'],
  read: (value) => (typeof value === 'string' ? value : number.read(value)),
};

/** What can be joined to a text. */
export const printable: Parameter<number | string> = {
  words: 'teks, angka, atau tanggal',
  accepts: ['text', 'number', 'date', 'month'],
  read: numeric.read,
};

/** What has members: rows, or several choices. */
export const members: Parameter<readonly Json[]> = {
  words: 'baris atau daftar pilihan',
  accepts: ['rows', 'choices'],
  read: (value) => (isList(value) ? value : undefined),
};

export const anything: Parameter = {
  words: 'nilai',
  accepts: knownTypes,
  read: (value) => value,
};
