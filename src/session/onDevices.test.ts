import type { BankAnswer } from './ports';
import { answered, formOf, handsOn, lost, registered, visit } from './testing/visit';

/** Whether the device takes what is stored. */
type Device = 'takes' | 'full';
/** What comes of a sending: `open`: no answer yet; `unseen`: no answer, though the bank has registered it. */
type Comes = 'refused' | 'unseen' | 'registered' | 'open';
/** Where the form is sent from next, after that of the first page. */
type From = 'the same page' | 'a reloaded page' | 'a tab opened before' | 'a tab opened since';

const devices: readonly Device[] = ['takes', 'full'];
const comings: readonly Comes[] = ['refused', 'unseen', 'registered', 'open'];
const places: readonly From[] = [
  'the same page',
  'a reloaded page',
  'a tab opened before',
  'a tab opened since',
];

const answers: Record<Comes, BankAnswer | undefined> = {
  refused: answered({}, 403),
  unseen: lost,
  registered: registered(),
  open: undefined,
};

/** A sending: from where, the device before it, what comes of it, and the device when that comes. */
type Sending = readonly [from: From, device: Device, comes: Comes, then: Device];

/** Sends the same answers one time after the other; gives the keys under which something may be registered. */
async function send(typed: Device, sendings: readonly Sending[]) {
  const visitor = visit(formOf({ satu: [{ name: 'nama', required: true }], dua: [{ name: 'kota' }] }));
  const { clock, device } = visitor;
  const refuse = (is: Device): void => device.refuse(is === 'full' ? 'full' : undefined);
  const fill = async ({ tab, hand }: ReturnType<typeof inHand>): Promise<void> => {
    for (let at = 0; at < 3 && tab.page() === 'step'; at += 1) {
      await hand.type({ nama: 'Siti' });
      await hand.next();
    }
    await clock.pass(1000);
  };
  const inHand = (tab: typeof visitor.tab) => ({ tab, hand: handsOn(tab, clock) });
  const first = inHand(visitor.tab);
  await first.hand.type({ nama: 'Sit' });
  await clock.pass(1000);
  refuse(typed);
  await fill(first);
  const before = inHand(visitor.secondTab());
  await fill(before);
  const open = new Set<string | undefined>();
  for (const [from, is, comes, then] of sendings) {
    refuse(is);
    if (from === 'a reloaded page') visitor.tab.reload();
    const used =
      from === 'a tab opened before'
        ? before
        : from === 'a tab opened since'
          ? inHand(visitor.secondTab())
          : first;
    await clock.settle();
    await fill(used);
    const asked = visitor.asked.length;
    if (used.tab.page() === 'preview') await used.hand.submit();
    // Who is asked first, or sees a receipt, sends nothing unawares.
    if (visitor.asked.length === asked) return open;
    if (comes !== 'refused') open.add(visitor.asked.at(-1)?.key);
    refuse(then);
    const answer = answers[comes];
    if (answer) await visitor.answer(answer);
  }
  return open;
}

const firsts = comings.flatMap((comes) => devices.map((typed) => [comes, typed] as const));
const all = firsts.flatMap(([comes, typed]) => places.map((from) => [comes, typed, from] as const));

/** Every way in which the device may change meanwhile; it is as it was left when the form is sent for the third time. */
const waysOf = (comes: Comes, from: From): Sending[][] =>
  devices.flatMap((first) =>
    devices.flatMap((then) =>
      devices.flatMap((second) =>
        devices.map((last): Sending[] => [
          ['the same page', first, comes, then],
          [from, second, 'refused', last],
          ['a reloaded page', last, 'registered', last],
        ]),
      ),
    ),
  );

/** Where nothing could be stored before the form was sent, one tab knows nothing of the other. */
const isKnown = (typed: Device, from: From): boolean => typed === 'takes' || from.endsWith('page');

describe('The same answers are registered once, however the device takes and refuses what is stored', () => {
  test.each(all.filter(([, typed, from]) => isKnown(typed, from)))(
    'the first sending %s on a device that %s, and sent again from %s',
    async (comes, typed, from) => {
      for (const sendings of waysOf(comes, from)) {
        const keys = await send(typed, sendings);
        expect({ sendings, keys: [...keys].slice(1) }).toEqual({ sendings, keys: [] });
      }
    },
  );
});
