import type { CompiledForm } from '../compile/model';
import type { Value } from '../../language';
import { firstStep } from './path';
import { settle } from './settle';
import type { Facts, FormState } from './state';

/** A form as a visitor finds it: every answer empty or at its default, on the first step of the first stage. */
export function startState(form: CompiledForm, facts: Facts): FormState {
  const step = firstStep(form);
  const values: Record<string, Value> = {};
  for (const field of form.fields.values()) values[field.name] = field.row.empty;
  for (const value of form.values.values()) values[value.name] = value.initial;
  const blank: FormState = {
    values,
    touched: {},
    failures: {},
    deferred: {},
    failedChecks: {},
    notices: {},
    refused: {},
    locks: {},
    stages: [step.stage],
    step: step.id,
    trail: [],
    passed: {},
    finished: false,
    editing: false,
    runs: {},
    proven: {},
    agreed: {},
    pending: {},
    delisted: {},
    results: [],
  };
  return settle(form, blank, { origin: 'start', writes: {} }, facts).state;
}
