import { actionEffects, type CompiledEffect, type CompiledForm } from '../../../interpreter';
import { all, any, holds, type Goal } from '../../reach';

/** What must hold so that a list of effects stops on its way, and so that it is run to its end. */
export interface Passage {
  stops: Goal;
  ends: Goal;
}

type Inside = (effects: readonly CompiledEffect[]) => Passage;

/** The passage through a list of effects; `goesOn` says what must hold so that one which holds no others by itself lets it go on. */
export function passageOf(
  form: CompiledForm,
  effects: readonly CompiledEffect[],
  goesOn: (effect: CompiledEffect, inside: Inside) => Goal,
  around: readonly string[] = [],
): Passage {
  const inside: Inside = (list) => passageOf(form, list, goesOn, around);
  const parts = effects.map((effect): Passage => {
    if (effect.kind === 'stop') return { stops: all([]), ends: any([]) };
    if (effect.kind === 'if') {
      const branches = [
        { test: holds(effect.if), taken: inside(effect.then) },
        { test: holds(effect.if, false), taken: inside(effect.else ?? []) },
      ];
      return {
        stops: any(branches.map(({ test, taken }) => all([test, taken.stops]))),
        ends: any(branches.map(({ test, taken }) => all([test, taken.ends]))),
      };
    }
    if (effect.kind !== 'action') return { stops: any([]), ends: goesOn(effect, inside) };
    if (around.includes(effect.name)) return { stops: any([]), ends: any([]) };
    return passageOf(form, actionEffects(form, effect.name), goesOn, [...around, effect.name]);
  });
  const before = (at: number): Goal[] => parts.slice(0, at).map(({ ends }) => ends);
  return {
    stops: any(parts.map(({ stops }, at) => all([...before(at), stops]))),
    ends: all(before(parts.length)),
  };
}
