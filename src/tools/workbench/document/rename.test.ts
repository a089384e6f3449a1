import fc from '../../../../tests/fastCheck';
import { readFileSync } from 'node:fs';
import { propertyRuns } from '../../../../tests/sweeps';
import { isObject, type Json, loadForm } from '../../../interpreter';
import { definitionTexts } from '../../definitionTexts';
import { allSlugs } from '../../documents/testing/slugs';
import { textsIn as everyTextIn } from '../../checker/json/walk';
import { outcomeOf } from './attempt';
import { type Edit, printed } from './textEdits';

const includedForms = new Map(definitionTexts('form-definitions'));
type Path = (string | number)[];

const used = JSON.stringify(
  {
    version: 1,
    slug: 'contoh',
    title: 'Contoh',
    subProductId: 'CTH-01',
    conditions: { dewasa: [{ name: 'umur', condition: 'greaterThan', value: 17 }] },
    values: [{ name: 'tahunDepan', compute: 'umur + 1' }],
    watch: [{ fields: ['umur'], when: 'dewasa', do: 'periksa' }],
    query: { umur: { sets: 'umur' } },
    steps: [
      {
        id: 'data',
        title: 'Data umur',
        blocks: [
          { type: 'number', name: 'umur', label: 'umur' },
          { type: 'text', name: 'nama', label: "Halo {concat('umur', umur)}, umur Anda {{umur}}" },
          {
            type: 'rows',
            name: 'anak',
            label: 'Anak',
            blocks: [{ type: 'number', name: 'usia', label: 'Usia' }],
            values: [{ name: 'separuh', compute: 'usia / 2' }],
          },
          { type: 'number', name: 'jumlah', label: 'Jumlah', compute: 'sum(anak.usia) + umur' },
          { type: 'number', name: 'paruh', label: 'Paruh', compute: 'sum(anak.separuh)' },
          { use: 'umur' },
          { use: 'nama', visibleWhen: { any: ['dewasa', { name: 'umur', condition: 'isEmpty' }] } },
        ],
      },
    ],
    actions: {
      periksa: [
        {
          call: 'tipe-nasabah',
          body: { nik: 'nama', tanggalLahir: "'2000-01-01'" },
          outcomes: [{ match: 'ok', do: [{ set: { umur: 'response.data.umur' } }, { clear: ['umur'] }] }],
        },
      ],
    },
  },
  null,
  2,
);

const after = (edit: Edit): unknown => {
  const made = outcomeOf(used, edit, 'contoh', includedForms);
  if (!made || 'why' in made) throw new Error(made?.why ?? 'there is no such place');
  return JSON.parse(made.after);
};

test('a field that gets another name gets it in every use, and in nothing else', () => {
  const text = used
    .replaceAll('"umur"', '"usiaAnda"')
    .replace('"umur > ', '"usiaAnda > ')
    .replace('umur + 1', 'usiaAnda + 1')
    .replace('sum(anak.usia) + umur', 'sum(anak.usia) + usiaAnda')
    .replace("{concat('umur', umur)}", "{concat('umur', usiaAnda)}")
    // The label is a text, and the parameter a word of the address.
    .replace('"label": "usiaAnda"', '"label": "umur"')
    .replace('"query": {\n    "usiaAnda"', '"query": {\n    "umur"');
  expect(after({ do: 'set', path: ['steps', 0, 'blocks', 0, 'name'], value: 'usiaAnda' })).toEqual(
    JSON.parse(text),
  );
});

