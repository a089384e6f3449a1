import type { Act, RecordKind } from './acts';
import { createWorld } from './createWorld';
import { drawAct } from './draw';
import { usualFate, type Saying } from './fates';
import { perform } from './perform';
import { allTexts } from './files';
import { versionsOf } from './versions';
import { pages } from './invariants/pages';
import type { World, Watcher } from './world';
import { bankContract, type ContractAnswer } from '../../src/session/testing/bankContract';
import { createClock } from '../../src/tools/visit/clock';
import { createSimulatedBank } from './bank';
import { emptyLedger } from './ledger';
import type { Json, JsonObject } from '../../src/interpreter';
import { differences, wantedIn } from './wanted';

describe('world', () => {
  const open: Act = { act: 'openAgain', with: 'plain' };
  const wait: Act = { act: 'advanceMs', with: 1000 };

  async function doAll(visit: World, watchers: readonly Watcher[], acts: readonly Act[]): Promise<void> {
    for (const act of acts) {
      watchers.forEach((watcher) => watcher.before?.(act));
      await perform(visit, act);
      watchers.forEach((watcher) => watcher.after?.(act));
    }
  }

  /** A visit of a form in which each guarantee watches. */
  function visitOf(slug: string, ...all: readonly ((visit: World) => Watcher)[]) {
    let watchers: readonly Watcher[] = [];
    const visit = createWorld(versionsOf(slug, allTexts()), { query: '' }, (made) => {
      watchers = all.map((guarantee) => guarantee(made));
      return watchers;
    });
    return { visit, run: (...acts: readonly Act[]) => doAll(visit, watchers, acts) };
  }

  describe('A portal answers in place of the bank', () => {
    const sent = async () => {
      const { visit, run } = visitOf('sim-ulang', pages);
      await run(open, { act: 'type', with: { nama: 'Siti' } });
      await run(
        { act: 'upload', with: { foto: { name: 'a.jpeg', sizeBytes: 900 } } },
        wait,
        { act: 'next', with: 'noWait' },
        wait,
      );
      await run({ act: 'site', with: 'portal' }, { act: 'next', with: 'noWait' });
      return { visit, run };
    };

    test('and nothing is registered, known or changed by it', async () => {
      const { visit, run } = await sent();
      await run(wait);
      expect(visit.ledger.requests.map(({ fate }) => fate.says)).toEqual(['portal']);
      expect(visit.ledger.entries).toEqual([]);
      const { session } = visit.slots[0] ?? {};
      expect(session?.activity.current().draft.sending).toBe('unknown');
      expect(session?.state().values.nama).toBe('Siti');
      expect(visit.breach()).toBeUndefined();
    });

    test('and an answer that changes then is a breach', async () => {
      const { visit, run } = await sent();
      visit.clock.after(500, () => {
        void visit.slots[0]?.session?.send({ type: 'write', by: 'effect', writes: { nama: { raw: 'Ani' } } });
      });
      await run(wait);
      expect(visit.breach()?.words).toBe('nama was "Siti", and is "Ani"');
    });

    test('to a file, which can be sent again', async () => {
      const { visit, run } = visitOf('sim-ulang', pages);
      await run(open, { act: 'site', with: 'portal' });
      await run({ act: 'upload', with: { foto: { name: 'a.jpeg', sizeBytes: 900 } } }, wait);
      const uploads = visit.slots[0]?.session?.uploads('foto').store;
      expect(uploads?.current().sent).toMatchObject([{ state: 'failed' }]);
      await run({ act: 'site', with: 'reached' }, { act: 'resendUpload', with: 'foto' }, wait);
      expect(uploads?.current().sent).toEqual([]);
    });
  });

  test('a connection that hangs answers nothing before the limit of the call', async () => {
    const { visit, run } = visitOf('sim-ulang');
    await run(open, { act: 'type', with: { nama: 'Siti' } });
    await run(
      { act: 'upload', with: { foto: { name: 'a.jpeg', sizeBytes: 900 } } },
      wait,
      { act: 'next', with: 'noWait' },
      wait,
    );
    await run(
      { act: 'site', with: 'hanging' },
      { act: 'next', with: 'noWait' },
      { act: 'advanceMs', with: 29_000 },
    );
    expect(visit.ledger.requests).toMatchObject([{ open: true, fate: { says: 'timeout' } }]);
    await run(wait);
    expect(visit.ledger.requests).toMatchObject([{ open: false }]);
  });

  test('a page that cannot be asked for shows the definition that was kept', async () => {
    const { visit, run } = visitOf('sim-tahap');
    await run(
      open,
      { act: 'definition', with: 1 },
      { act: 'site', with: 'portal' },
      { act: 'reload', with: true },
    );
    expect(visit.kept).toBe(0);
    await run({ act: 'site', with: 'reached' }, { act: 'reload', with: true });
    expect(visit.kept).toBe(1);
  });

  describe('Foreign records', () => {
    const kinds: readonly RecordKind[] = ['draft', 'receipt', 'draftExpiry', 'receiptExpiry'];

    test.each(kinds)('of the kind %s are read without an exception', async (record) => {
      const { visit, run } = visitOf('sim-pantau', pages);
      await run(open, { act: 'complete', with: '1' }, wait, { act: 'next', with: 'noWait' }, wait);
      const keys = new Set<string>();
      for (let at = 0; at < 60; at += 1) {
        await run(
          { act: 'leaveTab', with: 'killed' },
          { act: 'foreign', with: { record, seed: String(at) } },
        );
        keys.add([...visit.device.entries].map(([key, text]) => `${key} ${text}`).join());
        await run(open, { act: 'next', with: 'noWait' }, wait);
      }
      expect(keys.size).toBeGreaterThan(5);
      expect(visit.breach()).toBeUndefined();
    });

    test('that cannot be drawn are a breach', async () => {
      const { visit, run } = visitOf('sim-pantau', pages);
      await run(open);
      const [slot] = visit.slots;
      const { session } = slot ?? {};
      if (!slot || !session) throw new Error('a tab is open');
      visit.foreign = true;
      const broken = {
        ...session,
        fileNames: () => {
          throw new Error('unreadable');
        },
      };
      visit.notify({ what: 'loaded', slot, session: broken });
      expect(visit.breach()?.guarantee).toBe(
        'A stranger neither takes nor changes anything, nor breaks the page.',
      );
    });
  });

  test('an answer of a row is drawn, and given, by the number that its row has now', async () => {
    const { visit, run } = visitOf('sim-ulang');
    const add: Act = { act: 'addRow', with: 'anak' };
    await run(open, add, add, { act: 'removeRow', with: 'anak.0' });
    await run({ act: 'type', with: { 'anak.0.namaAnak': 'Budi' } });
    expect(visit.session.state().values).toMatchObject({ anak: [1], 'anak.1.namaAnak': 'Budi' });
    const drawn = Array.from({ length: 200 }, (_, at) => JSON.stringify(drawAct(visit, String(at)).with));
    const named = (row: number): boolean => drawn.some((one) => one.includes(`anak.${row}.namaAnak`));
    expect([0, 1].map(named)).toEqual([true, false]);
  });

  test('what no visitor could do is left out, and the others go on', async () => {
    const { visit, run } = visitOf('sim-ulang');
    await run(open, { act: 'leaveTab', with: 'closed' });
    await run(
      { act: 'next', with: 'noWait' },
      { act: 'openRow', with: 0 },
      { act: 'reload', with: true },
      open,
    );
    await run({ act: 'removeRow', with: 'anak.0' }, { act: 'escape', with: true });
    await run({ act: 'type', with: { nama: 'Siti', tidakAda: 'x' } });
    expect(visit.session.state().values.nama).toBe('Siti');
    expect(visit.breach()).toBeUndefined();
  });

  test('a single answer of a portal is one that nobody can read, and the bank has not had the request', async () => {
    const { visit, run } = visitOf('sim-ulang');
    await run(open, { act: 'bank', with: { submit: { ...usualFate, says: 'portal' } } });
    await run({ act: 'type', with: { nama: 'Siti' } });
    await run(
      { act: 'upload', with: { foto: { name: 'a.jpeg', sizeBytes: 900 } } },
      wait,
      { act: 'next', with: 'noWait' },
      wait,
    );
    await run({ act: 'next', with: 'noWait' }, wait);
    expect(visit.ledger).toMatchObject({ requests: [{ open: false }], entries: [] });
  });
});

