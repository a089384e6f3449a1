import { formOf, driverOn, lost, visit, type Block } from './testing/visit';
import { createActivity } from './activity';
import { fingerprint, keyedFingerprint } from '../interpreter';

const nama: Block = { name: 'nama', required: true };
const form = (first: readonly Block[] = [nama]) => formOf({ satu: first, dua: [{ name: 'kota' }], tiga: [] });

describe('screen', () => {
  describe('Whether all is stored', () => {
    const secret: Block = { name: 'ibu', sensitive: true };
    const date: Block = { type: 'date', name: 'lahir' };
    const captcha: Block = { type: 'captcha', name: 'kode' };

    test.each<[what: string, blocks: readonly Block[], answers: Block, isStored: boolean]>([
      ['nothing was given', [nama], {}, false],
      ['an answer is', [nama], { nama: 'Siti' }, true],
      ['a sensitive answer is not', [nama, secret], { nama: 'Siti', ibu: 'AMINAH' }, false],
      ['a sensitive field is empty', [nama, secret], { nama: 'Siti' }, true],
      ['a retyped code is not', [nama, captcha], { nama: 'Siti', kode: 'abcd' }, false],
      ['no code was retyped', [nama, captcha], { nama: 'Siti' }, true],
      // A date that was begun and not finished stands on the screen alone.
      ['a date is half written', [nama, date], { nama: 'Siti', lahir: '0x' }, false],
    ])('%s', async (_, blocks, answers, isStored) => {
      const visitor = visit(form(blocks));
      visitor.session().renewCode('kode');
      await visitor.type(answers);
      expect(visitor.session().isStored()).toBe(isStored);
      if (isStored) expect(visitor.stored()).toMatchObject({ data: answers });
    });

    test('not while a file is on its way', async () => {
      const visitor = visit(form([nama, { type: 'upload', name: 'berkas' }]));
      await visitor.type({ nama: 'Siti' });
      void visitor
        .session()
        .uploads('berkas')
        .take([{ name: 'a.pdf', size: 1 }]);
      await visitor.clock.settle();
      expect(visitor.session().isStored()).toBe(false);
    });
  });

  describe('Not all is stored', () => {
    test('while a submission waits for its answer', async () => {
      const visitor = visit(form());
      await visitor.type({ nama: 'Siti' });
      for (let step = 0; step < 3; step += 1) await visitor.next();
      expect(visitor.session().isStored()).toBe(true);
      await visitor.submit();
      expect(visitor.asked).toHaveLength(1);
      expect(visitor.session().isStored()).toBe(false);
      await visitor.answer(lost);
      expect(visitor.session().isStored()).toBe(true);
    });

    test('while a file has not arrived that can be sent again', async () => {
      const visitor = visit(form([nama, { type: 'upload', name: 'berkas' }]));
      await visitor.type({ nama: 'Siti' });
      const uploads = visitor.session().uploads('berkas');
      void uploads.take([{ name: 'a.pdf', size: 1 }]);
      await visitor.clock.settle();
      await visitor.uploads[0]?.answer({ problem: { kind: 'exception', fault: 'network' } });
      expect(uploads.store.current().sent).toMatchObject([{ state: 'failed' }]);
      expect(visitor.session().isStored()).toBe(false);
    });

    test('where another tab has other answers, which stay', async () => {
      const visitor = visit(form());
      await visitor.type({ nama: 'Siti' });
      await visitor.clock.pass(1000);
      await driverOn(visitor.secondTab(), visitor.clock).type({ nama: 'Sari' });
      await visitor.clock.pass(1000);
      expect(visitor.activity().draft.elsewhere).toBe('changed');
      expect(visitor.session().isStored()).toBe(false);
      expect(visitor.stored()).toMatchObject({ data: { nama: 'Sari' } });
    });
  });

  test('A step gives the focus to the field that is named, and takes what was wrong with the step before away', async () => {
    const visitor = visit(form());
    await visitor.next();
    await visitor.next();
    expect(visitor.activity()).toMatchObject({ errorsOf: 'satu', failedPresses: 2 });
    await visitor.next({ nama: 'Siti' });
    expect(visitor.activity()).toMatchObject({ step: 'dua', errorsOf: undefined });
    await visitor.session().send({ type: 'edit', step: 'satu' }, { focus: { field: 'nama' } });
    expect(visitor.activity()).toMatchObject({ step: 'satu', focus: { field: 'nama' } });
  });

  test('An error in a toast that a call of Next leaves is read on the step that it leads to, and is gone on the one after', async () => {
    const toast = { variant: 'destructive', title: 'Data tidak ditemukan' };
    const visitor = visit(
      formOf(
        { satu: { blocks: [], next: { do: 'kabar' } }, dua: [], tiga: [] },
        { actions: { kabar: [{ toast }] } },
      ),
    );
    await visitor.next();
    expect(visitor.activity()).toMatchObject({ step: 'dua', toasts: [toast] });
    await visitor.next();
    expect(visitor.activity()).toMatchObject({ step: 'tiga', toasts: [] });
  });

  describe('The history', () => {
    test('gets none for a form that restarts: Back leaves it', async () => {
      const visitor = visit(form());
      await visitor.next({ nama: 'Siti' });
      await visitor.clock.pass(3_601_000);
      expect([visitor.step(), visitor.tab.route()]).toEqual(['satu', '/form/contoh']);
      for (const route of ['/form/contoh', '/']) {
        await visitor.go(-1);
        expect(visitor.tab.route()).toBe(route);
      }
    });

    test("Back on the first step leaves the form, and the first step's page is closed", async () => {
      const visitor = visit(form());
      await visitor.back();
      expect([visitor.tab.page(), visitor.tab.route()]).toEqual(['away', '/']);
    });
  });
});