test.each<[string, Edit, string, string]>([
  [
    'a column',
    { do: 'set', path: ['steps', 0, 'blocks', 2, 'blocks', 0, 'name'], value: 'tahun' },
    'anak.usia',
    'anak.tahun',
  ],
  [
    'a value of rows',
    { do: 'set', path: ['steps', 0, 'blocks', 2, 'values', 0, 'name'], value: 'setengah' },
    'sum(anak.separuh)',
    'sum(anak.setengah)',
  ],
  [
    'a row group',
    { do: 'set', path: ['steps', 0, 'blocks', 2, 'name'], value: 'buyung' },
    'anak.usia',
    'buyung.usia',
  ],
  [
    'a condition',
    { do: 'rename', path: ['conditions', 'dewasa'], name: 'cukupUmur' },
    '"any":["dewasa"',
    '"any":["cukupUmur"',
  ],
  ['an action', { do: 'rename', path: ['actions', 'periksa'], name: 'cek' }, '"do":"periksa"', '"do":"cek"'],
])('%s, too', (_, edit, was, is) => {
  const now = JSON.stringify(after(edit));
  expect(JSON.stringify(JSON.parse(used))).toContain(was);
  expect(now).toContain(is);
  expect(now).not.toContain(was);
});

/** A form in which names are also words of the bank, of messages and of other kinds. */
const homonyms = JSON.stringify({
  version: 1,
  slug: 'contoh',
  title: 'Contoh',
  subProductId: 'CTH-01',
  constants: { batas: 'umur' },
  conditions: { cukup: [{ name: 'umur', condition: 'greaterThan', value: '{limit}' }] },
  values: [{ name: 'status' }, { name: 'limit', initial: 17 }],
  steps: [
    {
      id: 'umur',
      title: 'Umur',
      blocks: [
        {
          type: 'number',
          name: 'umur',
          label: 'Umur Anda',
          max: 'limit',
          messages: { max: 'Paling banyak {limit} untuk {label}, umur {umur}' },
          checks: [
            { that: 'umur < limit', message: 'Isi {limit}' },
            { that: 'cukup', message: 'Kurang' },
          ],
        },
        { type: 'text', name: 'nama', label: 'Nama', requiredMessage: 'Isi nama, umur {umur}' },
        { type: 'text', name: 'kode', label: 'Kode', defaultValue: '{status}', placeholder: 'status' },
        { type: 'radio', name: 'jenis', label: 'Jenis', options: ['umur|Umur', 'cukup|Cukup'] },
        {
          fragment: 'catatan',
          id: 'umur',
          leaveOut: ['umur'],
          set: {
            catatan: { label: 'Catatan {umur}', visibleWhen: [{ name: 'umur', condition: 'isFilled' }] },
          },
        },
      ],
      next: { do: 'periksa', goTo: [{ when: 'cukup', step: 'akhir' }] },
    },
    { id: 'akhir', title: 'Akhir', visibleWhen: 'cukup', blocks: [] },
  ],
  actions: {
    periksa: [
      {
        call: 'tipe-nasabah',
        body: { nik: 'kode', umur: 'umur', status: 'status' },
        outcomes: [
          {
            match: 'status == 404',
            do: [
              { set: { status: "concat(response.data.status, 'status', status)" } },
              { toast: { title: '{status} {umur}' } },
            ],
          },
        ],
        failed: [{ toast: { title: '{errorMessage} {status}' } }],
      },
    ],
  },
});
includedForms.set(
  'fragments/catatan',
  JSON.stringify({
    blocks: [
      { type: 'text', name: 'catatan', label: 'Catatan' },
      { type: 'text', name: 'umur', label: 'Umur' },
    ],
  }),
);

test('a question gets another name: so do the uses of the text that is called after it', () => {
  const asking = JSON.stringify({
    version: 1,
    slug: 'contoh',
    title: 'Contoh',
    subProductId: 'CTH-01',
    conditions: { lain: [{ name: 'danaLainnya', condition: 'isFilled' }] },
    values: [{ name: 'semua', compute: 'concat(label(dana), danaLainnya)' }],
    steps: [
      {
        id: 'data',
        title: 'Data',
        blocks: [
          {
            type: 'radio',
            name: 'dana',
            label: 'Dana',
            options: ['1|Gaji', { value: '9|Lain', asks: 'Sebutkan' }],
          },
        ],
      },
    ],
  });
  const path = ['steps', 0, 'blocks', 0, 'name'];
  const made = outcomeOf(asking, { do: 'set', path, value: 'sumber' }, 'contoh', includedForms);
  if (!made || 'why' in made) throw new Error(made?.why ?? 'there is no such place');
  expect(JSON.parse(made.after)).toMatchObject({
    conditions: { lain: [{ name: 'sumberLainnya' }] },
    values: [{ compute: 'concat(label(sumber), sumberLainnya)' }],
    steps: [{ blocks: [{ name: 'sumber' }] }],
  });
});

