import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, type CompiledForm, type Json } from '../../interpreter';
import { loaded } from '../../interpreter/engine/testing/form';
import type { BackEnd } from '../visit/bank';
import { microtasks } from '../visit/clock';
import { acts } from '../visit/perform';
import { checks } from './expectations/expectations';
import type { Scenario } from './language';
import { parseScenarios } from './parse/parseScenarios';
import cases from './runScenario.cases.json';
import { runScenario } from './runScenario';
import { formWith } from '../robot/testing/forms';
import { noLists } from './testing/noLists';
import { placer } from '../checker/placer';
import { reportScenario, type ScenarioReport } from './report/reportScenario';

describe('runScenario', () => {
  const form = loaded(readFileSync(join(__dirname, 'testing', 'uji.json'), 'utf8'));

  /** A scenario of the cases, read as one of a file. */
  function scenarioOf(written: {
    name: string;
    /** What stands beside the scenarios of its file; by its name, what several have there. */
    top?: object | string;
    query?: object;
    calls?: object;
    steps: readonly object[];
  }): Scenario {
    const { top, ...own } = written;
    const beside = typeof top === 'string' ? cases.tops.arriving : top;
    const parsed = parseScenarios(
      JSON.stringify({ today: '2026-03-01', ...beside, scenarios: [withoutReport(own)] }),
    );
    const [scenario] = parsed.ok ? parsed.scenarios : [];
    if (!scenario) throw new Error(JSON.stringify(parsed));
    return scenario;
  }

  /** A case without what is expected of its report. */
  function withoutReport<T extends object>(one: T): T {
    return { ...one, step: undefined, says: undefined };
  }

  /** The lists of which a case says nothing. */
  const masterData: BackEnd['ask'] = (_, body) =>
    Promise.resolve({
      body:
        body.url === '/province/filter'
          ? [{ id: '32', name: 'JAWA BARAT' }]
          : [{ id: '32.73', name: 'BANDUNG', postalCode: 40111 }],
    });

  async function report(of: CompiledForm, scenario: Scenario): Promise<string> {
    const outcome = await runScenario(of, scenario, masterData);
    return outcome.passed ? '' : outcome.problems.join('\n');
  }

  test.each(cases.passing.map((one) => [one.name, one] as const))('passes: %s', async (_, one) => {
    expect(await report(form, scenarioOf(one))).toBe('');
  });

  describe.each(cases.failing.map((one) => [one.name, one] as const))('reports: %s', (_, one) => {
    const scenario = scenarioOf(one);

    test(`at step ${one.step}`, async () => {
      expect(await runScenario(form, scenario, masterData)).toMatchObject({ passed: false, step: one.step });
    });

    test.each(one.says)('saying %s', async (sentence) => {
      expect(await report(form, scenario)).toContain(sentence);
    });
  });

  test('what came before the failed step is known', async () => {
    const fill = { tipe: 'P' };
    const scenario = scenarioOf({ name: 'jejak', steps: [{ fill }, { fill: { namaKartu: 'X' } }] });
    expect(await runScenario(form, scenario, masterData)).toMatchObject({
      step: 2,
      trail: [{ step: { act: 'fill', with: fill }, route: '/form/uji' }],
    });
  });

  test('the same scenario goes the same way twice', async () => {
    for (const one of [...cases.passing, ...cases.failing]) {
      const scenario = scenarioOf(one);
      expect(await runScenario(form, scenario, masterData)).toEqual(
        await runScenario(form, scenario, masterData),
      );
    }
  });

  test('an expectation about another stage than the active one fails', async () => {
    const { steps = [], ...rest } = form.definition;
    const [first, ...others] = steps;
    if (!first) throw new Error('the form has a step');
    const staged = compile({
      ...rest,
      stages: [
        { id: 'satu', steps: [first] },
        { id: 'dua', steps: others },
      ],
    });
    if (!staged.ok) throw new Error(JSON.stringify(staged.issues));
    const scenario = scenarioOf({ name: 'tahap', steps: [{ expect: { stage: 'dua' } }] });
    expect(await report(staged.form, scenario)).toContain('Tahap seharusnya "dua", ternyata "satu".');
  });

  const used = (list: readonly { steps: readonly object[] }[], key: string): Set<string> =>
    new Set(
      list.flatMap(({ steps }) =>
        steps.flatMap((step) =>
          Object.entries(step).flatMap(([act, what]) =>
            key === '' ? [act] : act === key ? Object.keys(what as object) : [],
          ),
        ),
      ),
    );

  test.each(Object.keys(checks))(
    'the cases hold an expectation of "%s" that passes and one that fails',
    (name) => {
      expect([...used(cases.passing, 'expect')]).toContain(name);
      // The form of the cases has one stage, so that `stage` fails in the test above.
      expect(['stage', ...used(cases.failing, 'expect')]).toContain(name);
    },
  );

  test.each(Object.keys(acts))('the cases hold the act "%s"', (name) => {
    expect([...used(cases.passing, '')]).toContain(name);
  });

  describe('A form with checks and an end', () => {
    const number = (name: string): object => ({ type: 'number', name, label: name });
    const checked = formWith([
      {
        id: 'satu',
        title: 'Satu',
        blocks: [number('a'), number('b'), number('c')],
        checks: [
          { that: 'a < b', message: 'Salah', at: ['b'] },
          { that: 'b < c', message: 'Periksa lagi', level: 'warning' },
        ],
      },
      { id: 'akhir', title: 'Akhir', ends: true, blocks: [] },
    ]);

    test('says what checks say as errors and notices of the fields that they mark', async () => {
      const steps = [
        { fill: { a: 5, b: 4, c: 3 } },
        { next: true },
        { expect: { step: 'satu', errors: { a: null, b: 'check' }, notice: { b: 'check', a: null } } },
        { fill: { a: 1 } },
        { expect: { errors: { b: null }, notice: { b: 'check' } } },
        { next: true },
        { expect: { step: 'akhir' } },
        { back: true },
        { expect: { step: 'satu' } },
      ];
      expect(await report(checked, scenarioOf({ name: 'pemeriksaan', steps }))).toBe('');
    });

    test('has no Next at its end', async () => {
      const steps = [{ next: true }, { expect: { step: 'akhir' } }, { next: true }];
      expect(await report(checked, scenarioOf({ name: 'akhir', steps }))).toContain(
        'tidak mempunyai tombol lanjut',
      );
    });
  });

  test.each(
    cases.passing
      .filter(({ steps }) => steps.some((step) => 'arrive' in step))
      .map((one) => [one.name, one] as const),
  )('time stands still while lists come from where it takes a while: %s', async (_, one) => {
    const slow: BackEnd['ask'] = async (call, body) => {
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      return masterData(call, body);
    };
    const outcome = await runScenario(form, scenarioOf(one), slow);
    expect(outcome.passed ? [] : outcome.problems).toEqual([]);
  });

  test.each(
    cases.passing
      .filter(({ steps }) => steps.some((step) => 'arrive' in step || 'fill' in step))
      .map((one) => [one.name, one] as const),
  )('what the bank throws is a problem of the step that asks it: %s', async (_, one) => {
    const broken: BackEnd['ask'] = () => Promise.reject(new Error('bank rusak'));
    const outcome = await runScenario(form, scenarioOf(one), broken);
    // Jest fails a test in which a rejection is left alone.
    await microtasks();
    const problem = 'Terjadi kesalahan di dalam program: bank rusak';
    if (!outcome.passed && outcome.problems[0]?.startsWith(problem)) expect(outcome.step).toBeGreaterThan(0);
    else expect(outcome).toEqual(await runScenario(form, scenarioOf(one), masterData));
  });

  describe('A scenario that arrives at the receipt', () => {
    const a = { type: 'text', name: 'a', label: 'A', required: true };
    const declaring = formWith([{ id: 'satu', title: 'Satu', blocks: [a] }], {
      preview: {
        declarations: [
          { name: 'setuju', text: 'Benar', required: true },
          { name: 'tawaran', text: 'Mau tawaran' },
        ],
      },
    });
    const sent = { submit: { body: { statusCode: 200, data: { registrationNumber: 'REG1' } } } };
    const steps = [
      { arrive: 'receipt', with: { a: 'x' } },
      { expect: { submitted: { a: 'x', setuju: true, tawaran: false } } },
    ];

    test('answers, declares what must be, and sends', async () => {
      expect(await report(declaring, scenarioOf({ name: 'kirim', calls: sent, steps }))).toBe('');
    });

    test('says what holds it where the bank takes nothing', async () => {
      const calls = { submit: { status: 500, body: {} } };
      expect(await report(declaring, scenarioOf({ name: 'kirim', calls, steps }))).toContain(
        'Tidak sampai ke "receipt"',
      );
    });
  });
});

