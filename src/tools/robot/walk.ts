import {
  actionCallNames,
  brokenChecks,
  checkStep,
  fieldView,
  stepOf,
  type FormState,
  type JsonObject,
} from '../../interpreter';
import type { BankAnswer } from '../../session';
import type { CallName } from '../scenarios/language';
import { createBank, readAnswer, type BackEnd } from '../visit/bank';
import { DeadEnd } from '../visit/deadEnd';
import { answerToDialog } from '../visit/inFront';
import type { Page } from '../visit/tab';
import { openVisit, type VisitParts } from '../visit/visit';
import { breakChecks } from './negative/breakChecks';
import { breakRules } from './negative/breakRules';
import { observer } from './coverage/seen';
import { tryOptions } from './negative/tryOptions';
import { doAct, fillStep, mendStep, standsOn, type Filler, type Manner } from './fillStep';
import { callsOf, outcomesOf } from './visit/replies';
import type { Given, WalkFault } from './visit/failure';
import { createRescue } from './visit/rescue';
import { scenarioOfWalk } from './scenarioOfWalk';
import { programFault } from '../visit/programFault';

/** One walk through a form. */
export interface WalkParts extends Manner, Pick<VisitParts, 'form' | 'lists' | 'today' | 'holidays'> {
  backEnd: BackEnd;
  query: Readonly<Record<string, string>>;
  /** Whether a target, or a broken rule, is new. */
  isNew: (id: string) => boolean;
}

/** How a walk went. */
export interface Walk {
  /** `ended`: at a step that ends a way. `turnedAway`: an answer of the back end that was made up has ended it; that is no fault. */
  end: 'submitted' | 'ended' | 'turnedAway' | 'failed';
  faults: readonly WalkFault[];
  given: Given;
  steps: readonly string[];
  /** Calls that actions have made. */
  calls: ReadonlySet<string>;
  /** Some answer of the back end was made up. */
  invented: boolean;
  /** The parameters of the page's address. */
  query: Readonly<Record<string, string>>;
  /** The walk as a scenario without a name. What was broken on purpose is not in it. */
  scenario: () => JsonObject;
}

/** More turns than any form has steps and dialogs. */
const mostTurns = 200;
const mostVisits = 4;
/** Times that a step is answered anew, more plainly, before Next counts as stuck. */
const mostRounds = 3;

/** Fills a form in from its first step to its end. Never rejects: what is thrown is a fault of the walk. */
export async function walk(parts: WalkParts): Promise<Walk> {
  const walker = createWalker(parts);
  try {
    for (let turn = 0; turn < mostTurns && !walker.isOver(); turn += 1) await walker.turn();
    if (!walker.isOver()) walker.fail('stuck', 'kunjungan tidak berakhir');
  } catch (error) {
    walker.fail('exception', error instanceof DeadEnd ? error.message : programFault(error));
  }
  return walker.result();
}