test('the form of homonyms opens', () => {
  const loaded = loadForm(homonyms, 'contoh', includedForms);
  expect(loaded.ok ? [] : loaded.issues).toEqual([]);
});

const set = (path: Path, value: string): Edit => ({ do: 'set', path, value });

test.each<[string, Edit, string[]]>([
  [
    'of a field, not what another kind of thing is called',
    set(['steps', 0, 'blocks', 0, 'name'], 'usia'),
    [
      'conditions.cukup[0].name: usia',
      'steps[0].blocks[0].name: usia',
      'steps[0].blocks[0].messages.max: Paling banyak {limit} untuk {label}, umur {usia}',
      'steps[0].blocks[0].checks[0].that: usia < limit',
      'steps[0].blocks[1].requiredMessage: Isi nama, umur {usia}',
      'steps[0].blocks[4].set.catatan.label: Catatan {usia}',
      'steps[0].blocks[4].set.catatan.visibleWhen[0].name: usia',
      'actions.periksa[0].body.umur: usia',
      'actions.periksa[0].outcomes[0].do[1].toast.title: {status} {usia}',
    ],
  ],
  [
    'of a value, not of what the bank has answered',
    set(['values', 0, 'name'], 'keadaan'),
    [
      'values[0].name: keadaan',
      'steps[0].blocks[2].defaultValue: {keadaan}',
      'actions.periksa[0].body.status: keadaan',
      "actions.periksa[0].outcomes[0].do[0].set.keadaan: concat(response.data.status, 'status', status)",
      'actions.periksa[0].failed[0].toast.title: {errorMessage} {keadaan}',
    ],
  ],
  [
    'of a value, not of the bound that a message inserts',
    set(['values', 1, 'name'], 'tertinggi'),
    [
      'conditions.cukup[0].value: {tertinggi}',
      'values[1].name: tertinggi',
      'steps[0].blocks[0].max: tertinggi',
      'steps[0].blocks[0].checks[0].that: umur < tertinggi',
      'steps[0].blocks[0].checks[0].message: Isi {tertinggi}',
    ],
  ],
  [
    'of a condition, not of a choice',
    { do: 'rename', path: ['conditions', 'cukup'], name: 'dewasa' },
    [
      'conditions.dewasa[0].name: umur',
      'conditions.dewasa[0].condition: greaterThan',
      'conditions.dewasa[0].value: {limit}',
      'steps[0].blocks[0].checks[1].that: dewasa',
      'steps[0].next.goTo[0].when: dewasa',
      'steps[1].visibleWhen: dewasa',
    ],
  ],
  ['of a step, not of a field', set(['steps', 0, 'id'], 'awal'), ['steps[0].id: awal']],
  [
    'of a step that another leads to',
    set(['steps', 1, 'id'], 'selesai'),
    ['steps[0].next.goTo[0].step: selesai', 'steps[1].id: selesai'],
  ],
])('the name %s', (_, edit, expected) => {
  const made = outcomeOf(homonyms, edit, 'contoh', includedForms);
  if (!made || 'why' in made) throw new Error(made?.why ?? 'there is no such place');
  const textsIn = (text: string) =>
    [...everyTextIn(JSON.parse(text))].map(({ path, text }) => `${path}: ${text}`);
  const before = new Set(textsIn(homonyms));
  expect(textsIn(made.after).filter((one) => !before.has(one))).toEqual(expected);
});

