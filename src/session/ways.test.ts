import type { BankAnswer } from './ports';
import { answered, formOf, driverOn, lost, registered, visit } from './testing/visit';
import type { Tab } from '../tools/visit/tab';

/** What a visit goes through: every combination of these is one way of two sendings, or of three. */
const devices = ['ok', 'fullAtPress', 'fullThenOk', 'fullAfter', 'full', 'blocked'] as const;
const tabs = ['one', 'sameDraft', 'blank'] as const;
const answers = ['registered', 'refused', 'gateway', 'registeredButLost', 'lost', 'late'] as const;
const acts = [
  ...['again', 'reload', 'newDay', 'closed', 'killed', 'edit', 'editAndBack', 'editAndReload'],
  ...['otherTab', 'otherTabAtOnce', 'oneMore'],
] as const;
/** One takes what it has refused once it comes again; one replays its refusals, and refuses another body under a known key. */
const banks = ['willing', 'strict'] as const;

interface Way {
  device: (typeof devices)[number];
  tabs: (typeof tabs)[number];
  bank: (typeof banks)[number];
  /** What comes of each sending, and what the visitor does before the next one. */
  answers: readonly Answer[];
  acts: readonly string[];
}
type Answer = (typeof answers)[number];

const form = formOf({
  satu: [
    { name: 'nama', required: true },
    { type: 'date', name: 'besok', compute: 'addDays(today(), 1)' },
  ],
});

/** What the bank has: one application a key. */
function bankOf(kind: Way['bank']) {
  const known = new Map<string, { body: string; answer: BankAnswer }>();
  const entries: { nama: string; number: string; id: number }[] = [];
  const bodies = new Map<string, string>();
  let mixed = false;
  return {
    entries,
    isMixed: () => mixed,
    /** The bank has a request in hand, `id`: of which application the visitor takes it to be. */
    take: (key: string, body: string, how: Answer, id: number): BankAnswer => {
      mixed ||= bodies.has(key) && bodies.get(key) !== body;
      bodies.set(key, body);
      const before = known.get(key);
      if (before && kind === 'strict' && before.body !== body) return answered({}, 422);
      const isReplayed = before && (kind === 'strict' || 'number' in before);
      if (how === 'gateway' || how === 'lost') return how === 'lost' ? lost : answered({}, 502);
      let answer = isReplayed ? before.answer : answered({}, 422);
      if (!isReplayed && how !== 'refused') {
        const number = `REG${entries.length + 1}`;
        entries.push({ nama: (JSON.parse(body) as { nama: string }).nama, number, id });
        answer = registered(number);
        known.set(key, { body, answer, number } as { body: string; answer: BankAnswer });
      } else if (!before && kind === 'strict') known.set(key, { body, answer });
      return how === 'registeredButLost' ? lost : answer;
    },
  };
}

