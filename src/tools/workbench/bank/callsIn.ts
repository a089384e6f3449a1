import { effectsIn, type CompiledEffect, type CompiledForm } from '../../../interpreter';
import { nameWords } from '../../words/values';
import type { CallName } from '../../scenarios/language';
import { bankWords } from './words';

/** A call that a form makes, and what makes it. */
export interface UsedCall {
  call: CallName;
  users: readonly string[];
  /** Its answer is a list of choices. */
  list: boolean;
}

const { users: by } = bankWords;

/** Every call that a form makes, with what makes it in the words of its labels. */
export function callsIn(form: CompiledForm): UsedCall[] {
  const found = new Map<CallName, { users: Set<string>; list: boolean }>();
  const add = (call: CallName, user: string, list = false): void => {
    const known = found.get(call) ?? { users: new Set(), list };
    known.users.add(user);
    found.set(call, known);
  };
  const inEffects = (effects: readonly CompiledEffect[], user: string): void => {
    for (const effect of effectsIn(effects)) {
      if (effect.kind === 'call') add(effect.call, user);
      else if (effect.kind === 'standardSubmit') add('submit', user);
      else if (effect.kind === 'download') add('downloadpdf', user);
      else if (effect.kind === 'popup') add('popup', user);
    }
  };
  inEffects(form.submit, by.submit);
  for (const { afterLastStep } of form.stages) inEffects(afterLastStep, by.submit);
  for (const [name, effects] of form.actions) inEffects(effects, by.action(name));
  for (const field of form.fields.values()) {
    if (field.inRow && field.inRow.slot > 0) continue;
    const user = nameWords(form, field.name);
    if (field.lookup) add(field.lookup.definition.call ?? 'remote-select', user, true);
    if (field.definition.type === 'branch') add('santer', user, true);
    if (field.definition.type === 'upload') add('upload-file', user);
    if (field.definition.type === 'date' && field.definition.disable?.includes('holidays'))
      add('holidays', by.days);
  }
  for (const step of form.steps.values()) if (step.popup) add('popup', by.popup);
  return [...found].map(([call, { users, list }]) => ({ call, users: [...users], list }));
}
