import { actionCallNames, type FormState, type JsonObject } from '../../interpreter';
import type { BankAnswer, Session } from '../../session';
import type { CallName, CallAnswer } from '../scenarios/language';
import { createBank, readAnswer, type BackEnd } from '../visit/bank';
import type { Page } from '../visit/tab';
import { openVisit, type Visit, type VisitParts } from '../visit/visit';
import { observer } from './coverage/seen';
import type { Filler, Manner } from './fillStep';
import type { WalkFault } from './visit/failure';
import { callsOf, outcomesOf, type InventedReplies } from './visit/replies';
import type { Plan } from '../reach';

/** What one walk through a form is made of. */
export interface WalkParts extends Manner, Pick<VisitParts, 'form' | 'lists' | 'today' | 'holidays'> {
  backEnd: BackEnd;
  query: Readonly<Record<string, string>>;
  /** Whether a target, or a broken rule, is new. */
  isNew: (id: string) => boolean;
}

/** A walk under way, with what it has met so far. */
export interface Walking {
  readonly parts: WalkParts;
  readonly visit: Visit;
  /** Of the page that the walk began on: whoever restarts the form has left it. */
  readonly session: Session;
  readonly filler: Filler;
  readonly seen: ReturnType<typeof observer>;
  readonly rescue: ReturnType<typeof createRescue>;
  readonly steps: string[];
  /** How often a step was come to, by its id. */
  readonly comings: Map<string, number>;
  /** Effects that make calls, by call; and the calls that were made. */
  readonly calls: ReturnType<typeof callsOf>;
  readonly made: Set<string>;
  readonly pressed: Map<number, Set<string>>;
  submitted: boolean;
  /** At a step that ends a way. */
  ended: boolean;
  /** Everything was sent, and nothing in front of the page is left to be pressed. */
  isThrough: boolean;
}

/** Opens the form of a walk, whose bank notes what it is asked for. */
export function beginWalk(parts: WalkParts): Walking {
  const { backEnd, form, model, today, isNew, cover } = parts;
  const rescue = createRescue(model.replies, parts.plan);
  const seen = observer(form, model.blocks, cover);
  let shown: FormState | undefined;
  const visit = openVisit({
    ...parts,
    bank: (clock) =>
      createBank(
        clock,
        ({ call, body, file }) =>
          rescue.invented(call) ?? (file ? backEnd.upload(file) : backEnd.ask(call, body)),
        ({ call, body }, answer) => {
          if (actionCallNames.some((one) => one === call))
            noteAnswer(walking, call, body, readAnswer(answer));
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
    given: [],
    faults: [],
    isNew: (name, code) => isNew(`option:${name}:${code}`),
    isUnseen: (block) => block.visibleWhen !== undefined && isNew(`shown:${block.id}`),
  };
  const walking: Walking = {
    ...{ parts, visit, session, filler, seen, rescue },
    ...{ steps: [], comings: new Map(), calls: callsOf(form), made: new Set(), pressed: new Map() },
    ...{ submitted: false, ended: false, isThrough: false },
  };
  return walking;
}

/** Notes which outcomes an answer to a call leads to; one that breaks the contract is a fault. */
function noteAnswer(walking: Walking, call: CallName, body: JsonObject, answer: BankAnswer): void {
  const { rescue, made, calls, parts } = walking;
  rescue.note(call);
  made.add(call);
  if (!('reply' in answer)) return fail(walking, 'contract', `panggilan "${call}" tidak terjawab`);
  const { httpStatus, ok, status, response } = answer.reply;
  const isInvented = rescue.isInvented(call);
  if (httpStatus === 400 && !isInvented) {
    const words = `panggilan "${call}" ditolak: ${JSON.stringify(response)} atas ${JSON.stringify(body)}`;
    fail(walking, 'contract', words);
  }
  if (call === 'submit' && ok && status === 200 && !isInvented) walking.submitted = true;
  for (const id of outcomesOf(call, calls.get(call) ?? [], answer.reply)) parts.cover(`outcome:${id}`);
}

/** Notes a fault of the walk on the step that is active. */
export function fail({ filler, session }: Walking, fault: WalkFault['fault'], words: string): void {
  filler.faults.push({ fault, step: session.state().step, words });
}

/** What stands in the window; `away`, too, where the form was reopened. */
export function pageOf({ visit, session }: Walking): Page {
  return visit.session === session ? visit.tab.page() : 'away';
}

/** What notices and dialogs say, in words. */
export function shownWords({ visit, session }: Walking): string {
  return [...visit.toasts, ...session.activity.current().dialogs]
    .map(({ title, text }) => (text === undefined ? title : `${title}: ${text}`))
    .join('; ');
}

/** Which answers of the back end are made up: those of the plan; when a step is stuck by an answer, the real one, then others. */
function createRescue({ byCall }: InventedReplies, plan: Plan) {
  /** −2: as planned, −1: the back end's own, from 0: the invented ones in turn. */
  let turn = -2;
  let asked = new Set<string>();
  let everInvented = false;
  const invented = (call: string): CallAnswer | undefined => {
    const number = turn === -2 ? plan.replies.get(call) : turn >= 0 ? turn : undefined;
    const reply = number === undefined ? undefined : byCall.get(call)?.[number]?.reply;
    return reply && { status: reply.httpStatus, statusText: reply.statusText, body: reply.response };
  };
  return {
    invented,
    isInvented: (call: string): boolean => invented(call) !== undefined,
    hasInvented: (): boolean => everInvented,
    note: (call: string): void => {
      asked.add(call);
      everInvented ||= invented(call) !== undefined;
    },
    begin: (): void => {
      asked = new Set();
    },
    /** Goes on to other answers; false when there are none left. */
    next: (): boolean => {
      if (asked.size === 0) return false;
      turn += 1;
      return turn < Math.max(...[...asked].map((call) => byCall.get(call)?.length ?? 0));
    },
  };
}
