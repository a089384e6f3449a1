import type { CompiledForm, Value } from '../../../interpreter';
import {
  any,
  modelOf as reachOf,
  openPlan,
  search,
  type Goal,
  type Model as Reach,
  type SearchResult,
  type Plan,
} from '../../reach';
import type { InventedReplies } from '../visit/replies';

/** A planned choice that could not be made: with these answers a list does not offer that choice. */
type Nogood = ReadonlyMap<string, Value>;

/** A form as the planner sees it. */
export interface Model extends Reach {
  /** The answers that decide what a list offers. */
  listReads: (name: string) => readonly string[];
  replies: InventedReplies;
  /** What walks have learned. */
  nogoods: Nogood[];
}

/** Goals that all plans of one form look at: many times what small forms need, and a bound for large ones. */
const mostEffort = 10_000_000;

/** Makes the model of a form. `isNew` says which choices nobody has made yet: they are tried first. */
export function modelOf(
  form: CompiledForm,
  replies: InventedReplies,
  isNew: (name: string, code: string) => boolean,
  today: string,
): Model {
  const nogoods: Nogood[] = [];
  const reach = reachOf(form, {
    today,
    effort: mostEffort,
    prefers: isNew,
    values: (name) => possibleValues(form, replies, name),
    beside: (name, value) => avoided(nogoods, name, value),
  });
  const listReads = (name: string): readonly string[] =>
    (form.fields.get(name)?.lookup?.reads ?? []).filter((one) => form.fields.has(one));
  return { ...reach, listReads, replies, nogoods };
}

/**
 * A plan that also reaches a goal, when there is one. Every answer of it must let the visitor go on. What is not known is taken
 * for possible: the walk will show.
 */
export function extend(model: Model, plan: Plan, goal: Goal, effort?: number): SearchResult {
  return search(model, goal, { plan, passed: () => true, effort });
}

/** Whether a goal can be reached at all; where that takes too long, whether one of its parts alone cannot. */
export function reachedAtAll(model: Model, goal: Goal): SearchResult['reached'] {
  const { reached } = extend(model, openPlan, goal);
  if (reached !== 'unknown' || goal.kind !== 'all') return reached;
  return goal.parts.some((part) => reachedAtAll(model, part) === 'no') ? 'no' : reached;
}

/** What a remembered value is at first, and what the back end's answers make of it. */
function possibleValues(
  form: CompiledForm,
  { producers }: InventedReplies,
  name: string,
): { value: Value; needs?: Goal }[] | undefined {
  const value = form.values.get(name);
  if (!value || value.compute) return undefined;
  const produced = producers.get(name) ?? [];
  return [
    { value: value.initial },
    ...produced.map(({ result, call, reply }) => {
      return { value: result, needs: { kind: 'reply', call, reply } as const };
    }),
  ];
}

/** What must not be chosen beside an answer, as walks have learned. */
function avoided(nogoods: readonly Nogood[], name: string, value: Value): Goal[] {
  return nogoods
    .filter((nogood) => nogood.has(name) && nogood.get(name) === value)
    .map((nogood) =>
      any(
        [...nogood].flatMap(([other, code]): Goal[] =>
          other === name || typeof code !== 'string'
            ? []
            : [{ kind: 'chosen', name: other, code, wanted: false }],
        ),
      ),
    );
}
