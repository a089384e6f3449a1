import type { Act } from './acts';
import { createWorld } from './createWorld';
import { perform } from './perform';
import { allTexts } from './files';
import { versionsOf } from './versions';
import type { Watcher, World } from './world';
import { drafts } from './invariants/drafts';
import { pages } from './invariants/pages';
import { toSubmission } from '../../src/interpreter';
import { usualFate, type Saying } from './fates';
import type { Request } from './ledger';
import { sending } from './invariants/sending';

describe('draftEnds', () => {
  /** A visit whose draft is on the device, watched. */
  async function begun() {
    let watcher: Watcher = {};
    const visit = createWorld(versionsOf('sim-ulang', allTexts()), { query: '' }, (made) => {
      watcher = drafts(made);
      return [watcher];
    });
    const run = async (...acts: readonly Act[]): Promise<string | undefined> => {
      for (const act of acts) {
        watcher.before?.(act);
        await perform(visit, act);
        watcher.after?.(act);
      }
      return visit.breach()?.words;
    };
    await run({ act: 'openAgain', with: 'plain' }, { act: 'complete', with: '1' }, wait);
    const keys = [...visit.device.entries.keys()];
    expect(keys).toContain('eform:sim-ulang');
    return { visit, run, keys };
  }

  const wait: Act = { act: 'advanceMs', with: 2000 };

  test('a draft that goes while nobody does anything is a breach', async () => {
    const { visit, run, keys } = await begun();
    expect(await run(wait)).toBeUndefined();
    const { storage } = visit.device.tab();
    visit.clock.after(500, () => keys.forEach((key) => storage.removeItem(key)));
    expect(await run(wait)).toBe('advanceMs has removed a draft whose time had not come');
  });

  test('what is left when the visitor has removed everything is a breach', async () => {
    const { visit, run } = await begun();
    const left = [...visit.device.entries];
    const { storage } = visit.device.tab();
    visit.clock.after(0, () => left.forEach(([key, text]) => storage.setItem(key, text)));
    expect(await run({ act: 'forget', with: true })).toBe('the device still holds something of the form');
  });

  test('a visitor who removes everything, and one whose draft expires, break nothing', async () => {
    const { run } = await begun();
    expect(await run({ act: 'forget', with: true }, wait)).toBeUndefined();
    const { run: later } = await begun();
    expect(await later({ act: 'advanceMs', with: 90_000_000 }, wait)).toBeUndefined();
  });
});

describe('choices', () => {
  const versions = versionsOf('sim-pilihan', allTexts());
  const wait: Act = { act: 'advanceMs', with: 1000 };

  /** A visit whose branch is chosen, and whose list then comes otherwise. */
  async function visitWith(comes: 'without' | 'empty'): Promise<World> {
    const visit = createWorld(versions, { query: '' }, (made) => [pages(made)]);
    const acts: readonly Act[] = [
      { act: 'openAgain', with: 'plain' },
      { act: 'complete', with: '1' },
      { act: 'list', with: { cabang: comes } },
      wait,
    ];
    for (const act of acts) await perform(visit, act);
    return visit;
  }

  const stateOf = (visit: World) => visit.slots[0]?.session?.state();

  test('a list without anything leaves a choice as it is; one without the choice says that it is gone', async () => {
    const [empty, without] = [await visitWith('empty'), await visitWith('without')];
    const held = [empty, without].map((visit) => stateOf(visit)?.values.cabang);
    expect(held).toEqual([expect.stringContaining('|'), expect.stringContaining('|')]);
    expect([empty, without].map((visit) => Object.keys(stateOf(visit)?.delisted ?? {}))).toEqual([
      [],
      ['cabang'],
    ]);
    expect([empty.breach(), without.breach()]).toEqual([undefined, undefined]);
  });

  test('a choice that an empty list calls gone is a breach', async () => {
    const visit = await visitWith('empty');
    await visit.slots[0]?.session?.send({ type: 'delisted', name: 'cabang', why: 'gone' });
    expect(visit.breach()?.words).toBe('cabang is called gone');
  });
});

