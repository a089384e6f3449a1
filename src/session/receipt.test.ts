import {
  answered,
  formOf,
  inTwoStages,
  driverOn,
  lost,
  registered,
  visit,
  type Block,
} from './testing/visit';

const nama: Block = { name: 'nama', required: true };

/** A form that reports its submission by a dialog of its own. */
const thanking = () =>
  formOf(
    { satu: [nama] },
    {
      afterLastStep: 'submit',
      submit: [
        {
          call: 'submit',
          body: { data: 'json(answers())' },
          outcomes: [
            {
              match: 'ok && status == 200',
              do: [
                {
                  dialog: {
                    title: 'Terima kasih {response.data.registrationNumber}',
                    dismissable: false,
                    closeButton: { do: [{ clearStorage: true }, { closeDialog: true }, { navigate: '/' }] },
                    buttons: [{ text: 'Tutup' }],
                  },
                },
              ],
            },
          ],
        },
      ],
    },
  );

/** What reports a registration and leads on. */
const thanks: Block = {
  dialog: {
    title: 'Terdaftar',
    buttons: [{ text: 'Lanjut', do: [{ goTo: { stage: 'transaksi' } }, { closeDialog: true }] }],
  },
};

/** A registration in the middle, and a stage behind it. */
const staged = (next = thanks, first: readonly Block[] = []) =>
  inTwoStages(
    [
      {
        call: 'registration',
        body: { data: 'answers()' },
        outcomes: [{ match: 'ok', do: [{ set: { ncid: 'response.data.ncid' } }, next] }],
      },
    ],
    { values: [{ name: 'ncid' }] },
    first,
  );

const sent = async (form = formOf({ satu: [nama] })) => {
  const visitor = visit(form);
  await visitor.next({ nama: 'Siti' });
  await visitor.submit(registered());
  return visitor;
};

