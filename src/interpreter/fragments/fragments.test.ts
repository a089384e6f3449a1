import type { FormDefinition } from '../../language';
import { include } from '../include';
import { loadForm, loadFormWith } from '../load';
import { parseText } from '../parse/parseText';
import { explained } from '../testing/explained';
import cases from './fragments.cases.json';

const texts = new Map(
  Object.entries(cases.fragments).map(([name, one]) => [`fragments/${name}`, JSON.stringify(one)]),
);

const textOf = (blocks: readonly unknown[], rest: object = {}): string =>
  JSON.stringify({
    version: 1,
    slug: 'contoh',
    title: 'Contoh',
    subProductId: 'CTH-01',
    steps: [{ id: 'satu', title: 'Satu', blocks }],
    ...rest,
  });

const definitionOf = (text: string): FormDefinition => {
  const parsed = parseText(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.definition;
};

describe('a form that takes fragments in', () => {
  test.each(cases.taken)('$name', ({ blocks, is, conditions = {} }) => {
    const whole = include(definitionOf(textOf(blocks, { conditions })), texts);
    if (!whole.ok) throw new Error(JSON.stringify(whole.issues));
    // A list among the blocks stands for the untitled group that a fragment becomes.
    const expected = is.map((one) => (Array.isArray(one) ? { type: 'group', blocks: one } : one));
    expect(whole.definition.steps?.[0]?.blocks).toEqual(expected);
  });
});

test('only a switch copies: a constant called copies stays as it is', () => {
  const constants = { copies: { from: 'pagi', to: 'sore' } };
  const whole = include(definitionOf(textOf([{ fragment: 'salin' }], { constants })), texts);
  expect(whole.ok && whole.definition.constants).toEqual(constants);
});

describe('a form that is refused', () => {
  test.each(cases.refused)('$name', ({ blocks, issues }) => {
    const loaded = loadForm(textOf(blocks), 'contoh', texts);
    const found = loaded.ok ? [] : explained(loaded.issues).map(({ code, path }) => `${code} ${path}`);
    expect([...new Set(found)]).toEqual(issues);
  });
});

test('texts are asked for once each, those of a form inside the form too', async () => {
  const guest = textOf([{ fragment: 'salin' }, { fragment: 'syarat-lain', names: '{name}Tamu' }], {
    slug: 'tamu',
    conditions: { milikFormulir: [{ name: 'a', condition: 'isFilled' }] },
  });
  const asked: string[] = [];
  const text = textOf([
    { type: 'form', slug: 'tamu' },
    { fragment: 'salin', names: '{name}Tuan' },
    { fragment: 'salin', names: '{name}Lain' },
  ]);
  const loaded = await loadFormWith(text, 'contoh', (name) => {
    asked.push(name);
    return Promise.resolve(name === 'tamu' ? guest : texts.get(name));
  });
  expect(asked).toEqual(['tamu', 'fragments/salin', 'fragments/syarat-lain']);
  expect(loaded.ok && [...loaded.form.fields.keys()]).toEqual([
    'a',
    'b',
    'aTamu',
    'aTuan',
    'bTuan',
    'aLain',
    'bLain',
  ]);
});

test('names that a use brings in are counted with those of the form', () => {
  const blocks = Array.from({ length: 2501 }, (_, at) => ({ fragment: 'salin', names: `{name}${at}` }));
  const loaded = loadForm(textOf(blocks), 'contoh', texts);
  expect(loaded.ok ? [] : loaded.issues.map(({ code }) => code)).toContain('limit');
});

describe('lists of a fragment', () => {
  const fragments = (lists: object, options: unknown): Map<string, string> =>
    new Map([
      [
        'fragments/wilayah',
        JSON.stringify({
          lists,
          blocks: [
            { type: 'select', name: 'provinsi', label: 'Provinsi', options: ['32|Jabar', '35|Jatim'] },
            { type: 'select', name: 'kota', label: 'Kota', options },
          ],
        }),
      ],
    ]);
  const kota = [
    { value: '1|Bandung', p: '32' },
    { value: '2|Depok', p: '32', visibleWhen: [{ name: 'provinsi', condition: 'isFilled' }] },
  ];
  const cut = { list: 'kota', where: { p: '{provinsi}' } };
  const twice = [
    { fragment: 'wilayah', names: '{name}Ktp' },
    { fragment: 'wilayah', names: '{name}Kini', set: { kota: { options: 'yaTidak' } } },
  ];
  const lists = { kota: ['0|Milik formulir'], yaTidak: ['1|Ya', '2|Tidak'] };

  test('are its own, cut by the names of the form; what the form sets may be a list of either', () => {
    const loaded = loadForm(textOf(twice, { lists }), 'contoh', fragments({ kota }, cut));
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.issues));
    const listed = (name: string) => loaded.form.fields.get(name)?.listed ?? [];
    expect(listed('kotaKtp').map(({ value, visibleWhen }) => [value, visibleWhen?.reads])).toEqual([
      ['1|Bandung', ['provinsiKtp']],
      ['2|Depok', ['provinsiKtp']],
    ]);
    expect(listed('kotaKini').map(({ value }) => value)).toEqual(['1|Ya', '2|Tidak']);
  });

  test('do not count as often as they are used', () => {
    const long = Array.from({ length: 9000 }, (_, at) => `${at}|Kota ${String(at).padEnd(40, '-')}`);
    const uses = Array.from({ length: 5 }, (_, at) => ({ fragment: 'wilayah', names: `{name}${at}` }));
    const loaded = loadForm(textOf(uses), 'contoh', fragments({ long }, 'long'));
    expect(loaded.ok && loaded.form.fields.get('kota4')?.listed?.length).toBe(9000);
    const more = loadForm(textOf([...uses, { fragment: 'wilayah' }]), 'contoh', fragments({ long }, 'long'));
    expect(more.ok ? [] : more.issues.map(({ code, expected }) => [code, expected])).toEqual([
      ['limit', 'paling banyak 50.000 pilihan'],
    ]);
  });

  test.each([
    ['what is wrong in one', ['1|A', '1|B'], 'l', ['duplicate-option', 'lists.l[1]']],
    ['a list that nobody has', ['1|A'], 'm', ['unknown-name', 'blocks[1].options']],
    [
      'what is wrong in one that speaks of answers',
      [{ value: '1|A', visibleWhen: [{ name: 'tak', condition: 'isFilled' }] }],
      'l',
      ['unknown-name', 'lists.l[0].visibleWhen[0].name'],
    ],
  ])('%s is reported at its place in the fragment', (_, l, options, [code, place]) => {
    const loaded = loadForm(textOf(twice.slice(0, 1)), 'contoh', fragments({ l }, options));
    expect(loaded.ok ? [] : loaded.issues.map((one) => [one.code, one.path])).toEqual([
      [code, `steps[0].blocks[0] → fragments/wilayah.json: ${place}`],
    ]);
  });
});
