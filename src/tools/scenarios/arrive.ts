import {
  blocksIn,
  checkStep,
  codeOf,
  fieldView,
  stepOf,
  type Json,
  type JsonObject,
  type CompiledForm,
  type Value,
} from '../../interpreter';
import { openPlaces } from '../robot/answers/openPlaces';
import { doAct, fillStep, fixStep, noEmptyChoices, standsOn, type Filler } from '../robot/fillStep';
import { DeadEnd } from '../visit/deadEnd';
import { answerToDialog, inFront } from '../visit/inFront';
import type { Visit } from '../visit/visit';
import type { Arrive, UploadedFile } from './language';
import { routeInWords } from './words/routeInWords';
import { named, shown } from './words/shown';
import { whatHolds } from './words/whatHolds';
import { all, not, onPath, type Goal, type Plan } from '../reach';
import { extend, modelOf, type Model } from '../robot/plan/model';
import { inventReplies } from '../robot/visit/replies';

/** A visitor in front of a form, as a scenario describes one. */
export interface ScenarioVisit extends Visit {
  seed: string;
  /** Answers of every `arrive`, where there is none yet. */
  usual: JsonObject;
}

/** More turns than any form has steps and dialogs. */
const mostTurns = 200;
/** Times that a step is answered again before Next counts as stuck: each level of an address is missed only once that above it is there. */
const mostRounds = 5;

/**
 * Goes on to a step as a visitor would: gives what is given, else what is usual, else the robot's valid answers where something
 * required is missing, presses Next, agrees to popups, and presses the first button of each dialog.
 */
export async function arrive(visit: ScenarioVisit, wanted: Arrive): Promise<void> {
  const { at } = wanted;
  const isThere = (): boolean => {
    const page = visit.tab.page();
    return at === 'preview' || at === 'receipt'
      ? page === at
      : page === 'step' && visit.session.state().step === at;
  };
  if (isThere()) throw new DeadEnd(`"${at}" sudah tampil.`);
  const filler = fillerOf(visit, wanted);
  const given = new Set<string>();
  const pressed = new Map<number, Set<string>>();
  await visit.finish(() => undefined);
  for (let turn = 0; turn < mostTurns && !isThere(); turn += 1) {
    const act = answerToDialog(visit, pressed);
    if (act) await doAct(visit, act);
    else if (inFront(visit)) throw stuck(visit, at);
    else if (visit.tab.page() === 'step') await takeStep(visit, filler, wanted, given);
    else if (visit.tab.page() === 'start') await doAct(visit, { act: 'next', with: true });
    else if (visit.tab.page() === 'preview' && at === 'receipt') await send(visit, at);
    else
      throw new DeadEnd(
        `Jalan ini tidak sampai ke "${at}", tetapi ke ${routeInWords(visit.form, visit.tab.route())}.`,
      );
  }
  if (!isThere() || inFront(visit)) throw stuck(visit, at);
  const unasked = Object.keys(wanted.with).filter((name) => !given.has(name));
  if (unasked.length > 0) throw new DeadEnd(`Tidak ditanyakan di jalan ke "${at}": ${named(unasked)}.`);
}

function stuck(visit: Visit, at: string): DeadEnd {
  return new DeadEnd(
    `Tidak sampai ke "${at}": berhenti di ${routeInWords(visit.form, visit.tab.route())}.${whatHolds(visit)}`,
  );
}

/** Declares what must be declared and sends; an application that is not taken holds the visitor there. */
async function send(visit: ScenarioVisit, at: string): Promise<void> {
  const { form, session } = visit;
  for (const place of form.preview?.places ?? []) {
    const { visible, readOnly, required, definition } = fieldView(form, session.state(), place);
    if (visible && !readOnly && required)
      await doAct(visit, { act: 'fill', with: { [definition.name]: true } });
  }
  await doAct(visit, { act: 'next', with: true });
  if (visit.tab.page() === 'preview' && !inFront(visit)) throw stuck(visit, at);
}