describe('A receipt', () => {
  describe('that is no longer kept is missed at its address', () => {
    const halfAnHour = 1_800_000;
    const lose = async () => {
      const visitor = await sent();
      await visitor.clock.pass(halfAnHour);
      await visitor.reload();
      return visitor;
    };

    test('by its number, which outlives it, and no step is shown in its place', async () => {
      const visitor = await lose();
      expect([visitor.tab.page(), visitor.tab.route()]).toEqual(['lost', '/form/contoh/preview']);
      expect(visitor.activity().lost).toEqual({ number: 'REG1' });
    });

    test('until another address of the form is shown', async () => {
      const visitor = await lose();
      await visitor.go(-1);
      await visitor.navigate('/form/contoh');
      expect([visitor.tab.page(), visitor.activity().lost]).toEqual(['step', undefined]);
    });

    test('without a number where nothing was sent from this device', async () => {
      const visitor = visit(formOf({ satu: [nama] }), { path: '/form/contoh/preview' });
      await visitor.clock.settle();
      expect(visitor.activity().lost).toEqual({ number: undefined });
    });

    test('not while it is unknown whether it was sent', async () => {
      const visitor = visit(formOf({ satu: [nama] }));
      await visitor.next({ nama: 'Siti' });
      await visitor.submit(lost);
      await visitor.clock.pass(2 * halfAnHour);
      await visitor.reload();
      const { lost: missed, draft } = visitor.activity();
      expect([missed, draft.sending]).toEqual([undefined, 'unknown']);
    });
  });

  test('is not covered by the error of a submission that failed before it', async () => {
    const visitor = visit(formOf({ satu: [nama] }));
    await visitor.next({ nama: 'Siti' });
    await visitor.submit(answered({ statusCode: 500, message: 'rusak' }, 500));
    expect(visitor.activity().toasts).toMatchObject([{ variant: 'destructive' }]);
    await visitor.submit(registered());
    expect(visitor.activity()).toMatchObject({ receipt: { number: 'REG1' }, toasts: [] });
  });

  test.each<[string, (visitor: Awaited<ReturnType<typeof sent>>) => void]>([
    ['a reload', ({ tab }) => tab.reload()],
    ["the browser's Back", ({ tab }) => void tab.go(-1)],
    ['a visit of another page', ({ tab }) => [tab.navigate('/'), tab.navigate('/form/contoh')]],
    ['a tab that was killed', ({ tab }) => [tab.close('killed'), tab.reload()]],
  ])('is shown again after %s', async (_, happen) => {
    const visitor = await sent();
    happen(visitor);
    await visitor.clock.settle();
    expect(visitor.activity().receipt?.number).toBe('REG1');
    expect(visitor.tab.page()).toBe('receipt');
  });

  test('goes after half an hour', async () => {
    const visitor = await sent();
    await visitor.clock.pass(1_800_000);
    visitor.tab.reload();
    expect(visitor.activity().receipt).toBeUndefined();
  });

  test('goes when the visitor begins another application', async () => {
    const visitor = await sent();
    visitor.session().draft.forgetReceipt();
    expect(visitor.stored(':receipt')).toBeUndefined();
    visitor.tab.navigate('/form/contoh');
    expect(visitor.activity().receipt).toBeUndefined();
    await visitor.next({ nama: 'Budi' });
    await visitor.submit();
    expect(visitor.activity().question).toBeUndefined();
    expect(visitor.asked[1]?.key).not.toBe(visitor.asked[0]?.key);
  });

  test('of another tab stays when the one before it is put away', async () => {
    const visitor = await sent();
    const other = driverOn(visitor.secondTab(), visitor.clock);
    other.session().draft.forgetReceipt();
    await other.next({ nama: 'Budi' });
    await other.submit();
    await visitor.answer(registered('REG2'));
    expect(visitor.stored(':receipt')).toMatchObject({ number: 'REG2' });
    visitor.session().draft.forgetReceipt();
    expect(visitor.stored(':receipt')).toMatchObject({ number: 'REG2' });
  });

  test('recalls the answers with long numbers masked, and nothing sensitive', async () => {
    const sensitive = 'receipt';
    const visitor = visit(
      formOf({
        satu: [
          { name: 'nik' },
          { name: 'pin', sensitive: true },
          { name: 'kosong', sensitive },
          { name: 'kota' },
          { name: 'surel', type: 'email' },
          { name: 'foto', type: 'upload' },
          { name: 'ibu', sensitive, autocomplete: 'name' },
          { name: 'lahir', type: 'date', sensitive },
          { name: 'terbit', type: 'monthYear', sensitive },
          { name: 'kode', sensitive },
          { name: 'upah', type: 'currency', sensitive },
        ],
      }),
    );
    await visitor.type({
      nik: '3273012345678901',
      pin: '1234',
      kota: 'Bandung 40111',
      surel: 'siti@contoh.co.id',
    });
    await visitor.type({
      foto: '/files/IMG_20261126_3012.jpg',
      ibu: "NUR'AINI BINTI H. ÉMIL",
      lahir: '1990-08-17',
    });
    await visitor.next({ terbit: '2020-03', kode: 'A1 1234567', upah: 5000000 });
    expect(visitor.stored()).toMatchObject({ data: { ibu: "NUR'AINI BINTI H. ÉMIL", lahir: '1990-08-17' } });
    expect(visitor.stored()).not.toHaveProperty('data.pin');
    await visitor.submit(registered());
    expect(visitor.activity().receipt?.recap).toEqual([
      { label: 'nik', text: '••••••••••••8901', part: 'satu' },
      { label: 'kota', text: 'Bandung 40111' },
      { label: 'surel', text: 's•••@contoh.co.id' },
      { label: 'foto', text: 'IMG_20261126_3012.jpg' },
      { label: 'ibu', text: "N••'A••• B•••• H. É•••" },
      { label: 'lahir', text: '••/••/1990' },
      { label: 'terbit', text: '••/2020' },
      { label: 'kode', text: 'A• •••••••' },
      { label: 'upah', text: 'R• •.•••.•••' },
    ]);
    expect(visitor.activity().receipt?.applicant).toBe("N••'A••• B•••• H. É•••");
  });

  test('recalls only the answers that its definition names, those of rows too', async () => {
    const blocks = [{ type: 'text', name: 'panggilan', label: 'Panggilan' }];
    const anak: Block = { type: 'rows', name: 'anak', label: 'Anak', rowTitle: 'Anak {index}', blocks };
    const recapOf = ['kota', 'anak'];
    const visitor = visit(formOf({ satu: [nama, { name: 'kota' }, anak] }, { confirmation: { recapOf } }));
    await visitor.type({ nama: 'Siti', kota: 'Bandung', anak: [0] });
    await visitor.type({ 'anak.0.panggilan': 'Ani' });
    await visitor.next();
    await visitor.submit();
    await visitor.answer(registered());
    expect(visitor.activity().receipt).toMatchObject({
      page: { recap: true },
      recap: [
        { label: 'kota', text: 'Bandung', part: 'satu' },
        { label: 'Panggilan', text: 'Ani', part: 'Anak 1' },
      ],
    });
  });

  test('recalls a number with all its digits', async () => {
    const visitor = visit(formOf({ satu: [{ name: 'nilai', type: 'decimal' }] }));
    await visitor.next({ nilai: '125000,5' });
    await visitor.submit(registered());
    expect(visitor.activity().receipt?.recap).toEqual([{ label: 'nilai', text: '125.000,5', part: 'satu' }]);
  });

  test('is in the name of who applies, and says in one line what a switch has copied', async () => {
    const sama: Block = { name: 'sama', type: 'switch', copies: { rtTinggal: 'rt' } };
    const visitor = visit(
      formOf({
        satu: [{ name: 'nama', autocomplete: 'name' }, { name: 'rt' }],
        dua: [sama, { name: 'rtTinggal' }],
      }),
    );
    await visitor.next({ nama: 'Siti', rt: '001' });
    await visitor.next({ sama: true });
    await visitor.submit(registered());
    expect(visitor.stored(':receipt')).toMatchObject({
      applicant: 'Siti',
      recap: [
        { label: 'nama', text: 'Siti', part: 'satu' },
        { label: 'rt', text: '001' },
        { label: 'sama', text: 'Ya: rtTinggal 001', part: 'dua' },
      ],
    });
  });

  test.each<[string, Block, string | undefined]>([
    ['the person', { email: 'siti@contoh.id', nama: 'Siti', badan: 'PT Maju' }, 'Siti'],
    ['the company, where no person is named', { email: 'siti@contoh.id', badan: 'PT Maju' }, 'PT Maju'],
    ['nobody, where neither is', { email: 'siti@contoh.id' }, undefined],
  ])('is in the name of %s', async (_, answers, applicant) => {
    const blocks: Block[] = [
      { name: 'catatan' },
      { name: 'email', autocomplete: 'email' },
      { name: 'badan', autocomplete: 'organization' },
      { name: 'nama', autocomplete: 'name' },
    ];
    const visitor = visit(formOf({ satu: blocks }));
    await visitor.next({ ...answers, catatan: 'x' });
    await visitor.submit(registered());
    expect(visitor.activity().receipt?.applicant).toBe(applicant);
  });

  test('heads each row with its title, and what follows it with that of the step', async () => {
    const rows: Block = {
      type: 'rows',
      name: 'anak',
      label: 'Anak',
      rowTitle: 'Anak {index}',
      blocks: [
        { type: 'text', name: 'panggilan', label: 'Panggilan' },
        { type: 'text', name: 'kelas', label: 'Kelas' },
      ],
    };
    const visitor = visit(formOf({ satu: [rows, { name: 'kota' }] }));
    await visitor.type({ anak: [0, 1], kota: 'Bandung' });
    await visitor.next({ 'anak.0.panggilan': 'Ani', 'anak.0.kelas': '1', 'anak.1.panggilan': 'Budi' });
    await visitor.submit(registered());
    expect(visitor.activity().receipt?.recap).toEqual([
      { part: 'Anak 1', label: 'Panggilan', text: 'Ani' },
      { label: 'Kelas', text: '1' },
      { part: 'Anak 2', label: 'Panggilan', text: 'Budi' },
      { part: 'satu', label: 'kota', text: 'Bandung' },
    ]);
  });

  test('names no row by what is sensitive in it', async () => {
    const ibu: Block = { type: 'text', name: 'ibu', label: 'Ibu', sensitive: 'receipt' };
    const pin: Block = { type: 'text', name: 'pin', label: 'PIN', sensitive: true };
    const rows: Block = {
      type: 'rows',
      name: 'anak',
      label: 'Anak',
      rowTitle: '{ibu}, {pin}',
      blocks: [ibu, pin],
    };
    const visitor = visit(formOf({ satu: [rows] }));
    await visitor.type({ anak: [0] });
    await visitor.next({ 'anak.0.ibu': 'Siti', 'anak.0.pin': 'x1' });
    await visitor.submit(registered());
    expect(visitor.activity().receipt?.recap).toEqual([{ part: 'S•••, •••', label: 'Ibu', text: 'S•••' }]);
  });
});

