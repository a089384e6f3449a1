import fc, { holds } from '../../../../tests/fastCheck';
import type { Part } from './parts';
import { calledBy } from '../../schema/calledBy';
import { choiceIn, commonFirst, foundLines, nextChoice, numberIn } from './plainWords';
import { spoken } from '../../schema/spoken';
import { parseFormula } from '../../../interpreter';
import { definitionOf, loaded, stepOf } from '../../../interpreter/engine/testing/form';
import { checkDefinition } from '../../checker';
import { fieldChoices } from './questions';
import { ageEnd } from './WholeAdditions';
import { textAfter } from './textEdits';
import { type PastedOption, pastedOptions, writtenOption } from './pastedOptions';
import { definitionTexts } from '../../definitionTexts';
import {
  type Operand,
  readComparison,
  readOperand,
  readTerms,
  signs,
  type Term,
  units,
  writtenBound,
  writtenComparison,
  writtenOperand,
  writtenTerms,
} from './expressions';
import { placed, type Put } from './fit';
import { projectFilesOf } from './projectFiles';

describe('plainWords', () => {
  test.each([
    ['50.000', 50000],
    ['Rp 1.500.000', 1500000],
    ['2,5', 2.5],
    ['2.5', 2.5],
    ['-1.000,5', -1000.5],
    ['17', 17],
    ['17 tahun', '17 tahun'],
    ['', ''],
  ])('%s is the number that people mean', (typed, meant) => {
    expect(numberIn(typed)).toBe(meant);
  });

  test('a choice that is reworded keeps its code, unless one is typed', () => {
    expect(choiceIn('Wali murid', '3|Pilihan 3')).toBe('3|Wali murid');
    expect(choiceIn('9|Wali murid', '3|Pilihan 3')).toBe('9|Wali murid');
    expect(choiceIn('Wali murid', 'Pilihan 3')).toBe('Wali murid');
    expect(choiceIn('', '3|Pilihan 3')).toBe('');
  });

  const choices = (...values: string[]): Part[] =>
    values.map((value, index) => ({ kind: 'text', value, path: ['options', index], optional: true }));

  test('one more choice has the next code, and none where the others have none', () => {
    expect(nextChoice(choices('1|Ya', '2|Tidak'))).toBe('3|Pilihan 3');
    expect(nextChoice(choices('1|Ya', '7|Tidak'))).toBe('8|Pilihan 8');
    expect(nextChoice(choices('Ya', 'Tidak'))).toBe('Pilihan 3');
    expect(nextChoice(choices('USD|Dolar'))).toBeUndefined();
    expect(
      nextChoice([{ kind: 'object', parts: [], missing: [], path: [], optional: true }]),
    ).toBeUndefined();
  });

  test('of a long menu the keys with a plain name come first, under a heading; a short one stays as it is', () => {
    const names = [
      'keep',
      'help',
      'required',
      'sensitive',
      'submit',
      'compute',
      'kind',
      'visibleWhen',
      'lang',
    ];
    const titles: Readonly<Record<string, string>> = { required: 'Wajib diisi', visibleWhen: 'Tampil bila' };
    const shown = commonFirst(names.map((name) => ({ name, title: titles[name], value: null })));
    expect(shown.map(({ name }) => name).slice(0, 3)).toEqual(['required', 'visibleWhen', 'keep']);
    expect(new Set(shown.map(({ group }) => group)).size).toBe(2);
    expect(commonFirst([{ name: 'keep', value: null }])).toEqual([{ name: 'keep', value: null }]);
  });

  test.each([
    ['Tulisan pada tombol yang menambah baris.', 'Tulisan pada tombol yang menambah baris', ''],
    ["'true': hanya dibaca pengunjung.", 'Hanya dibaca pengunjung', ''],
    ["'false': tidak ikut dikirim.", 'Ikut dikirim', ''],
    ["Judul sebuah baris; '{index}' adalah nomornya.", 'Judul sebuah baris', "'{index}' adalah nomornya."],
    ['Bilangan 1.5 lebih', 'Bilangan 1.5 lebih', ''],
  ])('%s is called by its first words', (sentence, called, rest) => {
    expect(calledBy(sentence)).toEqual({ called, rest });
  });

  test('a search leaves the lines that have all of its words, in any of their texts', () => {
    const lines = [
      { name: 'upload', about: 'Unggah berkas.', group: 'Pertanyaan' },
      { name: 'date', about: 'Tanggal', group: 'Pertanyaan' },
    ];
    const names = (sought: string): string[] => foundLines(lines, sought).map(({ name }) => name);
    expect(names('')).toEqual(['upload', 'date']);
    expect(names(' berkas  unggah')).toEqual(['upload']);
    expect(names('PERTANYAAN tanggal')).toEqual(['date']);
    expect(names('upload tanggal')).toEqual([]);
    // What is called so stands before what is only meant by it.
    const both = [{ name: 'ready alamatLengkap' }, { name: 'Pilih Provinsi dari data bank' }];
    expect(foundLines(both, 'provinsi').map(({ name }) => name)).toEqual([both[1]?.name, both[0]?.name]);
  });
});