async function takeStep(
  visit: ScenarioVisit,
  filler: Filler,
  wanted: Arrive,
  given: Set<string>,
): Promise<void> {
  const { session, form } = visit;
  const { step } = session.state();
  for (let round = 0; round < mostRounds; round += 1) {
    do {
      await give(visit, wanted, given);
      hold(visit, filler, given);
      await fillStep(filler, round);
      const [fault] = filler.faults;
      if (fault) throw new DeadEnd(`Langkah "${step}" tidak dapat diisi: ${fault.words}.`);
    } while (!(await isAllGiven(visit, wanted, given)));
    await fixStep(filler);
    if (stepOf(form, step).definition.ends) throw stuck(visit, wanted.at);
    await doAct(visit, { act: 'next', with: true });
    if (!standsOn(visit, step, session)) return;
    filler.held.clear();
  }
  throw stuck(visit, wanted.at);
}

/** What is to be given on the active step now, in reading order. */
function toGive(
  visit: ScenarioVisit,
  wanted: Arrive,
  given: ReadonlySet<string>,
): [name: string, answer: Json][] {
  const { form, session, usual } = visit;
  return openPlaces(form, session.state()).flatMap(({ field: name, ...place }): [string, Json][] => {
    const view = fieldView(form, session.state(), { ...place, field: name });
    const asked = view.lookup ?? view.branches;
    const own = wanted.with[name];
    if (given.has(name) || (own !== null && asked && 'waitingFor' in asked)) return [];
    if (own !== undefined) return [[name, own]];
    const isAnswered = form.fields.get(name)?.row.given(view.value) ?? false;
    const one = usual[name];
    return one === undefined || isAnswered ? [] : [[name, one]];
  });
}

async function give(visit: ScenarioVisit, wanted: Arrive, given: Set<string>): Promise<void> {
  for (let [next] = toGive(visit, wanted, given); next; [next] = toGive(visit, wanted, given)) {
    const [name, answer] = next;
    given.add(name);
    if (answer === null) continue;
    const isUpload = visit.form.fields.get(name)?.definition.type === 'upload';
    await doAct(
      visit,
      isUpload
        ? { act: 'upload', with: { [name]: filesIn(answer) } }
        : { act: 'fill', with: { [name]: answer } },
    );
  }
}

/** Whether the robot's answers have brought nothing more to give. */
async function isAllGiven(visit: ScenarioVisit, wanted: Arrive, given: Set<string>): Promise<boolean> {
  if (toGive(visit, wanted, given).length === 0) return true;
  await give(visit, wanted, given);
  return false;
}

/** A file's name, or a list of names. */
function filesIn(answer: Json): UploadedFile[] {
  return [answer].flat().map((name) => {
    if (typeof name === 'string') return { name };
    throw new DeadEnd(`File ditulis dengan namanya, bukan ${shown(name)}.`);
  });
}

/** Answers that are valid stay, unless the plan has another one. */
function hold({ form, session }: Visit, { held, plan }: Filler, given: ReadonlySet<string>): void {
  const state = session.state();
  const failures = checkStep({ form, state, facts: session.facts() }, stepOf(form, state.step));
  for (const { field: name } of openPlaces(form, state)) {
    const value = state.values[name];
    const planned = given.has(name) ? undefined : plan.answers.get(name);
    const now = typeof value === 'string' ? codeOf(value) : value;
    if (!Object.hasOwn(failures, name) && (planned === undefined || planned === now)) held.set(name, value);
  }
}

function fillerOf(visit: ScenarioVisit, wanted: Arrive): Filler {
  const { form, seed } = visit;
  return {
    visit,
    model: plannerOf(visit),
    plan: planTo(visit, visit.usual, wanted),
    seed,
    bare: true,
    avoidsEdges: true,
    emptyChoices: noEmptyChoices(),
    cover: () => undefined,
    isNew: () => false,
    isUnseen: () => false,
    held: new Map(),
    // A button, also one that an answer brings, is pressed only where a required answer cannot be given by hand.
    pressed: new Set(
      [...form.steps.values()].flatMap(({ blocks }) => [...blocksIn(blocks)].map(({ id }) => id)),
    ),
    addressed: new Set(),
    given: [],
    faults: [],
  };
}

const models = new WeakMap<CompiledForm, Model>();

/** A form as the planner sees it. */
function plannerOf({ form, session }: Visit): Model {
  const known = models.get(form) ?? modelOf(form, inventReplies(form), () => false, session.facts().today);
  models.set(form, known);
  return known;
}

/** Answers that lead from where the visitor stands to a step, beside those that are given, the usual ones where they can be. */
function planTo(visit: Visit, usual: JsonObject, { at, with: given }: Arrive): Plan {
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