describe('bank', () => {
  const sayingOf = (answer: ContractAnswer): Saying => {
    if (answer === 'file') return 'fine';
    if (typeof answer === 'string') return answer;
    const { status, body } = answer;
    if (status !== 200) return { status };
    if (body.succeeded === false) return 'unnumbered';
    return typeof body.statusCode === 'number' && body.statusCode !== 200
      ? { wrapped: body.statusCode }
      : 'fine';
  };

  bankContract('The simulated bank', () => {
    const clock = createClock('2026-11-21');
    const ledger = emptyLedger();
    let seq = 0;
    const bank = createSimulatedBank({
      clock,
      ledger,
      nextSeq: () => (seq += 1),
      elapsed: () => 0,
      site: () => 'reached',
      onAsked: () => undefined,
      onAnswered: () => undefined,
      onGivenUp: () => undefined,
      onUploadFailed: () => undefined,
    });
    return {
      bank: bank.reachedBy({ tab: 0, page: () => 1, session: () => 1 }),
      answer: (call, answer) => bank.plan(call, { ...usualFate, says: sayingOf(answer) }),
      keys: () => ledger.requests.map(({ key }) => key),
      settle: () => clock.pass(1000),
      file: { name: 'ktp.pdf', size: 20 },
    };
  });
});

describe('wanted', () => {
  const uploaded = (choice: number) => ({ name: 'image.jpg', choice });
  const files = {
    files: new Map([1, 2, 3].map((choice) => [`/files/${choice}.jpg`, uploaded(choice)])),
  };
  const given = new Map(['satu', 'anak', 'anak.nama'].map((name) => [name, 1]));
  const wanted = (answers: Readonly<Record<string, Json>>) => wantedIn(files, answers, given);
  const urls = (...all: readonly number[]) => all.map((one) => ({ url: `/files/${one}.jpg`, filename: 'x' }));

  test.each<[string, Json, Json, boolean]>([
    ['a choice without its label', '1|Satu', '1', true],
    ['another file under the same name', '/files/1.jpg', '/files/2.jpg', false],
    ['another order of files', urls(1, 2), urls(2, 1), false],
  ])('%s', (_, one, other, isSame) => {
    expect(differences(wanted({ satu: one }), wanted({ satu: other }))).toEqual(isSame ? [] : ['satu']);
  });

  test('what nobody has set counts neither beside answers nor in rows', () => {
    const rows = (tahun: number): JsonObject => ({
      dua: tahun,
      anak: [{ nama: 'Ani', tahun }, { nama: 'Budi' }],
    });
    expect(differences(wanted(rows(1)), wanted(rows(2)))).toEqual([]);
    const other = { anak: [{ nama: 'Budi' }, { nama: 'Ani' }] };
    expect(differences(wanted(rows(1)), wanted(other))).toEqual(['anak']);
  });
});
