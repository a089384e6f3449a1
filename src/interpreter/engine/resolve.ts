import type { CompiledCondition, CompiledFormula, CompiledText } from '../formulas/types';
import type { Json } from '../../language';
import type { Scope } from '../scope';

/** A bound part of a definition at a moment: texts in words, formulas by their results. */
export type Resolved<T> = T extends CompiledCondition
  ? never
  : T extends CompiledText
    ? string
    : T extends CompiledFormula
      ? Json
      : T extends readonly (infer Item)[]
        ? readonly Resolved<Item>[]
        : T extends object
          ? {
              [Key in keyof T as T[Key] extends CompiledCondition | undefined ? never : Key]: Resolved<
                T[Key]
              >;
            }
          : T;

/** Gives a bound part of a definition in words, without conditions, and without what these hide in lists. */
export function resolve<T>(bound: T, scope: Scope): Resolved<T> {
  // Every leaf becomes what the type says.
  return resolved(bound, scope) as Resolved<T>;
}

function resolved(bound: unknown, scope: Scope): unknown {
  if (Array.isArray(bound)) {
    const shown = bound.filter((one: Hideable) => one?.visibleWhen?.test(scope) ?? true);
    return shown.map((one) => resolved(one, scope));
  }
  if (typeof bound !== 'object' || bound === null) return bound;
  const { render, evaluate }: Partial<CompiledText & CompiledFormula> = bound;
  if (render) return render(scope);
  if (evaluate) return evaluate(scope) ?? null;
  const parts = Object.entries(bound).filter(([, part]) => !isCondition(part));
  return Object.fromEntries(parts.map(([key, part]) => [key, resolved(part, scope)]));
}

/** An item of a list: only a block has a condition. */
type Hideable = { visibleWhen?: CompiledCondition } | null | undefined;

function isCondition(part: unknown): boolean {
  return typeof part === 'object' && part !== null && 'test' in part;
}
