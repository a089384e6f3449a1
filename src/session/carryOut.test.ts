import type { JsonObject } from '../interpreter';
import { answered, formOf, lost, visit, type Block } from './testing/visit';

describe('carryOut', () => {
  const nama: Block = { name: 'nama', required: true };

  const button = (text: string): Block => ({ type: 'button', text, do: text.toLowerCase() });

  type Actions = Readonly<Record<string, readonly Block[]>>;

  /** A visitor in front of buttons, each with effects of its own. */
  const begin = (actions: Actions, rest: Block = {}) => {
    const visitor = visit(
      formOf(
        { satu: [nama, { name: 'catatan' }, ...Object.keys(actions).map(button)], dua: [{ name: 'kota' }] },
        { actions, values: [{ name: 'kode' }], ...rest },
      ),
    );
    return {
      visitor,
      pressing: async (action: string): Promise<void> => {
        const effects = visitor.session().form.actions.get(action) ?? [];
        void visitor.session().press(action, { effects, extras: {} });
        await visitor.clock.settle();
      },
    };
  };

  const titles = (shown: readonly { title: string }[]) => shown.map(({ title }) => title);

  describe('Dialogs and toasts of an action', () => {
    const two: Actions = {
      tanya: [
        {
          dialog: {
            title: 'Pertama',
            closeButton: {},
            buttons: [{ text: 'Ya', do: [{ set: { kode: "'Y'" } }, { closeDialog: true }] }],
          },
        },
        { dialog: { title: 'Kedua', closeButton: {}, buttons: [{ text: 'Tutup' }] } },
        { toast: { title: 'Baik', text: 'Sudah', variant: 'destructive' } },
      ],
    };

    test('what went wrong is over when the visitor goes on', async () => {
      const { visitor, pressing } = begin({ tanya: [{ toast: { title: 'Gagal', variant: 'destructive' } }] });
      await pressing('tanya');
      expect(titles(visitor.activity().toasts)).toEqual(['Gagal']);
      await visitor.session().send({ type: 'next' });
      expect(visitor.activity().toasts).toEqual([]);
    });

    test('stand over each other, and go from the newest on', async () => {
      const { visitor, pressing } = begin(two);
      await pressing('tanya');
      expect(titles(visitor.activity().dialogs)).toEqual(['Pertama', 'Kedua']);
      expect(visitor.activity().toasts).toMatchObject([
        { title: 'Baik', text: 'Sudah', variant: 'destructive' },
      ]);
      await visitor.press('Tutup');
      expect(titles(visitor.activity().dialogs)).toEqual(['Pertama']);
      await visitor.press('Ya');
      expect([visitor.activity().dialogs, visitor.values().kode]).toEqual([[], 'Y']);
      visitor.session().closeDialog();
      expect(visitor.activity().dialogs).toEqual([]);
    });

    test('that report nothing registered do not come back with the page', async () => {
      const { visitor, pressing } = begin(two);
      await visitor.type({ nama: 'Siti' });
      await pressing('tanya');
      await visitor.clock.pass(1000);
      expect(visitor.stored()?.dialog).toBeUndefined();
      visitor.tab.reload();
      expect([visitor.values().nama, visitor.activity().dialogs]).toEqual(['Siti', []]);
    });
  });

  describe('An error of an earlier try', () => {
    const check = [
      {
        call: 'wic-check',
        outcomes: [
          { match: 'ok && status == 200', do: [{ toast: { title: 'Ditemukan' } }] },
          { match: 'status == 404', do: [{ toast: { title: 'Tidak ada', variant: 'destructive' } }] },
        ],
      },
    ];
    const other = [{ call: 'screening', outcomes: [{ match: 'ok', do: [{ toast: { title: 'Lolos' } }] }] }];

    test.each([
      ['has no answer', lost],
      ['is refused', answered({ statusCode: 500 }, 500)],
      ['finds nothing', answered({ statusCode: 404 }, 404)],
    ])('that %s goes when the next one has succeeded, by whatever button', async (_, failed) => {
      const { visitor, pressing } = begin({ cek: check, ulang: check, lain: other });
      await pressing('cek');
      await visitor.answer(failed);
      expect(visitor.activity().toasts).toMatchObject([{ variant: 'destructive' }]);
      await pressing('lain');
      await visitor.answer(answered({ statusCode: 200 }));
      expect(visitor.activity().toasts).toMatchObject([{ variant: 'destructive' }, { title: 'Lolos' }]);
      await pressing('ulang');
      await visitor.answer(answered({ statusCode: 200 }));
      expect(titles(visitor.activity().toasts)).toEqual(['Lolos', 'Ditemukan']);
    });
  });

  describe('A dialog that blocks', () => {
    const blocking = (title: string, next: readonly Block[] = []) => ({
      dialog: {
        title,
        dismissable: false,
        buttons: [{ text: `Tutup ${title}`, do: [{ closeDialog: true }, ...next] }],
      },
    });
    const back = async (visitor: ReturnType<typeof begin>['visitor']): Promise<string[]> => {
      visitor.tab.close('killed');
      await visitor.reload();
      return titles(visitor.activity().dialogs);
    };

    test('comes back with the page, though it reports nothing registered, until it is closed', async () => {
      const { visitor, pressing } = begin({ tolak: [blocking('Ditolak')] });
      await visitor.type({ nama: 'Siti' });
      await pressing('tolak');
      expect(await back(visitor)).toEqual(['Ditolak']);
      expect(visitor.activity().dialogs[0]?.registered).toBeUndefined();
      visitor.tab.navigate('/');
      await visitor.navigate('/form/contoh');
      expect(titles(visitor.activity().dialogs)).toEqual(['Ditolak']);
      await visitor.press('Tutup Ditolak');
      expect(await back(visitor)).toEqual([]);
      expect(visitor.values().nama).toBe('Siti');
    });

    test('lies under another one and comes back when that is closed', async () => {
      const { visitor, pressing } = begin({ dua: [blocking('Bawah'), blocking('Atas')] });
      await visitor.type({ nama: 'Siti' });
      await pressing('dua');
      await visitor.press('Tutup Atas');
      expect(await back(visitor)).toEqual(['Bawah']);
    });
  });

  describe('What goes on while the bank is asked', () => {
    const slow = (title: string, toast: string) => [
      {
        call: 'wic-check',
        pending: { dialog: { title, text: 'Tunggu' }, slowAfterMs: 5000, slowToast: { title: toast } },
        outcomes: [{ match: 'ok', do: [{ toast: { title: 'Ada' } }] }],
      },
    ];

    test('each of two calls shows its own words, and takes away no other ones', async () => {
      const { visitor, pressing } = begin({ satu: slow('Satu', 'Lama satu'), dua: slow('Dua', 'Lama dua') });
      await pressing('satu');
      await visitor.clock.pass(1000);
      await pressing('dua');
      expect(titles(visitor.activity().dialogs)).toEqual(['Satu', 'Dua']);
      expect([...visitor.activity().running]).toEqual(['satu', 'dua']);
      await visitor.clock.pass(4500);
      expect(titles(visitor.activity().toasts)).toEqual(['Lama satu']);
      await visitor.asked[0]?.answer(answered({}));
      expect(titles(visitor.activity().dialogs)).toEqual(['Dua']);
      expect(titles(visitor.activity().toasts)).toEqual(['Ada']);
      await visitor.answer(answered({}));
      expect([visitor.activity().dialogs, visitor.activity().running.size]).toEqual([[], 0]);
      await visitor.clock.pass(10_000);
      expect(titles(visitor.activity().toasts)).toEqual(['Ada']);
    });

    test('a code that was shown is another one after the call, and has to be retyped without blame', async () => {
      const cek = [{ call: 'wic-check', outcomes: [] }];
      const visitor = visit(
        formOf(
          { satu: [nama, { type: 'captcha', name: 'sandi', required: true }, button('Cek')] },
          { actions: { cek } },
        ),
      );
      visitor.session().renewCode('sandi');
      expect(visitor.activity().codes).toEqual({ sandi: 'abcd' });
      await visitor.type({ sandi: 'abcd' });
      await visitor.act('cek');
      expect(visitor.values().sandi).toBe('abcd');
      await visitor.answer(lost);
      expect([visitor.values().sandi, visitor.session().state().failures]).toEqual(['', {}]);
    });

    test('a code of Next is another one for each call of it', async () => {
      const ask = { call: 'wic-check', outcomes: [{ match: 'ok', do: [] }] };
      const visitor = visit(
        formOf(
          {
            satu: { next: { do: 'cek' }, blocks: [{ type: 'captcha', name: 'sandi', required: true }] },
            dua: [],
          },
          { actions: { cek: [ask, ask] } },
        ),
      );
      visitor.session().renewCode('sandi');
      await visitor.next({ sandi: 'abcd' });
      await visitor.answer(answered({}));
      expect([visitor.asked.length, visitor.activity().locked, visitor.values().sandi]).toEqual([
        2,
        true,
        '',
      ]);
      await visitor.answer(answered({}));
      expect(visitor.step()).toBe('dua');
    });

    test('a code that the call of a button renews while Next waits for a popup was right, and is not asked again', async () => {
      const visitor = visit(
        formOf(
          {
            satu: {
              next: { popup: 'info', do: 'cek' },
              blocks: [{ type: 'captcha', name: 'sandi', required: true }, button('Lihat')],
            },
            dua: [],
          },
          {
            actions: {
              cek: [{ call: 'wic-check', outcomes: [{ match: 'ok', do: [] }] }],
              lihat: [{ call: 'screening', outcomes: [{ match: 'ok', do: [] }] }],
            },
          },
        ),
      );
      visitor.session().renewCode('sandi');
      await visitor.type({ sandi: 'abcd' });
      await visitor.act('lihat');
      await visitor.next();
      await visitor.popups[0]?.answer({ blocks: [] });
      await visitor.answer(answered({}));
      expect(visitor.values().sandi).toBe('');
      visitor.activity().popup?.answer({ done: true });
      await visitor.clock.settle();
      expect([visitor.asked.map(({ call }) => call), visitor.activity().errorsOf]).toEqual([
        ['screening', 'wic-check'],
        undefined,
      ]);
    });

    test('Next waits for a button that locks the answers, and judges nothing meanwhile', async () => {
      const { visitor, pressing } = begin({
        cek: [{ call: 'wic-check', outcomes: [{ match: 'ok', do: [{ set: { kode: "'K'" } }] }] }],
      });
      await pressing('cek');
      expect(visitor.activity().locked).toBe(true);
      await visitor.next();
      expect([visitor.activity().errorsOf, visitor.session().state().touched]).toEqual([undefined, {}]);
    });

    test.each<[string, Block, boolean]>([
      ['goes on with', { set: { kode: "'K'" } }, true],
      ['only tells of', { toast: { title: 'Baik' } }, false],
    ])('a button of a dialog locks the answers that its action %s: %#', async (_, effect, locked) => {
      const { visitor, pressing } = begin({
        tanya: [{ dialog: { title: 'Cek?', buttons: [{ text: 'Ya', do: 'cek' }] } }],
        cek: [{ call: 'wic-check', outcomes: [{ match: 'ok', do: [effect] }] }],
      });
      await pressing('tanya');
      await visitor.press('Ya');
      expect([visitor.asked.length, visitor.activity().locked]).toEqual([1, locked]);
    });

    test('an answer without words of its own is reported by the standard ones', async () => {
      const { visitor, pressing } = begin({ cek: [{ call: 'wic-check', outcomes: [] }] });
      await pressing('cek');
      await visitor.answer(lost);
      expect(visitor.activity().toasts).toMatchObject([
        { variant: 'destructive', title: expect.stringContaining('koneksi') as string },
      ]);
    });
  });

  describe('A wait', () => {
    const waiting: Actions = { tunggu: [{ wait: 3000 }, { toast: { title: 'Selesai' } }] };

    test('ends with the page, and nothing follows', async () => {
      const { visitor, pressing } = begin(waiting);
      await pressing('tunggu');
      visitor.session().close();
      await visitor.clock.pass(5000);
      expect([visitor.activity().toasts, visitor.activity().running.size]).toEqual([[], 0]);
    });

    test('before Next goes on is given up by Back', async () => {
      const visitor = visit(
        formOf({ satu: { next: { delayMs: 2000 }, blocks: [nama] }, dua: [{ name: 'kota' }] }),
      );
      await visitor.next({ nama: 'Siti' });
      expect([...visitor.activity().running]).toHaveLength(1);
      await visitor.clock.pass(1999);
      expect(visitor.step()).toBe('satu');
      await visitor.back();
      await visitor.clock.pass(5000);
      expect([visitor.step(), visitor.tab.page()]).toEqual(['satu', 'away']);
    });

    test('before Next goes on is not restarted by another press', async () => {
      const visitor = visit(
        formOf({ satu: { next: { delayMs: 2000 }, blocks: [nama] }, dua: [{ name: 'kota' }] }),
      );
      await visitor.next({ nama: 'Siti' });
      await visitor.clock.pass(1000);
      await visitor.next();
      await visitor.clock.pass(1000);
      expect(visitor.step()).toBe('dua');
    });
  });

  describe('Other effects', () => {
    test('a path of the portal is gone to with what was typed stored', async () => {
      const { visitor, pressing } = begin({ pergi: [{ navigate: '/form/contoh' }] });
      await visitor.type({ nama: 'Siti' });
      await pressing('pergi');
      expect([visitor.tab.route(), visitor.values().nama]).toEqual(['/form/contoh', 'Siti']);
    });

    test('the page at a path is made ready before a run that ends there waits', async () => {
      const { visitor } = begin({ pergi: [{ wait: 3000 }, { navigate: '/bantuan' }] });
      const prepared = jest.spyOn(visitor.session().ports.navigator, 'prepare');
      const effects = visitor.session().form.actions.get('pergi') ?? [];
      void visitor.session().press('pergi', { effects, extras: {} });
      expect(prepared.mock.calls).toEqual([['/bantuan']]);
      await visitor.clock.pass(3000);
      expect(visitor.tab.route()).toBe('/bantuan');
    });

    test('clearing the storage removes what is kept, of other forms too, and the next input is kept again', async () => {
      const { visitor, pressing } = begin({ hapus: [{ clearStorage: true }] });
      const entries = visitor.device.entries as Map<string, string>;
      await visitor.type({ nama: 'Siti' });
      await visitor.clock.pass(1000);
      entries.set('eform:lain', '{}');
      await pressing('hapus');
      expect(visitor.kept()).toEqual([]);
      await visitor.clock.pass(5000);
      expect(visitor.kept()).toEqual([]);
      await visitor.type({ catatan: 'x' });
      await visitor.clock.pass(1000);
      expect(visitor.stored()?.data).toMatchObject({ nama: 'Siti', catatan: 'x' });
    });

    test('the form restarts, and stands on its first step', async () => {
      const { visitor, pressing } = begin({ ulang: [{ goTo: { step: 'dua' } }, { reset: 'all' }] });
      await visitor.type({ nama: 'Siti', kota: 'Bandung' });
      await pressing('ulang');
      expect([visitor.values(), visitor.step()]).toMatchObject([{ nama: '', kota: '' }, 'satu']);
    });

    test('another step is gone to', async () => {
      const { visitor, pressing } = begin({ lompat: [{ goTo: { step: 'dua' } }] });
      await pressing('lompat');
      expect([visitor.step(), visitor.tab.route()]).toEqual(['dua', '/form/contoh?step=dua']);
      await visitor.go(-1);
      expect(visitor.step()).toBe('satu');
    });

    test('a file is fetched from the bank, and a refusal in its place is reported', async () => {
      const download = { call: 'downloadpdf', body: { regNumber: 'nama' }, fileName: 'F.pdf' };
      const { visitor, pressing } = begin({ unduh: [{ download }, { toast: { title: 'Diunduh' } }] });
      await visitor.type({ nama: 'R-1' });
      await pressing('unduh');
      const body: JsonObject = { regNumber: 'R-1' };
      expect(visitor.asked).toMatchObject([{ call: 'downloadpdf', body, fileName: 'F.pdf' }]);
      await visitor.answer(lost);
      expect(visitor.activity().toasts).toMatchObject([{ variant: 'destructive' }]);
      await pressing('unduh');
      // Calls and downloads of a visit are answered alike.
      await visitor.answer({ done: true } as never);
      expect(titles(visitor.activity().toasts)).toEqual(['Diunduh']);
    });

    test('a file that is fetched is given up with the page', async () => {
      const { visitor, pressing } = begin({
        unduh: [{ download: { call: 'downloadpdf', fileName: 'F.pdf' } }],
      });
      await pressing('unduh');
      visitor.session().close();
      expect(visitor.asked.map(({ aborted }) => aborted())).toEqual([true]);
    });
  });
});

