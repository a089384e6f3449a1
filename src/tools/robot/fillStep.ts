import {
  change,
  codeOf,
  computed,
  fieldView,
  isEmpty,
  isList,
  sameValue,
  stepOf,
  type CompiledBlock,
  type CompiledForm,
  type FieldView,
  type FormState,
  type Json,
  type Option,
  type Place,
  type Value,
  type Write,
} from '../../interpreter';
import type { Session } from '../../session';
import type { Plan } from '../reach';
import type { Act } from '../visit/acts';
import { asTyped } from '../visit/asTyped';
import { actionOf } from '../visit/buttons';
import { perform } from '../visit/perform';
import type { Visit } from '../visit/visit';
import { answerOf, isBeyond } from './answers/answerOf';
import { openPlaces } from './answers/openPlaces';
import { fixChecks } from './answers/fixChecks';
import { styleOf } from './chance';
import type { Model } from './plan/model';
import type { Given, WalkFault } from './visit/failure';

/** What walks through one form remember of its lists. */
export interface EmptyChoices {
  /** Choices behind which another list was empty. */
  found: Set<string>;
  /** How often another choice was made because the list of a field was empty. */
  tried: Map<string, number>;
}

/** Nothing is known of lists yet. */
export const noEmptyChoices = (): EmptyChoices => ({ found: new Set(), tried: new Map() });

/** How a visitor goes through a form. */
export interface Manner {
  model: Model;
  plan: Plan;
  seed: string;
  bare: boolean;
  /** No answer at the edge of its limits. */
  avoidsEdges: boolean;
  emptyChoices: EmptyChoices;
  cover: (id: string) => void;
}

/** One visitor who fills in steps. */
export interface Filler extends Manner {
  visit: Visit;
  /** Whether nobody has made this choice yet. */
  isNew: (name: string, code: string) => boolean;
  /** Whether nobody has seen a block that has a condition of its own. */
  isUnseen: (block: CompiledBlock) => boolean;
  /** What was given, so that it is not asked for again. */
  held: Map<string, Value>;
  pressed: Set<string>;
  /** The fields that the page's address has answered, as long as a bare code may stand there. */
  addressed: Set<string>;
  given: { step: string; name: string; value: NonNullable<Value> | null }[] & Given;
  faults: WalkFault[];
}

/** `plain`: answers at the edge have left a later one without a valid value. */
type Open = Filler &
  Pick<Visit, 'form' | 'session' | 'lists'> & {
    round: number;
    plain: boolean;
    turns: Map<string, number>;
    forced: Set<string>;
  };

/** Times that one answer is given on one step before it is left as it is. */
const mostTurns = 4;
/** Choices of one list of which it is seen what they show. */
const mostLookedAt = 100;
/** Choices that all walks make together in search of one behind which a list is not empty. */
const mostTried = 600;

/**
 * Answers everything that the active step asks for and presses each button among its fields, in reading order and as it appears,
 * until nothing is left or the visitor is led elsewhere. `round` is how often Next has failed here: later rounds give other,
 * plainer answers.
 */
export async function fillStep(filler: Filler, round: number): Promise<void> {
  const { visit, model, pressed, faults } = filler;
  const { form, session, lists } = visit;
  const { step } = session.state();
  const blocks = model.blocks.flatMap(({ block }) => (block.step === step ? [block] : []));
  const plain = filler.avoidsEdges;
  const turns = new Map<string, number>();
  const open: Open = { ...filler, form, session, lists, round, plain, turns, forced: new Set() };
  let pressedAgain = false;
  while (faults.length === 0 && session.state().step === step) {
    await settleAddressed(open);
    const block = blocks.find(nextIn(open));
    if (block?.kind === 'field') {
      open.turns.set(block.field, (open.turns.get(block.field) ?? 0) + 1);
      await answer(open, block);
    } else if (block) {
      await press(open, block);
      if (!standsOn(visit, step, session)) return;
    } else if (!pressedAgain && stepOf(form, step).places.some((place) => isLockedEmpty(open, place))) {
      // With the answers that are there now a button may do what it could not do before.
      pressedAgain = true;
      for (const { id } of blocks) pressed.delete(id);
    } else return;
  }
}

