import type { CompiledForm, CompiledWatch } from '../compile/model';
import { change, validateTouched } from './change';
import { failureOf, checkField } from './check';
import { awaitedBy } from './choices';
import { recheck } from './checks';
import { keepsEntry, leaveEntry, write } from './entry';
import { unchanged, type FormEvent, type Transition } from './events';
import { edit, goTo } from './moves';
import { advance, back, next, send } from './next';
import { pass } from './passed';
import { query, reset, restore } from './restore';
import { emptiedBy, putBack, slipAfter } from './slip';
import { saveRow } from './rowPages';
import type { Settled } from './settle';
import { editRecord } from './sharedRecord';
import { type Delisting, type Facts, type FormState, type Marks, stored, type WatchRun } from './state';
import { isEmpty } from '../formulas/values';
import { actionEffects } from './runAction';
import { scopeOf, type Moment } from './read';
import type { EventEffect } from './effects';

/** The whole behaviour of a form as one pure function. */
export function transition(form: CompiledForm, state: FormState, event: FormEvent, facts: Facts): Transition {
  const result = takeInEntry(form, state, event, facts);
  if (result.state === state) return result;
  const retake = (before: FormState): FormState => takeInEntry(form, before, event, facts).state;
  const slip = slipAfter(state, event, result, retake);
  if (!slip && !state.slip) return result;
  const now = { ...result.state, slip };
  const said = [slip, state.slip].flatMap((one) => (one ? [one.name] : []));
  const other = said.filter((name) => emptiedBy(form, state, name) !== emptiedBy(form, now, name));
  return {
    ...result,
    state: now,
    changed: other.length > 0 ? new Set([...result.changed, ...other]) : result.changed,
  };
}

/** An event, with what it does to the entry that is being typed. */
function takeInEntry(form: CompiledForm, state: FormState, event: FormEvent, facts: Facts): Transition {
  const open = state.typing && keepsEntry(event, state.typing) ? state.typing : undefined;
  const left = open ? unchanged(state) : leaveEntry(form, state, facts);
  const result = take({ form, state: left.state, facts }, event);
  const by = event.type === 'write' ? event.by : event.type === 'putBack' ? 'visitor' : 'effect';
  const watched = watchEventEffects(form, state, result.state, by, facts);
  const changed = left.changed.size > 0 ? new Set([...left.changed, ...result.changed]) : result.changed;
  const effects = [...result.effects, ...watched.effects];
  if (!open || watched.state.typing !== open) return { state: watched.state, changed, effects };
  // What happens beside an entry outlives its next key.
  const typing = { ...open, before: take({ form, state: open.before, facts }, event).state };
  return { state: { ...watched.state, typing }, changed, effects };
}

function take(at: Moment, event: FormEvent): Transition {
  const { form, state, facts } = at;
  switch (event.type) {
    case 'write':
      return write(at, event);
    case 'touch':
      return touch(at, event.name);
    case 'putBack':
      return putBack(state);
    case 'next':
      return next(at);
    case 'advance':
      return advance(at);
    case 'send':
      return send(at);
    case 'saveRow':
      return saveRow(at, event.row);
    case 'back':
      return back(at);
    case 'goTo':
      return goTo({ ...at, state: event.by === 'effect' ? pass(form, state) : state }, event.target);
    case 'edit':
      return edit(at, event.step);
    case 'outcome':
      return unchanged({ ...state, runs: ended(state, event.action) });
    case 'agreed':
      return unchanged({ ...state, agreed: marked(state.agreed, event.slug, true) });
    case 'restore':
      return restore(at, event);
    case 'query':
      return query(at, event);
    case 'reset':
      return reset(at, event.target);
    case 'pending':
      return pending(at, event);
    case 'delisted':
      return delisted(at, event.name, event.why);
    case 'dayChange':
      return withoutEffects(change(form, state, { origin: 'move', writes: {} }, facts));
  }
}

function withoutEffects(result: Settled): Transition {
  return { ...result, effects: [] };
}

function touch(at: Moment, name: string): Transition {
  const { form, state, facts } = at;
  const deferred = Object.keys(state.deferred);
  const field = form.fields.get(name);
  // A list that offers nothing yet is not visited by being passed.
  const stays =
    Object.hasOwn(state.touched, name) || (field && awaitedBy(form, state, field).length > 0) === true;
  if (stays && deferred.length === 0) return unchanged(state);
  const now = stays ? state : { ...state, touched: marked(state.touched, name, true) };
  const validated = validateTouched({ ...at, state: now }, [name, ...deferred]);
  return withoutEffects(
    recheck(form, { ...validated, changed: new Set([...validated.changed, name]) }, facts),
  );
}

/** A file on its way is not missing; one that has not come is. */
function pending(at: Moment, { name, running }: Extract<FormEvent, { type: 'pending' }>): Transition {
  const now = { ...at.state, pending: marked(at.state.pending, name, running) };
  return withoutEffects(validateTouched({ ...at, state: now }, [name]));
}

/** Reported at its field at once: the visitor has chosen it long ago, and would not come back to it. */
function delisted(at: Moment, name: string, why: Delisting | undefined): Transition {
  const { state } = at;
  const marks = edited(state.delisted, name, why);
  const failure = failureOf({ ...at, state: { ...state, delisted: marks } }, name);
  return {
    state: {
      ...state,
      delisted: marks,
      touched: why ? marked(state.touched, name, true) : state.touched,
      failures: edited(state.failures, name, failure),
    },
    changed: new Set([name]),
    effects: [],
  };
}

function ended(state: FormState, action: string): FormState['runs'] {
  const run = state.runs[action];
  return run ? { ...state.runs, [action]: { ...run, running: false } } : state.runs;
}

function marked(marks: Marks, name: string, on: boolean): Marks {
  return edited(marks, name, on ? true : undefined);
}

/** A record with one name set, or dropped. */
function edited<T>(
  record: Readonly<Record<string, T>>,
  name: string,
  value: T | undefined,
): Readonly<Record<string, T>> {
  const draft = editRecord(record);
  if (value === undefined) draft.drop(name);
  else draft.set(name, value);
  return draft.done();
}

/**
 * What watched answers set going. A watch fires after a visitor's event that has brought it about that all its fields are
 * shown, filled and valid, unless it ran with the same answers last. A change of them aborts a run that is under way.
 */
function watchEventEffects(
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
      isReady({ form, state: after, facts }, watch) &&
      (changed || !isReady({ form, state: before, facts }, watch));
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

function isReady(at: Moment, watch: CompiledWatch): boolean {
  const { form, state, facts } = at;
  const scope = scopeOf(form, state, facts);
  return (
    (watch.when === undefined || watch.when.test(scope)) &&
    watch.fields.every((name) => !isEmpty(scope.read(name)) && checkField(at, name) === undefined)
  );
}
