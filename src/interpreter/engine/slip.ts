import type { CompiledForm } from '../compile/model';
import { sameValue } from '../sameValue';
import { unchanged, type FormEvent, type Transition } from './events';
import { computed } from './read';
import { lookUp } from './sharedRecord';
import { stored, type FormState, type Slip } from './state';

/**
 * What the visitor can take back after an event: all changes of one answer until another one is changed. What happens meanwhile without
 * the visitor's doing would have happened before it as well. A Next that is refused leaves it: what was emptied is mostly why.
 */
export function slipAfter(
  state: FormState,
  event: FormEvent,
  { state: { step }, changed }: Pick<Transition, 'state' | 'changed'>,
  take: (state: FormState) => FormState,
): Slip | undefined {
  if (event.type === 'outcome' || (event.type === 'next' && step === state.step)) return state.slip;
  const names = event.type === 'write' ? Object.keys(event.writes) : [];
  const [name = ''] = names;
  const last = state.slip && { ...state.slip, changed: new Set([...state.slip.changed, ...changed]) };
  if (event.type === 'write' && event.by === 'visitor') {
    if (names.length !== 1) return undefined;
    return last?.name === name ? last : { name, before: { ...state, slip: undefined }, changed };
  }
  const isBeside =
    event.type === 'write'
      ? last && !names.includes(last.name)
      : ['touch', 'pending', 'delisted', 'dayChange'].includes(event.type);
  return isBeside && last ? { ...last, before: take(last.before) } : undefined;
}

/** 'Kembalikan': the answer and all that went with it are as they were before. */
export function putBack({ slip, ...state }: FormState): Transition {
  if (!slip) return unchanged(state);
  return { ...unchanged({ ...slip.before, runs: state.runs }), changed: slip.changed };
}

/** How many answers of the visitor were emptied by the change of another one, which can be taken back. */
export function emptiedBy(form: CompiledForm, { slip, typing, values }: FormState, name: string): number {
  if (slip?.name !== name || typing) return 0;
  const { before, changed } = slip;
  const isEmptied = (other: string): boolean => {
    const field = form.fields.get(other);
    if (!field || other === name || field.inRow?.rows === name) return false;
    const { row, resetTo, defaultValue, fills, locked } = field;
    const wasVisited = lookUp(before.touched, other) !== undefined;
    const isOwn = wasVisited || (defaultValue === undefined && fills.length === 0);
    const [held, now] = [stored(before.values, other), stored(values, other)];
    if (!isOwn || !row.given(held) || sameValue(held, now) || computed(form, before, locked)) return false;
    return sameValue(now, row.empty) || sameValue(now, resetTo);
  };
  return [...changed].filter(isEmptied).length;
}