/** Whether the visitor stands on a step of this session with nothing in front of it. */
export function standsOn({ session, tab }: Visit, step: string, of: Session): boolean {
  const isShown = session === of && tab.page() === 'step' && session.state().step === step;
  return isShown && session.activity.current().dialogs.length === 0;
}

/** Does something, and waits for all that follows from it. */
export function doAct(visit: Visit, act: Act): Promise<void> {
  return visit.finish(() => perform(visit, act));
}

/** Gives other answers where checks of the active step do not hold between those that were given. */
export async function fixStep({ visit, held, given }: Filler): Promise<void> {
  const { form, lists, session } = visit;
  const state = session.state();
  const writes = fixChecks({ form, state, facts: session.facts(), known: lists.known });
  for (const [name, { raw }] of Object.entries(writes ?? {})) {
    await doAct(visit, { act: 'type', with: { [name]: typedBy(form, name, raw) } });
    const value = session.state().values[name];
    held.set(name, value);
    given.push({ step: state.step, name, value: value ?? null });
  }
}

function nextIn(open: Open): (block: CompiledBlock) => boolean {
  const { form, session, pressed } = open;
  const state = session.state();
  const places: ReadonlySet<CompiledBlock> = new Set(openPlaces(form, state));
  return (block) =>
    block.kind === 'field'
      ? places.has(block) && needsAnswer(open, block)
      : actionOf(block) !== undefined && !pressed.has(block.id) && computed(form, state, block.visible);
}

async function press({ visit, pressed, cover }: Open, block: CompiledBlock): Promise<void> {
  pressed.add(block.id);
  cover(`button:${block.id}`);
  await doAct(visit, { act: 'button', with: actionOf(block) ?? '' });
}

/** Whether a required answer is missing that no visitor can give. */
function isLockedEmpty({ form, session }: Open, place: Place): boolean {
  const { visible, required, readOnly, value } = fieldView(form, session.state(), place);
  return visible && required && readOnly && isEmpty(value);
}

/** What the page's address has answered stays, once the list of a bare code is there and knows it. */
async function settleAddressed({ form, session, lists, addressed, held }: Open): Promise<void> {
  for (const place of stepOf(form, session.state().step).places) {
    const { field: name } = place;
    const view = addressed.has(name) && fieldView(form, session.state(), place);
    if (!view || !view.visible || !(await lists.load(view))) continue;
    addressed.delete(name);
    const { [name]: value } = session.state().values;
    if (!isEmpty(value)) held.set(name, value);
  }
}

function needsAnswer({ session, held, turns, forced }: Open, { field }: Place): boolean {
  const { values, failures } = session.state();
  if (forced.has(field)) return true;
  const isHeld = held.has(field) && sameValue(held.get(field) ?? null, values[field] ?? null);
  if (isHeld && !Object.hasOwn(failures, field)) return false;
  return (turns.get(field) ?? 0) < mostTurns;
}

