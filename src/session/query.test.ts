import type { Json } from '../interpreter';
import { givenEvent } from './query';
import { formOf, visit, type Block } from './testing/visit';
import type { FoundList } from './settleChoice';

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
    ['are none of parameters that the form does not name', '?toString=x&lain=y', { kota: '', asal: '' }, []],
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
    expect(visitor.values().kota).toBe('9|KOTA 9');
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
