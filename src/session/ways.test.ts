import type { BankAnswer } from './ports';
import { answered, formOf, handsOn, lost, registered, visit } from './testing/visit';
import type { Tab } from '../tools/visit/tab';

/** What a visit goes through: every combination of these is one way of two sendings. */
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
  first: (typeof answers)[number];
  second: (typeof answers)[number];
  act: string;
}

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
    take: (key: string, body: string, how: Way['first'], id: number): BankAnswer => {
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
  type Hands = Pick<typeof visitor, 'session' | 'type' | 'next' | 'submit' | 'decide' | 'activity'>;
  const handsOf = (tab: Tab): Hands => handsOn(tab, clock);
  /** Fills in what is missing, and goes to the preview. */
  const fill = async (hands: Hands, nama: string): Promise<void> => {
    if (hands.session().state().values.nama !== nama) await hands.type({ nama });
    await hands.next();
    await clock.pass(1500);
  };
  const sent: { nama: string; open: boolean; by: unknown }[] = [];
  /** Presses, and says whether something went out. */
  const press = async (hands: Hands, nama: string): Promise<boolean> => {
    const before = asked.length;
    if (hands.activity().receipt) return false;
    await hands.submit();
    const isAsked = hands.activity().question !== undefined;
    if (isAsked) {
      if (sent.every((one) => one.nama === nama)) wrong.push('asked though nothing differs');
      await hands.decide(true);
    }
    const isSent = asked.length > before;
    const last = sent.at(-1);
    if (isSent && !isAsked && last?.open && last.nama !== nama) wrong.push('another intent, unasked');
    if (isSent) sent.push({ nama, open: true, by: hands.session() });
    return isSent;
  };
  const arrive = async (
    hands: Hands,
    nama: string,
    how: Way['first'],
    at = asked.length - 1,
  ): Promise<void> => {
    const request = asked[at];
    if (!request?.key) throw new Error('nothing was asked');
    const answer = bank.take(request.key, request.body.data as string, how, application);
    const one = sent[at + sent.length - asked.length];
    if (one) one.open = how !== 'registered' && how !== 'refused';
    request.answer(answer);
    await clock.settle();
    // Another page than the one that asked learns nothing.
    if (one?.by !== hands.session()) return;
    const { draft, receipt } = hands.activity();
    const isThere = bank.entries.some((entry) => entry.nama === nama && entry.id === application);
    if (draft.sending === 'refused' && isThere) wrong.push("'refused' shown though registered");
    const number = receipt?.number;
    const entry = bank.entries.find((each) => each.number === number);
    if (entry && (entry.nama !== nama || entry.id !== application))
      wrong.push('a number of another application');
  };

  clock.set(Date.parse('2026-11-21T23:50:00Z'));
  set('begin');
  let hands: Hands = visitor;
  await fill(hands, 'A');
  let other: Tab | undefined;
  if (way.tabs !== 'one') {
    other = visitor.secondTab();
    await clock.settle();
  }
  set('press');
  await press(hands, 'A');
  const held = way.act === 'otherTabAtOnce' || way.first === 'late';
  if (!held) await arrive(hands, 'A', way.first);
  set('after');
  const firstAt = asked.length - 1;
  const first = hands;
  let nama = 'A';
  const isReached = way.act !== 'otherTabAtOnce' && way.act !== 'otherTab';
  if (!isReached && other) hands = handsOf(other);
  if (way.act === 'reload' || way.act === 'newDay' || way.act === 'editAndReload') {
    if (way.act === 'newDay') clock.set(Date.parse('2026-11-22T00:10:00Z'));
    if (way.act === 'editAndReload') await hands.type({ nama: 'B' });
    visitor.tab.reload();
  } else if (way.act === 'closed' || way.act === 'killed') {
    visitor.tab.close(way.act);
    hands = handsOf(visitor.secondTab());
  } else if (way.act === 'editAndBack') {
    await hands.type({ nama: 'B' });
    await hands.type({ nama: 'A' });
  } else if (way.act === 'oneMore') {
    hands.session().draft.forget();
    application += 1;
    visitor.tab.reload();
  }
  await clock.settle();
  if (way.act === 'edit' || way.act === 'editAndReload') nama = 'B';
  if (!hands.activity().receipt) await fill(hands, nama);
  if (way.act === 'oneMore') sent.splice(0);
  if (await press(hands, nama)) await arrive(hands, nama, way.second);
  // An answer that was held comes last; nobody may be there to hear it.
  if (held && !asked[firstAt]?.aborted()) {
    const kept = application;
    application = 1;
    await arrive(first, 'A', way.first === 'late' ? 'registered' : way.first, firstAt);
    application = kept;
  }
  // A, after something else: what was sent first goes out once more.
  if (nama === 'B' && !hands.activity().receipt) {
    await hands.type({ nama: 'A' });
    if (await press(hands, 'A')) await arrive(hands, 'A', 'registered');
  }
  for (let more = 0; more < 3 && !hands.activity().receipt; more += 1) {
    if (hands.activity().draft.mayBeNew && way.bank === 'strict' && more > 0) {
      void hands.session().sendAsNew();
      await clock.settle();
      if (hands.activity().question) await hands.decide(true);
      sent.splice(0, sent.length, { nama: 'A', open: true, by: hands.session() });
      await arrive(hands, nama === 'B' ? 'A' : nama, 'registered');
    } else if (await press(hands, nama === 'B' ? 'A' : nama))
      await arrive(hands, nama === 'B' ? 'A' : nama, 'registered');
  }
  if (!hands.activity().receipt) wrong.push('no way on');
  const all = bank.entries.map((one) => `${one.nama} ${one.id}`);
  if (new Set(all).size < all.length) wrong.push('two registrations of one intent');
  if (bank.isMixed()) wrong.push('another body under one key');
  return wrong;
}

/** What no device could know: it keeps nothing, and the tab that knew has gone or is another one. */
const isUnknowable = ({ device, tabs: with_, act }: Way): boolean =>
  device === 'blocked' && (with_ !== 'one' || ['closed', 'killed'].includes(act));

const allWays = devices.flatMap((device) =>
  tabs.flatMap((one) =>
    banks.flatMap((bank) =>
      answers.flatMap((first) =>
        answers
          .filter((how) => how !== 'late')
          .flatMap((second) =>
            acts
              .filter((act) => one !== 'one' || !act.startsWith('otherTab'))
              .map((act): Way => ({ device, tabs: one, bank, first, second, act })),
          ),
      ),
    ),
  ),
);

const hold = async (device: Way['device']): Promise<void> => {
  const broken: Record<string, number> = {};
  const examples: string[] = [];
  for (const way of allWays) {
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
test.each(usual)(words, hold);
sweep.each(devices.filter((device) => !usual.includes(device)))(words, hold);
