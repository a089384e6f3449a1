import { formOf, registered, visit, type Block } from './testing/visit';
import { type Json, startState } from '../interpreter';
import { givenEvent } from './query';
import type { FoundList } from './settleChoice';
import { transition } from '../interpreter/machine';

describe('start', () => {
  const nama: Block = { name: 'nama', required: true };
  const start: Block = { minutes: 5, documents: ['KTP elektronik'] };
  const setuju: Block = { name: 'setuju', text: 'Data ini benar', required: true };
  const boleh: Block = { name: 'boleh', text: 'Saya mau dihubungi' };

  const form = (more: Block = {}) =>
    formOf({ satu: [nama], dua: [{ name: 'kota' }] }, { start, query: { nm: { sets: 'nama' } }, ...more });

  const open = async (path = '/form/contoh', of = form()) => {
    const visitor = visit(of, { path });
    await visitor.clock.settle();
    const begin = async (): Promise<void> => {
      visitor.session().begin();
      await visitor.clock.settle();
    };
    return { ...visitor, begin };
  };

  describe('Answers to another form that are kept', () => {
    const otherDraft = {
      ...{ slug: 'lain', subProductId: 'LAIN', data: {}, steps: ['satu'], activeStep: 'satu', stages: [] },
      ...{ definitionHash: 'x', finished: true, place: { product: 'Tabungan Lain' } },
    };
    const openBeside = async (path: string, of = form()) => {
      const visitor = visit(of, { path: '/' });
      visitor.device.put('eform:lain', JSON.stringify(otherDraft));
      visitor.device.put('eform:lain:expiry', String(visitor.clock.now() + 600_000));
      visitor.device.put('eform:lain:receipt', '{}');
      visitor.device.put('eform:lain:receipt:expiry', String(visitor.clock.now() + 600_000));
      await visitor.navigate(path);
      const { device } = visitor;
      return { ...visitor, keepsOther: () => device.entries.has('eform:lain') };
    };

    test('stay while the start page is looked at, and a press asks before it begins', async () => {
      const visitor = await openBeside('/form/contoh');
      expect([visitor.tab.page(), visitor.activity().question]).toEqual(['start', undefined]);
      visitor.session().begin();
      await visitor.clock.settle();
      expect(visitor.activity().question).toMatchObject({
        ...{ about: 'otherForm', own: 'Contoh', other: 'Tabungan Lain', isComplete: true },
        until: visitor.clock.now() + 600_000,
      });
      expect([visitor.tab.page(), visitor.keepsOther()]).toEqual(['start', true]);
      await visitor.decide(true);
      expect([visitor.tab.page(), visitor.keepsOther()]).toEqual(['step', false]);
      expect(visitor.device.entries.has('eform:lain:receipt')).toBe(true);
    });

    test('are gone on with where the visitor chooses so, and stay where the question is closed', async () => {
      const visitor = await openBeside('/form/contoh');
      visitor.session().begin();
      const { question } = visitor.activity();
      if (question?.about === 'otherForm') question.dismiss();
      await visitor.clock.settle();
      expect([visitor.activity().question, visitor.tab.page(), visitor.keepsOther()]).toEqual([
        undefined,
        'start',
        true,
      ]);
      visitor.session().begin();
      await visitor.decide(false);
      expect([visitor.tab.route(), visitor.keepsOther()]).toEqual(['/form/lain', true]);
    });

    test('are asked about as another tab has them now, and no more once they are gone', async () => {
      const visitor = await openBeside('/form/contoh');
      visitor.session().begin();
      visitor.device.put('eform:lain:expiry', String(visitor.clock.now() + 900_000));
      await visitor.clock.settle();
      expect(visitor.activity().question).toMatchObject({ until: visitor.clock.now() + 900_000 });
      visitor.device.tab().storage.removeItem('eform:lain');
      visitor.device.tab().storage.removeItem('eform:lain:expiry');
      await visitor.clock.settle();
      expect([visitor.activity().question, visitor.tab.page()]).toEqual([undefined, 'step']);
    });

    test.each([
      ['the address of a step', '/form/contoh?step=satu', form()],
      ['a form without a start page', '/form/contoh', formOf({ satu: [nama] })],
    ])('are asked about in front of the first step: %s', async (_, path, of) => {
      const visitor = await openBeside(path, of);
      const { question } = visitor.activity();
      expect([question?.about, visitor.keepsOther()]).toEqual(['otherForm', true]);
      if (question?.about === 'otherForm') question.dismiss();
      await visitor.clock.settle();
      expect([visitor.tab.page(), visitor.keepsOther()]).toEqual(['away', true]);
    });

    test('that have come to their end are asked about no more', async () => {
      const visitor = await openBeside('/form/contoh');
      await visitor.clock.pass(600_001);
      visitor.session().begin();
      await visitor.clock.settle();
      expect([visitor.activity().question, visitor.tab.page()]).toEqual([undefined, 'step']);
    });
  });

  describe('The page before the first step', () => {
    test.each([
      ["the form's own address", '/form/contoh', 'start', '/form/contoh'],
      [
        'a parameter that the form does not know',
        '/form/contoh?asal=brosur',
        'start',
        '/form/contoh?asal=brosur',
      ],
      ['a parameter that the form knows', '/form/contoh?nm=Siti', 'step', '/form/contoh?nm=Siti&step=satu'],
      ['a step', '/form/contoh?step=satu', 'step', '/form/contoh?step=satu'],
      ['the preview of a form that is not kept', '/form/contoh/preview', 'lost', '/form/contoh/preview'],
    ])('%s', async (_, path, page, route) => {
      const { tab } = await open(path);
      expect([tab.page(), tab.route()]).toEqual([page, route]);
    });

    test('a form without one opens on its first step, whose address names no step', async () => {
      const { tab } = await open(undefined, formOf({ satu: [nama] }));
      expect([tab.page(), tab.route()]).toEqual(['step', '/form/contoh']);
    });

    test("'Mulai' leads to the first step, and Back from there leads back to it", async () => {
      const { tab, begin, back, step, activity } = await open();
      await begin();
      expect([tab.page(), tab.route(), step()]).toEqual(['step', '/form/contoh?step=satu', 'satu']);
      expect(activity().focus).toBe('heading');
      await back();
      expect(tab.page()).toBe('start');
      tab.go(-1);
      expect(tab.page()).toBe('away');
    });

    test('where a draft is, the form goes on at once', async () => {
      const { tab, begin, type, clock, values, navigate } = await open();
      await begin();
      await type({ nama: 'Siti' });
      await clock.pass(1000);
      await navigate('/form/contoh');
      expect([tab.page(), tab.route(), values().nama]).toEqual(['step', '/form/contoh?step=satu', 'Siti']);
    });
  });

  describe('What is declared on the preview', () => {
    const toPreview = async (more: Block = {}) => {
      const of = formOf({ satu: [nama] }, { preview: { declarations: [setuju, boleh] }, ...more });
      const visitor = await open(undefined, of);
      await visitor.next({ nama: 'Siti' });
      return visitor;
    };

    test('the preview opens without it, and it is judged when the form is sent', async () => {
      const { tab, submit, activity, asked, session } = await toPreview();
      expect([tab.page(), session().unfinished()]).toEqual(['preview', undefined]);
      await submit();
      expect(activity()).toMatchObject({ errorsOf: '$preview', failedPresses: 1 });
      expect(session().state().failures).toEqual({ setuju: { rule: 'requiredTick' } });
      expect([asked.length, tab.page()]).toEqual([0, 'preview']);
    });

    test('it is never in the draft: who comes back declares it again', async () => {
      const { type, clock, stored, tab, values, reload } = await toPreview();
      await type({ setuju: true });
      await clock.pass(1000);
      expect(stored()?.data).toEqual({ nama: 'Siti' });
      await reload();
      expect([tab.page(), values().nama, values().setuju]).toEqual(['preview', 'Siti', false]);
    });
  });

  test('a receipt keeps its own words, as they were when the form was sent', async () => {
    const confirmation: Block = {
      title: 'Terima kasih, {nama}',
      recap: true,
      track: true,
      calendar: 'hari',
      next: [{ text: 'Kami menelepon {nama}', within: '2 hari kerja' }],
      blocks: [
        { type: 'heading', level: 2, text: 'Nomor {registrationNumber}' },
        {
          type: 'heading',
          level: 2,
          text: 'Tidak tampil',
          visibleWhen: [{ name: 'nama', condition: 'isEmpty' }],
        },
      ],
    };
    const of = formOf({ satu: [nama, { type: 'date', name: 'hari' }] }, { confirmation });
    const { next, submit, activity, reload } = await open(undefined, of);
    await next({ nama: 'Siti', hari: '2026-12-01' });
    await submit(registered());
    const page = {
      title: 'Terima kasih, Siti',
      recap: true,
      track: true,
      day: '2026-12-01',
      next: [{ text: 'Kami menelepon Siti', within: '2 hari kerja' }],
      blocks: [{ type: 'heading', level: 2, text: 'Nomor REG1' }],
    };
    expect(activity().receipt?.page).toMatchObject(page);
    await reload();
    expect(activity().receipt?.page).toMatchObject(page);
  });
});