function createWalker(parts: WalkParts) {
  const { backEnd, form, model, today, isNew, cover } = parts;
  const faults: WalkFault[] = [];
  const given: Filler['given'] = [];
  const steps: string[] = [];
  const presses = new Map<string, number>();
  const made = new Set<string>();
  const calls = callsOf(form);
  const rescue = createRescue(model.replies, parts.plan);
  const seen = observer(form, model.blocks, cover);
  let submitted = false;
  let ended = false;
  /** Everything was sent, and nothing in front of the page is left to be pressed. */
  let isThrough = false;

  let shown: FormState | undefined;

  const visit = openVisit({
    ...parts,
    bank: (clock) =>
      createBank(
        clock,
        ({ call, body, file }) =>
          rescue.invented(call) ?? (file ? backEnd.upload(file) : backEnd.ask(call, body)),
        ({ call, body }, answer) => {
          if (actionCallNames.some((one) => one === call)) note(call, body, readAnswer(answer));
        },
      ),
    onState: (after) => {
      if (shown) seen.follow(shown, after, { today });
      seen.look(after);
      shown = after;
    },
  });
  const { session } = visit;
  shown = session.state();
  const queried = Object.entries(form.definition.query ?? {}).filter(([one]) => one in parts.query);
  const filler: Filler = {
    ...parts,
    visit,
    held: new Map(),
    pressed: new Set(),
    addressed: new Set(queried.flatMap(([, { sets }]) => sets)),
    given,
    faults,
    isNew: (name, code) => isNew(`option:${name}:${code}`),
    isUnseen: (block) => block.visibleWhen !== undefined && isNew(`shown:${block.id}`),
  };
  const pressed = new Map<number, Set<string>>();
  const { activity } = session;
  // Whoever opens the form anew has left this one.
  const page = (): Page => (visit.session === session ? visit.tab.page() : 'away');
  const isOn = (step: string): boolean => standsOn(visit, step, session);
  const said = (): string =>
    [...visit.toasts, ...activity.current().dialogs]
      .map(({ title, text }) => (text === undefined ? title : `${title}: ${text}`))
      .join('; ');

  const fail = (fault: WalkFault['fault'], words: string): void => {
    faults.push({ fault, step: session.state().step, words });
  };

  const note = (call: CallName, body: JsonObject, answer: BankAnswer): void => {
    rescue.note(call);
    made.add(call);
    if (!('reply' in answer)) return fail('contract', `panggilan "${call}" tidak terjawab`);
    const { httpStatus, ok, status, response } = answer.reply;
    if (httpStatus === 400 && !rescue.isInvented(call)) {
      fail(
        'contract',
        `panggilan "${call}" ditolak: ${JSON.stringify(response)} atas ${JSON.stringify(body)}`,
      );
    }
    if (call === 'submit' && ok && status === 200 && !rescue.isInvented(call)) submitted = true;
    for (const id of outcomesOf(call, calls.get(call) ?? [], answer.reply)) cover(`outcome:${id}`);
  };

  /** Answers the newest dialog. */
  const answerDialog = async (title: string): Promise<void> => {
    const act = answerToDialog(visit, pressed);
    if (submitted && act?.act !== 'press') isThrough = true;
    else if (act) await doAct(visit, act);
    else fail('stuck', `dialog "${title}" tidak dapat ditinggalkan`);
  };

  const takeStep = async (): Promise<void> => {
    const { step } = session.state();
    seen.look(session.state());
    if (steps.at(-1) !== step) steps.push(step);
    for (let round = 0; ; round += 1) {
      rescue.begin();
      await fillStep(filler, round);
      if (faults.length > 0 || !isOn(step)) return;
      await mendStep(filler);
      if (!isOn(step)) return;
      seen.look(session.state());
      breakOnce();
      if (stepOf(form, step).definition.ends) {
        ended = true;
        return;
      }
      if (round === 0) presses.set(step, (presses.get(step) ?? 0) + 1);
      if ((presses.get(step) ?? 0) > mostVisits) {
        return fail('stuck', `langkah "${step}" berulang: ${steps.join(' → ')}`);
      }
      const before = session.state();
      visit.toasts = [];
      await doAct(visit, { act: 'next', with: 'noWait' });
      if (!isOn(step)) seen.leave(before, { today });
      if (!isOn(step) || faults.length > 0) return;
      const wrong = [...wrongOn(step), ...brokenOn(step)];
      // What no visitor can answer, an answer of the back end may; it alone needs no other answers.
      const answeredAnew = wrong.every(({ readOnly }) => readOnly) && rescue.next();
      if (!answeredAnew && (wrong.length === 0 || round >= mostRounds)) {
        const why =
          wrong.length > 0 ? ` (${wrong.map(({ words }) => words).join('; ')})` : said() && `: ${said()}`;
        return fail('stuck', `tombol Lanjut tidak membawa ke mana-mana${why}`);
      }
      // Everything on this step is answered anew.
      if (wrong.length > 0) for (const place of stepOf(form, step).places) filler.held.delete(place.field);
    }
  };

  /** What is wrong on a step. */
  const wrongOn = (step: string): { words: string; readOnly: boolean }[] => {
    const state = session.state();
    return stepOf(form, step).places.flatMap((place) => {
      const { visible, readOnly, value } = fieldView(form, state, place);
      const failure = state.failures[place.field];
      if (!visible || !failure) return [];
      const words = `${place.field} = ${JSON.stringify(value)}: ${JSON.stringify(failure)}`;
      return [{ words, readOnly }];
    });
  };

  /** What checks say on a step. */
  const brokenOn = (step: string): { words: string; readOnly: boolean }[] =>
    brokenChecks(form, session.state(), stepOf(form, step), session.facts()).map(({ id, path }) => ({
      words: `${path}: ${session.state().failedChecks[id] ?? ''}`,
      readOnly: false,
    }));

  const breakOnce = (): void => {
    const valid = { form, state: session.state(), facts: session.facts() };
    // A step that cannot be left yet tells nothing about one answer alone.
    const here = stepOf(form, valid.state.step);
    const wrong = Object.keys(checkStep(form, valid.state, here, valid.facts)).length;
    if (wrong + brokenChecks(form, valid.state, here, valid.facts).length > 0) return;
    const { broken, faults: ruleFaults } = breakRules(valid, (id) => isNew(`rule:${id}`));
    const checks = breakChecks(valid, visit.lists.known, (id) => isNew(`rule:${id}`));
    for (const id of [...broken, ...checks.broken]) cover(`rule:${id}`);
    const { tried, faults: refused } = tryOptions(
      valid,
      (name, code) => !model.isDistinct(name, code),
      isNew,
    );
    tried.forEach(cover);
    faults.push(...ruleFaults, ...checks.faults, ...refused);
  };

  /** What is declared before sending: all of it, or what is required. */
  const declare = async (): Promise<void> => {
    seen.preview(session.state());
    for (const place of form.preview?.places ?? []) {
      const { visible, readOnly, required, definition } = fieldView(form, session.state(), place);
      if (!visible || readOnly || !(required || !parts.bare)) continue;
      const { name } = definition;
      await doAct(visit, { act: 'type', with: { [name]: true } });
      given.push({ step: place.step, name, value: true });
    }
  };

  const takePreview = async (): Promise<void> => {
    await declare();
    do {
      rescue.begin();
      visit.toasts = [];
      await doAct(visit, { act: 'next', with: 'noWait' });
      if (page() !== 'preview' || activity.current().dialogs.length > 0) return;
    } while (rescue.next());
    fail('stuck', `pengiriman tidak diterima: ${said()}`);
  };

  return {
    fail,
    isOver: (): boolean =>
      faults.length > 0 || isThrough || ended || page() === 'receipt' || page() === 'away',
    turn: async (): Promise<void> => {
      await visit.finish(() => undefined);
      const dialog = activity.current().dialogs.at(-1);
      if (dialog) return await answerDialog(dialog.title);
      return page() === 'preview' ? await takePreview() : await takeStep();
    },
    result: (): Walk => {
      const away = faults.length === 0 && !submitted && !ended;
      if (away && !rescue.hasInvented()) fail('left', `pengunjung keluar tanpa mengirim: ${said()}`);
      const end = faults.length > 0 ? 'failed' : submitted ? 'submitted' : ended ? 'ended' : 'turnedAway';
      const invented = rescue.hasInvented();
      const scenario = (): JsonObject => scenarioOfWalk(parts, visit);
      return { end, faults, given, steps, calls: made, invented, query: parts.query, scenario };
    },
  };
}
