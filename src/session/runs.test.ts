import { answered, formOf, lost, visit, type Block } from './testing/visit';

describe('runs', () => {
  const nama: Block = { name: 'nama', required: true };

  /** Next asks the bank about the name, and goes on with what it says. */
  const asking = () =>
    formOf(
      {
        satu: { next: { do: 'cek' }, blocks: [nama, { name: 'catatan' }] },
        dua: [{ name: 'kota' }],
      },
      {
        values: [{ name: 'kode' }],
        actions: {
          cek: [
            {
              call: 'wic-check',
              body: { nik: 'nama' },
              pending: {
                dialog: { title: 'Memeriksa' },
                slowAfterMs: 5000,
                slowToast: { title: 'Sebentar' },
              },
              outcomes: [{ match: 'ok && status == 200', do: [{ set: { kode: 'response.data.kode' } }] }],
            },
          ],
        },
      },
    );

  const pressed = async () => {
    const visitor = visit(asking());
    await visitor.next({ nama: 'Siti' });
    expect(visitor.asked).toHaveLength(1);
    return visitor;
  };

  describe('What was judged is what goes on', () => {
    test('from the first call of Next on, the visitor writes nothing until it has ended', async () => {
      const visitor = await pressed();
      expect(visitor.activity().locked).toBe(true);
      await visitor.type({ nama: 'Budi' });
      expect(visitor.values().nama).toBe('Siti');
      await visitor.answer(answered({ statusCode: 200, data: { kode: 'K1' } }));
      expect([visitor.step(), visitor.values().kode, visitor.activity().locked]).toEqual([
        'dua',
        'K1',
        false,
      ]);
      // Nor afterwards: it was not judged.
      expect(visitor.values().nama).toBe('Siti');
      await visitor.type({ kota: 'Bandung' });
      expect(visitor.values().kota).toBe('Bandung');
    });

    test('a call that fails gives the answers back to the visitor', async () => {
      const visitor = await pressed();
      await visitor.answer(lost);
      expect([visitor.step(), visitor.activity().locked]).toEqual(['satu', false]);
      expect(visitor.activity().toasts).toMatchObject([{ variant: 'destructive' }]);
      await visitor.type({ nama: 'Budi' });
      expect(visitor.values().nama).toBe('Budi');
    });

    test('what others write waits until then, and is written in its order', async () => {
      const visitor = await pressed();
      const write = (raw: string) =>
        void visitor.session().send({ type: 'write', by: 'effect', writes: { catatan: { raw } } });
      write('satu');
      write('dua');
      await visitor.clock.settle();
      expect(visitor.values().catatan).toBe('');
      await visitor.answer(answered({ statusCode: 200, data: { kode: 'K1' } }));
      expect(visitor.values().catatan).toBe('dua');
    });

    test('a new day waits too', async () => {
      const form = formOf(
        {
          satu: {
            next: { do: 'cek' },
            blocks: [nama, { type: 'date', name: 'besok', compute: 'addDays(today(), 1)' }],
          },
        },
        { actions: { cek: [{ call: 'wic-check', outcomes: [{ match: 'ok', do: [] }] }] } },
      );
      const visitor = visit(form);
      await visitor.next({ nama: 'Siti' });
      visitor.clock.set(Date.parse('2026-11-22T00:00:01Z'));
      visitor.tab.wake();
      await visitor.clock.settle();
      expect(visitor.values().besok).toBe('2026-11-22');
      await visitor.answer(lost);
      expect(visitor.values().besok).toBe('2026-11-23');
    });

    test('Back gives up what only reads, and its answer is read by nobody', async () => {
      const visitor = await pressed();
      await visitor.back();
      expect(visitor.asked[0]?.aborted()).toBe(true);
      expect(visitor.activity().locked).toBe(false);
      await visitor.answer(answered({ statusCode: 200, data: { kode: 'K1' } }));
      expect([visitor.step(), visitor.values().kode]).toEqual(['satu', null]);
    });

    test('a call of a button that is pressed meanwhile has the answers after it: they change when both have ended', async () => {
      const visitor = await pressed();
      const { session } = visitor;
      void session().press('cek', { effects: session().form.actions.get('cek') ?? [], extras: {} });
      await visitor.clock.settle();
      const [next, button] = visitor.asked;
      await next?.answer(lost);
      await visitor.type({ nama: 'Budi' });
      expect([visitor.values().nama, visitor.activity().locked]).toEqual(['Siti', true]);
      await button?.answer(answered({ statusCode: 200, data: { kode: 'K2' } }));
      expect([visitor.values().kode, visitor.activity().locked]).toEqual(['K2', false]);
      await visitor.type({ nama: 'Budi' });
      expect(visitor.values().nama).toBe('Budi');
    });

    test('such a button takes the answers from no Next that has asked before it: that goes on', async () => {
      const visitor = await pressed();
      await visitor.act('cek');
      await visitor.asked[0]?.answer(answered({ statusCode: 200, data: { kode: 'K1' } }));
      expect([visitor.asked.length, visitor.step(), visitor.values().kode]).toEqual([2, 'dua', 'K1']);
    });

    test('a field that the visitor leaves is judged meanwhile', async () => {
      const visitor = await pressed();
      expect(visitor.session().state().touched).not.toHaveProperty('kota');
      void visitor.session().send({ type: 'touch', name: 'kota' });
      expect(visitor.session().state().touched).toHaveProperty('kota');
    });

    test('what a popup has let change is judged before the call', async () => {
      const form = formOf(
        { satu: { next: { do: 'cek', popup: 'info' }, blocks: [{ ...nama, maxLength: 5 }] } },
        { actions: { cek: [{ call: 'wic-check', outcomes: [{ match: 'ok', do: [] }] }] } },
      );
      const visitor = visit(form);
      await visitor.next({ nama: 'Siti' });
      await visitor.popups[0]?.answer({ blocks: [] });
      expect(visitor.activity().locked).toBe(false);
      void visitor
        .session()
        .send({ type: 'write', by: 'effect', writes: { nama: { raw: 'terlalu panjang' } } });
      visitor.activity().popup?.answer({ done: true });
      await visitor.clock.settle();
      expect(visitor.asked).toHaveLength(0);
      expect(visitor.activity().errorsOf).toBe('satu');
    });

    test('what the visitor waits for is shown, and a toast when it takes long; both go with the answer', async () => {
      const visitor = await pressed();
      const waiting = { title: 'Memeriksa', dismissable: false, blocks: [], buttons: [] };
      expect(visitor.activity().dialogs).toMatchObject([waiting]);
      await visitor.clock.pass(5000);
      expect(visitor.activity().toasts).toMatchObject([{ title: 'Sebentar' }]);
      await visitor.answer(answered({ statusCode: 200, data: {} }));
      expect([visitor.activity().dialogs, visitor.activity().toasts]).toEqual([[], []]);
    });
  });
});