async function answer(open: Open, place: Place): Promise<void> {
  const { form, session, plan, bare, held, forced, seed, round } = open;
  const { field: name } = place;
  const view = fieldView(form, session.state(), place);
  // A planned answer may lead to an error that a visitor has to mend: it was seen, and the walk goes on without it.
  const planned = round > 1 ? undefined : (plan.answers.get(name) ?? numberOfRows(open, view));
  const isForced = forced.delete(name);
  if (isEmpty(planned) && !view.required && !isForced) {
    if (planned === undefined ? bare : true) {
      if (planned !== undefined && !isEmpty(view.value)) await write(open, place, { raw: planned });
      held.set(name, session.state().values[name]);
      return;
    }
  }
  await open.lists.load(view);
  const turn = open.turns.get(name) ?? 0;
  const key = `${seed} ${name} ${round} ${turn}`;
  const showing = showingNew(open, view);
  const result = answerOf(form, session.state(), place, session.facts(), {
    seed: key,
    style: open.plain || round > 0 || turn > 1 ? 'plain' : styleOf(key),
    options: open.lists.known,
    preferred: isEmpty(planned) || isEmptyChoice(open, name, planned) ? undefined : { value: planned },
    better: showing ? (option) => showing.has(option) : (option) => isBetter(open, view, option),
  });
  if ('none' in result) return result.none === 'limits' ? calmDown(open, view) : giveUp(open, view);
  if ('files' in result) {
    const files = isEmpty(view.value) ? result.files : [];
    const chosen = files.map((file) => ({ ...file, sizeBytes: file.size }));
    return await give(open, place, files, { act: 'upload', with: { [name]: chosen } });
  }
  if (result.missed && view.lookup) learn(open, name, planned);
  await write(open, place, result.write);
}

function isEmptyChoice({ emptyChoices }: Open, name: string, code: Value): boolean {
  return typeof code === 'string' && emptyChoices.found.has(`${name} ${code}`);
}

/** Choices that nobody has made, and behind which no list is known to be empty. */
function isBetter(
  { emptyChoices, isNew }: Open,
  { definition, lookup, branches }: FieldView,
  { code }: Option,
): boolean {
  return lookup || branches
    ? !emptyChoices.found.has(`${definition.name} ${code}`)
    : isNew(definition.name, code);
}

/**
 * The choices of the bank's list by which something on this step is shown that nobody has seen: a plan knows of no label, and so cannot
 * plan them. `undefined`: none.
 */
function showingNew(open: Open, view: FieldView): ReadonlySet<Option> | undefined {
  const { form, model, session, isUnseen } = open;
  if (!view.lookup && !view.branches) return undefined;
  const state = session.state();
  const unseen = model.blocks.flatMap(({ block }) =>
    block.step === state.step && isUnseen(block) && !computed(form, state, block.visible) ? [block] : [],
  );
  if (unseen.length === 0) return undefined;
  const { name } = view.definition;
  const found = (open.lists.known(view) ?? []).slice(0, mostLookedAt).filter(({ value, record }) => {
    const writes = { [name]: { raw: value, ...(record && { record }) } };
    const after = change(form, state, { origin: 'visitor', writes }, session.facts()).state;
    return unseen.some((block) => computed(form, after, block.visible));
  });
  return found.length > 0 ? new Set(found) : undefined;
}

/** The number by which as many rows may stand as the plan has, where it decides about them: a plan knows no formula of theirs. */
function numberOfRows({ form, session, plan }: Open, view: FieldView): number | undefined {
  const planned = [...plan.answers].flatMap(([name, value]) => {
    const place = isList(value) && form.fields.get(name)?.places[0];
    return place && form.fields.get(name)?.row.input === 'rows' ? [{ place, value }] : [];
  });
  if (planned.length === 0 || form.fields.get(view.definition.name)?.row.input !== 'number') return undefined;
  const state = session.state();
  const counts = planned.flatMap(({ value: { length } }) => [length, -length, length - 1, length + 1]);
  return counts.find((raw) => {
    if (isBeyond(raw, view)) return false;
    const writes = { [view.definition.name]: { raw } };
    const after = change(form, state, { origin: 'visitor', writes }, session.facts()).state;
    return planned.some(({ place, value }) => {
      const [before, now] = [fieldView(form, state, place), fieldView(form, after, place)];
      return (before.max !== now.max || before.min !== now.min) && !isBeyond(value, now);
    });
  });
}

/** A required answer has no value within its limits: perhaps plainer answers before it leave it one. */
function calmDown(open: Open, view: FieldView): void {
  if (open.plain || !view.required) return giveUp(open, view);
  open.plain = true;
  for (const { field } of openPlaces(open.form, open.session.state())) open.held.delete(field);
  open.turns.clear();
}