describe('A dialog that reports what was registered', () => {
  const thanked = async () => {
    const visitor = visit(thanking());
    await visitor.next({ nama: 'Siti' });
    await visitor.answer(registered());
    expect(visitor.activity().dialogs).toMatchObject([{ title: 'Terima kasih REG1', registered: true }]);
    return visitor;
  };

  test('stands before the receipt, which is there when it is closed', async () => {
    const visitor = await thanked();
    expect(visitor.activity().receipt?.number).toBe('REG1');
    expect(visitor.stored()).toBeUndefined();
    await visitor.press('Tutup');
    expect(visitor.activity()).toMatchObject({ receipt: { number: 'REG1' }, dialogs: [] });
    expect(visitor.tab.page()).toBe('receipt');
  });

  test('leaves the receipt to the device, whatever its cross clears away', async () => {
    const visitor = await thanked();
    await visitor.press('×');
    expect(visitor.tab.page()).toBe('away');
    expect(visitor.stored(':receipt')).toMatchObject({ number: 'REG1' });
    visitor.tab.navigate('/form/contoh');
    expect(visitor.activity().receipt?.number).toBe('REG1');
  });

  test('gives way to the receipt after a reload', async () => {
    const visitor = await thanked();
    visitor.tab.reload();
    await visitor.clock.settle();
    expect(visitor.activity()).toMatchObject({ receipt: { number: 'REG1' }, dialogs: [] });
  });

  test('in the middle of a form comes back over its answers, and the next stage is kept', async () => {
    const visitor = visit(staged());
    await visitor.next({ nama: 'Siti' });
    await visitor.answer(answered({ statusCode: 200, data: { ncid: 'N1', rahasia: 'x' } }));
    expect(visitor.stored()).toMatchObject({ data: { nama: 'Siti', ncid: 'N1' }, dialog: { extras: {} } });
    expect(JSON.stringify(visitor.stored())).not.toContain('rahasia');
    expect(visitor.states()).toEqual(['done']);
    await visitor.reload();
    expect(visitor.activity().dialogs).toMatchObject([{ title: 'Terdaftar', registered: true }]);
    expect(visitor.values()).toMatchObject({ nama: 'Siti', ncid: 'N1' });
    await visitor.press('Lanjut');
    expect(visitor.step()).toBe('dua');
    expect(visitor.stored()).toMatchObject({ stages: ['daftar', 'transaksi'], activeStep: 'dua' });
    expect(visitor.stored()?.dialog).toBeUndefined();
    await visitor.reload();
    expect([visitor.step(), visitor.activity().dialogs]).toEqual(['dua', []]);
    expect(visitor.asked).toHaveLength(1);
  });

  describe('of a registration whose answer comes while the visitor is away', () => {
    const away = async (form = staged()) => {
      const visitor = visit(form);
      await visitor.next({ nama: 'Siti' });
      visitor.tab.navigate('/');
      await visitor.clock.pass(1000);
      return visitor;
    };
    const answer = answered({ statusCode: 200, data: { ncid: 'N1' } });

    test('waits for them with what was registered', async () => {
      const visitor = await away();
      const until = visitor.stored()?.expiry;
      await visitor.answer(answer);
      expect(visitor.stored()).toMatchObject({ data: { nama: 'Siti', ncid: 'N1' }, expiry: until });
      expect(visitor.states()).toEqual(['done']);
      await visitor.navigate('/form/contoh');
      expect(visitor.activity().dialogs).toMatchObject([{ title: 'Terdaftar', registered: true }]);
      expect(visitor.activity().draft.sending).toBeUndefined();
      await visitor.press('Lanjut');
      expect([visitor.step(), visitor.asked.length]).toEqual(['dua', 1]);
    });

    test('leaves what was restarted as it is', async () => {
      const visitor = await away();
      visitor.tab.navigate('/form/contoh');
      visitor.session().draft.forget();
      visitor.tab.reload();
      await visitor.type({ nama: 'Budi' });
      await visitor.clock.pass(1000);
      await visitor.answer(answer);
      expect(visitor.stored()?.data).toEqual({ nama: 'Budi', ncid: null });
      expect(visitor.stored()?.dialog).toBeUndefined();
    });

    test('leaves them on the step to which they have gone since', async () => {
      const before = { id: 'awal', title: 'awal', blocks: [{ type: 'text', label: 'Asal', name: 'asal' }] };
      const visitor = visit(staged({ goTo: { stage: 'transaksi' } }, [before]));
      await visitor.next();
      await visitor.next({ nama: 'Siti' });
      visitor.tab.navigate('/');
      visitor.tab.navigate('/form/contoh');
      await visitor.back();
      await visitor.clock.pass(1000);
      visitor.tab.navigate('/');
      await visitor.answer(answer);
      expect(visitor.stored()).toMatchObject({
        stages: ['daftar'],
        activeStep: 'awal',
        data: { ncid: 'N1' },
      });
    });

    test('leaves what another registration, of other answers, has reported since', async () => {
      const visitor = await away();
      const [first] = visitor.asked;
      visitor.tab.navigate('/form/contoh');
      await visitor.next({ nama: 'Budi' });
      await visitor.decide(true);
      await visitor.answer(answered({ statusCode: 200, data: { ncid: 'N2' } }));
      const { stored } = visitor;
      const before = stored();
      expect(before).toMatchObject({ data: { nama: 'Budi', ncid: 'N2' } });
      await first?.answer(answer);
      expect(stored()).toEqual(before);
    });

    test('is given up with the draft that has gone since', async () => {
      const visitor = await away();
      visitor.tab.navigate('/form/contoh');
      visitor.session().draft.forget();
      visitor.tab.navigate('/');
      await visitor.answer(answer);
      await visitor.clock.pass(1000);
      expect(visitor.stored()).toBeUndefined();
    });

    test('waits for them with all of it, though the device does not take the first of it', async () => {
      const visitor = await away(staged({ wait: 3000 }));
      visitor.device.refuse('full');
      await visitor.answer(answer);
      await visitor.clock.pass(2000);
      visitor.device.refuse(undefined);
      expect(visitor.stored()?.data).toMatchObject({ ncid: null });
      await visitor.clock.pass(1000);
      visitor.tab.session().draft.extend();
      expect(visitor.stored()).toMatchObject({
        data: { ncid: 'N1' },
      });
    });

    test('leads on where it has no dialog', async () => {
      const visitor = await away(staged({ goTo: { stage: 'transaksi' } }));
      await visitor.answer(answer);
      expect(visitor.stored()).toMatchObject({ stages: ['daftar', 'transaksi'], activeStep: 'dua' });
    });
  });
});
