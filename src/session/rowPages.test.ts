import { formOf, visit, type Block } from './testing/visit';

const pemegang = (more: Block = {}): Block => ({
  type: 'rows',
  name: 'pemegang',
  rowTitle: 'Pemegang {index}: {nama}',
  editing: 'ownPage',
  blocks: [
    { type: 'text', name: 'nama', label: 'Nama', required: true },
    { type: 'text', name: 'nik', label: 'NIK', required: true },
  ],
  ...more,
});

const form = (more: Block = {}) =>
  formOf({
    satu: [{ name: 'badan' }, pemegang(more), { name: 'kota', required: true }],
    dua: [{ name: 'catatan' }],
  });

const begin = async (of = form()) => {
  const visitor = visit(of);
  await visitor.type({ kota: 'Bandung', pemegang: [0, 1] });
  const open = async (slot: number): Promise<void> => {
    const row = { rows: 'pemegang', slot };
    await visitor.send({ type: 'goTo', target: { step: 'satu' } }, { row });
  };
  const save = async (slot: number): Promise<void> => {
    const row = { rows: 'pemegang', slot };
    await visitor.send({ type: 'saveRow', row }, { focus: { card: row } });
  };
  const at = () => [visitor.tab.route(), visitor.activity().row?.slot];
  return { ...visitor, open, save, at };
};

const allOf: Block = {
  'pemegang.0.nama': 'A',
  'pemegang.0.nik': '1',
  'pemegang.1.nama': 'B',
  'pemegang.1.nik': '2',
};

test('The page of a row whose number changes keeps its address true, with no entry more', async () => {
  const { open, at, go, type } = await begin();
  await open(1);
  await type({ pemegang: [1, 0] });
  expect(at()).toEqual(['/form/contoh?row=1', 1]);
  await type({ pemegang: [0, 1] });
  expect(at()).toEqual(['/form/contoh?row=2', 1]);
  await type({ pemegang: [1] });
  expect(at()).toEqual(['/form/contoh?row=1', 1]);
  await go(-1);
  expect(at()).toEqual(['/form/contoh', undefined]);
});

describe('The page of a row', () => {
  test('is an entry of the history, by the number of the row', async () => {
    const { open, at, go, activity } = await begin();
    await open(1);
    expect(at()).toEqual(['/form/contoh?row=2', 1]);
    await go(-1);
    expect(at()).toEqual(['/form/contoh', undefined]);
    await go(1);
    expect(at()).toEqual(['/form/contoh?row=2', 1]);
    expect(activity().focus).toBe('heading');
  });

  test('keeps what was typed and judges nothing when the visitor goes back', async () => {
    const { open, go, type, values, session, activity } = await begin();
    await open(0);
    await type({ 'pemegang.0.nama': 'Ayu' });
    await go(-1);
    expect(values()['pemegang.0.nama']).toBe('Ayu');
    expect(session().state().failures).toEqual({});
    expect(activity().focus).toEqual({ card: { rows: 'pemegang', slot: 0 } });
  });

  test('is judged by Simpan, alone', async () => {
    const { open, save, at, session, activity } = await begin();
    await open(0);
    await save(0);
    expect(at()).toEqual(['/form/contoh?row=1', 0]);
    expect(activity().errorsOf).toBe('satu');
    expect(Object.keys(session().state().failures)).toEqual(['pemegang.0.nama', 'pemegang.0.nik']);
  });

  test('leads to the entry below once nothing is wrong in it', async () => {
    const { open, save, at, type, go, activity } = await begin();
    await open(0);
    await type({ 'pemegang.0.nama': 'Ayu', 'pemegang.0.nik': '1' });
    await save(0);
    expect(at()).toEqual(['/form/contoh', undefined]);
    expect(activity().focus).toEqual({ card: { rows: 'pemegang', slot: 0 } });
    await go(-1);
    expect(at()[0]).toBe('/');
  });

  test('a link to a row that there is not leads to the step', async () => {
    const { at, go, navigate } = await begin();
    await navigate('/form/contoh?row=7');
    expect(at()).toEqual(['/form/contoh', undefined]);
    await go(-1);
    expect(at()).toEqual(['/form/contoh', undefined]);
  });

  test('a link from another step to a row that there is not leads to its step, once', async () => {
    const { at, next, go, step, navigate } = await begin();
    await next(allOf);
    await navigate('/form/contoh?step=satu&row=7');
    expect(at()).toEqual(['/form/contoh', undefined]);
    await go(-1);
    expect(step()).toBe('dua');
  });

  test('a row that goes while its page is shown leads to the step', async () => {
    const { open, type, at, clock, go, tab } = await begin(
      form({ visibleWhen: [{ name: 'badan', condition: 'isEmpty' }] }),
    );
    await open(1);
    await type({ badan: 'PT' });
    await clock.settle();
    expect(at()).toEqual(['/form/contoh', undefined]);
    // The page of the row lies above, as after any way back.
    await go(-1);
    expect(tab.page()).toBe('away');
  });

  test("'Ubah' on the preview leads to it, and Simpan from there to the step, whose Next leads back", async () => {
    const { send, next, at, save, tab } = await begin();
    await next(allOf);
    await next();
    expect(tab.page()).toBe('preview');
    await send({ type: 'edit', step: 'satu' }, { focus: { field: 'pemegang.1.nik' } });
    expect(at()).toEqual(['/form/contoh?row=2', 1]);
    await save(1);
    expect(at()).toEqual(['/form/contoh', undefined]);
    await next();
    expect(tab.page()).toBe('preview');
  });
});
