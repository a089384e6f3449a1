import { codeOf, type CompiledForm, type JsonObject, type Value } from '../../interpreter';
import { all, not, onPath, type Goal, type Plan } from '../reach';
import { extend, modelOf, type Model } from '../robot/plan/model';
import { inventReplies } from '../robot/visit/replies';
import type { Arrive } from './language';
import { DeadEnd } from '../visit/deadEnd';
import type { Visit } from '../visit/visit';

const models = new WeakMap<CompiledForm, Model>();

/** A form as the planner sees it. */
export function plannerOf({ form, session }: Visit): Model {
  const known = models.get(form) ?? modelOf(form, inventReplies(form), () => false, session.facts().today);
  models.set(form, known);
  return known;
}

/** Answers that lead from where the visitor stands to a step, beside those that are given, the usual ones where they can be. */
export function planTo(visit: Visit, usual: JsonObject, { at, with: given }: Arrive): Plan {
  const model = plannerOf(visit);
  const goal = goalOf(visit.form, at);
  const own = [...answered(visit), ...choicesIn(visit.form, given)];
  const start = (answers: readonly (readonly [string, Value])[]): Plan => ({
    answers: new Map(answers),
    replies: new Map(),
  });
  const withUsual = start([...choicesIn(visit.form, openOnes(visit, usual)), ...own]);
  for (const plan of [withUsual, start(own)]) {
    const found = extend(model, plan, goal);
    if (found.reached === 'yes') return found.plan;
    if (found.reached === 'unknown') return plan;
  }
  throw new DeadEnd(`Tidak ada jawaban yang membawa ke "${at}" di samping yang sudah diberikan.`);
}

/** The usual answers of questions that have none yet. */
function openOnes({ form, session }: Visit, usual: JsonObject): JsonObject {
  const { values } = session.state();
  const isOpen = (name: string): boolean => !form.fields.get(name)?.row.given(values[name]);
  return Object.fromEntries(Object.entries(usual).filter(([name]) => isOpen(name)));
}

/** To be led through a step, or past every end to the preview and on. */
function goalOf(form: CompiledForm, at: string): Goal {
  if (form.steps.has(at)) return onPath(at);
  const ends = [...form.steps.values()].filter(({ definition }) => definition.ends === true);
  return all(ends.map(({ id }) => not(onPath(id))));
}

/** What the visitor has chosen so far. */
function answered({ form, session }: Visit): [string, Value][] {
  const { touched, values } = session.state();
  return choicesIn(form, Object.fromEntries(Object.keys(touched).map((name) => [name, values[name]])));
}

function choicesIn(
  form: CompiledForm,
  answers: JsonObject | Readonly<Record<string, Value>>,
): [string, Value][] {
  return Object.entries(answers).flatMap(([name, value]): [string, Value][] => {
    const row = form.fields.get(name)?.row;
    if (row?.valueType === 'boolean' && typeof value === 'boolean') return [[name, value]];
    if (row?.valueType === 'choice' && typeof value === 'string' && value !== '')
      return [[name, codeOf(value)]];
    return [];
  });
}