test('a sentence of the language is read without its keys, where these have titles', () => {
  expect(spoken('Tulis ini atau `options`.')).toBe('Tulis ini atau “Pilihan”.');
  expect(spoken('Bantuan di bawah label; boleh memuat `{rumus}`.')).toBe(
    'Bantuan di bawah label; boleh memuat {nama jawaban}.',
  );
  expect(spoken('`true`: wajib diisi selama terlihat.')).toBe("'true': wajib diisi selama terlihat.");
});

describe('recipes', () => {
  const written = (...more: object[]): string =>
    definitionOf(
      [
        stepOf('data', [{ name: 'nama', label: 'Nama' }, ...more], { title: 'Data' }),
        stepOf('lain', [{ name: 'lain', label: 'Lain' }], { title: 'Lain' }),
      ],
      { texts: { next: 'Selanjutnya' } },
    );

  describe('an end by age', () => {
    const known = (text: string) => ({ form: loaded(text), json: JSON.parse(text) as unknown });
    const birthday = { type: 'date', name: 'tanggalLahir', label: 'Tanggal Lahir', required: true };
    const made = (text: string, age: string): string => {
      const end = ageEnd(known(text), age);
      if (typeof end === 'string') throw new Error(end);
      return textAfter(text, end.edit) ?? text;
    };

    test.each(['17', ' 21 tahun', '60'])(
      'for %s stands behind the birth day, is reached, and is added once',
      (age) => {
        const after = made(written(birthday), age);
        const id = `belum-${Number.parseInt(age, 10)}-tahun`;
        expect([...loaded(after).steps.keys()]).toEqual(['data', id, 'lain']);
        expect(
          checkDefinition(after, { file: 'contoh.json', textOf: () => undefined, today: '2026-03-02' }),
        ).toEqual([]);
        expect(ageEnd(known(after), age)).toMatch(/sudah ada/);
      },
    );

    test.each(['', 'dewasa', '0', '17,5', '121'])('is not made for %j', (age) => {
      expect(ageEnd(known(written(birthday)), age)).toMatch(/^Tulis usia/);
    });

    test('bounds a day of birth that has no bound: nobody is born later', () => {
      const steps = (JSON.parse(made(written(birthday), '17')) as { steps: { blocks: object[] }[] }).steps;
      expect(steps[0]?.blocks[1]).toEqual({ ...birthday, maxDate: 'today()' });
    });

    test('needs a day of birth', () => {
      expect(ageEnd(known(written()), '17')).toMatch(/pertanyaan tanggal lahir/);
    });

    test.each([
      ['addMonths(today(), -204)', 'Minimal 17 tahun.', { maxDate: 'today()' }],
      ['addYears(today(), -17)', 'Sesuai KTP', { maxDate: 'today()', guideText: 'Sesuai KTP' }],
      ['2008-12-31', 'Minimal 17 tahun.', { maxDate: '2008-12-31', guideText: 'Minimal 17 tahun.' }],
    ])('a last day %s with %j gives way where it is an age', (maxDate, guideText, left) => {
      const text = made(written({ ...birthday, maxDate, guideText }), '17');
      const steps = (JSON.parse(text) as { steps: { blocks: unknown[] }[] }).steps;
      expect(steps[0]?.blocks[1]).toEqual({ ...birthday, ...left });
    });
  });

  test('a question of rows is offered once, by the list that it is asked in, and a value of them', () => {
    const blocks = [{ type: 'text', name: 'namaBaris', label: 'Nama' }];
    const values = [{ name: 'besar', compute: 'upper(namaBaris)' }];
    const form = loaded(
      written({ type: 'rows', name: 'orangTua', label: 'Orang Tua', addText: 'Tambah', blocks, values }),
    );
    expect(fieldChoices(form)).toEqual([
      { value: 'nama', about: 'Nama' },
      { value: 'orangTua', about: 'Orang Tua' },
      { value: 'namaBaris', about: 'Nama (Orang Tua)' },
      { value: 'lain', about: 'Lain' },
      { value: 'besar', about: 'Nilai besar (Orang Tua)' },
    ]);
  });
});

