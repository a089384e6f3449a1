import {
  addDays,
  addMonths,
  brokenChecks,
  change,
  checkStep,
  fieldView,
  firstSlots,
  rowOf,
  slotsIn,
  stepOf,
  type CompiledForm,
  type Facts,
  type FormState,
  type PlacedCheck,
  type Place,
  type Writes,
} from '../../../interpreter';
import type { Lists } from '../../visit/lists';
import { answerOf } from './answerOf';
import { openPlaces } from './openPlaces';

/** What looks for answers between which checks hold. */
export interface Searched {
  form: CompiledForm;
  state: FormState;
  facts: Facts;
  known: Lists['known'];
}

/** Answers of one field that are tried beside those of another one. */
const mostBeside = 24;
/** Checks that are mended one after the other: one that is mended may break another. */
const mostRounds = 12;

/**
 * Other answers on the active step, so that all of its checks hold: the fewest that were found. `undefined`: some check stays broken,
 * or none is.
 */
export function fixChecks(at: Searched): Writes | undefined {
  let { state } = at;
  let writes: Writes = {};
  for (let round = 0; round < mostRounds; round += 1) {
    const broken = brokenOn({ ...at, state });
    const [check] = broken;
    if (!check) return Object.keys(writes).length > 0 ? writes : undefined;
    const isBetter = (after: FormState): boolean => {
      const still = brokenOn({ ...at, state: after });
      return !still.includes(check) && still.length < broken.length;
    };
    const found = writesThat({ ...at, state }, check, isBetter);
    if (!found) return undefined;
    writes = { ...writes, ...found };
    state = change(at.form, state, { origin: 'visitor', writes: found }, at.facts).state;
  }
  return undefined;
}

function brokenOn({ form, state, facts }: Searched): PlacedCheck[] {
  return brokenChecks({ form, state, facts }, stepOf(form, state.step));
}

/** Writes to one answer that the check reads, else to two, after which this is true, and nothing else is wrong on the step. */
function writesThat(
  at: Searched,
  check: PlacedCheck,
  isRight: (after: FormState) => boolean,
): Writes | undefined {
  const { form, state, facts } = at;
  const step = stepOf(form, state.step);
  const wrong = new Set(Object.keys(checkStep({ form, state, facts }, step)));
  const does = (writes: Writes): boolean => {
    const after = change(form, state, { origin: 'visitor', writes }, facts).state;
    const isNew = (name: string): boolean => !wrong.has(name);
    return isRight(after) && !Object.keys(checkStep({ form, state: after, facts }, step)).some(isNew);
  };
  const tried = openPlaces(form, state)
    .filter(({ field }) => check.reads.includes(field))
    .map((place) => writesFor(at, place, check));
  const alone = tried.flat().find(does);
  if (alone) return alone;
  for (const [index, ones] of tried.entries()) {
    for (const others of tried.slice(index + 1)) {
      for (const one of ones.slice(0, mostBeside)) {
        const both = others.slice(0, mostBeside).find((other) => does({ ...one, ...other }));
        if (both) return { ...one, ...both };
      }
    }
  }
  return undefined;
}

/** Answers of one field that may make the difference: those of the other fields and their neighbours, bounds, and samples. */
function writesFor(at: Searched, place: Place, check: PlacedCheck): Writes[] {
  const { form, state, facts, known } = at;
  const view = fieldView(form, state, place);
  const { min, max, value } = view;
  const others = check.reads.filter((name) => name !== place.field).map((name) => state.values[name]);
  const raws = (): readonly unknown[] => {
    switch (rowOf(view.definition).input) {
      case 'number':
        return numbersNear([...others, ...numbersIn(form, check)], value, min, max);
      case 'day':
        return daysNear([...others, value, min, max, facts.today]);
      case 'month':
        return monthsNear([...others, value, min, max, facts.today]);
      case 'tick':
        return [true, false];
      case 'choice':
        return (known(view) ?? []).map((option) => option.value);
      case 'choices': {
        const all = (known(view) ?? []).map((option) => option.value);
        return [...all.map((one) => [one]), all];
      }
      case 'text':
        return [...others.filter((one) => typeof one === 'string'), ...samples(at, place)];
      // Fewer rows add up to less.
      case 'rows':
        return slotsIn(value).map((_, count) => firstSlots(count));
      case 'code':
      case 'files':
        return [];
    }
  };
  const records = known(view);
  return [...new Set(raws())].map((raw) => ({
    [place.field]: { raw, record: records?.find((option) => option.value === raw)?.record },
  }));
}

function samples({ form, state, facts, known }: Searched, place: Place): unknown[] {
  return ['1', '2', '3'].flatMap((seed) => {
    const answer = answerOf(form, state, place, facts, { seed, style: 'plain', options: known });
    return 'write' in answer ? [answer.write.raw] : [];
  });
}

/** The numbers that stand in a check, and those of the form's constants. */
function numbersIn(form: CompiledForm, { source }: PlacedCheck): unknown[] {
  const written = JSON.stringify(source.that).match(/\d+(\.\d+)?/g) ?? [];
  return [...written.map(Number), ...form.constants.values()];
}

function numbersNear(values: readonly unknown[], ...own: readonly unknown[]): number[] {
  const isNumber = (one: unknown): one is number => typeof one === 'number' && Number.isFinite(one);
  const others = values.filter(isNumber);
  const all = [...others, ...own.filter(isNumber)];
  const sum = others.reduce((total, one) => total + one, 0);
  // What is left of one when all others are taken from it.
  const rests = [sum, ...others.map((one) => one - (sum - one))];
  const near = [...all, ...rests].flatMap((one) => [one, one - 1, one + 1]);
  const powers = Array.from({ length: 10 }, (_, power) => 10 ** power);
  return [...near, ...powers, 0].filter((one) => one >= 0);
}

function monthsNear(values: readonly unknown[]): string[] {
  const months = values.flatMap((one) => /^\d{4}-\d{2}/.exec(typeof one === 'string' ? one : '') ?? []);
  return [0, 1, -1, 2, 3, 6, -6, 12, -12, 60].flatMap((shift) =>
    months.flatMap((month) => addMonths(`${month}-01`, shift)?.slice(0, 7) ?? []),
  );
}

function daysNear(values: readonly unknown[]): string[] {
  const days = values.filter((one) => typeof one === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(one));
  const around = [0, 1, -1, ...Array.from({ length: 31 }, (_, at) => at + 2), -7, -30, 90, 366, -366];
  return around.flatMap((shift) => days.flatMap((day) => addDays(String(day), shift) ?? []));
}
