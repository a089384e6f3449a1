import { brokenChecks, checkStep, fieldView, stepOf } from '../../interpreter';
import type { ShownDialog } from '../../session';
import { breakChecks } from './negative/breakChecks';
import { breakRules } from './negative/breakRules';
import { observer } from './coverage/seen';
import { tryOptions } from './negative/tryOptions';
import { mendStep } from './mendStep';
import { fillStep, type Filler, type Manner } from './fillStep';
import { callsOf, outcomesOf } from './visit/replies';
import type { Given, WalkFault } from './visit/failure';
import { createRescue } from './visit/rescue';
import { openVisit, type VisitParts } from './visit/visit';
import { programFault } from '../visit/programFault';

/** One walk through a form. */
export interface WalkParts extends Manner, Pick<VisitParts, 'backEnd' | 'today' | 'holidays' | 'query'> {
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
    walker.fail('exception', programFault(error));
  }
  return walker.result();
}

function createWalker(parts: WalkParts) {
  const { form, model, today, isNew, cover } = parts;
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

  const visit = openVisit({
    ...parts,
    invented: (call) => rescue.invented(call),
    onChange: (before, after) => {
      seen.follow(before, after, { today });
      seen.look(after);
    },
    onAnswer: (call, body, answer) => {
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
    },
  });
  const { session, act, page, dialogs, isOn, said } = visit;
  const queried = Object.entries(form.definition.query ?? {}).filter(([one]) => one in parts.query);
  const filler: Filler = {
    ...parts,
    ...visit,
    held: new Map(),
    pressed: new Set(),
    addressed: new Set(queried.flatMap(([, { sets }]) => sets)),
    given,
    faults,
    isNew: (name, code) => isNew(`option:${name}:${code}`),
    isUnseen: (block) => block.visibleWhen !== undefined && isNew(`shown:${block.id}`),
  };
  const pressed = new Map<number, Set<string>>();

  const fail = (fault: WalkFault['fault'], words: string): void => {
    faults.push({ fault, step: session.state().step, words });
  };

  /** Answers the newest dialog: each button once, then its cross. */
  const answerDialog = async (dialog: ShownDialog): Promise<void> => {
    const done = pressed.get(dialog.id) ?? new Set();
    pressed.set(dialog.id, done);
    const cross = dialog.closeButton && { text: '×', run: dialog.closeButton };
    const button = [...dialog.buttons, ...(cross ? [cross] : [])].find(({ text }) => !done.has(text));
    if (button) {
      done.add(button.text);
      await act(() => session.press(`$dialog ${dialog.id}`, button.run));
    } else if (submitted) isThrough = true;
    else if (dialog.dismissable) session.closeDialog();
    else fail('stuck', `dialog "${dialog.title}" tidak dapat ditinggalkan`);
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
      await act(() => session.send({ type: 'next' }));
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
      words: `${path}: ${session.state().told[id] ?? ''}`,
      readOnly: false,
    }));

  const breakOnce = (): void => {
    const valid = { form, state: session.state(), facts: session.facts() };
    // A step that cannot be left yet tells nothing about one answer alone.
    const here = stepOf(form, valid.state.step);
    const wrong = Object.keys(checkStep(form, valid.state, here, valid.facts)).length;
    if (wrong + brokenChecks(form, valid.state, here, valid.facts).length > 0) return;
    const { broken, faults: untold } = breakRules(valid, (id) => isNew(`rule:${id}`));
    const checks = breakChecks(valid, parts.lists.known, (id) => isNew(`rule:${id}`));
    for (const id of [...broken, ...checks.broken]) cover(`rule:${id}`);
    const { tried, faults: refused } = tryOptions(valid, (name, code) => !model.isTold(name, code), isNew);
    tried.forEach(cover);
    faults.push(...untold, ...checks.faults, ...refused);
  };

  /** What is declared before sending: all of it, or what is required. */
  const declare = (): void => {
    seen.preview(session.state());
    for (const place of form.preview?.places ?? []) {
      const { visible, required, definition } = fieldView(form, session.state(), place);
      if (!visible || !(required || !parts.bare)) continue;
      const { name } = definition;
      void session.send({ type: 'write', by: 'visitor', writes: { [name]: { raw: true } } });
      given.push({ step: place.step, name, value: true });
    }
  };

  const takePreview = async (): Promise<void> => {
    await act(declare);
    do {
      rescue.begin();
      await act(session.submit);
      if (page() !== 'preview' || dialogs().length > 0) return;
    } while (rescue.next());
    fail('stuck', `pengiriman tidak diterima: ${said()}`);
  };

  return {
    fail,
    isOver: (): boolean =>
      faults.length > 0 || isThrough || ended || page() === 'receipt' || page() === 'away',
    turn: async (): Promise<void> => {
      const dialog = dialogs().at(-1);
      if (dialog) return await answerDialog(dialog);
      if (page() === 'start') return await act(session.begin);
      return page() === 'preview' ? await takePreview() : await takeStep();
    },
    result: (): Walk => {
      const away = faults.length === 0 && !submitted && !ended;
      if (away && !rescue.hasInvented()) fail('left', `pengunjung keluar tanpa mengirim: ${said()}`);
      const end = faults.length > 0 ? 'failed' : submitted ? 'submitted' : ended ? 'ended' : 'turnedAway';
      return { end, faults, given, steps, calls: made, invented: rescue.hasInvented(), query: parts.query };
    },
  };
}
