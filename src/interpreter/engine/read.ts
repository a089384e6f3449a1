import type { CompiledForm, Facet } from '../compile/model';
import type { Value, Values } from '../language';
import type { Scope } from '../scope';
import { stored, type Facts, type FormState } from './state';

/** A facet's value in a set of results. */
export function facetIn<T>(form: CompiledForm, results: readonly unknown[], facet: Facet<T>): T {
  if ('constant' in facet) return facet.constant;
  const number = form.graph.numbers.get(facet.node);
  if (number === undefined) throw new Error(`graph: no node ${facet.node}`);
  // Nodes are made together with the facets that name them, so the result has the facet's type.
  return results[number] as T;
}

/** A facet's value in a state. */
export function facet<T>(form: CompiledForm, state: FormState, of: Facet<T>): T {
  return facetIn(form, state.results, of);
}

/** Effective answers: constants, remembered values, and fields that count; all else is `undefined`. */
export function readEffective(
  form: CompiledForm,
  values: Values,
  results: readonly unknown[],
  name: string,
): Value {
  const field = form.fields.get(name);
  if (field) return facetIn(form, results, field.counts) === true ? stored(values, name) : undefined;
  return form.values.has(name) ? stored(values, name) : form.constants.get(name);
}

/** The scope of formulas and conditions over a state. */
export function scopeOf(form: CompiledForm, state: FormState, facts: Facts): Scope {
  return { read: (name) => readEffective(form, state.values, state.results, name), today: facts.today };
}
