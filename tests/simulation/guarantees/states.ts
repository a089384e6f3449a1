import { sameValue, type FormState } from '../../../src/interpreter';
import type { Slot, World, Watcher } from '../world';

const sound = 'The state holds nothing but answers that the form knows.';
const own = 'No number changes because another answer is given.';

/** Examines each new state. */
export function states(visit: World): Watcher {
  const check = ({ version: { form } }: Slot, state: FormState, names: Iterable<string>): void => {
    for (const name of names) {
      const value: unknown = state.values[name];
      const isKnown = form.fields.has(name) || form.values.has(name);
      if (!isKnown && Object.hasOwn(state.values, name)) visit.fail(sound, `unknown name ${name}`);
      if (typeof value === 'number' && !Number.isFinite(value)) visit.fail(sound, `${name} is ${value}`);
      if (isKnown && value === undefined) visit.fail(sound, `${name} is undefined`);
      const read = form.fields.get(name)?.row.parse(value);
      if (read !== undefined && !sameValue(read, state.values[name])) {
        visit.fail(
          sound,
          `${name} is ${JSON.stringify(value)}, which its type reads as ${JSON.stringify(read)}`,
        );
      } else if (read === undefined && form.fields.has(name)) {
        visit.fail(sound, `${name} is ${JSON.stringify(value)}, which its type cannot read`);
      }
    }
    if (!form.steps.has(state.step)) visit.fail(sound, `there is no step ${state.step}`);
  };
  /** The values of a page before and after its newest change. */
  const values = new Map<number, readonly [before: FormState['values'], after: FormState['values']]>();
  const checkOthers = ({ id, version: { form } }: Slot, given: string): void => {
    const [before, after] = values.get(id) ?? [];
    for (const { name, compute, copies, fills, resets } of form.fields.values()) {
      const [one, other] = [before?.[name], after?.[name]];
      if (typeof one !== 'number' || typeof other !== 'number' || one === other || name === given) continue;
      const isWritten = compute !== undefined || [...copies, ...fills, ...resets].length > 0;
      if (!isWritten) visit.fail(own, `${name} was ${one} and is ${other} since ${given} was given`);
    }
  };
  return {
    on: (happening) => {
      if (happening.what === 'published') {
        const { id } = happening.slot;
        values.set(id, [values.get(id)?.[1] ?? {}, happening.state.values]);
      }
      if (happening.what === 'loaded') values.delete(happening.slot.id);
      if (happening.what === 'given') checkOthers(happening.slot, happening.name);
      // What a form that was left still hears belongs to an older version of it.
      if (happening.what === 'published' && happening.slot.session?.state() === happening.state) {
        check(happening.slot, happening.state, happening.changed);
      }
      if (happening.what === 'loaded') {
        const state = happening.session.state();
        check(happening.slot, state, Object.keys(state.values));
      }
    },
  };
}