describe('popups', () => {
  const nama: Block = { name: 'nama', required: true };

  describe('A popup before Next', () => {
    const asked = async () => {
      const visitor = visit(
        formOf({ satu: { next: { popup: 'info' }, blocks: [nama] }, dua: [{ name: 'kota' }] }),
      );
      await visitor.next({ nama: 'Siti' });
      expect(visitor.popups.map(({ slug }) => slug)).toEqual(['info']);
      const answer = async (problem = false): Promise<void> => {
        await visitor.popups[0]?.answer(
          problem ? { problem: { kind: 'exception', fault: 'network' } } : { blocks: [] },
        );
      };
      return { visitor, answer };
    };

    test('goes on at the word of the visitor', async () => {
      const { visitor, answer } = await asked();
      await answer();
      expect([visitor.activity().popup?.slug, visitor.step()]).toEqual(['info', 'satu']);
      visitor.activity().popup?.answer({ done: true });
      await visitor.clock.settle();
      expect([visitor.activity().popup, visitor.step()]).toEqual([undefined, 'dua']);
    });

    test('stays when the visitor closes it', async () => {
      const { visitor, answer } = await asked();
      await answer();
      visitor.activity().popup?.answer({ stopped: true });
      await visitor.clock.settle();
      expect([visitor.activity().popup, visitor.step(), visitor.activity().running.size]).toEqual([
        undefined,
        'satu',
        0,
      ]);
    });

    test('that does not come is reported, and Next stays', async () => {
      const { visitor, answer } = await asked();
      await answer(true);
      expect(visitor.activity().toasts).toMatchObject([
        {
          variant: 'destructive',
          call: 'popup',
          text: 'Silahkan tunggu sebentar atau refresh browser Anda kemudian coba kembali.',
        },
      ]);
      expect([visitor.activity().popup, visitor.step(), visitor.activity().running.size]).toEqual([
        undefined,
        'satu',
        0,
      ]);
    });

    test('that comes after Back is not shown, nor told when it does not come', async () => {
      for (const problem of [false, true]) {
        const { visitor, answer } = await asked();
        await visitor.back();
        await answer(problem);
        expect([visitor.activity().popup, visitor.activity().toasts]).toEqual([undefined, []]);
      }
    });

    test('that is on the screen goes with the page', async () => {
      const { visitor, answer } = await asked();
      await answer();
      visitor.session().close();
      await visitor.clock.settle();
      expect([visitor.activity().popup, visitor.step()]).toEqual([undefined, 'satu']);
    });
  });
});