test('a name that another has too leaves the uses to it; where the form has another mistake they follow', () => {
  const block = { type: 'number', name: 'umur', label: 'Umur' };
  const form = (blocks: object[]) =>
    printed({ version: 1, slug: 'contoh', title: 'C', steps: [{ id: 'a', title: 'A', blocks }] } as Json);
  const last = { type: 'text', name: 'nama', label: '{umur}' };
  const now = (text: string, at: number) => {
    const made = outcomeOf(text, set(['steps', 0, 'blocks', at, 'name'], 'usia'), 'contoh', includedForms);
    return made && 'after' in made ? made.after : made;
  };
  expect(now(form([block, block, last]), 1)).toBe(form([block, { ...block, name: 'usia' }, last]));
  const wrong = { ...last, maxLength: 'x' };
  expect(now(form([block, wrong]), 0)).toBe(
    form([
      { ...block, name: 'usia' },
      { ...wrong, label: '{usia}' },
    ]),
  );
});

const whyNot = (text: string, edit: Edit, slug: string): string | undefined => {
  const made = outcomeOf(text, edit, slug, includedForms);
  return made && 'why' in made ? made.why : undefined;
};

test('a name that another has is refused, and so is one that another file uses', () => {
  const taken: Edit = { do: 'set', path: ['steps', 0, 'blocks', 0, 'name'], value: 'nama' };
  expect(whyNot(used, taken, 'contoh')).toMatch(/sudah dipakai/);
  const shipped = readFileSync('form-definitions/kustodian.json', 'utf8');
  const inFragment: Edit = { do: 'rename', path: ['constants', 'bidangUsahaLain'], name: 'usahaLain' };
  expect(whyNot(shipped, inFragment, 'kustodian')).toMatch(
    /“bidangUsahaLain” dipakai juga di fragments\/.*\.json/,
  );
});

const renaming = (path: Path, name: string): Edit => ({ do: 'rename', path, name });

/** Everything of a definition that has a name at a place of its own, as an edit that gives it another one. */
function renamings(value: unknown, path: Path = []): { edit: Edit; back: Edit }[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown, index) => renamings(one, [...path, index]));
  if (!isObject(value)) return [];
  const list = String(path.at(-2));
  const key = ['values', 'declarations', 'blocks'].includes(list) ? 'name' : 'id';
  const own =
    ['values', 'declarations', 'blocks', 'steps', 'stages'].includes(list) && !('fragment' in value);
  const name = own ? value[key] : undefined;
  const isNaming = path.length === 1 && ['conditions', 'actions', 'constants'].includes(String(path[0]));
  const set = (to: string): Edit => ({ do: 'set', path: [...path, key], value: to });
  return [
    ...(typeof name === 'string' ? [{ edit: set(`${name}9`), back: set(name) }] : []),
    ...Object.entries(value).flatMap(([inner, one]) => [
      ...(isNaming
        ? [{ edit: renaming([...path, inner], `${inner}9`), back: renaming([...path, `${inner}9`], inner) }]
        : []),
      ...renamings(one, [...path, inner]),
    ]),
  ];
}

test.each(allSlugs())(
  'a name of %s that gets another one leaves a form that opens, and comes back to the same bytes',
  (slug) => {
    const text = readFileSync(`form-definitions/${slug}.json`, 'utf8');
    const all = renamings(JSON.parse(text));
    expect(all.length).toBeGreaterThan(5);
    fc.assert(
      fc.property(fc.constantFrom(...all), ({ edit, back }) => {
        const made = outcomeOf(text, edit, slug, includedForms);
        // Only what another file uses keeps its name.
        if (made && 'why' in made) return expect(made.why).toMatch(/dipakai juga di fragments\//);
        const now = made?.after ?? text;
        expect(now).not.toBe(text);
        expect(loadForm(now, slug, includedForms)).toMatchObject({ ok: true });
        const again = outcomeOf(now, back, slug, includedForms);
        expect(again).toMatchObject({ after: text });
      }),
      { numRuns: propertyRuns(40) },
    );
  },
);
