import { brokenChecks } from './engine/checks';
import { stepOf } from './engine/path';
import { startState } from './engine/restore';
import { after, definitionOf, facts, loaded, typed } from './engine/testing/form';
import { loadForm, loadFormWith } from './load';
import { explained } from './testing/explained';
import type { Json, FormDefinition } from '../language';
import { include } from './include';
import { parseText } from './parse/parseText';
import cases from './fragments/fragments.cases.json';

describe('include', () => {
  type Part = Readonly<Record<string, Json>>;

  const definition = (slug: string, blocks: readonly Part[], rest: Part = {}): string => {
    const labelled = blocks.map((block) => ({ type: 'text', label: 'L', ...block }));
    return definitionOf([{ id: 'satu', title: 'Satu', blocks: labelled }], { slug, title: slug, ...rest });
  };

  const place: Part = { type: 'form', slug: 'tamu' };
  /** As `definition`, with blocks as they are. */
  const host = (blocks: readonly Part[], rest: Part = {}): string =>
    JSON.stringify({
      ...(JSON.parse(definition('tuan', [])) as object),
      steps: [{ id: 'satu', title: 'Satu', blocks }],
      ...rest,
    });

  const load = (text: string, includedForm?: string) =>
    loadForm(text, 'tuan', new Map(includedForm === undefined ? [] : [['tamu', includedForm]]));

  const formOf = (text: string, includedForm: string) => loaded(text, new Map([['tamu', includedForm]]));

  const issuesOf = (text: string, includedForm?: string) => {
    const loaded = load(text, includedForm);
    return loaded.ok ? [] : explained(loaded.issues);
  };

  const nama: Part = { type: 'text', name: 'nama', label: 'Nama' };

  describe('A form in a step of another form', () => {
    test('gives its fields, constants and conditions to the form around it, where it stands', () => {
      const includedForm = definition('tamu', [{ name: 'a' }, { name: 'b', visibleWhen: 'aTerisi' }], {
        constants: { suku: 0.5 },
        conditions: { aTerisi: [{ name: 'a', condition: 'isFilled' }] },
      });
      const text = host([nama, place, { ...nama, name: 'akhir', visibleWhen: 'aTerisi' }]);
      const { steps, constants } = formOf(text, includedForm);
      expect([...steps.values()][0]?.places.map(({ field }) => field)).toEqual(['nama', 'a', 'b', 'akhir']);
      expect(constants.get('suku')).toBe(0.5);
    });

    test('may stand in a group, in rows and in a stage', () => {
      const grouped = host([{ type: 'group', blocks: [place] }]);
      const inRows = host([{ type: 'rows', name: 'baris', label: 'Baris', blocks: [place] }]);
      const staged = host([], {
        stages: [{ id: 'tahap', steps: [{ id: 'satu', title: 'Satu', blocks: [place] }] }],
      }).replace(/"steps":\[\{"id":"satu","title":"Satu","blocks":\[\]\}\],/, '');
      for (const text of [grouped, inRows, staged]) {
        expect(issuesOf(text, definition('tamu', [{ name: 'a' }]))).toEqual([]);
      }
    });

    test('that is missing is reported where it stands', () => {
      expect(issuesOf(host([place]))).toEqual([
        expect.objectContaining({ path: 'steps[0].blocks[0]', received: 'formulir "tamu"' }),
      ]);
    });

    test('that is broken is reported with its own mistakes', () => {
      const [issue] = issuesOf(host([place]), definition('tamu', [{ name: 'A' }]));
      expect(issue).toMatchObject({ code: 'wrong-value', path: 'tamu.json: steps[0].blocks[0].name' });
    });

    test.each<[string, Part, string]>([
      ['actions', { actions: { a: [{ stop: true }] } }, 'tanpa actions'],
      ['values', { values: [{ name: 'v' }] }, 'tanpa values'],
      [
        'two steps',
        { steps: ['satu', 'dua'].map((id) => ({ id, title: id, blocks: [] })) },
        'tepat satu langkah',
      ],
      [
        'another form in it',
        { steps: [{ id: 'satu', title: 'Satu', blocks: [place] }] },
        'tanpa formulir lain',
      ],
    ])('cannot have %s', (_, rest, expected) => {
      const [issue] = issuesOf(host([place]), definition('tamu', [{ name: 'a' }], rest));
      expect(issue).toMatchObject({ code: 'wrong-value', path: 'tamu.json' });
      expect(issue?.expected).toContain(expected);
    });

    test('a name that both have is reported', () => {
      const constants = { suku: 1 };
      const twice = issuesOf(
        host([place], { constants }),
        definition('tamu', [{ name: 'a' }], { constants }),
      );
      expect(twice).toMatchObject([
        { code: 'duplicate-name', path: 'constants.suku', args: { name: 'suku' } },
      ]);
      expect(issuesOf(host([nama, place]), definition('tamu', [{ name: 'nama' }]))).toHaveLength(1);
    });

    test('is asked for by its slug, once', async () => {
      const textOf = jest.fn((slug: string) => Promise.resolve(definition(slug, [{ name: 'a' }])));
      const loaded = await loadFormWith(host([place]), 'tuan', textOf);
      expect([loaded.ok, textOf.mock.calls]).toEqual([true, [['tamu']]]);
    });
  });

  describe('What a form takes over', () => {
    const includedWith = (rest: Part = {}): string => definition('tamu', [{ name: 'a' }], rest);
    test('lists of both, unless both have one of a name', () => {
      const own = { lists: { l: ['1|A'] } };
      const includedKeys = { lists: { m: ['2|B'] } };
      const form = formOf(host([nama, place], own), includedWith(includedKeys));
      expect(form.definition.lists).toEqual({ ...own.lists, ...includedKeys.lists });
      expect(issuesOf(host([nama, place], own), includedWith(own))).toMatchObject([{ path: 'lists.l' }]);
    });

    test('the condition under which it is shown', () => {
      const hidden = [{ name: 'nama', condition: 'isFilled' }];
      const form = formOf(host([nama, { ...place, visibleWhen: hidden }]), includedWith());
      expect(form.fields.get('a')?.visible).not.toEqual({ constant: true });
      expect(form.fields.get('nama')?.visible).toEqual({ constant: true });
    });

    test('the checks of its step, which judge where it stands', () => {
      const checks = [{ that: "a != 'X'", message: 'Salah' }];
      const steps = [{ id: 's', title: 'S', checks, blocks: [{ type: 'text', name: 'a', label: 'A' }] }];
      const form = formOf(host([nama, place]), includedWith({ steps }));
      const state = after(form, startState(form, facts), typed({ a: 'X' }));
      const broken = brokenChecks({ form, state, facts }, stepOf(form, 'satu'));
      expect(broken.map(({ path }) => path)).toEqual(['steps[0].blocks[1].checks[0]']);
    });

    test('mistakes of fragments in it, under its file', () => {
      const blocks: Part[] = [{ fragment: 'bagian' }, { type: 'text', name: 'a', label: 'A' }];
      const steps = [{ id: 's', title: 'S', blocks }];
      const includedForm = includedWith({ steps });
      const loaded = loadForm(
        host([place]),
        'tuan',
        new Map([
          ['tamu', includedForm],
          ['fragments/bagian', '{'],
        ]),
      );
      const paths = loaded.ok ? [] : loaded.issues.map(({ path }) => path);
      expect(paths.length).toBeGreaterThan(0);
      expect(paths.filter((path) => !path.startsWith('tamu.json: '))).toEqual([]);
    });

    test('nothing of a form that is not named', () => {
      const form = formOf(host([nama]), includedWith({ constants: { dua: 2 } }));
      expect([...form.fields.keys(), ...form.constants.keys()]).toEqual(['nama']);
    });

    test.each<[string, Part]>([
      ['watch', { watch: [{ fields: ['a'], do: 'f' }] }],
      ['submit', { submit: [{ stop: true }] }],
      [
        'a second form in a group',
        { steps: [{ id: 's', title: 'S', blocks: [{ type: 'group', blocks: [place] }] }] },
      ],
    ])('no form with %s', (_, rest) => {
      expect(issuesOf(host([place]), includedWith(rest))).toHaveLength(1);
    });

    test('a condition that both have is reported', () => {
      const conditions = { k: [{ name: 'a', condition: 'isFilled' }] };
      expect(
        issuesOf(
          host([nama, place], { conditions: { k: [{ name: 'nama', condition: 'isFilled' }] } }),
          includedWith({ conditions }),
        ),
      ).toEqual([
        expect.objectContaining({
          path: 'conditions.k',
          expected: 'nama yang tidak dipakai juga di tamu.json',
        }),
      ]);
    });

    test('mistakes of every form that it names, each under its file', () => {
      const texts = new Map([
        ['tamu', definition('tamu', [{ name: 'A' }])],
        ['kawan', definition('kawan', [{ name: 'B' }])],
      ]);
      const loaded = loadForm(host([place, { type: 'form', slug: 'kawan' }]), 'tuan', texts);
      expect(loaded.ok ? [] : loaded.issues.map(({ path }) => path)).toEqual([
        'tamu.json: steps[0].blocks[0].name',
        'kawan.json: steps[0].blocks[0].name',
      ]);
    });
  });

  describe('Loading', () => {
    test('tells broken JSON, also when other forms could be asked for', async () => {
      const textOf = jest.fn(() => Promise.resolve(undefined));
      expect(await loadFormWith('{', 'tuan', textOf)).toMatchObject({ ok: false });
      expect(textOf).not.toHaveBeenCalled();
    });

    test('goes on without a form that is missing, which is reported where it stands', async () => {
      const loaded = await loadFormWith(host([place]), 'tuan', () => Promise.resolve(undefined));
      expect(loaded).toMatchObject({ ok: false, issues: [{ path: 'steps[0].blocks[0]' }] });
    });
  });
});

