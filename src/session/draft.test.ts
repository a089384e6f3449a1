import { createSession, noNavigator } from '.';
import type { CompiledForm } from '../interpreter';
import { answered, formOf, driverOn, registered, visit, type Block } from './testing/visit';

describe('draft', () => {
  const minutes = 60_000;
  const nama: Block = { name: 'nama', required: true };
  const form = () => formOf({ satu: [nama, { name: 'catatan' }], dua: [{ name: 'kota' }] });

  const typing = async (answers: Block = { nama: 'Siti' }, of = form()) => {
    const visitor = visit(of);
    await visitor.type(answers);
    return visitor;
  };

  type Visitor = ReturnType<typeof visit>;

  describe('A draft', () => {
    test('is saved one second after a change, with what was typed meanwhile, and not before', async () => {
      const visitor = await typing();
      await visitor.clock.pass(600);
      await visitor.type({ catatan: 'x' });
      await visitor.clock.pass(399);
      expect(visitor.stored()).toBeUndefined();
      await visitor.clock.pass(1);
      expect(visitor.stored()).toMatchObject({ data: { nama: 'Siti', catatan: 'x' }, activeStep: 'satu' });
      expect(visitor.activity().draft.savedUntil).toBe(visitor.clock.now() + 60 * minutes);
    });

    test('is saved at Next, and lives an hour while the last step is filled in', async () => {
      const visitor = await typing();
      await visitor.next();
      expect(visitor.stored()).toMatchObject({ data: { nama: 'Siti' } });
      await visitor.clock.pass(1000);
      expect(visitor.stored()?.activeStep).toBe('dua');
      expect(visitor.activity().draft.savedUntil).toBe(visitor.clock.now() + 60 * minutes);
    });

    const halfAnHour = (visitor: Visitor): void =>
      expect(visitor.activity().draft.savedUntil).toBe(visitor.clock.now() + 30 * minutes);

    test.each([
      ['of two steps', form],
      ['of one step', () => formOf({ satu: [nama, { name: 'catatan' }] })],
    ])('of a form %s lives half an hour once the last step is passed, at once', async (_, of) => {
      const visitor = await typing({ nama: 'Siti' }, of());
      while (visitor.tab.page() !== 'preview') {
        await visitor.clock.pass(1000);
        expect(visitor.activity().draft.savedUntil).toBe(visitor.clock.now() + 60 * minutes);
        await visitor.next();
      }
      halfAnHour(visitor);
      void visitor.session().send({ type: 'edit', step: 'satu' });
      await visitor.type({ catatan: 'x' });
      await visitor.clock.pass(1000);
      halfAnHour(visitor);
      visitor.tab.reload();
      visitor.session().draft.extend();
      halfAnHour(visitor);
    });

    test('is saved when the page may end, and not when a killed one does', async () => {
      const reported = await typing();
      reported.tab.reload();
      expect(reported.values().nama).toBe('Siti');
      const killed = await typing();
      killed.tab.close('killed');
      expect(killed.stored()).toBeUndefined();
    });

    test('is saved when the visitor leaves the form at once', async () => {
      const visitor = await typing();
      visitor.tab.navigate('/');
      expect(visitor.stored()).toMatchObject({ data: { nama: 'Siti' } });
    });

    test('is saved at once where a switch says so', async () => {
      const visitor = await typing(
        { setuju: true },
        formOf({ satu: [{ type: 'switch', name: 'setuju', remember: true }] }),
      );
      expect(visitor.stored()).toMatchObject({ data: { setuju: true } });
      const both = await typing(
        { nama: 'Siti', setuju: true },
        formOf({ satu: [nama, { type: 'switch', name: 'setuju', remember: true }] }),
      );
      expect(both.stored()).toMatchObject({ data: { nama: 'Siti', setuju: true } });
      const other = await typing({ kabar: true }, formOf({ satu: [{ type: 'switch', name: 'kabar' }] }));
      expect(other.stored()).toBeUndefined();
    });

    test('is not made of what nobody typed', async () => {
      const visitor = visit(form());
      void visitor.session().send({ type: 'write', by: 'effect', writes: { nama: { raw: 'Siti' } } });
      await visitor.clock.pass(5000);
      expect(visitor.stored()).toBeUndefined();
    });

    test('is saved one second after the first input, though an effect has written before it', async () => {
      const visitor = visit(form());
      void visitor.session().send({ type: 'write', by: 'effect', writes: { catatan: { raw: 'x' } } });
      await visitor.clock.pass(600);
      await visitor.type({ nama: 'Siti' });
      await visitor.clock.pass(999);
      expect(visitor.stored()).toBeUndefined();
      await visitor.clock.pass(1);
      expect(visitor.stored()).toMatchObject({ data: { nama: 'Siti', catatan: 'x' } });
    });

    test('is saved again, once it was forgotten, with an answer that comes beside that of a file on its way', async () => {
      const visitor = visit(formOf({ satu: [nama, { type: 'upload', name: 'ktp' }] }));
      void visitor
        .session()
        .uploads('ktp')
        .take([{ name: 'ktp.png', size: 10 }]);
      await visitor.clock.settle();
      visitor.session().draft.forget();
      await visitor.type({ ktp: '/files/1.png' });
      await visitor.clock.pass(1000);
      expect(visitor.stored()).toBeUndefined();
      await visitor.type({ ktp: '/files/2.png', nama: 'Siti' });
      await visitor.clock.pass(1000);
      expect(visitor.stored()).toMatchObject({ data: { nama: 'Siti' } });
    });

    const sections: Block[] = [
      { id: 'satu', title: 'satu', section: 'Data diri', blocks: [{ type: 'text', label: 'Nama', ...nama }] },
      { id: 'dua', title: 'dua', section: 'Alamat', blocks: [] },
    ];
    test.each<[string, CompiledForm, Block, number, Block]>([
      [
        'the numbered step',
        form(),
        { nama: 'Siti' },
        1,
        { product: 'Contoh', step: { number: 2, count: 2, title: 'dua' } },
      ],
      ['nothing but the product at the preview', form(), { nama: 'Siti' }, 2, { product: 'Contoh' }],
      [
        'the section, and the name of the product',
        formOf(
          {},
          {
            stages: [{ id: 'isi', title: 'Isi', navigation: 'tabs', steps: sections }],
            product: {
              id: '90',
              name: 'Tabungan',
              category: { id: '1', slug: 'tabungan', name: 'Tabungan' },
            },
          },
        ),
        { nama: 'Siti' },
        0,
        { product: 'Tabungan', step: { number: 1, count: 2, title: 'Data diri', isSection: true } },
      ],
    ])('says where the visitor was: %s', async (_, of, answers, presses, place) => {
      const visitor = await typing(answers, of);
      for (let press = 0; press < presses; press += 1) await visitor.next();
      await visitor.clock.pass(1000);
      expect(visitor.stored()?.place).toEqual(place);
    });

    test('comes back whole, or partly where the form has changed', async () => {
      const visitor = await typing();
      visitor.tab.reload();
      expect(visitor.activity().draft.restored).toBe('whole');
      const entries = visitor.device.entries as Map<string, string>;
      entries.set(
        'eform:contoh',
        (entries.get('eform:contoh') ?? '').replace('"definitionHash":"x"', '"definitionHash":"y"'),
      );
      visitor.tab.reload();
      expect(visitor.activity().draft.restored).toBe('partly');
    });

    test('warns two minutes before its end, and is renewed', async () => {
      const visitor = await typing();
      await visitor.clock.pass(1000);
      await visitor.clock.pass(58 * minutes - 1);
      expect(visitor.activity().draft.expiring).toBe(false);
      await visitor.clock.pass(1);
      expect(visitor.activity().draft.expiring).toBe(true);
      visitor.session().draft.extend();
      expect(visitor.activity().draft).toMatchObject({
        expiring: false,
        savedUntil: visitor.clock.now() + 60 * minutes,
      });
      await visitor.clock.pass(59 * minutes);
      expect(visitor.values().nama).toBe('Siti');
    });

    test('ends with its time: the answers go from the device and from the screen, and the visitor is told', async () => {
      const visitor = await typing();
      await visitor.clock.pass(1000 + 60 * minutes);
      expect(visitor.values().nama).toBe('');
      expect(visitor.activity().draft).toMatchObject({ message: 'expired', savedUntil: undefined });
      expect(visitor.kept()).toEqual([]);
    });

    test('that has ended while the page was closed is told', async () => {
      const visitor = await typing();
      await visitor.clock.pass(1000);
      visitor.tab.close();
      await visitor.clock.pass(60 * minutes);
      visitor.tab.reload();
      expect(visitor.activity().draft.message).toBe('expired');
      expect(visitor.values().nama).toBe('');
    });

    test('that has ended while the page slept ends when it wakes', async () => {
      const visitor = await typing();
      await visitor.clock.pass(1000);
      visitor.clock.set(visitor.clock.now() + 61 * minutes);
      visitor.tab.wake();
      await visitor.clock.settle();
      expect(visitor.values().nama).toBe('');
    });

    test('is forgotten at the word of the visitor, and saved again with the next input', async () => {
      const visitor = await typing();
      await visitor.clock.pass(1000);
      visitor.session().draft.forget();
      await visitor.clock.pass(5000);
      expect(visitor.kept()).toEqual([]);
      await visitor.type({ catatan: 'x' });
      await visitor.clock.pass(1000);
      expect(visitor.stored()).toBeDefined();
    });

    test('that was forgotten once its last step was passed is brought back for half an hour', async () => {
      const visitor = await typing();
      await visitor.next();
      await visitor.next();
      expect(visitor.tab.page()).toBe('preview');
      const removed = visitor.session().draft.forget();
      if (removed) visitor.session().draft.bringBack(removed);
      visitor.tab.reload();
      halfAnHour(visitor);
    });

    test('that nobody has begun leaves nothing to bring back', () => {
      expect(visit(form()).session().draft.forget()).toBeUndefined();
    });

    test.each(['blocked', 'full'] as const)('that storage refuses as %s is reported', async (reason) => {
      const visitor = visit(form());
      visitor.device.refuse(reason);
      await visitor.type({ nama: 'Siti' });
      await visitor.clock.pass(1000);
      expect(visitor.activity().draft).toMatchObject({ fault: reason, savedUntil: undefined });
    });
  });

  describe('Two tabs', () => {
    const both = async () => {
      const visitor = await typing();
      await visitor.clock.pass(1000);
      const other = visitor.secondTab();
      await visitor.clock.settle();
      return { visitor, other: driverOn(other, visitor.clock) };
    };

    test("an idle tab's clock leaves the draft that the other has renewed", async () => {
      const { visitor, other } = await both();
      await visitor.clock.pass(50 * minutes);
      await other.type({ catatan: 'baru' });
      await visitor.clock.pass(1000);
      expect(visitor.activity().draft.elsewhere).toBe('changed');
      await visitor.clock.pass(15 * minutes);
      expect(visitor.stored()).toMatchObject({ data: { nama: 'Siti', catatan: 'baru' } });
      expect(visitor.values().nama).toBe('Siti');
      await visitor.clock.pass(46 * minutes);
      expect([visitor.values().nama, other.values().nama]).toEqual(['', '']);
    });

    test('is told of other answers and of wiped ones, until it has stored its own', async () => {
      const { visitor, other } = await both();
      await visitor.clock.pass(1);
      other.session().draft.extend();
      await visitor.clock.settle();
      expect(visitor.activity().draft.elsewhere).toBeUndefined();
      await other.type({ catatan: 'baru' });
      await visitor.clock.pass(1000);
      expect(visitor.activity().draft.elsewhere).toBe('changed');
      await visitor.type({ catatan: 'lama' });
      await visitor.clock.pass(1000);
      expect([visitor, other].map((tab) => tab.activity().draft.elsewhere)).toEqual([undefined, 'changed']);
      other.session().draft.forget();
      await visitor.clock.pass(5000);
      expect(visitor.activity().draft).toMatchObject({ elsewhere: 'wiped', savedUntil: undefined });
      expect(visitor.stored()).toBeUndefined();
      await visitor.type({ catatan: 'lagi' });
      await visitor.clock.pass(1000);
      expect([visitor.activity().draft.elsewhere, visitor.stored()]).toEqual(['wiped', undefined]);
      visitor.session().draft.keepAgain();
      expect(visitor.activity().draft.elsewhere).toBeUndefined();
      expect(visitor.stored()).toMatchObject({ data: { catatan: 'lagi' } });
    });

    test('has the time that the other has given the answers, longer or shorter', async () => {
      const { visitor, other } = await both();
      await visitor.clock.pass(58 * minutes);
      expect(visitor.activity().draft.expiring).toBe(true);
      other.session().draft.extend();
      await visitor.clock.settle();
      const extended = visitor.clock.now() + 60 * minutes;
      expect(visitor.activity().draft).toMatchObject({ expiring: false, savedUntil: extended });
      await other.next();
      await other.next();
      const finished = visitor.clock.now() + 30 * minutes;
      expect(visitor.activity().draft.savedUntil).toBe(finished);
      await visitor.clock.pass(28 * minutes);
      expect(visitor.activity().draft.expiring).toBe(true);
    });
  });

  test('A draft lives no longer than its last change: though fields are left, and the page is', async () => {
    const saved = async () => {
      const visitor = await typing();
      await visitor.clock.pass(1000);
      return { visitor, until: visitor.activity().draft.savedUntil };
    };

    const { visitor, until } = await saved();
    await visitor.clock.pass(10 * minutes);
    void visitor.session().send({ type: 'touch', name: 'nama' });
    await visitor.clock.pass(5000);
    expect(visitor.activity().draft.savedUntil).toBe(until);
    visitor.tab.navigate('/');
    expect(visitor.stored()?.expiry).toBe(until);
  });

  describe('A session that keeps nothing', () => {
    test('has nothing to forget, and brings nothing back', async () => {
      const visitor = await typing();
      const { form: own, ports } = visitor.session();
      const session = createSession({
        form: own,
        definitionHash: 'x',
        query: {},
        ports: { ...ports, store: undefined },
      });
      const removed = visitor.session().draft.forget();
      if (removed) session.draft.bringBack(removed);
      session.draft.forgetReceipt();
      expect([removed?.data.nama, session.draft.forget(), visitor.stored()]).toEqual([
        'Siti',
        undefined,
        undefined,
      ]);
    });

    test('is filled in, sent and restarted like any other', async () => {
      const visitor = visit(
        formOf(
          { satu: [nama, { type: 'button', text: 'Hapus', do: 'hapus' }] },
          { actions: { hapus: [{ clearStorage: true }, { reset: 'all' }] } },
        ),
      );
      const { form: own, ports } = visitor.session();
      const session = createSession({
        form: own,
        definitionHash: 'x',
        query: {},
        ports: { ...ports, store: undefined, navigator: noNavigator },
      });
      session.start();
      session.follow({ page: 'step' });
      void session.send({ type: 'write', by: 'visitor', writes: { nama: { raw: 'Siti' } } });
      await visitor.clock.pass(120 * minutes);
      expect(session.state().values.nama).toBe('Siti');
      expect(session.activity.current().draft).toEqual({ expiring: false });
      void session.press('hapus', { effects: own.actions.get('hapus') ?? [], extras: {} });
      await visitor.clock.settle();
      expect(session.state().values.nama).toBe('');
      void session.send({ type: 'write', by: 'visitor', writes: { nama: { raw: 'Budi' } } });
      void session.submit();
      await visitor.clock.settle();
      expect(visitor.asked).toHaveLength(1);
      await visitor.answer(answered({}, 403));
      expect(session.activity.current().draft.sending).toBe('refused');
      void session.submit();
      await visitor.clock.settle();
      await visitor.answer(registered());
      expect(session.activity.current().receipt?.number).toBe('REG1');
      session.close();
      expect(visitor.kept()).toEqual([]);
    });
  });

  test.each([
    [undefined, 'none', undefined],
    ['restarted', 'heading', undefined],
    ['forgotten', 'heading', 'forgotten'],
  ] as const)(
    'A session that takes the place of another one: %s: the focus is on %s, and it says %s',
    (after, focus, message) => {
      const { form: own, ports } = visit(form()).session();
      const session = createSession({ form: own, definitionHash: 'x', query: {}, ports, after });
      expect(session.activity.current()).toMatchObject({ focus, draft: { expiring: false } });
      expect(session.activity.current().draft.message).toBe(message);
    },
  );

  test('whoever listens to the answers hears of each change once, and of none after the end', () => {
    const session = visit(form()).session();
    const heard: string[][] = [];
    const stop = session.onChanged((changed) => heard.push([...changed]));
    const write = (raw: string) =>
      void session.send({ type: 'write', by: 'visitor', writes: { nama: { raw } } });
    write('Siti');
    expect(heard).toEqual([['nama']]);
    const touch = () => void session.send({ type: 'touch', name: 'catatan' });
    touch();
    touch();
    expect(heard).toEqual([['nama'], ['catatan']]);
    stop();
    write('Budi');
    expect(heard).toHaveLength(2);
  });
});

