import { checkStep, codeOf, fieldView, stepOf, type Json } from '../../interpreter';
import { openPlaces } from '../robot/answers/answersFor';
import { fillStep, noEmptyChoices, type Filler } from '../robot/fillStep';
import { mendStep } from '../robot/mendStep';
import { buttonsOn } from '../visit/buttons';
import type { Arrive, UploadedFile } from './language';
import { DeadEnd } from '../visit/deadEnd';
import { knownList, listOf, comeToRest } from './visit/lists';
import type { Visit } from '../visit/visit';
import { named, shown } from './words/shown';
import { routeInWords } from './words/routeInWords';
import { whatHolds } from './words/whatHolds';
import { fillField, uploadFiles } from '../visit/fillField';
import { inFront } from '../visit/inFront';
import { planTo, plannerOf } from './planTo';

/** More turns than any form has steps and dialogs. */
const mostTurns = 200;
/** Times that a step is answered anew before Next counts as stuck. */
const mostRounds = 3;
/** Virtual time after which what follows from one press has no end. */
const longestMs = 3_600_000;

/**
 * Goes on to a step as a visitor would: gives what is given, else what is usual, else the robot's valid answers where something
 * required is missing, presses Next, agrees to popups, and presses the first button of each dialog.
 */
export async function arrive(visit: Visit, wanted: Arrive): Promise<void> {
  const { at } = wanted;
  const isThere = (): boolean => {
    const page = visit.tab.page();
    return at === 'preview' ? page === 'preview' : page === 'step' && visit.session.state().step === at;
  };
  if (isThere()) throw new DeadEnd(`"${at}" sudah tampil.`);
  const filler = fillerOf(visit, wanted);
  const given = new Set<string>();
  const pressed = new Map<number, Set<string>>();
  for (let turn = 0; turn < mostTurns && !isThere(); turn += 1) {
    const { session, tab } = visit;
    const dialog = session.activity.current().dialogs.at(-1);
    if (dialog) {
      const done = pressed.get(dialog.id) ?? new Set();
      pressed.set(dialog.id, done);
      const button = dialog.buttons.find(({ text }) => !done.has(text));
      if (!button && !dialog.dismissable) throw stuck(visit, at);
      done.add(button?.text ?? '');
      await run(visit, () =>
        button ? session.press(`$dialog ${dialog.id}`, button.run) : session.closeDialog(),
      );
    } else if (tab.page() === 'start') await run(visit, session.begin);
    else if (tab.page() === 'step') await takeStep(visit, filler, wanted, given);
    else
      throw new DeadEnd(
        `Jalan ini tidak sampai ke "${at}", tetapi ke ${routeInWords(visit.form, tab.route())}.`,
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

/** Answers one step and presses Next. */
async function takeStep(visit: Visit, filler: Filler, wanted: Arrive, given: Set<string>): Promise<void> {
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
    await mendStep(filler);
    if (stepOf(form, step).definition.ends) throw stuck(visit, wanted.at);
    await run(visit, () => session.send({ type: 'next' }));
    if (!filler.isOn(step)) return;
    filler.held.clear();
  }
  throw stuck(visit, wanted.at);
}

/** What is to be given on the active step now, in reading order. */
function toGive(visit: Visit, wanted: Arrive, given: ReadonlySet<string>): [name: string, answer: Json][] {
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

async function give(visit: Visit, wanted: Arrive, given: Set<string>): Promise<void> {
  for (let [next] = toGive(visit, wanted, given); next; [next] = toGive(visit, wanted, given)) {
    const [name, answer] = next;
    given.add(name);
    if (answer === null) continue;
    await run(visit, () =>
      visit.form.fields.get(name)?.definition.type === 'upload'
        ? uploadFiles(visit, name, filesIn(answer))
        : fillField(visit, name, answer),
    );
  }
}

/** Whether the robot's answers have brought nothing more to give. */
async function isAllGiven(visit: Visit, wanted: Arrive, given: Set<string>): Promise<boolean> {
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

/** Answers that are valid stay, unless the plan wishes for another one. */
function hold({ form, session }: Visit, { held, plan }: Filler, given: ReadonlySet<string>): void {
  const state = session.state();
  const failures = checkStep(form, state, stepOf(form, state.step), session.facts());
  for (const { field: name } of openPlaces(form, state)) {
    const value = state.values[name];
    const wish = given.has(name) ? undefined : plan.answers.get(name);
    const now = typeof value === 'string' ? codeOf(value) : value;
    if (!Object.hasOwn(failures, name) && (wish === undefined || wish === now)) held.set(name, value);
  }
}

/** The robot, with this visit's session, lists and clock. */
function fillerOf(visit: Visit, wanted: Arrive): Filler {
  const { form, session } = visit;
  const isOn = (step: string): boolean =>
    visit.tab.page() === 'step' &&
    session.state().step === step &&
    session.activity.current().dialogs.length === 0;
  return {
    form,
    session,
    page: () => visit.tab.page(),
    dialogs: () => session.activity.current().dialogs,
    said: () => whatHolds(visit),
    isOn,
    act: (deed) => run(visit, deed),
    model: plannerOf(visit),
    plan: planTo(visit, wanted),
    lists: {
      known: (view) => (view.lookup || view.branches ? knownList(visit, view) : (view.options ?? [])),
      load: async (view) => {
        await listOf(visit, view);
      },
    },
    seed: visit.seed,
    bare: true,
    avoidsEdges: true,
    emptyChoices: noEmptyChoices(),
    cover: () => undefined,
    isNew: () => false,
    isUnseen: () => false,
    held: new Map(),
    // A button is pressed only where a required answer cannot be given by hand.
    pressed: new Set(
      [...form.steps.keys()].flatMap((id) =>
        buttonsOn(form, { ...session.state(), step: id }).map(({ block }) => block.id),
      ),
    ),
    addressed: new Set(),
    given: [],
    faults: [],
  };
}

/** Does something, and waits for all that follows from it. */
async function run(visit: Visit, deed: () => unknown): Promise<void> {
  const end = visit.clock.now() + longestMs;
  let done = false;
  const finish = (): void => {
    done = true;
  };
  const ending = Promise.resolve(deed());
  // What it rejects with is waited for below: a page that comes to rest in between must not leave it alone.
  ending.then(finish, finish);
  for (;;) {
    await comeToRest(visit);
    const { popup, question, running } = visit.session.activity.current();
    if (popup) popup.answer({ done: true });
    else if (question) question.answer(true);
    else if (done && running.size === 0) break;
    else if (visit.clock.now() > end || !(await visit.clock.skip())) {
      throw new DeadEnd(`Yang dimulai di ${routeInWords(visit.form, visit.tab.route())} tidak berakhir.`);
    }
  }
  await ending;
}
