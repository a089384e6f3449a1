import { computed, isSample, type Delisting, type Option } from '../interpreter';
import type { Core } from './core';

export interface FoundList {
  options: readonly Option[];
  /** Every choice that there is; a search shows some of them. */
  whole: boolean;
  /** The option that a stored choice stands for; left out: the one of its code. */
  find?: (stored: string) => Option | undefined;
}

/**
 * Settles a stored choice against its list. `given`: the codes that the address holds fixed.
 *
 * A bare code of the address gets its label; where a list of all choices does not have it, it is taken back and the field opens, until
 * another list (that of another city) has it. A choice of an earlier visit that has left the list is reported at its field, and so is one
 * that is full, or one of the definition's sample that the bank does not have. An empty list decides nothing.
 */
export function settleChoice(
  { activity, form, ports, send, state }: Pick<Core, 'activity' | 'form' | 'ports' | 'send' | 'state'>,
  name: string,
  { options, whole, find }: FoundList,
  given: Readonly<Record<string, string>>,
): void {
  const { values, locks } = state();
  const take = ({ value, record }: Option): void =>
    void send({ type: 'write', by: 'effect', writes: { [name]: { raw: value, record } } });
  const report = (why: Delisting | undefined): void => {
    if (why !== state().delisted[name]) void send({ type: 'delisted', name, why });
  };
  const fixed = Object.hasOwn(locks, name) ? undefined : options.find((one) => one.code === given[name]);
  if (fixed) {
    const writes = { [name]: { raw: fixed.value, record: fixed.record } };
    void send({ type: 'query', writes, locks: { ...locks, [name]: true } });
    report(fixed.full && 'full');
    return;
  }
  const held = values[name];
  const field = form.fields.get(name);
  if (!field || typeof held !== 'string' || held === '') return;
  const code = held.split('|', 1)[0] ?? '';
  const option = find ? find(held) : options.find((one) => one.code === code);
  const sampled = isSample(state(), name);
  if (held.includes('|')) {
    // A list without anything in it says nothing of a choice that was once made from one, unless it is that of a day.
    if (options.length === 0 && !sampled && !find) return;
    if (option && sampled) take(option);
    const gone = (whole || sampled) && option === undefined && !computed(form, state(), field.locked);
    report(gone ? 'gone' : option?.full && 'full');
    return;
  }
  if (option) {
    take(option);
    report(option.full && 'full');
    return;
  }
  // An empty list may be a fault, a beginning may be followed by the code; branches are those of a city on a day, all of them.
  if (!find && (!whole || options.length === 0)) return;
  const { [name]: _taken, ...others } = locks;
  void send({ type: 'query', writes: { [name]: { raw: '' } }, locks: others });
  activity.showToast({ variant: 'default', title: ports.words.unknownCode(held) });
}