describe('dayChange', () => {
  const hours = 3_600_000;
  const besok = { type: 'date', name: 'besok', compute: 'addDays(today(), 1)' };

  test('the form knows of a new day at midnight, and of the one after', async () => {
    const visitor = visit(formOf({ satu: [{ name: 'nama' }, besok] }));
    expect(visitor.values().besok).toBe('2026-11-22');
    await visitor.clock.pass(16 * hours - 1);
    expect(visitor.values().besok).toBe('2026-11-22');
    await visitor.clock.pass(1);
    expect(visitor.values().besok).toBe('2026-11-23');
    await visitor.clock.pass(24 * hours);
    expect(visitor.values().besok).toBe('2026-11-24');
  });

  test('a form that is left hears of no day, and of the newest one when it is taken up again', async () => {
    const visitor = visit(formOf({ satu: [{ name: 'nama' }, besok] }));
    const session = visitor.session();
    session.close();
    session.close();
    await visitor.clock.pass(16 * hours);
    visitor.tab.wake();
    await visitor.clock.settle();
    expect(session.state().values.besok).toBe('2026-11-22');
    session.start();
    session.start();
    void session.send({ type: 'dayChange' });
    expect(session.state().values.besok).toBe('2026-11-23');
    await visitor.clock.pass(24 * hours);
    expect(session.state().values.besok).toBe('2026-11-24');
    session.close();
    await visitor.clock.pass(24 * hours);
    expect(session.state().values.besok).toBe('2026-11-24');
  });
});
