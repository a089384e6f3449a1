import { readDays } from '../../api';
import { nextRun, type CompiledForm, type JsonObject, type Option, type Toast } from '../../interpreter';
import type { Session } from '../../session';
import { readList, type BackEnd } from './bank';
import { createClock, type VirtualClock } from './clock';
import { createDevice, type Device } from './device';
import { openTab, type Tab } from './tab';
import type { Scenario } from '../scenarios/language';
import { answerIn, createBank, type ScenarioBank } from '../scenarios/visit/bank';

/** Lists that a page has asked for. */
interface Lists {
  /** Those that came, by request: they are not asked for again. */
  known: Map<string, readonly Option[]>;
  /** Fields with a bare code whose list was asked for. */
  settled: Set<string>;
}

/** A visitor in front of a form. */
export interface Visit {
  readonly form: CompiledForm;
  /** What random answers are drawn from. */
  readonly seed: string;
  /** Answers of every `arrive`, where there is none yet. */
  readonly usual: JsonObject;
  readonly clock: VirtualClock;
  readonly bank: ScenarioBank;
  readonly device: Device;
  /** The tab in front. */
  readonly tab: Tab;
  /** Opens the form in a further tab, which comes to the front. */
  openTab: () => void;
  /** Closes the tab in front: the one before it comes to the front, or else a new one. */
  closeTab: () => void;
  /** Of the page that is open; loading it again makes a new one. */
  readonly session: Session;
  readonly lists: Lists;
  /** Shown since the visitor's last act. */
  toasts: readonly Toast[];
  /** Fields of which the scenario says next what is wrong with their answers: an entry that is not read is no surprise there. */
  judged: readonly string[];
  /** Lets time pass until a run has ended or waits for the visitor; left out, the run that was waited for before. */
  waitFor: (action?: string) => Promise<void>;
}

/** The code of a captcha: `abcd` at first, `bcde` after it was renewed, and so on. */
function codeAfter(renewals: number): string {
  return 'abcdefghijklmnopqrstuvwxyz'.slice(renewals % 23, (renewals % 23) + 4);
}

/** Opens a form on a fresh device. */
export function openVisit(
  form: CompiledForm,
  { name, today, calls, usual, query }: Omit<Scenario, 'steps'>,
  masterData: BackEnd['ask'],
): Visit {
  const clock = createClock(today);
  const bank = createBank(calls, clock, masterData);
  const device = createDevice((task) => void clock.after(0, task));
  const captchas = [...form.fields.values()].filter((field) => field.row.proof);
  const holidays = holidaysIn(calls);
  const lists = new WeakMap<Session, Lists>();
  let toasts: readonly Toast[] = [];
  let keys = 0;
  let renewals = 0;
  let awaited = nextRun;

  const onSession = (session: Session): void => {
    const { activity } = session;
    lists.set(session, { known: new Map(), settled: new Set() });
    const codes = captchas.map(({ name }) => [name, codeAfter(renewals)] as const);
    activity.patch({ codes: Object.fromEntries(codes), holidays });
    let newest = 0;
    const look = (): void => {
      const added = activity.current().toasts.filter(({ id }) => id > newest);
      toasts = [...toasts, ...added];
      newest = Math.max(newest, ...added.map(({ id }) => id));
    };
    activity.subscribe(look);
  };
  const tabs: Tab[] = [];
  const open = (path: string): void => {
    const parts = {
      form: () => form,
      clock,
      bank,
      device,
      newKey: () => String((keys += 1)).padStart(32, '0'),
      newCode: () => codeAfter((renewals += 1)),
      onSession,
    };
    const opened = openTab(parts, path);
    tabs.push(opened);
    // A scenario tells of the form: the page before it has been read.
    if (opened.page() === 'start') opened.session().begin();
  };
  open(formPath(form, query));
  const tab = (): Tab => {
    const front = tabs.at(-1);
    if (!front) throw new Error('scenario: a tab that is closed leaves another one');
    return front;
  };
  const isUnderWay = (): boolean => {
    const { running, popup, question } = tab().session().activity.current();
    return running.has(awaited) && !popup && !question && !bank.deadEnd();
  };
  return {
    form,
    seed: name,
    usual,
    clock,
    bank,
    device,
    get tab() {
      return tab();
    },
    openTab: () => open(formPath(form)),
    closeTab: () => {
      tabs.pop()?.close();
      if (tabs.length === 0) open(formPath(form));
    },
    get session() {
      return tab().session();
    },
    get lists() {
      const known = lists.get(tab().session());
      if (!known) throw new Error('scenario: each session has lists');
      return known;
    },
    get toasts() {
      return toasts;
    },
    set toasts(shown) {
      toasts = shown;
    },
    judged: [],
    waitFor: async (action = awaited) => {
      awaited = action;
      await clock.settle();
      while (isUnderWay() && (await clock.skip()));
    },
  };
}

/** The holidays that the scenario's back end tells; without its answer there are none. */
function holidaysIn({ holidays }: Scenario['calls']): ReadonlySet<string> {
  const answer = answerIn(holidays, 0);
  return readDays((answer && readList(answer)) ?? []);
}

/** The address of a form with parameters. */
export function formPath({ definition }: CompiledForm, query: Scenario['query'] = {}): string {
  const search = new URLSearchParams(query).toString();
  return `/form/${definition.slug}${search === '' ? '' : `?${search}`}`;
}