describe('query', () => {
  const kota: Block = {
    type: 'select',
    name: 'kota',
    lookup: { url: '/city/filter', idField: 'id', textField: 'name', fills: { zona: 'zona' } },
  };
  const form = () =>
    formOf(
      { satu: [kota, { name: 'asal' }, { name: 'zona' }] },
      { query: { kota: { sets: 'kota', lock: true }, asal: { sets: 'asal' } } },
    );

  test('what a form on another page brings along gives no file, no proof and nothing that is computed', () => {
    const target = formOf({
      satu: [
        { type: 'upload', name: 'foto' },
        { type: 'captcha', name: 'kode' },
        { name: 'hitung', compute: "'x'" },
        { name: 'catatan' },
      ],
    });
    const event = givenEvent(target, {
      foto: 'https://lain.example/a',
      kode: 'abcd',
      hitung: 'y',
      catatan: 'a|b',
    });
    expect(event).toEqual({ type: 'query', writes: { catatan: { raw: 'a|b' } }, locks: {} });
  });

  describe("Answers of the page's address", () => {
    const opened = async (search: string) => {
      const visitor = visit(form(), { path: `/form/contoh${search}` });
      await visitor.clock.settle();
      return visitor;
    };

    test.each<[string, string, Record<string, Json>, readonly string[]]>([
      [
        'are given, and locked where the form says so',
        '?kota=1&asal=brosur',
        { kota: '1', asal: 'brosur' },
        ['kota'],
      ],
      ['are none where a parameter is empty', '?kota=&asal=brosur', { kota: '', asal: 'brosur' }, []],
      ['are none where no parameter stands', '', { kota: '', asal: '' }, []],
      [
        'are none of parameters that the form does not name',
        '?toString=x&lain=y',
        { kota: '', asal: '' },
        [],
      ],
    ])('%s', async (_, search, values, locked) => {
      const visitor = await opened(search);
      expect(visitor.values()).toMatchObject(values);
      expect(Object.keys(visitor.session().state().locks)).toEqual(locked);
    });

    test('beat those of a draft, and are kept by it where the address gives none', async () => {
      const visitor = await opened('?asal=brosur');
      await visitor.type({ asal: 'teman', kota: '2|DUA' });
      await visitor.clock.pass(1000);
      visitor.tab.reload();
      expect(visitor.values()).toMatchObject({ asal: 'brosur', kota: '2|DUA' });
    });

    test('alone make no draft', async () => {
      const visitor = await opened('?asal=brosur');
      await visitor.clock.pass(5000);
      expect(visitor.stored()).toBeUndefined();
    });
  });

  describe('A list of choices that has come', () => {
    const list = (codes: readonly string[], whole = true): FoundList => ({
      options: codes.map((code) => ({
        code,
        label: `KOTA ${code}`,
        value: `${code}|KOTA ${code}`,
        record: { zona: `Z${code}` },
      })),
      whole,
    });
    const settle = async (
      visitor: ReturnType<typeof visit>,
      found: FoundList,
      name = 'kota',
    ): Promise<void> => {
      visitor.session().settleChoice(name, found);
      await visitor.clock.settle();
    };
    const given = async (search: string) => {
      const visitor = visit(form(), { path: `/form/contoh${search}` });
      await visitor.clock.settle();
      return visitor;
    };
    const delisted = (visitor: ReturnType<typeof visit>) => Object.keys(visitor.session().state().delisted);

    test('gives a code of the address its label and what else the list says of it, and leaves it locked', async () => {
      const visitor = await given('?kota=2');
      await settle(visitor, list(['1', '2']));
      expect(visitor.values()).toMatchObject({ kota: '2|KOTA 2', zona: 'Z2' });
      expect(visitor.session().state().locks).toEqual({ kota: true });
      expect(visitor.activity().toasts).toEqual([]);
    });

    test('takes back a code that it does not know: the field opens, other locks stay, and the visitor is told', async () => {
      const locking = formOf(
        { satu: [kota, { name: 'asal' }, { name: 'zona' }] },
        { query: { kota: { sets: 'kota', lock: true }, asal: { sets: 'asal', lock: true } } },
      );
      const visitor = visit(locking, { path: '/form/contoh?kota=9&asal=brosur' });
      await visitor.clock.settle();
      await settle(visitor, list(['1', '2']));
      expect(visitor.values()).toMatchObject({ kota: '', asal: 'brosur' });
      expect(visitor.session().state().locks).toEqual({ asal: true });
      expect(visitor.activity().toasts).toMatchObject([
        { variant: 'default', title: expect.stringContaining('"9"') as string },
      ]);
    });

    test.each([
      ['has nothing in it', list([])],
      ['is the beginning of a longer one', list(['1', '2'], false)],
    ])('leaves a code of the address as it is where it %s', async (_, found) => {
      const visitor = await given('?kota=9');
      await settle(visitor, found);
      expect([visitor.values().kota, visitor.session().state().locks]).toEqual(['9', { kota: true }]);
      expect(visitor.activity().toasts).toEqual([]);
      await settle(visitor, list(['8', '9'], false));
      expect(visitor.values().kota).toBe('9|KOTA 9');
    });

    test('that knows the code of the address after all, such as that of the right city, has it chosen and locked again', async () => {
      const visitor = await given('?kota=9');
      await settle(visitor, list(['1', '2']));
      await visitor.type({ kota: '2|KOTA 2' });
      await visitor.type({ kota: '' });
      await settle(visitor, list(['8', '9'], false));
      expect([visitor.values().kota, delisted(visitor)]).toEqual(['9|KOTA 9', []]);
      expect(visitor.session().state().locks).toEqual({ kota: true });
    });

    test('leaves nothing in its place, not even what stood there at the start', async () => {
      const starting = formOf(
        { satu: [{ ...kota, defaultValue: '1|KOTA 1' }, { name: 'zona' }] },
        { query: { kota: { sets: 'kota', lock: true } } },
      );
      const visitor = visit(starting, { path: '/form/contoh?kota=9' });
      await visitor.clock.settle();
      await settle(visitor, list(['1', '2']));
      expect(visitor.values().kota).toBe('');
    });

    test('says nothing where nothing is chosen', async () => {
      const visitor = await given('');
      await settle(visitor, list(['1']));
      expect([visitor.values().kota, visitor.activity().toasts, delisted(visitor)]).toEqual(['', [], []]);
      await settle(visitor, list(['1']), 'tidakada');
      expect(visitor.activity().toasts).toEqual([]);
    });

    test('marks a choice that it does not have any more, until it has it again', async () => {
      const visitor = await given('');
      await visitor.type({ kota: '3|KOTA 3' });
      await settle(visitor, list(['1', '2']));
      expect([delisted(visitor), visitor.values().kota]).toEqual([['kota'], '3|KOTA 3']);
      await visitor.next();
      expect([visitor.step(), visitor.session().state().failures.kota]).toEqual(['satu', { rule: 'option' }]);
      await settle(visitor, list(['1', '2']));
      expect(delisted(visitor)).toEqual(['kota']);
      await settle(visitor, list(['1', '2', '3']));
      expect([delisted(visitor), visitor.session().state().failures.kota]).toEqual([[], undefined]);
    });

    test('marks none where it is only what a search has found', async () => {
      const visitor = await given('');
      await visitor.type({ kota: '3|KOTA 3' });
      await settle(visitor, list(['1', '2'], false));
      expect(delisted(visitor)).toEqual([]);
    });

    test('marks none that nobody can change', async () => {
      const visitor = await given('?kota=3');
      await settle(visitor, list(['3']));
      await settle(visitor, list(['1']));
      expect([delisted(visitor), visitor.values().kota]).toEqual([[], '3|KOTA 3']);
    });
  });
});