/** Goes one way; says what of it breaks the law. */
async function go(way: Way): Promise<string[]> {
  const visitor = visit(form);
  const { clock, device, asked } = visitor;
  const bank = bankOf(way.bank);
  const wrong: string[] = [];
  let application = 1;
  const set = (when: string): void => {
    const { device: kind } = way;
    const isFull = { begin: ['fullThenOk', 'full'], press: ['fullAtPress', 'fullThenOk', 'full'] }[when];
    const after = ['fullAfter', 'full'];
    device.refuse(kind === 'blocked' ? kind : (isFull ?? after).includes(kind) ? 'full' : undefined);
  };
  type Driver = Pick<typeof visitor, 'session' | 'type' | 'next' | 'submit' | 'decide' | 'activity'>;
  const driverOf = (tab: Tab): Driver => driverOn(tab, clock);
  /** Fills in what is missing, and goes to the preview. */
  const fill = async (driver: Driver, nama: string): Promise<void> => {
    if (driver.session().state().values.nama !== nama) await driver.type({ nama });
    await driver.next();
    await clock.pass(1500);
  };
  const sent: { nama: string; open: boolean; by: unknown }[] = [];
  /** Presses, and says whether something went out. */
  const press = async (driver: Driver, nama: string): Promise<boolean> => {
    const before = asked.length;
    if (driver.activity().receipt) return false;
    await driver.submit();
    const isAsked = driver.activity().question !== undefined;
    if (isAsked) {
      const isOlder = driver.activity().question?.about === 'older' && application > 1;
      if (!isOlder && sent.every((one) => one.nama === nama)) wrong.push('asked though nothing differs');
      await driver.decide(true);
    }
    const isSent = asked.length > before;
    const last = sent.at(-1);
    if (isSent && !isAsked && last?.open && last.nama !== nama) wrong.push('another intent, unasked');
    if (isSent) sent.push({ nama, open: true, by: driver.session() });
    return isSent;
  };
  const arrive = async (driver: Driver, nama: string, how: Answer, at = asked.length - 1): Promise<void> => {
    const request = asked[at];
    if (!request?.key) throw new Error('nothing was asked');
    const answer = bank.take(request.key, request.body.data as string, how, application);
    const one = sent[at + sent.length - asked.length];
    if (one) one.open = how !== 'registered' && how !== 'refused';
    await request.answer(answer);
    // Another page than the one that asked learns nothing.
    if (one?.by !== driver.session()) return;
    const { draft, receipt } = driver.activity();
    const isThere = bank.entries.some((entry) => entry.nama === nama && entry.id === application);
    if (draft.sending === 'refused' && isThere) wrong.push("'refused' shown though registered");
    const number = receipt?.number;
    const entry = bank.entries.find((each) => each.number === number);
    if (entry && (entry.nama !== nama || entry.id !== application))
      wrong.push('a number of another application');
  };

  clock.set(Date.parse('2026-11-21T23:50:00Z'));
  set('begin');
  let driver: Driver = visitor;
  await fill(driver, 'A');
  let other: Tab | undefined;
  if (way.tabs !== 'one') {
    other = visitor.secondTab();
    await clock.settle();
  }
  set('press');
  let tab = visitor.tab;
  let nama = 'A';
  const late: (() => Promise<void>)[] = [];
  /** Presses; an answer that is held comes last, and nobody may be there to hear it. */
  const send = async (how: Answer, isHeld: boolean): Promise<void> => {
    if (!(await press(driver, nama))) return;
    if (!isHeld) return arrive(driver, nama, how);
    const [by, of, as, at] = [driver, nama, application, asked.length - 1];
    late.push(async () => {
      if (asked[at]?.aborted()) return;
      const now = application;
      application = as;
      await arrive(by, of, how === 'late' ? 'registered' : how, at);
      application = now;
    });
  };
  const act = async (what: string): Promise<void> => {
    const instead = nama === 'A' ? 'B' : 'A';
    if (what.startsWith('otherTab') && other) {
      [tab, other] = [other, tab];
      driver = driverOf(tab);
    } else if (what === 'reload' || what === 'newDay' || what === 'editAndReload') {
      if (what === 'newDay') clock.set(Math.max(clock.now(), Date.parse('2026-11-22T00:10:00Z')));
      if (what === 'editAndReload') await driver.type({ nama: instead });
      tab.reload();
      other?.wake();
    } else if (what === 'closed' || what === 'killed') {
      tab.close(what);
      tab = visitor.secondTab();
      driver = driverOf(tab);
    } else if (what === 'editAndBack') {
      await driver.type({ nama: instead });
      await driver.type({ nama });
    } else if (what === 'oneMore') {
      driver.session().draft.forget();
      application += 1;
      tab.reload();
    }
    await clock.settle();
    if (what === 'edit' || what === 'editAndReload') nama = instead;
    if (!driver.activity().receipt) await fill(driver, nama);
    if (what === 'oneMore') sent.splice(0);
  };
  for (const [at, how] of way.answers.entries()) {
    if (at > 0) await act(way.acts[at - 1] ?? '');
    await send(how, how === 'late' || way.acts[at] === 'otherTabAtOnce');
    set('after');
  }
  for (const arrives of late) await arrives();
  // A, after something else: what was sent first goes out once more.
  if (nama === 'B' && !driver.activity().receipt) {
    await driver.type({ nama: 'A' });
    if (await press(driver, 'A')) await arrive(driver, 'A', 'registered');
  }
  for (let more = 0; more < 3 && !driver.activity().receipt; more += 1) {
    if (driver.activity().draft.mayBeNew && way.bank === 'strict' && more > 0) {
      void driver.session().sendAsNew();
      await clock.settle();
      if (driver.activity().question) await driver.decide(true);
      sent.splice(0, sent.length, { nama: 'A', open: true, by: driver.session() });
      await arrive(driver, nama === 'B' ? 'A' : nama, 'registered');
    } else if (await press(driver, nama === 'B' ? 'A' : nama))
      await arrive(driver, nama === 'B' ? 'A' : nama, 'registered');
  }
  if (!driver.activity().receipt) wrong.push('no way on');
  const all = bank.entries.map((one) => `${one.nama} ${one.id}`);
  if (new Set(all).size < all.length) wrong.push('two registrations of one intent');
  if (bank.isMixed()) wrong.push('another body under one key');
  return wrong;
}

/** What no device could know: it keeps nothing, and the tab that knew has gone or is another one. */
const isUnknowable = ({ device, tabs: with_, acts: done }: Way): boolean =>
  device === 'blocked' && (with_ !== 'one' || done.some((act) => ['closed', 'killed'].includes(act)));

/** All ways of these answers, in their order. */
function waysOf(...each: readonly (readonly Answer[])[]): Way[] {
  const base = devices.flatMap((device) =>
    tabs.flatMap((one) => banks.map((bank): Way => ({ device, tabs: one, bank, answers: [], acts: [] }))),
  );
  return each.reduce<Way[]>(
    (ways, some, at) =>
      ways.flatMap((way) => {
        const next =
          at === 0 ? [''] : acts.filter((act) => way.tabs !== 'one' || !act.startsWith('otherTab'));
        return next.flatMap((act) =>
          some.map((how) => ({
            ...way,
            answers: [...way.answers, how],
            acts: at === 0 ? [] : [...way.acts, act],
          })),
        );
      }),
    base,
  );
}
const atOnce = answers.filter((how) => how !== 'late');
const twice = waysOf(answers, atOnce);
const thrice = waysOf(answers, ['registered', 'refused', 'registeredButLost', 'lost'], ['refused']);

const hold = async (device: Way['device'], ways = twice): Promise<void> => {
  const broken: Record<string, number> = {};
  const examples: string[] = [];
  for (const way of ways) {
    if (way.device !== device || isUnknowable(way)) continue;
    for (const words of await go(way)) {
      broken[words] = (broken[words] ?? 0) + 1;
      if (broken[words] < 6) examples.push(`${words}: ${Object.values(way).join(' ')}`);
    }
  }
  expect({ broken, examples }).toEqual({ broken: {}, examples: [] });
};
const usual: readonly Way['device'][] = ['ok', 'blocked'];
const words = 'all ways of two sendings hold the law, on a device that is %s';
test.each(usual)(words, (device) => hold(device));
sweep.each(devices.filter((device) => !usual.includes(device)))(words, (device) => hold(device));
sweep('all ways of three sendings hold the law, on a healthy device', () => hold('ok', thrice), 600_000);
