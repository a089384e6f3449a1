import type { CompiledForm } from '../compile/model';
import { sameValue } from '../sameValue';
import { change, isTyped } from './change';
import { unchanged, type FormEvent, type Transition } from './events';
import { renewDue } from './passed';
import type { Batch } from './settle';
import type { Moment } from './read';
import type { Facts, FormState, TypedEntry } from './state';

type WriteEvent = Extract<FormEvent, { type: 'write' }>;

/**
 * Writes answers. The keys of one entry are one change of the answer that stood there before the first of them, so that what a key has
 * taken from other answers comes back with the next one. Resets wait until the entry is left.
 */
export function write({ form, state, facts }: Moment, event: WriteEvent): Transition {
  const batch = { origin: event.by, writes: event.writes };
  const [name = '', ...others] = Object.keys(event.writes);
  if (others.length > 0 || !isTyped(form, batch)) return applied(form, state, batch, facts);
  const open =
    state.typing?.name === name ? state.typing : { name, before: state, changed: new Set<string>() };
  const before = { ...open.before, runs: state.runs };
  const result = applied(form, before, { ...batch, typing: true }, facts);
  const changed = new Set([...open.changed, ...result.changed]);
  const typing = { name, before, changed, writes: event.writes };
  return { ...result, state: { ...result.state, typing }, changed };
}

/** Whether an event leaves an entry open: its own next key, and what happens to other answers without the visitor's doing. */
export function keepsEntry(event: FormEvent, { name }: TypedEntry): boolean {
  if (event.type !== 'write') return ['outcome', 'pending', 'delisted', 'dayChange'].includes(event.type);
  const names = Object.keys(event.writes);
  return event.by === 'effect' ? !names.includes(name) : names.length === 1 && names[0] === name;
}

/** Ends the entry that is being typed: it is now what stands there. */
export function leaveEntry(form: CompiledForm, state: FormState, facts: Facts): Transition {
  if (!state.typing) return unchanged(state);
  const { before, changed, writes } = state.typing;
  const left = applied(form, { ...before, runs: state.runs }, { origin: 'visitor', writes }, facts);
  if (sameValue(left.state.values, state.values)) return unchanged({ ...state, typing: undefined });
  return { ...left, changed: new Set([...changed, ...left.changed]) };
}

function applied(form: CompiledForm, before: FormState, batch: Batch, facts: Facts): Transition {
  const result = change(form, before, batch, facts);
  const state = renewDue(form, before, result, Object.keys(batch.writes));
  return { state, changed: result.changed, effects: [] };
}