describe('branches', () => {
  const formOf = (picker: object): CompiledForm =>
    formWith([
      {
        id: 'awal',
        title: 'Awal',
        blocks: [
          { type: 'radio', name: 'kota', label: 'Kota', options: ['32.73|BANDUNG', '32.04|SOREANG'] },
          { type: 'date', name: 'tanggal', label: 'Tanggal' },
          {
            type: 'branch',
            name: 'cabang',
            label: 'Cabang',
            required: true,
            city: 'kota',
            date: 'tanggal',
            apiUrl: '/branch',
            ...picker,
          },
        ],
      },
      { id: 'akhir', title: 'Akhir', blocks: [] },
    ]);

  /** How a scenario ends, in words; `''` for one that passes. */
  async function outcomeOf(santer: unknown, steps: readonly object[], picker: object = {}): Promise<string> {
    const written = { scenarios: [{ name: 'cabang', today: '2026-03-01', calls: { santer }, steps }] };
    const parsed = parseScenarios(JSON.stringify(written));
    const [scenario] = parsed.ok ? parsed.scenarios : [];
    if (!scenario) throw new Error(JSON.stringify(parsed));
    const outcome = await runScenario(formOf(picker), scenario, noLists.ask);
    return outcome.passed ? '' : outcome.problems.join('\n');
  }

  const parents = { fill: { kota: '32.73', tanggal: '2026-03-09' } };
  const answered = {
    body: {
      statusCode: 200,
      data: [
        { code: '0001', name: 'Cabang Utama', address: 'Jalan Naripan' },
        { name: 'Cabang Baru', address: 'Jalan Dago' },
      ],
    },
  };
  const failed = { body: { statusCode: 500, message: 'gagal' } };

  test('a scenario chooses a branch by code, stored text or name; the list is asked for once', async () => {
    const request = {
      call: 'santer',
      body: { apiUrl: '/branch', date: '2026-03-09', city: '32.73' },
      times: 1,
    };
    expect(
      await outcomeOf(
        [answered],
        [
          parents,
          { expect: { options: { cabang: ['0001', '0000'] } } },
          { fill: { cabang: '0001' } },
          { expect: { values: { cabang: '0001|Cabang Utama' }, request } },
          { fill: { cabang: 'Cabang Baru' } },
          { expect: { values: { cabang: '0000|Cabang Baru' } } },
          { next: true },
          { expect: { step: 'akhir' } },
        ],
      ),
    ).toBe('');
  });

  test.each([
    ['without city and day', {}, [{ fill: { cabang: '0001' } }], 'menunggu jawaban'],
    ['without a sample', failed, [parents, { fill: { cabang: '0001' } }], 'gagal dimuat'],
    ['of another name', answered, [parents, { fill: { cabang: '0009' } }], 'tidak menawarkan'],
  ])('a branch %s is a dead end that says why', async (_, santer, steps, why) => {
    expect(await outcomeOf(santer, steps)).toContain(why);
  });
});