describe('pastedOptions', () => {
  const written = (text: string, present: Parameters<typeof pastedOptions>[1] = []) =>
    pastedOptions(text, present).options.map(writtenOption);

  test.each<[string, string, unknown[]]>([
    ['columns of a spreadsheet', '01\tPNS\n02\tSwasta\r\n', ['01|PNS', '02|Swasta']],
    [
      'a third column is the hint',
      'A\tReguler\tTanpa biaya\nB\tPrioritas\t\n',
      [{ value: 'A|Reguler', hint: 'Tanpa biaya' }, 'B|Prioritas'],
    ],
    ['a heading is none of them', 'Kode\tLabel\n1\tYa', ['1|Ya']],
    ['semicolons', '1;Ya, tentu\n2;Tidak', ['1|Ya, tentu', '2|Tidak']],
    ['commas behind codes', 'IDR,Rupiah\nUSD,Dolar AS', ['IDR|Rupiah', 'USD|Dolar AS']],
    [
      'commas in words',
      'Jakarta Pusat, DKI\nBandung',
      ['jakarta-pusat-dki|Jakarta Pusat, DKI', 'bandung|Bandung'],
    ],
    ['the language’s own spelling', '1|Ya\n2|Tidak', ['1|Ya', '2|Tidak']],
    ['lines alone', '  Gaji \n\nUsaha\n', ['gaji|Gaji', 'usaha|Usaha']],
    ['cells in quotation marks', '1\t"Ya ""pasti"""\n2\t"Dua\nbaris"', ['1|Ya "pasti"', '2|Dua baris']],
    ['an empty code', '\tGaji\n2\tUsaha', ['gaji|Gaji', '2|Usaha']],
    ['words without a letter of ours', '现金\n---', ['pilihan|现金', 'pilihan-2|---']],
    ['bars', 'a|b\tSatu|Dua', ['a-b|Satu|Dua']],
    ['nothing', ' \n\n', []],
  ])('%s', (_, text, options) => {
    expect(written(text)).toEqual(options);
  });

  test('labels alone go on with the numbers that the others have', () => {
    expect(written('Wali\nKakek', ['1|Ayah', '7|Ibu'])).toEqual(['8|Wali', '9|Kakek']);
    expect(written('Wali', ['ayah|Ayah'])).toEqual(['wali|Wali']);
    expect(written('Wali', [{ value: '3', label: 'Ayah' }])).toEqual(['4|Wali']);
  });

  test('what stands there twice is left out and reported', () => {
    const { options, twice } = pastedOptions('1\tYa\n2\tTidak\n2\tMungkin', ['1|Ya']);
    expect(options).toEqual<PastedOption[]>([{ code: '2', label: 'Tidak' }]);
    expect(twice).toEqual(['1|Ya', '2|Mungkin']);
    expect(pastedOptions('Ya\nya', []).twice).toEqual(['ya']);
  });
});

