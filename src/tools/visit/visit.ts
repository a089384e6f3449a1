import { nextRun, type CompiledForm, type FormState, type Toast } from '../../interpreter';
import { formWords, wordsOfQuestion } from '../../messages';
import type { Session } from '../../session';
import { routeInWords } from '../scenarios/words/routeInWords';
import type { Act } from './acts';
import type { VisitBank } from './bank';
import { createClock, type VirtualClock } from './clock';
import { DeadEnd } from './deadEnd';
import { createDevice, type Device } from './device';
import type { Driver } from './driver';
import { listsFrom, settleCodes, type Lists } from './lists';
import { openTab, type Tab } from './tab';

/** A visitor in front of a form, who waits for what follows from each act. */
export interface Visit extends Driver {
  readonly form: CompiledForm;
  readonly bank: VisitBank;
  readonly device: Device;
  /** Opens the form in a further tab, which comes to the front. */
  openTab: () => void;
  /** Closes the tab in front: the one before it comes to the front, or else a new one. */
  closeTab: () => void;
  /** All that the visitor has done, with the time that was waited between: a scenario of these acts goes the same way. */
  readonly done: Act[];
  /** Shown since the visitor's last act. */
  toasts: readonly Toast[];
  /** Fields of which it is said next what is wrong with their answers: an entry that is not read is no surprise there. */
  validated: readonly string[];
  /** Waits for something that is done, and lets time pass until all that follows has ended; its visitor agrees to popups, and goes on at questions. */
  finish: (run: () => unknown) => Promise<void>;
}

/** What a visit is made of. */
export interface VisitParts {
  form: CompiledForm;
  /** The visitor's day, `YYYY-MM-DD`. */
  today: string;
  holidays: ReadonlySet<string>;
  query?: Readonly<Record<string, string>> | undefined;
  bank: (clock: VirtualClock) => VisitBank;
  /** Lists that all its pages share; left out: each page asks for its own. */
  lists?: Lists;
  onState?: (state: FormState) => void;
}

/** Virtual time after which what follows from one act has no end. */
const longestMs = 3_600_000;

/** The code of a captcha: `abcd` at first, `bcde` after it was renewed, and so on. */
function codeAfter(renewals: number): string {
  return 'abcdefghijklmnopqrstuvwxyz'.slice(renewals % 23, (renewals % 23) + 4);
}

/** Opens a form on a fresh device, with the page before its first step read. */
export function openVisit({ form, today, holidays, query, onState, ...parts }: VisitParts): Visit {
  const clock = createClock(today);
  const bank = parts.bank(clock);
  const device = createDevice((task) => void clock.after(0, task));
  const captchas = [...form.fields.values()].filter((field) => field.row.proof);
  /** Lists that a page has asked for, and its fields with a bare code whose list was asked for. */
  const pages = new WeakMap<Session, { lists: Lists; settled: Set<string> }>();
  let keys = 0;
  let renewals = 0;
  let awaited = nextRun;
  let rejected: { thrown: unknown } | undefined;
  const begun = new Set<Promise<unknown>>();

  const onSession = (session: Session): void => {
    const { activity } = session;
    pages.set(session, { lists: parts.lists ?? listsFrom(bank.list), settled: new Set() });
    const codes = captchas.map(({ name }) => [name, codeAfter(renewals)] as const);
    activity.patch({ codes: Object.fromEntries(codes), holidays });
    let newest = 0;
    activity.subscribe(() => {
      const added = activity.current().toasts.filter(({ id }) => id > newest);
      visit.toasts = [...visit.toasts, ...added];
      newest = Math.max(newest, ...added.map(({ id }) => id));
    });
  };
  const tabs: Tab[] = [];
  const open = (path: string): void => {
    const tab = openTab(
      {
        form: () => form,
        ...{ clock, bank, device, onSession, onState },
        newKey: () => String((keys += 1)).padStart(32, '0'),
        newCode: () => codeAfter((renewals += 1)),
      },
      path,
    );
    tabs.push(tab);
    if (tab.page() === 'start') tab.session().begin();
  };
  const front = (): Tab => {
    const tab = tabs.at(-1);
    if (!tab) throw new Error('visit: a tab that is closed leaves another one');
    return tab;
  };
  const pageOf = (session: Session) => {
    const page = pages.get(session);
    if (!page) throw new Error('visit: each session has lists');
    return page;
  };
  const isUnderWay = (): boolean => {
    const { running, popup, question } = visit.session.activity.current();
    return running.has(awaited) && !popup && !question && !bank.failure();
  };
  const visit: Visit = {
    ...{ form, clock, bank, device, done: [], toasts: [], validated: [] },
    get tab() {
      return front();
    },
    openTab: () => open(formPath(form)),
    closeTab: () => {
      tabs.pop()?.close();
      if (tabs.length === 0) open(formPath(form));
    },
    get session() {
      return front().session();
    },
    get lists() {
      return pageOf(visit.session).lists;
    },
    waitFor: async (action = awaited) => {
      awaited = action;
      await clock.settle();
      while (isUnderWay() && (await clock.skip()));
    },
    rest: async () => {
      await clock.settle();
      await settleCodes(visit, pageOf(visit.session).settled);
      await clock.settle();
      const failure = bank.failure() ?? rejected;
      if (failure) throw failure.thrown;
    },
    run: (promise) => {
      const ending: Promise<unknown> = promise.then(
        () => begun.delete(ending),
        (thrown: unknown) => {
          begun.delete(ending);
          rejected ??= { thrown };
        },
      );
      begun.add(ending);
    },
    finish: (run) => finish(visit, begun, run),
  };
  open(formPath(form, query));
  return visit;
}

/** Does something, and lets time pass until all that follows has ended; notes what the visitor does meanwhile. */
async function finish(visit: Visit, begun: Set<Promise<unknown>>, run: () => unknown): Promise<void> {
  const { clock, done, form } = visit;
  const end = clock.now() + longestMs;
  // What an earlier act has begun ends with its page, or never.
  begun.clear();
  await run();
  let noted = clock.now();
  const note = (...acts: readonly Act[]): void => {
    const waited = clock.now() - noted;
    noted += waited;
    done.push(...(waited > 0 ? [{ act: 'advanceMs' as const, with: waited }] : []), ...acts);
  };
  for (;;) {
    await visit.rest();
    const { popup, question, running } = visit.session.activity.current();
    if (popup) {
      note({ act: 'press', with: formWords.popupNext });
      popup.answer({ done: true });
    } else if (question) {
      note({ act: 'press', with: wordsOfQuestion(question).goOn });
      question.answer(true);
    } else if (begun.size + running.size === 0) return note();
    else if (clock.now() > end || !(await clock.skip())) {
      note();
      throw new DeadEnd(`Yang dimulai di ${routeInWords(form, visit.tab.route())} tidak berakhir.`);
    }
  }
}

/** The address of a form with parameters. */
export function formPath({ definition }: CompiledForm, query: VisitParts['query'] = {}): string {
  const search = new URLSearchParams(query).toString();
  return `/form/${definition.slug}${search === '' ? '' : `?${search}`}`;
}
