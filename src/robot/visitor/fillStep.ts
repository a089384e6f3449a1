import {
  codeOf,
  fieldView,
  type CompiledForm,
  type FieldView,
  type FormState,
  type Option,
  type Place,
  type Value,
  type Write,
} from '../../interpreter';
import { isObject } from '../scenario/parse/readers';
import { readAnswer } from '../scenario/visit/bank';
import { answerOf } from './answers/answerOf';
import { loadList, openPlaces, optionsIn } from './answers/answersFor';
import { styleOf } from './answers/style';
import type { TinyFile } from './answers/tinyFile';
import type { Plan } from './plan/goals';
import type { Model } from './plan/model';
import type { Given, WalkFault } from './visit/failure';
import type { Machine } from './visit/machine';
import type { Lists, World } from './visit/world';

/** What walks through one form remember of its lists: choices behind which another list was empty. */
export type Barren = Set<string>;

/** One visitor who fills in steps. */
export interface Filler {
  form: CompiledForm;
  model: Model;
  machine: Machine;
  world: World;
  lists: Lists;
  plan: Plan;
  seed: string;
  /** Only what is required is answered. */
  bare: boolean;
  /** No answer at the edge of its limits. */
  timid: boolean;
  barren: Barren;
  /** Whether nobody has made this choice yet. */
  isNew: (name: string, code: string) => boolean;
  /** What was given, so that it is not asked for again. */
  held: Map<string, Value>;
  given: { step: string; name: string; value: NonNullable<Value> | null }[] & Given;
  faults: WalkFault[];
}

/** `plain`: bold answers have left a later one without a valid value. */
type Open = Filler & { round: number; plain: boolean; turns: Map<string, number>; forced: Set<string> };

/** Times that one answer is given on one step before it is left as it is; parents of empty lists may need many. */
const mostTurns = 4;
const mostParentTurns = 600;

/**
 * Answers everything that the active step asks for, in reading order and as it appears, until nothing is left. `round` is how often
 * Next has failed here: later rounds give other, plainer answers.
 */
export async function fillStep(filler: Filler, round: number): Promise<void> {
  const open: Open = { ...filler, round, plain: filler.timid, turns: new Map(), forced: new Set() };
  for (;;) {
    const place = openPlaces(filler.form, filler.machine.state()).find((one) => needsAnswer(open, one));
    if (!place || filler.faults.length > 0) return;
    open.turns.set(place.field, (open.turns.get(place.field) ?? 0) + 1);
    await answer(open, place);
  }
}

function needsAnswer({ machine, held, turns, forced }: Open, { field }: Place): boolean {
  const state = machine.state();
  if (forced.has(field)) return true;
  const isHeld = held.has(field) && sameJson(held.get(field), state.values[field]);
  if (isHeld && !Object.hasOwn(state.failures, field)) return false;
  return (turns.get(field) ?? 0) < mostTurns;
}

async function answer(open: Open, place: Place): Promise<void> {
  const { form, machine, plan, bare, held, forced, seed, round } = open;
  const { field: name } = place;
  const view = fieldView(form, machine.state(), place);
  // A wish may lead to what a visitor is told to mend: it was seen, and the walk goes on without it.
  const wished = round > 1 ? undefined : plan.answers.get(name);
  const isForced = forced.delete(name);
  if (isEmpty(wished) && !view.required && !isForced) {
    if (wished === undefined ? bare : true) {
      if (wished !== undefined && !isEmpty(view.value)) await write(open, place, { raw: wished });
      held.set(name, machine.state().values[name]);
      return;
    }
  }
  await loadList(open.lists, view);
  const turn = open.turns.get(name) ?? 0;
  const key = `${seed} ${name} ${round} ${turn}`;
  const result = answerOf(form, machine.state(), place, machine.facts, {
    seed: key,
    style: open.plain || round > 0 || turn > 1 ? 'plain' : styleOf(key),
    options: optionsIn(open.lists.known),
    wish: isEmpty(wished) || isBarren(open, name, wished) ? undefined : { value: wished },
    better: (option) => isBetter(open, view, option),
  });
  if ('none' in result) return result.none === 'limits' ? calmDown(open, view) : giveUp(open, view);
  if ('files' in result) return await upload(open, place, result.files);
  if (result.unwished && view.lookup) learn(open, name, wished);
  await write(open, place, result.write);
}

function isBarren({ barren }: Open, name: string, code: Value): boolean {
  return typeof code === 'string' && barren.has(`${name} ${code}`);
}

/** Choices that nobody has made, and behind which no list is known to be empty. */
function isBetter(
  { barren, isNew }: Open,
  { definition, lookup, branches }: FieldView,
  { code }: Option,
): boolean {
  return lookup || branches ? !barren.has(`${definition.name} ${code}`) : isNew(definition.name, code);
}

