import type { CompiledForm, CompiledWatch } from '../compile/model';
import { isEmpty } from '../formulas/values';
import { checkField } from './check';
import { actionEffects } from './runAction';
import { scopeOf } from './read';
import { stored, type Facts, type FormState, type WatchRun } from './state';
import type { EventEffect } from './effects';

/**
 * What watched answers set going. A watch fires after a visitor's event that has brought it about that all its fields are
 * shown, filled and valid, unless it ran with the same answers last. A change of them aborts a run that is under way.
 */
export function watchEventEffects(
  form: CompiledForm,
  before: FormState,
  after: FormState,
  by: 'visitor' | 'effect',
  facts: Facts,
): { state: FormState; effects: readonly EventEffect[] } {
  const effects: EventEffect[] = [];
  let runs: Record<string, WatchRun> | undefined;
  for (const watch of form.watches) {
    const changed = watch.fields.some((name) => stored(before.values, name) !== stored(after.values, name));
    const key = JSON.stringify(watch.fields.map((name) => stored(after.values, name) ?? null));
    const last = after.runs[watch.action];
    if (last?.key === key) continue;
    const fires =
      by === 'visitor' &&
      isReady(form, after, watch, facts) &&
      (changed || !isReady(form, before, watch, facts));
    if (!changed && !fires) continue;
    if (last?.running) effects.push({ kind: 'abort', action: watch.action });
    runs ??= { ...after.runs };
    if (fires) {
      runs[watch.action] = { key, running: true };
      effects.push({ kind: 'run', effects: actionEffects(form, watch.action), action: watch.action });
    } else {
      delete runs[watch.action];
    }
  }
  return { state: runs ? { ...after, runs } : after, effects };
}

function isReady(form: CompiledForm, state: FormState, watch: CompiledWatch, facts: Facts): boolean {
  const scope = scopeOf(form, state, facts);
  return (
    (watch.when === undefined || watch.when.test(scope)) &&
    watch.fields.every(
      (name) => !isEmpty(scope.read(name)) && checkField(form, state, name, facts) === undefined,
    )
  );
}
