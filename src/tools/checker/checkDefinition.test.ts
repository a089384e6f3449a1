import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { JsonObject } from '../../interpreter';
import { checkDefinition, checkContent } from '.';
import { faults, faultsOfClasses } from './testing/planted';
import { textOf, type Fragment } from './testing/fragment';
import { catalogue } from './catalogue';
import { lineOf } from './testing/lineOf';
import type { Finding } from './finding';
import { exitCode, isFormat, reports } from './report/reports';
import { jsonOf, meantIn, schemaOf } from './json/walk';

describe('checkDefinition', () => {
  const options = { file: 'form-definitions/contoh.json' };

  test('broken JSON is reported with its line and column, and nothing else', () => {
    const [found, ...others] = checkDefinition('{\n  "version": 1,\n  "slug": "contoh",\n}', options);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ rule: 'broken-json', severity: 'error', line: 4, column: 1 });
    expect(found?.fix).toBe('Hapus koma sebelum }.');
  });

  test('a slug that is not the name of the file', () => {
    const [found] = checkDefinition(textOf({ slug: 'lain' }), options);
    expect(found).toMatchObject({ rule: 'slug', path: 'slug', line: 3, column: 11 });
  });

  test('a finding stands at the line and column of its value, and is reported in the words of the form', () => {
    const text = textOf({
      blocks: [
        { type: 'radio', name: 'agama', label: 'Agama', options: ['1|Islam', '2|Hindu'] },
        {
          type: 'group',
          title: 'Alamat',
          blocks: [
            {
              name: 'rt',
              label: 'RT',
              visibleWhen: [{ name: 'agama', condition: 'equals', value: 'Islam' }],
            },
          ],
        },
      ],
    });
    const [found] = checkDefinition(text, options);
    expect(found).toMatchObject({ file: options.file, where: 'Langkah “Satu” → “Alamat” → “RT”', alsoAt: 0 });
    const line = text.split('\n')[(found?.line ?? 0) - 1] ?? '';
    expect(line.slice((found?.column ?? 0) - 1)).toBe('"Islam"');
  });

  test('an unknown key is reported at the key', () => {
    const text = textOf({ blocks: [{ name: 'a', requird: true }] });
    const [found] = checkDefinition(text, options);
    const line = text.split('\n')[(found?.line ?? 0) - 1] ?? '';
    expect(line.slice((found?.column ?? 0) - 1)).toBe('"requird": true');
  });

  test('the condition of a CMS field is reported at the key that the CMS wrote', () => {
    const items = [{ name: 'a', condition: 'equals', value: 'Ya' }];
    const text = textOf({
      blocks: [
        { type: 'radio', name: 'a', options: ['1|Ya', '2|Tidak'] },
        { name: 'b', conditionalLogic: true, conditions: items },
      ],
    });
    const [found] = checkDefinition(text, options);
    const line = text.split('\n')[(found?.line ?? 0) - 1] ?? '';
    expect(line.trim()).toBe('"value": "Ya"');
  });

  test('the same mistake at many places is reported at the first, with their number', () => {
    const missing = [{ name: 'xyz', condition: 'isFilled' }];
    const blocks = ['a', 'b', 'c'].map((name) => ({ name, visibleWhen: missing }));
    expect(checkDefinition(textOf({ blocks }), options)).toMatchObject([{ rule: 'unknown-name', alsoAt: 2 }]);
  });

  test('findings come in the order of the text', () => {
    const blocks: JsonObject[] = [
      { name: 'a', label: 'Tanggal Lahir' },
      { type: 'number', name: 'b', min: 2, max: 1 },
      { name: 'c', label: 'c' },
    ];
    const lines = checkDefinition(textOf({ blocks }), options).map(({ line }) => line);
    expect(lines).toHaveLength(3);
    expect(lines).toEqual([...lines].sort((a, b) => a - b));
  });

  test('a search that had to be cut says so', () => {
    // Nine answers of eight codes, all different: there is no such thing, and to see it takes very long.
    const names = [...'abcdefghi'];
    const codes = ['1', '2', '3', '4', '5', '6', '7', '8'];
    const differ = names.flatMap((one, index) =>
      names.slice(index + 1).map((other) => ({ name: one, condition: 'notEquals', value: `{${other}}` })),
    );
    const filled = names.map((name) => ({ name, condition: 'in', value: codes }));
    const blocks = [
      ...names.map((name) => ({ type: 'select', name, options: codes })),
      { name: 'z', visibleWhen: { all: [...filled, ...differ] } },
    ];
    expect(checkDefinition(textOf({ blocks }), options)).toMatchObject([
      { rule: 'search-cut', severity: 'advice', fix: expect.stringContaining('skenario') as string },
    ]);
  });

  test('a form that stands in a step is looked at with it, and its own mistakes are reported in its own file', () => {
    const includedForm = textOf({ slug: 'tamu', blocks: [{ name: 'tanggal', label: 'Tanggal Lahir' }] });
    const host = textOf({
      blocks: [
        { type: 'form', slug: 'tamu' },
        { name: 'b', visibleWhen: [{ name: 'tanggal', condition: 'isFilled' }] },
      ],
    });
    const textOfForm = (slug: string): string | undefined => (slug === 'tamu' ? includedForm : undefined);
    expect(checkDefinition(host, { ...options, textOf: textOfForm })).toEqual([]);
    expect(checkDefinition(includedForm, { file: 'tamu.json' })).toMatchObject([{ rule: 'date-as-text' }]);
  });

  test.each([
    '',
    'null',
    '[]',
    '{}',
    '"x"',
    '{"steps":[null]}',
    '{"version":1,"steps":{"a":[]}}',
    '{"__proto__":1}',
  ])('never throws: %s', (text) => {
    expect(checkDefinition(text, options).length).toBeGreaterThan(0);
  });
});