describe('once', () => {
  const steps = { satu: [{ name: 'nama' }], dua: [{ name: 'kota' }], tiga: [{ name: 'catatan' }] };

  describe('A popup that is shown once', () => {
    const opened = async (nextPopup: Json) => {
      const visitor = visit(formOf(steps, { nextPopup }));
      await visitor.type({ nama: 'Siti' });
      return visitor;
    };
    const goOn = async (visitor: Awaited<ReturnType<typeof opened>>, done = true) => {
      await visitor.next();
      await visitor.popups.at(-1)?.answer({ blocks: [] });
      visitor.activity().popup?.answer(done ? { done: true } : { stopped: true });
      await visitor.clock.settle();
    };

    test('is not shown again once it was agreed to, by Next or after a reload', async () => {
      const visitor = await opened({ slug: 'syarat', once: true });
      await goOn(visitor);
      expect([visitor.step(), visitor.popups.length]).toEqual(['dua', 1]);
      expect(visitor.stored()).toMatchObject({ agreed: ['syarat'] });
      await visitor.reload();
      await visitor.next();
      expect([visitor.step(), visitor.popups.length]).toEqual(['tiga', 1]);
    });

    test('is shown again when the form is restarted: what was agreed to ends with the draft', async () => {
      const visitor = await opened({ slug: 'syarat', once: true });
      await goOn(visitor);
      await visitor.session().send({ type: 'reset', target: 'all' });
      await goOn(visitor);
      expect(visitor.popups).toHaveLength(2);
    });
  });

  describe('A draft of a form whose names have changed', () => {
    const restored = (data: Block, activeStep: string) => {
      const form = formOf({
        satu: [{ name: 'nama' }],
        tinggal: { blocks: [{ name: 'noHp', renamedFrom: 'telepon' }], renamedFrom: 'alamat' },
      });
      const facts = { today: '2026-11-21' };
      const event = { type: 'restore', data, activeStep, stages: ['utama'] } as const;
      return transition(form, startState(form, facts), event, facts).state;
    };

    test('comes back under the new names', () => {
      const state = restored({ telepon: '0812' }, 'alamat');
      expect([state.values.noHp, state.step]).toEqual(['0812', 'tinggal']);
    });

    test('columns of rows come back under their new names, each in its own row', () => {
      const form = formOf({
        satu: [
          {
            type: 'rows',
            name: 'anak',
            label: 'Anak',
            renamedFrom: 'tanggungan',
            blocks: [
              { type: 'text', name: 'panggilan', label: 'Panggilan', renamedFrom: 'nama' },
              { type: 'number', name: 'usia', label: 'Usia' },
            ],
          },
        ],
      });
      const facts = { today: '2026-11-21' };
      const data: Block = {
        nama: 'Orang lain',
        tanggungan: [{ nama: 'Ayu' }, { nama: 'Lama', panggilan: 'Baru', usia: 3 }],
      };
      const event = { type: 'restore', data, activeStep: 'satu', stages: ['utama'] } as const;
      const { values } = transition(form, startState(form, facts), event, facts).state;
      expect(values).toMatchObject({
        anak: [0, 1],
        'anak.0.panggilan': 'Ayu',
        'anak.1.panggilan': 'Baru',
        'anak.1.usia': 3,
      });
    });

    test('what has the new name already beats what has the old one', () => {
      expect(restored({ telepon: '0812', noHp: '0899' }, 'tinggal').values.noHp).toBe('0899');
    });
  });

  test('what the address has locked outlives a change of the answer that its list depends on', async () => {
    const lookup = { url: '/branch/filter', filters: [{ field: 'cityId', value: '{kota}' }] };
    const form = formOf(
      {
        satu: [
          { name: 'kota' },
          { type: 'select', name: 'cabang', lookup: { ...lookup, idField: 'id', textField: 'name' } },
        ],
      },
      { query: { cabang: { sets: 'cabang', lock: true } } },
    );
    const visitor = visit(form, { path: '/form/contoh?cabang=0001' });
    await visitor.type({ kota: '1' });
    await visitor.type({ kota: '2' });
    expect(visitor.values().cabang).toBe('0001');
  });
});