describe('buttonRuns', () => {
  const nama: Block = { name: 'nama', required: true };

  describe('A button of a form', () => {
    const withButton = (effects: readonly Block[]) =>
      formOf({ satu: [nama, { type: 'button', text: 'Cek', do: 'cek' }] }, { actions: { cek: effects } });
    const cek = { call: 'wic-check' } as const;

    test.each<[string, readonly Block[], boolean]>([
      [
        'that writes what the bank says',
        [{ ...cek, outcomes: [{ match: 'ok', do: [{ set: { nama: "'X'" } }] }] }],
        true,
      ],
      ['that goes elsewhere after its call', [{ ...cek, outcomes: [] }, { goTo: 'preview' }], true],
      [
        'that only tells',
        [{ ...cek, outcomes: [{ match: 'ok', do: [{ toast: { title: 'Baik' } }] }] }],
        false,
      ],
      ['that writes before it asks', [{ set: { nama: "'X'" } }, { ...cek, outcomes: [] }], false],
      [
        'that only tells in a branch',
        [
          { ...cek, outcomes: [] },
          { if: [{ name: 'nama', condition: 'isFilled' }], then: [{ toast: { title: 'Baik' } }] },
        ],
        false,
      ],
      [
        'that writes in a branch',
        [
          { ...cek, outcomes: [] },
          { if: [{ name: 'nama', condition: 'isFilled' }], then: [{ clear: ['nama'] }] },
        ],
        true,
      ],
    ])('%s: the answers are locked meanwhile: %#', async (_, effects, locked) => {
      const visitor = visit(withButton(effects));
      await visitor.type({ nama: 'Siti' });
      await visitor.act('cek');
      expect(visitor.asked).toHaveLength(1);
      expect(visitor.activity().locked).toBe(locked);
    });

    test('that ends while Next asks the bank leaves the answers locked', async () => {
      const both = formOf(
        {
          satu: { next: { do: 'daftar' }, blocks: [nama, { type: 'button', text: 'Cek', do: 'cek' }] },
          dua: [],
        },
        {
          actions: {
            cek: [{ ...cek, outcomes: [] }],
            daftar: [{ call: 'screening', outcomes: [] }, { set: { nama: "'X'" } }],
          },
        },
      );
      const visitor = visit(both);
      await visitor.type({ nama: 'Siti' });
      void visitor.session().press('cek', { effects: both.actions.get('cek') ?? [], extras: {} });
      await visitor.next();
      expect(visitor.asked.map(({ call }) => call)).toEqual(['wic-check', 'screening']);
      await visitor.asked[0]?.answer(answered({}));
      expect([visitor.activity().running.has('cek'), visitor.activity().locked]).toEqual([false, true]);
      await visitor.type({ nama: 'Budi' });
      expect(visitor.values().nama).toBe('Siti');
    });

    test('that registers something keeps the visitor, though its answer changes nothing', async () => {
      const daftar: readonly Block[] = [{ call: 'registration', outcomes: [{ match: 'ok', do: [] }] }];
      const visitor = visit(
        formOf(
          { satu: [nama], dua: [{ type: 'button', text: 'Daftar', do: 'daftar' }] },
          { actions: { daftar } },
        ),
      );
      await visitor.next({ nama: 'Siti' });
      const effects = visitor.session().form.actions.get('daftar') ?? [];
      void visitor.session().press('daftar', { effects, extras: {} });
      await visitor.clock.settle();
      for (const move of [
        { type: 'back' },
        { type: 'goTo', target: { step: 'satu' } },
        { type: 'edit', step: 'satu' },
        // 'Simpan' on the page of a row leads back to its step.
        { type: 'saveRow', row: { rows: 'anak', slot: 0 } },
      ] as const) {
        await visitor.send(move);
        expect([visitor.step(), visitor.activity().hint]).toEqual(['dua', 'waitForSending']);
      }
      await visitor.answer(answered({}));
      await visitor.back();
      expect(visitor.step()).toBe('satu');
    });
  });

  describe('A watched check', () => {
    const watched = (next: Block = {}) =>
      formOf(
        { satu: { next, blocks: [{ ...nama, minLength: 3 }, { name: 'catatan' }] }, dua: [] },
        {
          values: [{ name: 'kode' }],
          watch: [{ fields: ['nama'], do: 'cek' }],
          actions: {
            cek: [
              {
                call: 'tipe-nasabah',
                body: { nik: 'nama' },
                outcomes: [{ match: 'ok', do: [{ set: { kode: 'response.data.kode' } }] }],
              },
            ],
          },
        },
      );

    test('locks nothing: it is aborted and asked again when its answers change', async () => {
      const visitor = visit(watched());
      await visitor.type({ nama: 'Siti' });
      expect([visitor.asked.length, visitor.activity().locked]).toEqual([1, false]);
      await visitor.type({ nama: 'Budi' });
      expect(visitor.asked.map(({ body, aborted }) => [body.nik, aborted()])).toEqual([
        ['Siti', true],
        ['Budi', false],
      ]);
      await visitor.asked[0]?.answer(answered({ data: { kode: 'lama' } }));
      await visitor.answer(answered({ data: { kode: 'baru' } }));
      expect(visitor.values().kode).toBe('baru');
    });

    test('that was given up ends nothing of the newer one, whenever it is answered: Next waits, and another change gives that up too', async () => {
      const visitor = visit(watched());
      await visitor.type({ nama: 'Siti' });
      await visitor.type({ nama: 'Budi' });
      await visitor.asked[0]?.answer(answered({}));
      expect(visitor.activity().running.has('cek')).toBe(true);
      await visitor.next();
      expect([visitor.step(), visitor.activity().hint]).toEqual(['satu', 'waitForPending']);
      await visitor.type({ nama: 'Citra' });
      expect(visitor.asked.map(({ aborted }) => aborted())).toEqual([true, true, false]);
      await visitor.answer(answered({}));
      expect([visitor.step(), visitor.activity().hint]).toEqual(['satu', undefined]);
    });

    test('is waited for by Next, which goes on by itself', async () => {
      const visitor = visit(watched());
      await visitor.next({ nama: 'Siti' });
      expect([visitor.step(), visitor.activity().hint]).toEqual(['satu', 'waitForPending']);
      await visitor.answer(answered({ data: { kode: 'K' } }));
      expect([visitor.step(), visitor.activity().hint]).toEqual(['dua', undefined]);
    });

    test('is given up when its answer is taken away, and writes nothing', async () => {
      const visitor = visit(watched());
      await visitor.type({ nama: 'Siti' });
      await visitor.type({ nama: '' });
      await visitor.session().send({ type: 'touch', name: 'nama' });
      expect(visitor.asked.map(({ aborted }) => aborted())).toEqual([true]);
      await visitor.answer(answered({ data: { kode: 'K' } }));
      expect([visitor.values().kode, visitor.activity().running.size]).toEqual([null, 0]);
    });
  });
});