describe('rules', () => {
  interface Case {
    name: string;
    definition: Fragment;
    /** The rules that must be found, in the order of the text. */
    rules: readonly string[];
    /** Where the first of them stands. */
    at?: string;
    suggestion?: string;
    /** A piece of the first finding's witness. */
    witness?: string;
  }

  const folder = path.join(__dirname, 'cases');

  const cases = readdirSync(folder).flatMap((file) =>
    (JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Case[]).map(
      (one) => [`${file}: ${one.name}`, one] as const,
    ),
  );

  const exists = (address: string): boolean => address === '/files/ada.webp' || address === 'popups/ada';

  const expected = new Set<string>(cases.flatMap(([, { rules }]) => rules));
  const planted = [...faults.map(([, fault]) => fault), ...faultsOfClasses];
  const aside = new Set(planted.flatMap(({ rule }) => rule ?? []));

  test.each(cases)('%s', (_, { definition, rules, at, suggestion, witness }) => {
    const all = checkDefinition(textOf(definition), { file: 'contoh.json', exists, today: '2026-03-02' });
    // Rules with planted faults of their own stand aside: a case shows the one thing that is wrong.
    const found = all.filter(({ rule }) => expected.has(rule) || !aside.has(rule));
    expect(found.map(({ rule, path: place, what }) => ({ rule, place, what }))).toEqual(
      rules.map((rule, index) => ({
        rule,
        place: index === 0 && at !== undefined ? at : (expect.any(String) as string),
        what: expect.any(String) as string,
      })),
    );
    if (at !== undefined) expect(found[0]?.line).toBe(lineOf(textOf(definition), at));
    if (suggestion !== undefined) expect(found[0]?.suggestion).toBe(`Mungkin maksud Anda “${suggestion}”?`);
    if (witness !== undefined) expect(found[0]?.witness).toContain(witness);
  });

  test('every rule has a case', () => {
    const reported = new Set([...expected, ...aside]);
    const elsewhere = ['broken-json', 'slug', 'search-cut'];
    expect(Object.keys(catalogue).filter((rule) => !reported.has(rule) && !elsewhere.includes(rule))).toEqual(
      [],
    );
  });
});