describe('activity', () => {
  const begin = () =>
    createActivity({
      atStart: false,
      step: 'satu',
      draft: { expiring: false },
      focus: 'none',
      receipt: undefined,
      dialogs: [],
    });
  const titles = ({ current }: ReturnType<typeof begin>) => current().toasts.map(({ title }) => title);

  describe('Toasts', () => {
    test('stand in the order in which they came; the oldest makes room for a fourth', () => {
      const activity = begin();
      for (const title of ['satu', 'dua', 'tiga']) activity.showToast({ variant: 'default', title });
      expect(titles(activity)).toEqual(['satu', 'dua', 'tiga']);
      activity.showToast({ variant: 'default', title: 'empat' });
      expect(titles(activity)).toEqual(['dua', 'tiga', 'empat']);
    });

    test('with the same words take the place of the first ones; other words are another toast', () => {
      const activity = begin();
      const first = activity.showToast({ variant: 'default', title: 'satu', text: 'a' });
      activity.showToast({ variant: 'default', title: 'satu', text: 'b' });
      const again = activity.showToast({ variant: 'default', title: 'satu', text: 'a' });
      activity.showToast({ variant: 'default', title: 'dua', text: 'a' });
      expect(again).not.toBe(first);
      expect(activity.current().toasts.map(({ id, title, text }) => [id === again, title, text])).toEqual([
        [false, 'satu', 'b'],
        [true, 'satu', 'a'],
        [false, 'dua', 'a'],
      ]);
    });

    test('are closed one by one, and the newest first when none is named', () => {
      const activity = begin();
      const ids = ['satu', 'dua', 'tiga'].map((title) => activity.showToast({ variant: 'default', title }));
      activity.closeToast(ids[0] ?? 0);
      expect(titles(activity)).toEqual(['dua', 'tiga']);
      expect(activity.closeNewestToast()).toBe(true);
      expect(titles(activity)).toEqual(['dua']);
      expect(activity.closeNewestToast()).toBe(true);
      expect(titles(activity)).toEqual([]);
      const none = activity.current();
      expect(activity.closeNewestToast()).toBe(false);
      expect(activity.current()).toBe(none);
    });
  });

  test('names are never given twice, nor those of dialogs that were open from the start', () => {
    const dialog = { id: 1, path: '', title: 'T', extras: {}, blocks: [], dismissable: true, buttons: [] };
    const activity = createActivity({
      atStart: false,
      step: 'satu',
      draft: { expiring: false },
      focus: 'none',
      receipt: undefined,
      dialogs: [dialog],
    });
    expect([
      activity.nextId(),
      activity.showToast({ variant: 'default', title: 'T' }),
      activity.nextId(),
    ]).toEqual([2, 3, 4]);
  });
});

describe('fingerprint', () => {
  // The published values of FNV-1a, 32 bits.
  test.each([
    ['', '811c9dc5'],
    ['a', 'e40c292c'],
    ['foobar', 'bf9cf968'],
  ])('the fingerprint of "%s"', (text, expected) => {
    expect(fingerprint(text)).toBe(expected);
  });

  test('has eight digits whatever the text is', () => {
    const digits = Array.from({ length: 500 }, (_, index) => fingerprint(String(index)));
    expect(digits.filter((one) => !/^[0-9a-f]{8}$/.test(one))).toEqual([]);
    expect(digits.some((one) => one.startsWith('0'))).toBe(true);
  });

  test('with a key is another one under another key, and for another text', () => {
    const all = [keyedFingerprint('k', 'a'), keyedFingerprint('l', 'a'), keyedFingerprint('k', 'b')];
    expect(new Set(all).size).toBe(3);
    expect(keyedFingerprint('k', 'a')).toBe(fingerprint('ka') + fingerprint('ak'));
  });
});
