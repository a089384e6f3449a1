import type { Condition, Effect, Effects, Json } from '../../language';
import type { MadeInto } from '../../language/schema';
import type { CompiledCondition } from '../conditions/types';
import type { CompiledFormula, CompiledText } from '../formulas/types';

/** What becomes of the texts of a definition. */
interface Made {
  formula: CompiledFormula;
  text: CompiledText;
  effects: readonly CompiledEffect[];
}

/** A part of a definition, ready for use: the same object, with what was made of its texts and conditions at its leaves. */
export type Bound<T> = [Json] extends [T]
  ? BoundPart<Extract<T, string>> | Exclude<T, string>
  : [Condition] extends [T]
    ? CompiledCondition | Extract<T, undefined>
    : BoundPart<T>;

type BoundPart<T> =
  T extends MadeInto<infer What extends keyof Made>
    ? 'madeInto' extends keyof T
      ? Made[What]
      : T
    : T extends readonly Effect[]
      ? readonly CompiledEffect[]
      : T extends readonly (infer Item)[]
        ? readonly Bound<Item>[]
        : T extends object
          ? { [Key in keyof T]: Bound<T[Key]> }
          : T;

/** Effects of a definition, ready to run, each with the key by which an editor says it. */
type WrittenEffects = { [Kind in keyof Effects]: { kind: Kind } & Bound<Effects[Kind]> };

/** An effect, ready to run. The last five have no spelling in the language. */
export type CompiledEffect =
  | WrittenEffects[keyof WrittenEffects]
  | { kind: 'action'; name: string }
  /** The submission of a form that says nothing of its own. */
  | { kind: 'standardSubmit' }
  | { kind: 'popup'; slug: string }
  | { kind: 'saveDraft' }
  | { kind: 'advance' };

/** One kind of effects. */
export type EffectOf<Kind extends CompiledEffect['kind']> = Extract<CompiledEffect, { kind: Kind }>;