describe('checkContent', () => {
  const options = {
    file: 'form-definitions/pages/contoh.json',
    exists: (path: string) => path === '/files/ada.webp',
    textOf: (slug: string) => (slug === 'simulasi' ? '{}' : undefined),
  };

  const found = (blocks: unknown): unknown[] =>
    checkContent(JSON.stringify({ blocks }, null, 2), options).map(({ rule, path, line, where }) => ({
      rule,
      path,
      line,
      where,
    }));

  test('a page without mistakes gives no finding', () => {
    const image = { type: 'image', src: '/files/ada.webp', alt: '' };
    expect(found([image, { type: 'form', slug: 'simulasi' }])).toEqual([]);
  });

  test('a misspelt key of a block is reported at its line', () => {
    expect(found([{ type: 'heading', level: 1, txt: 'Judul' }])).toEqual([
      { rule: 'missing-key', path: 'blocks[0].text', line: 3, where: '“heading ke-1”' },
      { rule: 'unknown-key', path: 'blocks[0].txt', line: 6, where: '“heading ke-1”' },
    ]);
  });

  test('a field does not belong on a page', () => {
    expect(found([{ type: 'text', name: 'a', label: 'A' }])).toMatchObject([
      { rule: 'wrong-value', line: 4 },
    ]);
  });

  test('pictures, links and forms that are not there are reported, also inside a section', () => {
    const blocks = [
      { type: 'image', src: '/files/tidak-ada.webp', alt: '' },
      { type: 'richText', html: '<script>1</script>' },
      { type: 'form', slug: 'simulasii' },
    ];
    expect(found([{ type: 'section', title: 'Bagian', blocks }])).toMatchObject([
      { rule: 'missing-image', path: 'blocks[0].blocks[0].src', where: '“Bagian” → “image ke-1”' },
      { rule: 'unsafe-html', path: 'blocks[0].blocks[1].html' },
      { rule: 'unknown-name', path: 'blocks[0].blocks[2].slug' },
    ]);
  });

  test('a condition is reported, since a page has no answers that it could read', () => {
    const note = { type: 'richText', html: '<p>WNA</p>', visibleWhen: 'wna' };
    const findings = checkContent(JSON.stringify({ blocks: [{ type: 'section', blocks: [note] }] }), options);
    expect(findings).toMatchObject([{ rule: 'wrong-value', path: 'blocks[0].blocks[0].visibleWhen' }]);
    expect(findings[0]?.fix).toContain('Halaman dan popup tidak mempunyai jawaban');
  });

  test('broken JSON is reported with its line', () => {
    expect(checkContent('{\n  "blocks": [,]\n}', options)).toMatchObject([
      { rule: 'broken-json', line: 2, where: 'Halaman' },
    ]);
  });
});

describe('reports', () => {
  const finding: Finding = {
    rule: 'unknown-name',
    path: 'steps[0].blocks[1].use',
    what: 'Tertulis "nma"; yang diharapkan: nama kolom.',
    fix: 'Tulis nama kolom.',
    suggestion: 'Mungkin maksud Anda "nama"?',
    witness: 'bertentangan: a, b',
    line: 12,
    column: 7,
    file: 'form-definitions/contoh.json',
    severity: 'error',
    where: 'Langkah “Satu” → “nma”',
    why: 'Formulir tidak dapat dibuka.',
    alsoAt: 2,
  };
  const files = [{ file: finding.file, findings: [finding] }];

  test('for people: place, words and counts', () => {
    expect(reports.pretty(files)).toBe(
      [
        'form-definitions/contoh.json:12:7  KESALAHAN  unknown-name',
        '  Langkah “Satu” → “nma”',
        '  Tertulis "nma"; yang diharapkan: nama kolom. Juga di 2 tempat lain.',
        '  Akibatnya: Formulir tidak dapat dibuka.',
        '  Perbaikan: Mungkin maksud Anda "nama"? Tulis nama kolom.',
        '  Bukti: bertentangan: a, b',
        '',
        '1 berkas, 1 kesalahan, 0 saran.',
      ].join('\n'),
    );
  });

  test('for tools: the findings as they are', () => {
    expect(JSON.parse(reports.json(files))).toEqual([finding]);
  });

  test('for GitHub: an annotation whose signs cannot end it', () => {
    const reported = reports.github([
      { file: 'a', findings: [{ ...finding, what: '50%\nlebih', file: 'a:b,c.json' }] },
    ]);
    expect(reported).toContain('::error file=a%3Ab%2Cc.json,line=12,col=7,title=unknown-name::');
    expect(reported).toContain('50%25%0Alebih');
  });

  test('errors decide the exit code, advice does not', () => {
    expect(exitCode(files)).toBe(1);
    expect(exitCode([{ file: 'a', findings: [{ ...finding, severity: 'advice' }] }])).toBe(0);
    expect(isFormat('json')).toBe(true);
    expect(isFormat('toString')).toBe(false);
  });
});