/** A required answer that cannot be given: perhaps another choice further up brings a list that is not empty. */
function giveUp(open: Open, view: FieldView): void {
  const { session, held, faults, emptyChoices } = open;
  const { name } = view.definition;
  const state = session.state();
  held.set(name, state.values[name]);
  if (!view.required) return;
  const parent = parentOf(open, name, state);
  const tried = emptyChoices.tried.get(name) ?? 0;
  if (parent !== undefined && tried < mostTried && chooseAnew(open, parent, state)) {
    emptyChoices.tried.set(name, tried + 1);
    held.delete(name);
    open.turns.delete(name);
    return;
  }
  const empty = [...emptyChoices.found].filter((choice) => choice.startsWith(`${parent} `)).length;
  const why =
    parent === undefined
      ? 'tidak ada isi yang sah (pilihan kosong, atau batasnya bertentangan)'
      : `daftarnya kosong untuk ${empty} pilihan yang dicoba di kolom "${parent}"`;
  faults.push({
    fault: 'unanswerable',
    step: state.step,
    words: `kolom "${name}" wajib diisi, tetapi ${why}`,
  });
}

/** Has another choice made in place of one that led to an empty list; where all did, in place of what brought its list. */
function chooseAnew(open: Open, name: string, state: FormState): boolean {
  const { emptyChoices, form, held, forced } = open;
  const chosen = state.values[name];
  if (typeof chosen === 'string' && chosen !== '') emptyChoices.found.add(`${name} ${codeOf(chosen)}`);
  const place = openPlaces(form, state).find((one) => one.field === name);
  const offered = place && open.lists.known(fieldView(form, state, place));
  if (!offered || offered.some(({ code }) => !emptyChoices.found.has(`${name} ${code}`))) {
    forced.add(name);
    return true;
  }
  const parent = parentOf(open, name, state);
  held.delete(name);
  return parent !== undefined && chooseAnew(open, parent, state);
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

/** Writes an answer as a visitor does, and leaves the field. */
function write(open: Open, place: Place, { raw }: Write): Promise<void> {
  const { field: name } = place;
  return give(open, place, raw, { act: 'type', with: { [name]: typedBy(open.form, name, raw) } });
}

/** What robots write is an answer, JSON as it is typed. */
function typedBy(form: CompiledForm, name: string, raw: unknown): Json {
  const row = form.fields.get(name)?.row;
  return (row ? asTyped(row, raw as Value) : raw) as Json;
}

/** Gives an answer; a valid one must not be called wrong. */
async function give(
  { form, session, visit, held, given, faults }: Open,
  place: Place,
  made: unknown,
  act: Act,
): Promise<void> {
  const { field: name } = place;
  const before = fieldView(form, session.state(), place);
  await doAct(visit, act);
  const state = session.state();
  const view = fieldView(form, state, place);
  held.set(name, state.values[name]);
  given.push({ step: state.step, name, value: state.values[name] ?? null });
  const failure = state.failures[name];
  const sameLimits = before.min === view.min && before.max === view.max && before.required === view.required;
  if (!failure || !view.visible || !sameLimits) return;
  faults.push({
    fault: 'refused',
    step: state.step,
    words: `kolom "${name}" menolak isi yang sah ${JSON.stringify(made)}: ${JSON.stringify(failure)}`,
  });
}

/** A planned choice is not in the list: the answers that the list depends on do not go with it. */
function learn({ model, session }: Open, name: string, planned: Value): void {
  const { values } = session.state();
  const codes = model.listReads(name).flatMap((one): [string, Value][] => {
    const value = values[one];
    return typeof value === 'string' ? [[one, codeOf(value)]] : [];
  });
  model.nogoods.push(new Map([[name, planned], ...codes]));
}
