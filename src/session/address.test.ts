import { createSession } from '.';
import { noNavigator } from './navigation';
import { answered, formOf, inTwoStages, visit, type Block } from './testing/visit';

describe('address', () => {
  const nama: Block = { name: 'nama', required: true };
  const kota: Block = { name: 'kota', required: true };
  const badan = [{ name: 'nama', condition: 'equals', value: 'PT' }];

  /** Three steps, and between them one that only some answers lead through. */
  const form = () =>
    formOf({
      satu: [nama],
      cabang: { visibleWhen: badan, blocks: [{ name: 'npwp' }] },
      dua: [kota],
      tiga: [],
    });

  /** Where the visitor stands: the window's address, the step behind it, and why. */
  const place = ({ tab, step, activity }: ReturnType<typeof visit>) => [tab.route(), step(), activity().hint];

  const open = async (path: string, answers: Block = {}, of = form()) => {
    const visitor = visit(of);
    await visitor.type(answers);
    await visitor.clock.pass(1000);
    await visitor.navigate(path);
    return visitor;
  };

  describe('A link into a form', () => {
    test.each<[string, string, Block, readonly unknown[]]>([
      ['to the first step', '/form/contoh?step=satu', {}, ['/form/contoh?step=satu', 'satu', undefined]],
      [
        'to a step whose answers are missing leads to the first unfinished one, with a word why',
        '/form/contoh?step=dua',
        {},
        ['/form/contoh', 'satu', 'finishStepFirst'],
      ],
      [
        'to a step that may be shown shows it',
        '/form/contoh?step=dua',
        { nama: 'Siti' },
        ['/form/contoh?step=dua', 'dua', undefined],
      ],
      [
        'to a step behind the first unfinished one leads to that one',
        '/form/contoh?step=tiga',
        { nama: 'Siti' },
        ['/form/contoh?step=dua', 'dua', 'finishStepFirst'],
      ],
      [
        'to a step that the answers do not lead through shows none of it',
        '/form/contoh?step=cabang',
        { nama: 'Siti', kota: 'Bandung' },
        ['/form/contoh', 'satu', undefined],
      ],
      [
        'to a step that the answers lead through shows it',
        '/form/contoh?step=cabang',
        { nama: 'PT' },
        ['/form/contoh?step=cabang', 'cabang', undefined],
      ],
      [
        'to a step that there is not leads to the first unfinished one',
        '/form/contoh?step=tidakada',
        { nama: 'Siti' },
        ['/form/contoh?step=dua', 'dua', 'finishStepFirst'],
      ],
      [
        'to the preview of an unfinished form leads to the step that it waits for',
        '/form/contoh/preview',
        { nama: 'Siti' },
        ['/form/contoh?step=dua', 'dua', 'finishStepFirst'],
      ],
      [
        'to the preview of a finished form shows it',
        '/form/contoh/preview',
        { nama: 'Siti', kota: 'Bandung' },
        ['/form/contoh/preview', 'satu', undefined],
      ],
    ])('%s', async (_, path, answers, expected) => {
      expect(place(await open(path, answers))).toEqual(expected);
    });

    test('without a step leads to where an earlier visit ended, and the history has no step before it', async () => {
      const visitor = visit(form());
      await visitor.next({ nama: 'Siti' });
      await visitor.clock.pass(1000);
      visitor.tab.navigate('/');
      await visitor.navigate('/form/contoh');
      expect(place(visitor)).toEqual(['/form/contoh?step=dua', 'dua', undefined]);
      await visitor.go(-1);
      expect(visitor.tab.page()).toBe('away');
    });

    test('that leads elsewhere says why until the next step is shown, whatever is typed meanwhile', async () => {
      const visitor = await open('/form/contoh/preview', { nama: 'Siti' });
      await visitor.type({ kota: 'Bandung' });
      expect(visitor.activity().hint).toBe('finishStepFirst');
      await visitor.next();
      expect(visitor.activity().hint).toBeUndefined();
    });

    test('to a finished preview asks for the code that is kept nowhere, and the preview says nothing of it', async () => {
      const sandi: Block = { type: 'captcha', name: 'sandi', required: true };
      const visitor = await open(
        '/form/contoh/preview',
        { catatan: 'x' },
        formOf({ satu: [nama, { name: 'catatan' }, sandi] }),
      );
      expect(visitor.activity().hint).toBe('finishStepFirst');
      await visitor.type({ nama: 'Siti' });
      visitor.session().follow({ page: 'preview' });
      await visitor.clock.settle();
      expect(visitor.activity().hint).toBe('proveAgain');
      visitor.session().renewCode('sandi');
      await visitor.next({ sandi: 'abcd' });
      expect([visitor.tab.route(), visitor.activity().hint]).toEqual(['/form/contoh/preview', undefined]);
    });

    test('without a step stays there on a first visit', async () => {
      expect(place(await open('/form/contoh'))).toEqual(['/form/contoh', 'satu', undefined]);
    });

    test('into a stage that has registered something leads to the step that is shown, or that is not finished', async () => {
      const visitor = await onTransaksi();
      expect(visitor.step()).toBe('dua');
      for (const [answers, expected] of [
        [{}, ['/form/contoh?step=dua', 'dua', 'finishStepFirst']],
        [{ kota: 'Bandung' }, ['/form/contoh?step=dua', 'dua', undefined]],
      ] as const) {
        await visitor.type(answers);
        await visitor.clock.pass(1000);
        await visitor.navigate('/form/contoh?step=satu');
        expect(place(visitor)).toEqual(expected);
      }
    });

    test('to a later step of the stage before does not leave the stage', async () => {
      // What was registered is wrong now: the visitor stays where they are, and is not led back over the registration.
      const visitor = await onTransaksi();
      await visitor.type({ nama: '' });
      visitor.session().follow({ page: 'step', step: 'satu' });
      await visitor.clock.settle();
      expect(visitor.step()).toBe('dua');
    });
  });

  describe.each<[string, (visitor: ReturnType<typeof visit>) => Promise<void>]>([
    ["The browser's Back", (visitor) => visitor.go(-1)],
    ['Back of the form', (visitor) => visitor.back()],
  ])('%s on the first step of a later stage', (_, back) => {
    test('enters the stage before again, where that has only asked, with its answers and another check', async () => {
      const visitor = await onTransaksi('wic-check');
      await visitor.type({ kota: 'Bandung' });
      await back(visitor);
      expect([place(visitor), visitor.values().nama]).toEqual([['/form/contoh', 'satu', undefined], 'Siti']);
      await visitor.next({ nama: 'Sita' });
      await visitor.answer(answered({}));
      expect(visitor.asked.map(({ body }) => body)).toEqual([{ nama: 'Siti' }, { nama: 'Sita' }]);
      expect([place(visitor), visitor.values().kota]).toEqual([
        ['/form/contoh?step=dua', 'dua', undefined],
        'Bandung',
      ]);
    });

    test("is not undone by the browser's Forward, which says that the check comes first", async () => {
      const visitor = await onTransaksi('wic-check');
      await back(visitor);
      await visitor.go(1);
      expect(place(visitor)).toEqual(['/form/contoh', 'satu', 'checkAgain']);
      await visitor.next();
      await visitor.answer(answered({}));
      expect(place(visitor)).toEqual(['/form/contoh?step=dua', 'dua', undefined]);
    });

    test('asks before it leaves the form, where the stage before has registered something', async () => {
      const visitor = await onTransaksi();
      await back(visitor);
      expect(place(visitor)).toEqual(['/form/contoh?step=dua', 'dua', undefined]);
      expect(visitor.activity().question).toMatchObject({
        about: 'leaving',
        until: expect.any(Number) as number,
      });
      visitor.activity().question?.answer(false);
      await visitor.clock.settle();
      expect([place(visitor), visitor.activity().question]).toEqual([
        ['/form/contoh?step=dua', 'dua', undefined],
        undefined,
      ]);
      await back(visitor);
      visitor.activity().question?.answer(true);
      await visitor.clock.settle();
      expect(visitor.tab.page()).toBe('away');
      await visitor.go(1);
      expect([place(visitor), visitor.activity().question]).toEqual([
        ['/form/contoh?step=dua', 'dua', undefined],
        undefined,
      ]);
    });
  });

  /** A visitor of the second stage, who has come there by this call of the first one. */
  const onTransaksi = async (call = 'registration') => {
    const visitor = visit(staged(call));
    await visitor.next({ nama: 'Siti' });
    await visitor.answer(answered({}));
    expect(place(visitor)).toEqual(['/form/contoh?step=dua', 'dua', undefined]);
    return visitor;
  };

  /** A stage behind another one. */
  const staged = (call: string) =>
    inTwoStages([
      {
        call,
        body: { nama: 'nama' },
        outcomes: [{ match: 'ok', do: [{ goTo: { stage: 'transaksi' } }] }],
      },
    ]);

  test('A link past an end leads to the end, and asks for nothing more', async () => {
    const over = formOf({
      satu: [nama],
      selesai: { visibleWhen: badan, ends: true, blocks: [] },
      dua: [kota],
    });
    const visitor = await open('/form/contoh?step=dua', { nama: 'PT' }, over);
    expect(place(visitor)).toEqual(['/form/contoh?step=selesai', 'selesai', undefined]);
  });

  describe('While something is registered', () => {
    const registering = async () => {
      const visitor = visit(
        formOf(
          { satu: [nama], dua: { next: { do: 'daftar' }, blocks: [kota] }, tiga: [] },
          { actions: { daftar: [{ call: 'registration', outcomes: [{ match: 'ok', do: [] }] }] } },
        ),
      );
      await visitor.next({ nama: 'Siti', kota: 'Bandung' });
      await visitor.next();
      expect(visitor.asked).toHaveLength(1);
      return visitor;
    };

    test("the browser's Back is taken back with a word, which goes with the bank's answer", async () => {
      const visitor = await registering();
      await visitor.go(-1);
      expect(place(visitor)).toEqual(['/form/contoh?step=dua', 'dua', 'waitForSending']);
      await visitor.answer(answered({}));
      expect(place(visitor)).toEqual(['/form/contoh?step=tiga', 'tiga', undefined]);
    });

    test('Back of the form waits, with a word', async () => {
      const visitor = await registering();
      await visitor.back();
      expect([place(visitor), visitor.asked[0]?.aborted()]).toEqual([
        ['/form/contoh?step=dua', 'dua', 'waitForSending'],
        false,
      ]);
    });
  });

  test('a press that comes before the page reports its address is not undone by it', async () => {
    const visitor = await open('/form/contoh?step=dua', { nama: 'Siti' });
    const { form: own, ports } = visitor.session();
    const address = { page: 'step', step: 'dua' } as const;
    await visitor.clock.pass(1000);
    const parts = { definitionHash: 'x', query: {}, ports: { ...ports, navigator: noNavigator } };
    const session = createSession({ form: own, address, ...parts });
    session.start();
    void session.send({ type: 'back' });
    session.follow(address);
    await visitor.clock.settle();
    expect([session.state().step, session.activity.current().step]).toEqual(['satu', 'satu']);
    session.follow({ page: 'step' });
    session.follow(address);
    await visitor.clock.settle();
    expect(session.activity.current().step).toBe('dua');
    session.close();
  });

  test.each([
    ['is held back with a word', false, 'waitForSending'],
    ['of the step on the screen is taken as it is', true, undefined],
  ])(
    'an address that the page reports only after a press that registers something %s',
    async (_, isThere, word) => {
      const daftar: Block[] = [{ call: 'registration', outcomes: [{ match: 'ok', do: [] }] }];
      const visitor = visit(formOf({ satu: [nama], dua: [kota] }, { actions: { daftar } }));
      const { form: own, ports } = visitor.session();
      const parts = { definitionHash: 'x', query: {}, ports: { ...ports, navigator: noNavigator } };
      const session = createSession({ form: own, address: { page: 'step' }, ...parts });
      session.start();
      if (isThere) {
        session.follow({ page: 'step' });
        void session.send({ type: 'write', by: 'visitor', writes: { nama: { raw: 'Siti' } } });
        void session.send({ type: 'next' });
        await visitor.clock.settle();
      }
      void session.press('daftar', { effects: own.actions.get('daftar') ?? [], extras: {} });
      await visitor.clock.settle();
      session.follow({ page: 'step', step: 'dua' });
      await visitor.clock.settle();
      const { step, hint } = session.activity.current();
      expect([visitor.asked.length, step, hint]).toEqual([1, isThere ? 'dua' : 'satu', word]);
      session.close();
    },
  );

  test.each(['/form/contoh?step=dua', '/form/contoh?step=tiga', '/form/contoh/preview'])(
    'A link to %s leads to the step whose action has not run yet, though nothing is missing on it',
    async (path) => {
      const cek = [{ call: 'wic-check', body: { nik: "'1'" }, outcomes: [{ match: 'ok', do: [] }] }];
      const checked = { next: { do: 'cek' }, blocks: [{ name: 'catatan' }] };
      for (const dua of [[kota], []]) {
        const form = formOf({ satu: checked, dua, tiga: [] }, { actions: { cek } });
        const visitor = await open(path, { catatan: 'x' }, form);
        expect(place(visitor)).toEqual(['/form/contoh', 'satu', 'finishStepFirst']);
        expect(visitor.tab.page()).toBe('step');
      }
    },
  );

  describe('A form that is complete', () => {
    const complete = async (of = form(), more: Block = {}) => {
      const visitor = visit(of);
      Object.keys(more).forEach((code) => visitor.session().renewCode(code));
      await visitor.next({ nama: 'Siti', ...more });
      await visitor.next({ kota: 'Bandung' });
      await visitor.next();
      expect(visitor.tab.page()).toBe('preview');
      return visitor;
    };

    test("is shown its preview again by one Next from the step that 'Ubah' has opened, also after a reload", async () => {
      const visitor = await complete();
      await visitor.send({ type: 'edit', step: 'satu' });
      await visitor.type({ nama: 'Sari' });
      await visitor.clock.pass(1000);
      await visitor.reload();
      expect(visitor.step()).toBe('satu');
      await visitor.next();
      expect([visitor.tab.page(), visitor.values().nama]).toEqual(['preview', 'Sari']);
    });

    test("is shown its preview again by Back from the step that 'Ubah' has opened, with the answer that was changed", async () => {
      const visitor = await complete();
      await visitor.send({ type: 'edit', step: 'satu' });
      await visitor.type({ nama: 'Sari' });
      expect(place(visitor)).toEqual(['/form/contoh', 'satu', undefined]);
      await visitor.go(-1);
      expect([visitor.tab.page(), visitor.values().nama]).toEqual(['preview', 'Sari']);
    });

    test.each([
      ['its own', form()],
      [
        'its own, which has a page before the first step',
        formOf({ satu: [nama], dua: [kota], tiga: [] }, { start: {} }),
      ],
    ])('opens its preview by an address without a step: %s', async (_, of) => {
      const visitor = await complete(of);
      await visitor.navigate('/form/contoh');
      expect(visitor.tab.page()).toBe('preview');
      await visitor.go(-1);
      expect(place(visitor)).toEqual(['/form/contoh?step=tiga', 'tiga', undefined]);
    });

    test('but for the code that is kept nowhere asks for that', async () => {
      const sandi: Block = { type: 'captcha', name: 'sandi', required: true };
      const visitor = await complete(formOf({ satu: [nama, sandi], dua: [kota], tiga: [] }), {
        sandi: 'abcd',
      });
      await visitor.navigate('/form/contoh');
      expect(place(visitor)).toEqual(['/form/contoh', 'satu', 'proveAgain']);
    });
  });

  describe("A stage before the last one that 'Ubah' leads into", () => {
    const steps = (id: string, ...names: string[]) => ({
      id,
      steps: names.map((name) => ({
        ...{ id: name, title: name },
        blocks: [{ type: 'text', label: name, name, required: true }],
      })),
    });
    const lanjut = [{ goTo: { stage: 'transaksi' } }];
    const inStages = () =>
      formOf(
        {},
        {
          actions: { lanjut },
          stages: [
            { ...steps('daftar', 'nama', 'kota'), afterLastStep: 'lanjut' },
            steps('transaksi', 'barang'),
          ],
        },
      );

    test.each([
      ['by Back', 'kota', (visitor: ReturnType<typeof visit>) => void visitor.tab.go(-1)],
      ['by its link', 'kota', ({ tab }) => tab.navigate('/form/contoh/preview')],
      ["by the form's own address", 'nama', ({ tab }) => tab.navigate('/form/contoh')],
    ])(
      'is gone through before the preview, which is asked for %s: nothing is sent without the answers behind it',
      async (_, step, come) => {
        const visitor = visit(inStages());
        for (const [name, text] of Object.entries({ nama: 'Siti', kota: 'Bandung', barang: 'Emas' })) {
          await visitor.next({ [name]: text });
        }
        expect(visitor.tab.page()).toBe('preview');
        void visitor.session().send({ type: 'edit', step: 'nama' });
        await visitor.clock.pass(1000);
        come(visitor);
        await visitor.clock.settle();
        expect([visitor.tab.page(), visitor.step()]).toEqual(['step', step]);
        await visitor.submit();
        expect(visitor.asked).toEqual([]);
        for (let left = 0; left < 3 && visitor.tab.page() !== 'preview'; left += 1) await visitor.next();
        await visitor.submit();
        expect(visitor.asked[0]?.body.data).toBe('{"nama":"Siti","kota":"Bandung","barang":"Emas"}');
      },
    );
  });

  test('The button of the preview leads to a step that is not finished any more, and sends nothing', async () => {
    const visitor = visit(form());
    await visitor.next({ nama: 'Siti', kota: 'Bandung' });
    await visitor.next();
    await visitor.next();
    expect(visitor.tab.page()).toBe('preview');
    expect(visitor.session().unfinished()).toBeUndefined();
    await visitor.type({ kota: '' });
    expect(visitor.session().unfinished()).toBe('dua');
    await visitor.submit();
    expect(place(visitor)).toEqual(['/form/contoh?step=dua', 'dua', 'finishStepFirst']);
    expect(visitor.asked).toEqual([]);
  });
});