describe('intents', () => {
  const versions = versionsOf('sim-ulang', allTexts());
  const wait: Act = { act: 'advanceMs', with: 1000 };
  const photo: Act = { act: 'upload', with: { foto: { name: 'image.jpeg', sizeBytes: 900 } } };
  const addRow: Act = { act: 'addRow', with: 'anak' };
  const moveRow: Act = { act: 'moveRow', with: 'anak.0' };
  const lost: Act = { act: 'bank', with: { submit: { ...usualFate, says: 'lost', acts: false } } };
  const sendNow: readonly Act[] = [
    { act: 'next', with: 'noWait' },
    wait,
    { act: 'next', with: 'noWait' },
    wait,
  ];
  const edit: readonly Act[] = [{ act: 'edit', with: 'isi' }, wait];

  /** A visit to whose first submission no answer has come, and what it does then. */
  async function visitWith(...then: readonly Act[]): Promise<World> {
    const visit = createWorld(versions, { query: '' }, (made) => [sending(made)]);
    const filled: readonly Act[] = [{ act: 'type', with: { nama: 'Siti' } }, photo, wait, addRow, addRow];
    const named = [0, 1].map((at): Act => ({ act: 'type', with: { [`anak.${at}.namaAnak`]: `Anak ${at}` } }));
    const open: Act = { act: 'openAgain', with: 'plain' };
    for (const act of [open, ...filled, ...named, lost, ...sendNow, ...then]) await perform(visit, act);
    expect(visit.breach()).toBeUndefined();
    expect(visit.ledger.requests.length).toBeGreaterThan(0);
    return visit;
  }

  /** The page asks whether something else shall be sent. */
  function ask(visit: World): void {
    const [slot] = visit.slots;
    const { session } = slot ?? {};
    if (!slot || !session) throw new Error('a tab is open');
    const question = { about: 'maybeSent' as const, answer: () => undefined };
    visit.notify({ what: 'shown', slot, session, activity: { ...session.activity.current(), question } });
  }

  /** The page sends its first request once more; with `other` under another key, and with what is set now. */
  function sendFirstAgain(visit: World, other = false): void {
    const [slot] = visit.slots;
    const [first] = visit.ledger.requests;
    if (!slot?.session || !first) throw new Error('a request was sent');
    const request: Request = { ...first, seq: visit.nextSeq(), sentAt: visit.elapsed() };
    const { form, state } = slot.session;
    if (other) request.body = { data: JSON.stringify(toSubmission(form, state())) };
    if (other) request.key = 'f'.repeat(32);
    visit.ledger.requests.push(request);
    visit.notify({ what: 'asked', slot, request });
  }

  const asked = 'Who may have sent is asked before something else is sent, and for no other reason.';
  const otherKey =
    'One intent, one registration: one key stands for it, and another application has another.';
  const notAsSet = 'What the visitor or a button has set is what is sent.';
  const lostAndChosen: readonly Act[] = [
    { act: 'loseFiles', with: 'foto' },
    { act: 'next', with: 'noWait' },
    wait,
    wait,
    photo,
    wait,
  ];

  const changes: readonly (readonly [name: string, acts: readonly Act[]])[] = [
    ['an answer', [...edit, { act: 'type', with: { nama: 'Sari' } }]],
    ['the file of an answer, under the same name', [...edit, photo, wait]],
    ['the order of rows', [...edit, moveRow]],
    ['a remembered value by a button', [...edit, { act: 'button', with: 'layananA' }]],
    ['what decides whether a computed answer is sent', [...edit, { act: 'type', with: { mendesak: true } }]],
  ];

  test.each(changes)('what was sent goes out again though the visitor has changed %s', async (_, acts) => {
    const visit = await visitWith(...acts);
    ask(visit);
    expect(visit.breach()).toBeUndefined();
    sendFirstAgain(visit);
    expect(visit.breach()?.guarantee).toBe(notAsSet);
  });

  test.each<[string, readonly Act[]]>([
    ['nothing was done', []],
    ['an answer was given once more', [...edit, { act: 'type', with: { nama: 'Siti' } }]],
    ['a row was removed and brought back', [...edit, { act: 'undoRow', with: 'anak.0' }]],
    ['the page was loaded again', [{ act: 'reload', with: true }, wait]],
  ])('what is the same is asked about, or goes out under another key, where %s', async (_, acts) => {
    const again = await visitWith(...acts);
    ask(again);
    expect(again.breach()?.guarantee).toBe(asked);
    const other = await visitWith(...acts);
    sendFirstAgain(other, true);
    expect(other.breach()?.guarantee).toBe(otherKey);
  });

  test('the lost file goes out once more in place of the one that was chosen for it', async () => {
    const visit = await visitWith(...lostAndChosen);
    sendFirstAgain(visit);
    expect(visit.breach()?.guarantee).toBe(notAsSet);
  });
});

describe('refusals', () => {
  const wait: Act = { act: 'advanceMs', with: 1000 };

  /** A visit in which the bank has answered each submission so, and what the page says of it then. */
  async function visitWith(answers: readonly Saying[], isUnknown: boolean): Promise<World> {
    const versions = versionsOf('sim-ulang', allTexts());
    let after = (_: Act): void => undefined;
    const visit = createWorld(versions, { query: '' }, (made) => {
      const watcher = sending(made);
      after = watcher.after ?? after;
      return [watcher];
    });
    const photo: Act = { act: 'upload', with: { foto: { name: 'image.jpeg', sizeBytes: 900 } } };
    const fill: readonly Act[] = [
      { act: 'type', with: { nama: 'Siti' } },
      photo,
      wait,
      { act: 'next', with: 'noWait' },
      wait,
    ];
    const all = answers.flatMap((says): Act[] => {
      const fate = { ...usualFate, acts: false, says };
      return [{ act: 'bank', with: { submit: fate } }, { act: 'next', with: 'noWait' }, wait];
    });
    for (const act of [{ act: 'openAgain', with: 'plain' } as const, ...fill, ...all])
      await perform(visit, act);
    expect(visit.ledger.requests).toHaveLength(answers.length);
    visit.slots[0]?.session?.activity.patchDraft({ sending: isUnknown ? 'unknown' : 'refused' });
    after(wait);
    return visit;
  }

  const broken = 'What is said of a submission is what is known of it.';

  test.each<[string, readonly Saying[], boolean, string | undefined]>([
    ['refused, and so it is said', [{ status: 422 }], false, undefined],
    ['refused, and called unknown', [{ status: 422 }], true, broken],
    ['too much, and called unknown', [{ status: 429 }], true, undefined],
    ['not known', ['lost'], true, undefined],
    ['not known, and then refused', ['lost', { status: 422 }], true, undefined],
  ])('a submission is %s', async (_, answers, isUnknown, guarantee) => {
    expect((await visitWith(answers, isUnknown)).breach()?.guarantee).toBe(guarantee);
  });
});
