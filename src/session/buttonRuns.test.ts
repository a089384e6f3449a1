import { answered, formOf, lost, visit, type Block } from './testing/visit';

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
    ['that only tells', [{ ...cek, outcomes: [{ match: 'ok', do: [{ toast: { title: 'Baik' } }] }] }], false],
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
    void visitor
      .session()
      .press('cek', { effects: visitor.session().form.actions.get('cek') ?? [], extras: {} });
    await visitor.clock.settle();
    expect(visitor.asked).toHaveLength(1);
    expect(visitor.activity().locked).toBe(locked);
  });

  test('that empties an answer forgets that it was touched, and what was wrong with it', async () => {
    const visitor = visit(withButton([{ clear: ['nama'] }]));
    await visitor.type({ nama: 'Siti' });
    await visitor.type({ nama: '' });
    await visitor.session().send({ type: 'touch', name: 'nama' });
    const { failures, touched } = visitor.session().state();
    expect([Object.keys(failures), Object.keys(touched)]).toEqual([['nama'], ['nama']]);
    const effects = visitor.session().form.actions.get('cek') ?? [];
    await visitor.session().press('cek', { effects, extras: {} });
    const after = visitor.session().state();
    expect([after.failures, after.touched]).toEqual([{}, {}]);
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
    visitor.asked[0]?.answer(answered({}));
    await visitor.clock.settle();
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
    await visitor.type({ nama: 'Siti' });
    await visitor.next();
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
      void visitor.session().send(move);
      await visitor.clock.settle();
      expect([visitor.step(), visitor.activity().hint]).toEqual(['dua', 'waitForSending']);
    }
    await visitor.answer(answered({}));
    await visitor.back();
    expect(visitor.step()).toBe('satu');
  });

  test('runs once at a time', async () => {
    const visitor = visit(withButton([{ ...cek, outcomes: [] }]));
    const press = () =>
      visitor
        .session()
        .press('cek', { effects: visitor.session().form.actions.get('cek') ?? [], extras: {} });
    void press();
    expect(await press()).toBe('aborted');
    await visitor.clock.settle();
    expect(visitor.asked).toHaveLength(1);
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
    visitor.asked[0]?.answer(answered({ data: { kode: 'lama' } }));
    await visitor.answer(answered({ data: { kode: 'baru' } }));
    expect(visitor.values().kode).toBe('baru');
  });

  test('that was given up ends nothing of the newer one, whenever it is answered: Next waits, and another change gives that up too', async () => {
    const visitor = visit(watched());
    await visitor.type({ nama: 'Siti' });
    await visitor.type({ nama: 'Budi' });
    visitor.asked[0]?.answer(answered({}));
    await visitor.clock.settle();
    expect(visitor.activity().running.has('cek')).toBe(true);
    await visitor.next();
    expect([visitor.step(), visitor.activity().hint]).toEqual(['satu', 'waitForPending']);
    await visitor.type({ nama: 'Citra' });
    expect(visitor.asked.map(({ aborted }) => aborted())).toEqual([true, true, false]);
  });

  test('is waited for by Next, which goes on by itself', async () => {
    const visitor = visit(watched());
    await visitor.type({ nama: 'Siti' });
    await visitor.next();
    expect([visitor.step(), visitor.activity().hint]).toEqual(['satu', 'waitForPending']);
    await visitor.answer(answered({ data: { kode: 'K' } }));
    expect([visitor.step(), visitor.activity().hint]).toEqual(['dua', undefined]);
  });

  test('begins while Next takes its time, for an answer that is given meanwhile', async () => {
    const visitor = visit(watched({ delayMs: 2000 }));
    await visitor.type({ nama: 'Siti' });
    await visitor.answer(answered({ data: { kode: 'K' } }));
    await visitor.next();
    await visitor.type({ nama: 'Budi' });
    expect(visitor.asked.map(({ body }) => body.nik)).toEqual(['Siti', 'Budi']);
  });

  test('is not waited for by a visitor who has changed their mind', async () => {
    const visitor = visit(watched());
    await visitor.type({ nama: 'Siti' });
    await visitor.next();
    await visitor.type({ nama: 'Budi' });
    await visitor.answer(answered({ data: { kode: 'K' } }));
    expect([visitor.step(), visitor.activity().hint]).toEqual(['satu', undefined]);
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

  test('goes on while other answers change', async () => {
    const visitor = visit(watched());
    await visitor.type({ nama: 'Siti' });
    await visitor.type({ catatan: 'x' });
    await visitor.answer(answered({ data: { kode: 'K' } }));
    expect([visitor.asked.length, visitor.values()]).toMatchObject([1, { kode: 'K', catatan: 'x' }]);
  });

  test('that fails is reported, and Next stays for a visitor who waits for it', async () => {
    const visitor = visit(watched());
    await visitor.type({ nama: 'Siti' });
    await visitor.next();
    expect(visitor.activity().hint).toBe('waitForPending');
    await visitor.answer(lost);
    expect(visitor.activity().hint).toBeUndefined();
    expect(visitor.activity().toasts).toMatchObject([{ variant: 'destructive' }]);
  });
});