describe('fragments', () => {
  const texts = new Map(
    Object.entries(cases.fragments).map(([name, one]) => [`fragments/${name}`, JSON.stringify(one)]),
  );

  const textOf = (blocks: readonly unknown[], rest: object = {}): string =>
    definitionOf([{ id: 'satu', title: 'Satu', blocks }], rest);

  const parsedOf = (text: string): FormDefinition => {
    const parsed = parseText(text);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
    return parsed.definition;
  };

  test.each(cases.taken)('a form that takes fragments in: $name', ({ blocks, is, conditions = {} }) => {
    const whole = include(parsedOf(textOf(blocks, { conditions })), texts);
    if (!whole.ok) throw new Error(JSON.stringify(whole.issues));
    // A list among the blocks stands for the untitled group that a fragment becomes.
    const expected = is.map((one) => (Array.isArray(one) ? { type: 'group', blocks: one } : one));
    expect(whole.definition.steps?.[0]?.blocks).toEqual(expected);
  });

  test('only a switch copies: a constant called copies stays as it is', () => {
    const constants = { copies: { from: 'pagi', to: 'sore' } };
    const whole = include(parsedOf(textOf([{ fragment: 'salin' }], { constants })), texts);
    expect(whole.ok && whole.definition.constants).toEqual(constants);
  });

  test.each(cases.refused)('a form that is refused: $name', ({ blocks, issues }) => {
    const loaded = loadForm(textOf(blocks), 'contoh', texts);
    const found = loaded.ok ? [] : explained(loaded.issues).map(({ code, path }) => `${code} ${path}`);
    expect([...new Set(found)]).toEqual(issues);
  });

  test('texts are asked for once each, those of a form inside the form too', async () => {
    const includedForm = textOf([{ fragment: 'salin' }, { fragment: 'syarat-lain', names: '{name}Tamu' }], {
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
      return Promise.resolve(name === 'tamu' ? includedForm : texts.get(name));
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
      const form = loaded(textOf(twice, { lists }), fragments({ kota }, cut));
      const listed = (name: string) => form.fields.get(name)?.listed ?? [];
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
      const more = loadForm(
        textOf([...uses, { fragment: 'wilayah' }]),
        'contoh',
        fragments({ long }, 'long'),
      );
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
});
