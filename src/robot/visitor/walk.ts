import { fieldView, stepOf, type CompiledForm, type Dialog, type Facts } from '../../interpreter';
import { breakRules } from './negative/breakRules';
import { observer } from './coverage/seen';
import { tryOptions } from './negative/tryOptions';
import { fillStep, type Barren, type Filler } from './fillStep';
import type { Plan } from './plan/goals';
import type { Model } from './plan/model';
import { callsOf, outcomesOf } from './visit/replies';
import type { Given, WalkFault } from './visit/failure';
import { createMachine, type Machine } from './visit/machine';
import { createRescue } from './visit/rescue';
import type { Lists, World } from './visit/world';

/** One walk through a form. */
export interface WalkParts {
  form: CompiledForm;
  model: Model;
  world: World;
  lists: Lists;
  facts: Facts;
  plan: Plan;
  seed: string;
  /** Only what is required is answered. */
  bare: boolean;
  /** No answer at the edge of its limits. */
  timid: boolean;
  barren: Barren;
  /** Whether a target, or a broken rule, is new. */
  isNew: (id: string) => boolean;
  cover: (id: string) => void;
}

/** How a walk went. */
export interface Walk {
  /** `turnedAway`: an answer of the back end that was made up has ended it; that is no fault. */
  end: 'submitted' | 'turnedAway' | 'failed';
  faults: readonly WalkFault[];
  given: Given;
  steps: readonly string[];
  /** Calls that actions have made. */
  calls: ReadonlySet<string>;
  /** Some answer of the back end was made up. */
  invented: boolean;
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
    walker.fail('exception', error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  return walker.result();
}

function createWalker(parts: WalkParts) {
  const { form, model, facts, world, isNew, cover } = parts;
  const faults: WalkFault[] = [];
  const given: Filler['given'] = [];
  const steps: string[] = [];
  const made = new Set<string>();
  const calls = callsOf(form);
  const rescue = createRescue(model.replies, parts.plan);
  const seen = observer(form, model.blocks, cover);
  let submitted = false;

  const machine: Machine = createMachine({
    form,
    facts,
    world,
    invented: (call) => rescue.invented(call),
    onEvent: (event, before, after) => {
      seen.follow(event, before, after, facts);
      seen.look(after);
    },
    onReply: (call, body, reply) => {
      rescue.note(call);
      made.add(call);
      if (!('reply' in reply)) return fail('contract', `panggilan "${call}" tidak terjawab`);
      const { httpStatus, ok, status, response } = reply.reply;
      if (httpStatus === 400 && !rescue.isInvented(call)) {
        fail(
          'contract',
          `panggilan "${call}" ditolak: ${JSON.stringify(response)} atas ${JSON.stringify(body)}`,
        );
      }
      if (call === 'submit' && ok && status === 200 && !rescue.isInvented(call)) submitted = true;
      for (const id of outcomesOf(call, calls.get(call) ?? [], reply.reply)) cover(`outcome:${id}`);
    },
  });
  const filler: Filler = {
    ...parts,
    machine,
    held: new Map(),
    given,
    faults,
    isNew: (name, code) => isNew(`option:${name}:${code}`),
  };
  const pressed = new Map<Dialog, Set<string>>();

  const fail = (fault: WalkFault['fault'], words: string): void => {
    faults.push({ fault, step: machine.state().step, words });
  };
  const isEnd = (): boolean => machine.page().at === 'confirmation' || machine.page().at === 'away';

  /** Answers the newest dialog: each button once, then its cross. */
  const answerDialog = async (dialog: Dialog): Promise<void> => {
    const done = pressed.get(dialog) ?? new Set();
    pressed.set(dialog, done);
    const button = dialog.buttons.find(({ text }) => !done.has(text));
    if (button) {
      done.add(button.text);
      return await machine.press(button.run);
    }
    if (dialog.closeButton && !done.has('×')) {
      done.add('×');
      return await machine.press(dialog.closeButton);
    }
    if (dialog.dismissable) return machine.dismiss();
    fail('stuck', `dialog "${dialog.title}" tidak dapat ditinggalkan`);
  };

  const takeStep = async (): Promise<void> => {
    const { step } = machine.state();
    steps.push(step);
    if (steps.filter((one) => one === step).length > mostVisits) {
      return fail('stuck', `langkah "${step}" berulang: ${steps.join(' → ')}`);
    }
    for (let round = 0; ; round += 1) {
      await fillStep(filler, round);
      if (faults.length > 0 || machine.dialogs().length > 0 || machine.page().at !== 'step') return;
      seen.look(machine.state());
      breakOnce();
      rescue.begin();
      await machine.send({ type: 'next' });
      const moved =
        machine.state().step !== step || machine.page().at !== 'step' || machine.dialogs().length > 0;
      if (moved || faults.length > 0) return;
      const wrong = wrongOn();
      if (wrong === '' ? !rescue.next() : round >= mostRounds) {
        const said = machine.said().join('; ');
        return fail('stuck', `tombol Lanjut tidak membawa ke mana-mana${wrong || (said && `: ${said}`)}`);
      }
      // Everything on this step is answered anew; an answer of the back end alone needs no other answers.
      if (wrong !== '') for (const place of stepOf(form, step).places) filler.held.delete(place.field);
    }
  };

  /** What is wrong on the active step, in words. */
  const wrongOn = (): string => {
    const state = machine.state();
    const shown = stepOf(form, state.step).places.filter((place) => fieldView(form, state, place).visible);
    const wrong = shown.flatMap(({ field }) =>
      state.failures[field]
        ? [`${field} = ${JSON.stringify(state.values[field])}: ${JSON.stringify(state.failures[field])}`]
        : [],
    );
    return wrong.length > 0 ? ` (${wrong.join('; ')})` : '';
  };

  const breakOnce = (): void => {
    const valid = { form, state: machine.state(), facts };
    const { broken, faults: untold } = breakRules(valid, (id) => isNew(`rule:${id}`));
    for (const id of broken) cover(`rule:${id}`);
    const { tried, faults: refused } = tryOptions(valid, (name, code) => !model.isTold(name, code), isNew);
    tried.forEach(cover);
    faults.push(...untold, ...refused);
  };

  const takePreview = async (): Promise<void> => {
    do {
      rescue.begin();
      await machine.submit();
      if (machine.page().at !== 'preview' || machine.dialogs().length > 0) return;
    } while (rescue.next());
    fail('stuck', `pengiriman tidak diterima: ${machine.said().join('; ')}`);
  };

  return {
    fail,
    isOver: (): boolean => faults.length > 0 || isEnd() || (submitted && isDone(machine, pressed)),
    turn: async (): Promise<void> => {
      const dialog = machine.dialogs().at(-1);
      if (dialog) return await answerDialog(dialog);
      return machine.page().at === 'preview' ? await takePreview() : await takeStep();
    },
    result: (): Walk => {
      const away = faults.length === 0 && !submitted;
      if (away && !rescue.hasInvented())
        fail('left', `pengunjung keluar tanpa mengirim: ${machine.said().join('; ')}`);
      const end = faults.length > 0 ? 'failed' : submitted ? 'submitted' : 'turnedAway';
      return { end, faults, given, steps, calls: made, invented: rescue.hasInvented() };
    },
  };
}

/** Everything was sent, and nothing in front of the page is left to be pressed. */
function isDone(machine: Machine, pressed: ReadonlyMap<Dialog, ReadonlySet<string>>): boolean {
  const dialog = machine.dialogs().at(-1);
  if (!dialog) return false;
  const done = pressed.get(dialog);
  return (
    dialog.buttons.every(({ text }) => done?.has(text) === true) &&
    (dialog.closeButton === undefined || done?.has('×') === true)
  );
}