/** A required answer has no value within its limits: perhaps plainer answers before it leave it one. */
function calmDown(open: Open, view: FieldView): void {
  if (open.plain || !view.required) return giveUp(open, view);
  open.plain = true;
  for (const { field } of openPlaces(open.form, open.machine.state())) open.held.delete(field);
  open.turns.clear();
}

/** A required answer that cannot be given: perhaps another choice further up brings a list that is not empty. */
function giveUp(open: Open, view: FieldView): void {
  const { machine, held, faults } = open;
  const { name } = view.definition;
  const state = machine.state();
  held.set(name, state.values[name]);
  if (!view.required) return;
  const parent = parentOf(open, name, state);
  if (parent !== undefined && (open.turns.get(parent) ?? 0) < mostParentTurns) {
    const chosen = state.values[parent];
    if (typeof chosen === 'string' && chosen !== '') open.barren.add(`${parent} ${codeOf(chosen)}`);
    held.delete(name);
    open.turns.delete(name);
    open.forced.add(parent);
    exhaust(open, parent, state);
    return;
  }
  faults.push({
    fault: 'unanswerable',
    step: state.step,
    words: `kolom "${name}" wajib diisi, tetapi tidak ada isi yang sah (pilihan kosong, atau batasnya bertentangan)`,
  });
}

/** When every choice of a list is barren, so is the choice that brought the list. */
function exhaust(open: Open, name: string, state: FormState): void {
  const place = openPlaces(open.form, state).find((one) => one.field === name);
  const offered = place && optionsIn(open.lists.known)(fieldView(open.form, state, place));
  if (!offered || offered.some(({ code }) => !open.barren.has(`${name} ${code}`))) return;
  const parent = parentOf(open, name, state);
  const chosen = parent === undefined ? undefined : state.values[parent];
  if (parent === undefined || typeof chosen !== 'string' || chosen === '') return;
  open.barren.add(`${parent} ${codeOf(chosen)}`);
  open.forced.delete(name);
  open.held.delete(name);
  open.forced.add(parent);
  exhaust(open, parent, state);
}

/** The answer on this step that decides about a list: the one nearest to it. */
function parentOf({ form }: Open, name: string, state: FormState): string | undefined {
  const field = form.fields.get(name);
  const definition = field?.definition;
  const parents =
    definition?.type === 'branch' ? [definition.city] : (field?.lookup?.parents ?? []).map((one) => one.name);
  const here = new Set(openPlaces(form, state).map((place) => place.field));
  return parents.filter((parent) => here.has(parent)).at(-1);
}

async function upload(open: Open, place: Place, files: readonly TinyFile[]): Promise<void> {
  const stored: { url: string; filename: string }[] = [];
  for (const file of files) {
    const read = readAnswer(await open.world.upload(file));
    const response = 'reply' in read ? read.reply.response : undefined;
    const data = isObject(response) && response.succeeded === true ? response.data : undefined;
    if (isObject(data) && typeof data.url === 'string') stored.push({ url: data.url, filename: file.name });
  }
  const { definition } = fieldView(open.form, open.machine.state(), place);
  const several = definition.type === 'upload' && definition.multiple === true;
  await write(open, place, { raw: several ? stored : (stored[0]?.url ?? '') });
}

/** Writes an answer as a visitor does and leaves the field; a valid one must not be called wrong. */
async function write({ form, machine, held, given, faults }: Open, place: Place, made: Write): Promise<void> {
  const { field: name } = place;
  const before = fieldView(form, machine.state(), place);
  await machine.send({ type: 'write', by: 'visitor', writes: { [name]: made } });
  await machine.send({ type: 'touch', name });
  const state = machine.state();
  const view = fieldView(form, state, place);
  held.set(name, state.values[name]);
  given.push({ step: state.step, name, value: state.values[name] ?? null });
  const failure = state.failures[name];
  const sameLimits = before.min === view.min && before.max === view.max && before.required === view.required;
  if (!failure || !view.visible || !sameLimits) return;
  faults.push({
    fault: 'refused',
    step: state.step,
    words: `kolom "${name}" menolak isi yang sah ${JSON.stringify(made.raw)}: ${JSON.stringify(failure)}`,
  });
}

/** A choice that was wished for is not in the list: the answers that the list depends on do not go with it. */
function learn({ model, machine }: Open, name: string, wished: Value): void {
  const { values } = machine.state();
  const codes = model.listReads(name).flatMap((one): [string, Value][] => {
    const value = values[one];
    return typeof value === 'string' ? [[one, codeOf(value)]] : [];
  });
  model.nogoods.push(new Map([[name, wished], ...codes]));
}

function isEmpty(value: Value): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

function sameJson(one: Value, other: Value): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