describe('reportScenario', () => {
  const form = formWith(
    [
      {
        id: 'satu',
        title: 'Langkah Satu',
        next: { do: 'cek' },
        blocks: [
          {
            type: 'radio',
            name: 'lama',
            label: 'Nasabah lama?',
            required: true,
            options: ['1|Ya', '2|Tidak'],
          },
          { type: 'text', name: 'nama', label: 'Nama Lengkap', required: true },
          { type: 'text', name: 'cif', label: 'Nomor CIF', visibleWhen: 'lama' },
        ],
      },
      { id: 'dua', title: 'Langkah Dua', blocks: [{ type: 'text', name: 'hobi', label: 'Hobi' }] },
    ],
    {
      conditions: { lama: [{ name: 'lama', condition: 'equals', value: '1' }] },
      actions: {
        cek: [
          {
            if: 'lama',
            then: [{ call: 'tipe-nasabah', body: { nik: 'nama', tanggalLahir: "'2000-01-01'" } }],
          },
        ],
      },
    },
  );

  /** A file of one scenario with each of its values on a line of its own, and what is reported of it. */
  async function reported(steps: Json): Promise<ScenarioReport & { file: readonly string[] }> {
    const text = JSON.stringify({ today: '2026-03-01', scenarios: [{ name: 'Uji', steps }] }, null, 1);
    const parsed = parseScenarios(text);
    const [scenario] = parsed.ok ? parsed.scenarios : [];
    if (!scenario) throw new Error(JSON.stringify(parsed));
    const lineOf = (path: string): number => placer(text).place(path, 'wrong-value').line;
    const outcome = await runScenario(form, scenario, noLists.ask);
    return { ...reportScenario(form, scenario, outcome, { lineOf }), file: text.split('\n') };
  }

  /** The line of the file that a failure is reported at. */
  const lineIn = ({ lines, file }: Awaited<ReturnType<typeof reported>>): string =>
    file[Number(/Baris (\d+)/.exec(lines.join('\n'))?.[1]) - 1]?.trim() ?? '';

  const answered = { fill: { lama: '2', nama: 'Ayu' } };

  test('what passed says what was looked at, each thing once', async () => {
    const { passed, lines } = await reported([
      answered,
      { expect: { step: 'satu', values: { nama: 'Ayu' } } },
      { next: true },
      { expect: { step: 'dua' } },
    ]);
    expect(passed).toBe(true);
    expect(lines).toEqual(['✓ Uji', '    4 langkah; yang diperiksa dan benar: langkah di layar, jawaban']);
  });

  test('another answer is reported at its line, with what was there', async () => {
    const one = await reported([
      answered,
      { expect: { visible: ['nama'], values: { lama: '2|Tidak', nama: 'Budi' } } },
    ]);
    expect(one.passed).toBe(false);
    expect(lineIn(one)).toBe('"nama": "Budi"');
    expect(one.lines.map((line) => line.trim())).toEqual([
      '✗ Uji',
      expect.stringContaining('langkah 2 dari 2: memeriksa kolom yang tampil, jawaban'),
      'Diharapkan: Jawaban "nama": "Budi"',
      'Ternyata:   "Ayu".',
      'Petunjuk:   Bila yang terjadi itu memang dimaksud, tulis itu di skenario; bila tidak, perbaiki formulirnya.',
      'Sebelumnya:',
      '1. mengisi "lama", "nama" → langkah "Langkah Satu"',
    ]);
  });

  test.each<[name: string, steps: Json, line: string, hint: string]>([
    [
      'a visitor who is held back, by the label of what is missing',
      [{ fill: { lama: '2' } }, { next: true }, { expect: { step: 'dua' } }],
      '"step": "dua"',
      '"Nama Lengkap" (nama)',
    ],
    [
      'a call without an answer, with one that the contract allows',
      [{ fill: { lama: '1', nama: 'Ayu' } }, { next: true }],
      '"next": true',
      '{"tipe-nasabah":{"body":{"statusCode":200,"succeeded":true',
    ],
    [
      'a hidden field',
      [{ fill: { lama: '2', cif: '7' } }],
      '"cif": "7"',
      'Isi dahulu jawaban yang menampilkannya',
    ],
    ['an option that there is not', [{ fill: { lama: '3' } }], '"lama": "3"', 'kode salah satu pilihan'],
    ['a button that there is not', [{ press: 'Ya' }], '"press": "Ya"', 'persis seperti di layar'],
    [
      'a name that the form does not have',
      [{ fill: { namaa: 'Ayu' } }],
      '"namaa": "Ayu"',
      'Tulis nama seperti',
    ],
    [
      'an answer that is taken otherwise than tried',
      [{ try: { nama: [['', 'minLength']] } }],
      '"nama": [',
      'tulis itu di skenario',
    ],
  ])('a hint says what to do about %s', async (_, steps, line, hint) => {
    const one = await reported(steps);
    expect(lineIn(one)).toBe(line);
    expect(one.lines.find((reported) => reported.includes('Petunjuk:'))).toContain(hint);
  });

  test('of a misspelt name the near one is told', async () => {
    const { lines } = await reported([{ fill: { namaa: 'Ayu' } }]);
    expect(lines.join('\n')).toContain('Mungkin maksud Anda "nama"?');
  });
});