describe('oneWord', () => {
  const root = path.join(__dirname, '../../..');

  /** Words that visitors would meet beside another word for the same thing, and that other word. */
  const others: readonly (readonly [word: RegExp, instead: string])[] = [
    [/\bpengajuan\b/i, 'permohonan'],
    [/\btinjau\b/i, 'periksa'],
    [/\bhapus data\b|\bdata (anda|formulir ini) sudah dihapus\b/i, 'jawaban'],
    [/(?<!kantor )\bcabang\b/i, 'kantor cabang'],
    [/\bsesuai (pemeriksaan|verifikasi) identitas\b/i, 'sesuai data yang sudah Anda isi'],
    [/\bfoto nasabah\b/i, 'foto diri'],
    [/\bpindaian\b|\bscan\b/i, 'foto'],
    [/(?<!elektronik \()\be-KTP\b|\bKTP elektronik\b(?! \(e-KTP\))/, 'KTP'],
    [/\bberkas\b/i, 'file'],
    [/\bsurel\b/i, 'email'],
    [/\bHP\b|\btelepon (genggam|seluler)\b/i, 'ponsel'],
    [/\bdaring\b/i, 'online'],
    [/\bbukti permohonan\b/i, 'tanda terima'],
    [/\bperlu bantuan\b/i, 'butuh bantuan'],
    [/[\d}] (digit )?angka\b/, 'digit'],
    [/\bpaling (banyak|sedikit|besar|kecil|muda|tua|lama)\b/i, 'maksimal or minimal'],
    [/\bpaling akhir\b/i, 'paling lambat'],
    [/^(boleh kosong|kosongkan bila|bila ada)\b|, bila ada$/i, 'nothing: (opsional) stands beside the label'],
    [/\bdefinisi formulir\b/i, 'formulir'],
  ];

  /** Texts that the bank's own documents word so, and names. */
  const kept: readonly RegExp[] = [
    /Pengajuan sedang dalam proses/,
    /Pengajuan Kredit/,
    /^Cabang Pemroses$/,
    /Tulis tahun dengan 4 angka/,
  ];

  const wrongIn = (text: string): string[] =>
    kept.some((one) => one.test(text))
      ? []
      : others.flatMap(([word, instead]) => (word.test(text) ? [`${text} → ${instead}`] : []));

  test.each([
    ['Hapus data saya', ['Hapus data saya → jawaban']],
    ['Pilih cabang', ['Pilih cabang → kantor cabang']],
    ['Pilih kantor cabang', []],
    ['Siapkan e-KTP asli', ['Siapkan e-KTP asli → KTP']],
    ['KTP elektronik (e-KTP)', []],
    ['14 karakter, bila ada', ['14 karakter, bila ada → nothing: (opsional) stands beside the label']],
  ])('%s: %j', (text, wrong) => {
    expect(wrongIn(text)).toEqual(wrong);
  });

  const folder = path.join(root, 'form-definitions');

  const definitions = ['', 'fragments/', 'pages/', 'popups/', 'templates/'].flatMap((below) =>
    readdirSync(path.join(folder, below))
      .filter((file) => /^[^.]+\.json$/.test(file))
      .map((file) => below + file),
  );

  const read: readonly string[] = ['template', 'message', 'html', 'prose'];

  test.each(definitions)('form-definitions/%s says one word for one thing', (file) => {
    const texts = meantIn(jsonOf(readFileSync(path.join(folder, file), 'utf8')), schemaOf(file));
    const shown = texts.filter(({ role }) => read.includes(role));
    expect(shown).not.toEqual([]);
    // Formulas hold names.
    expect(shown.flatMap(({ text }) => wrongIn(text.replace(/\{[^}]*\}/g, '{}')))).toEqual([]);
  });

  const sources = [
    ...readdirSync(path.join(root, 'src/messages'))
      .filter((file) => !file.includes('.test.'))
      .map((file) => `src/messages/${file}`),
    ...readdirSync(path.join(folder, 'recipes')).map((file) => `form-definitions/recipes/${file}`),
    'index.html',
  ];

  test.each(sources)('%s says one word for one thing', (file) => {
    const source = readFileSync(path.join(root, file), 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/g, '');
    // A line of an object begins with a key.
    const lines = source.split('\n').map((line) => line.replace(/^\s*("?\w+"?: )?/, ''));
    expect(lines.flatMap(wrongIn)).toEqual([]);
  });
});