describe('passed', () => {
  const alamat = { name: 'alamat', required: true };
  const sama = { type: 'switch', name: 'sama' };
  const kirim = { name: 'kirim' };

  /** The address that an account is sent to is copied when the second step is left. */
  const form = () =>
    formOf(
      { satu: [alamat], dua: { blocks: [sama], next: { do: 'salin' } }, tiga: [kirim], empat: [] },
      {
        actions: {
          salin: [{ if: [{ name: 'sama', condition: 'isTrue' }], then: [{ copy: { kirim: 'alamat' } }] }],
        },
      },
    );

  /** A visitor who has come to the last step, and gone back by so many steps. */
  async function whoIsBack(by: number) {
    const visitor = visit(form());
    await visitor.next({ alamat: 'Jalan A' });
    await visitor.next({ sama: true });
    await visitor.next();
    expect([visitor.step(), visitor.values().kirim]).toEqual(['empat', 'Jalan A']);
    await visitor.go(-by);
    return visitor;
  }

  const place = ({ tab, step, activity }: ReturnType<typeof visit>) => [tab.route(), step(), activity().hint];

  describe("What a step's Next does", () => {
    test('is due again when an answer that it reads has changed: Forward stops there, with a word why', async () => {
      const visitor = await whoIsBack(3);
      await visitor.type({ alamat: 'Jalan B' });
      await visitor.go(2);
      expect(place(visitor)).toEqual(['/form/contoh?step=dua', 'dua', 'finishStepFirst']);
      await visitor.next();
      expect([visitor.step(), visitor.values().kirim]).toEqual(['tiga', 'Jalan B']);
    });

    test('is kept as done after a reload for who has gone back before it and changed nothing', async () => {
      const visitor = await whoIsBack(3);
      await visitor.reload();
      await visitor.go(2);
      expect(place(visitor)).toEqual(['/form/contoh?step=tiga', 'tiga', undefined]);
    });

    test('is due for who changes an answer from the preview: the way back leads over it', async () => {
      const visitor = await whoIsBack(0);
      await visitor.next();
      await visitor.send({ type: 'edit', step: 'satu' });
      await visitor.next({ alamat: 'Jalan B' });
      expect(visitor.step()).toBe('dua');
      await visitor.next();
      expect([visitor.tab.route(), visitor.values().kirim]).toEqual(['/form/contoh/preview', 'Jalan B']);
    });

    test('is kept as done also for who has typed nothing yet: a reload stays on the step behind it', async () => {
      const visitor = visit(
        formOf(
          { satu: { blocks: [sama], next: { do: 'salin' } }, dua: [kirim] },
          { actions: { salin: [{ clear: ['kirim'] }] } },
        ),
      );
      await visitor.next();
      await visitor.reload();
      expect(place(visitor)).toEqual(['/form/contoh?step=dua', 'dua', undefined]);
    });
  });
});
