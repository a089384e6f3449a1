import type { CompiledCondition } from '../conditions/types';
import type { CompiledFormula, WithFormulas } from '../formulas/types';
import type { Condition, Effect } from '../../language';
import type { CompiledEffect } from './bound';

/** What a condition decides about; `content` stands outside of the steps. */
export type ConditionRole =
  | 'named'
  | 'step'
  | 'block'
  | 'content'
  | 'required'
  | 'readOnly'
  | 'compute'
  | 'option'
  | 'rule'
  | 'filter'
  | 'branch'
  | 'watch'
  | 'check'
  | 'effect';

/** A condition where it stands in the definition. */
export interface PlacedCondition {
  path: string;
  role: ConditionRole;
  source: Condition;
  /** Missing when something is wrong with it. */
  compiled?: CompiledCondition | undefined;
}

/** A formula where it stands, or a text with formulas in it: for visitors (`text`) or for the back end (`template`). */
export interface PlacedFormula {
  path: string;
  kind: 'formula' | 'text' | 'template';
  /** Only a formula has a result. */
  compiled: WithFormulas & Partial<Pick<CompiledFormula, 'evaluate'>>;
}

/** A list of effects where it stands. */
export interface PlacedEffects {
  path: string;
  source: readonly Effect[];
  compiled: readonly CompiledEffect[];
}

/**
 * What a definition says in conditions, formulas and effects, each where it stands and compiled once: tools walk over it
 * instead of looking for keys. Effects inside effects are lists of their own. What is broken is left out, or not compiled.
 */
export interface Sources {
  /** By path. */
  conditions: ReadonlyMap<string, PlacedCondition>;
  formulas: readonly PlacedFormula[];
  effects: readonly PlacedEffects[];
  /** The names of the actions that something calls. */
  called: ReadonlySet<string>;
}