describe('expressions', () => {
  test.each<[string, Operand]>([
    ['today()', { kind: 'moved', by: 0, unit: 'days' }],
    ['addYears(today(), -17)', { kind: 'moved', by: -17, unit: 'years' }],
    ['addMonths( today() ,3)', { kind: 'moved', by: 3, unit: 'months' }],
    ['addDays(mulai, 1)', { kind: 'moved', from: 'mulai', by: 1, unit: 'days' }],
    ['addDays(addYears(today(), -61), 1)', { kind: 'oldest', years: 60 }],
    ['2030-12-31', { kind: 'day', day: '2030-12-31' }],
    ["'2030-12-31'", { kind: 'day', day: '2030-12-31' }],
    ['lahir', { kind: 'answer', name: 'lahir' }],
    ['age(lahir)', { kind: 'age', name: 'lahir' }],
    ['count(anak)', { kind: 'count', name: 'anak' }],
    ['sum(anak.bagian)', { kind: 'column', rows: 'anak', column: 'bagian' }],
    ['sum(a, b, c)', { kind: 'total', names: ['a', 'b', 'c'] }],
    ['gaji * 5 / 100', { kind: 'percent', by: 5, of: 'gaji' }],
    ['days(a, today())', { kind: 'between', from: 'a' }],
    ['-2.5', { kind: 'number', value: -2.5 }],
    ["'it\\'s'", { kind: 'text', value: "it's" }],
  ])('%s is said in words', (formula, operand) => {
    expect(readOperand(formula)).toEqual(operand);
  });

  test.each([
    'a + b',
    'addYears(addYears(today(), -1), -2)',
    'addDays(today(), n)',
    'addDays(today(), 1.5)',
    'addDays(today(), 0)',
    'addDays(today())',
    'sum(a)',
    'sum(a, 2)',
    'sum(anak[0].bagian)',
    'min(a, b)',
    'age(age(lahir))',
    'today(1)',
    'a ? b : c',
    'true',
    'addYears(today(), ',
    '2030-13-01 x',
    '',
  ])('%s stays a formula', (formula) => {
    expect(readOperand(formula)).toBeUndefined();
  });

  test.each(['a && b', 'a < b < c', 'a + 1 < b', '!a', 'a', 'every(rows.a > 1)', 'a <'])(
    '%s is no plain comparison',
    (formula) => {
      expect(readComparison(formula)).toBeUndefined();
    },
  );

  const name = fc.constantFrom('nama', 'tanggalLahir', 'x1');
  const years = fc.integer({ min: 1, max: 150 });
  const operands = fc.oneof<fc.Arbitrary<Operand>[]>(
    fc.record({ kind: fc.constantFrom('answer', 'code', 'age', 'count'), name }),
    fc.record({ kind: fc.constant('column'), rows: name, column: name }),
    fc.record({ kind: fc.constant('total'), names: fc.array(name, { minLength: 2, maxLength: 4 }) }),
    fc.record({ kind: fc.constant('number'), value: fc.integer() }),
    fc.record({ kind: fc.constant('percent'), by: fc.integer(), of: name }),
    fc.record({ kind: fc.constant('between'), from: name, to: name }),
    fc.record({
      kind: fc.constant('text'),
      value: fc.string().filter((text) => !/^\d{4}-\d\d-\d\d$/.test(text)),
    }),
    fc.record({ kind: fc.constant('day'), day: fc.constantFrom('2030-12-31', '1990-02-28') }),
    fc.constant<Operand>({ kind: 'moved', by: 0, unit: 'days' }),
    fc.record({
      kind: fc.constant('moved'),
      by: fc.oneof(
        years,
        years.map((one) => -one),
      ),
      unit: fc.constantFrom(...units),
    }),
    fc.record({
      kind: fc.constant('moved'),
      from: name,
      by: fc.oneof(
        years,
        years.map((one) => -one),
      ),
      unit: fc.constantFrom(...units),
    }),
    fc.record({ kind: fc.constant('oldest'), years }),
  );

  test('whatever is said in words is written as a formula that is read as the same', () => {
    holds(
      operands,
      operands,
      fc.constantFrom('equals', 'notEquals', 'lessThan', 'atMost', 'greaterThan', 'atLeast'),
      fc.constantFrom(...signs),
      (left, right, operator, sign) => {
        expect(readOperand(writtenOperand(left))).toEqual(left);
        expect(readOperand(writtenBound(left))).toEqual(left);
        const compared = { left, operator, right };
        expect(readComparison(writtenComparison(compared))).toEqual(compared);
        const terms = [left, right, left].map((operand, at): Term => ({
          sign: at === 0 ? '+' : sign,
          operand,
        }));
        expect(readTerms(writtenTerms(terms))).toEqual(terms);
      },
    );
  });

  test('a shipped formula that is shown in words is written as what it was', () => {
    const formulas = [...definitionTexts().values()].flatMap((text) =>
      [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([quoted]) => JSON.parse(quoted) as string),
    );
    const said = formulas.flatMap((formula) => {
      const operand = readOperand(formula);
      const compared = readComparison(formula);
      if (compared) return [[formula, writtenComparison(compared)] as const];
      return operand && /\(/.test(formula) ? [[formula, writtenOperand(operand)] as const] : [];
    });
    expect(said.length).toBeGreaterThan(10);
    for (const [before, after] of said) expect(parseFormula(after)).toEqual(parseFormula(before));
  });
});

describe('fit', () => {
  const button = { type: 'button', text: 'Lihat', opens: { as: 'dialog', title: 'Judul', blocks: [] } };
  const form = {
    constants: { options: ['a'] },
    steps: [
      {
        id: 'data',
        title: 'Data',
        blocks: [
          { type: 'radio', name: 'jenis', label: 'Jenis', options: ['a'] },
          { type: 'text', name: 'nomor', label: 'Nomor', minLength: 3, maxLength: 5 },
          { type: 'group', blocks: [button] },
          { type: 'checkbox', name: 'setuju', label: 'Setuju' },
        ],
        next: { goTo: [{ step: 'akhir' }] },
      },
    ],
  };

  const block = (at: number): (string | number)[] => ['steps', 0, 'blocks', at];

  const text = JSON.stringify(form);
  const put = (path: (string | number)[]): Put => ({ do: 'set', path, value: true });

  test.each<[string, (string | number)[], string[]]>([
    ['a list of the bank', [...block(0), 'lookup'], ['options']],
    ['a format', [...block(1), 'format'], ['minLength', 'maxLength']],
    ['a link', [...block(2), 'blocks', 0, 'href'], ['opens']],
    ['the preview', ['steps', 0, 'next', 'goTo', 0, 'preview'], ['step']],
  ])('%s is put in place of what cannot stand beside it', (_, path, others) => {
    const owner = path.slice(0, -1);
    expect(placed(text, put(path))).toEqual({
      do: 'all',
      edits: [...others.map((other) => ({ do: 'remove', path: [...owner, other] })), put(path)],
    });
  });

  test.each([
    ['mask', 'format', 'nik'],
    ['resetTo', 'resetWhenChanged', ['provinsi', 'kota']],
  ])('%s is put with %s, which it says more of', (key, other, value) => {
    expect(placed(text, put([...block(1), key]))).toMatchObject({
      edits: expect.arrayContaining([
        { do: 'set', path: [...block(1), other], value },
        put([...block(1), key]),
      ]) as unknown,
    });
  });

  test.each<[string, (string | number)[]]>([
    ['a constant called lookup', ['constants', 'lookup']],
    ['a key that has no such other', [...block(3), 'required']],
  ])('%s is put in place of nothing', (_, path) => {
    expect(placed(text, put(path))).toEqual(put(path));
  });
});

test('the scenarios of a form are those of its file and of the files that it takes in', () => {
  const texts = {
    'kartu.scenarios.json': '{"fragments": ["orang", "hilang"], "scenarios": []}',
    'fragments/orang.scenarios.json': '{"with": {"nik": "1"}}',
    'fragments/lain.scenarios.json': '{"with": {"nama": "x"}}',
  };
  expect([...projectFilesOf(texts, 'kartu').scenarios.keys()]).toEqual([
    'kartu.scenarios.json',
    'fragments/orang.scenarios.json',
  ]);
  expect([...projectFilesOf(texts, 'kartu').fragments]).toEqual([]);
  expect(projectFilesOf({}, 'kartu').scenarios.size).toBe(0);
});
