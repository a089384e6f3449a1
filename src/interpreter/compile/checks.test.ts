import type { AnswerCheck, Json, Value } from '../../language';
import {
  definitionOf,
  formOf,
  loaded,
  stepOf,
  type Block,
  after,
  begun,
  facts,
  typed,
} from '../engine/testing/form';
import { loadForm } from '../load';
import cases from './checks.cases.json';
import type { CompiledCheck, CompiledForm } from './model';
import { isBroken } from './checks';
import type { Issue } from '../issues';
import { checkField } from '../engine/check';
import { toSubmission } from '../engine/submission';
import { computed } from '../engine/read';
import { issuesOf } from './testing/issuesOf';
import { startState } from '../engine/restore';
import type { FormState } from '../engine/state';
import { fieldView } from '../engine/view';

describe('checks', () => {
  interface Case {
    name: string;
    /** On the step, on the field `a`, and on the group. */
    checks?: readonly Json[];
    field?: readonly Json[];
    group?: readonly Json[];
    /** The codes of the issues by their paths. */
    issues: Readonly<Record<string, string>>;
  }

  // JSON widens what differs from case to case; a wrong one fails.
  test.each(cases as unknown as readonly Case[])('$name', ({ checks, field, group, issues }) => {
    const number = (name: string, own?: readonly Json[]): Block => ({
      type: 'number',
      name,
      label: name,
      ...(own && { checks: own }),
    });
    const blocks: readonly Block[] = [
      number('a', field),
      number('b'),
      { type: 'group', blocks: [], ...(group && { checks: group }) },
      { use: 'a' },
    ];
    const steps: readonly Block[] = [{ id: 'satu', title: 'Satu', ...(checks && { checks }), blocks }];
    const found = issuesOf([], { constants: { batas: 5 }, values: [{ name: 'ingat' }], steps }).map(
      ({ path, code }) => [path, code],
    );
    expect(Object.fromEntries(found)).toEqual(issues);
    expect(found).toHaveLength(Object.keys(issues).length);
  });

  /** A check of a step that asks `a` and rows with `y`, or one of the first row's answer. */
  function checkOf(check: Partial<AnswerCheck>, inRow = false): CompiledCheck {
    const checks = [{ that: 'a > 1', message: 'Salah', ...check }] as unknown as Json[];
    const column: Block = { type: 'number', name: 'y', label: 'Y', ...(inRow && { checks }) };
    const blocks: Block[] = [
      { type: 'number', name: 'a', label: 'A' },
      { type: 'rows', name: 'x', label: 'X', maxRows: 2, rowTitle: 'X', blocks: [column] },
    ];
    const rest = { values: [{ name: 'ingat' }], constants: { batas: 5 } };
    const step: Block = { id: 'satu', title: 'Satu', blocks };
    const form = formOf({}, { ...rest, steps: [inRow ? step : { ...step, checks }] });
    const [compiled] = (inRow ? form.fields.get('x.0.y') : form.steps.get('satu'))?.checks ?? [];
    if (!compiled) throw new Error('no check');
    return compiled;
  }

  describe('What a check reads, which of it other rows answer, and which field it marks', () => {
    test.each<[string, boolean, string[], string[], string[]]>([
      ['ingat + a > batas', false, ['ingat', 'a'], [], ['a']],
      ['ingat > 1', false, ['ingat'], [], []],
      ['a > sum(x.y)', false, ['a', 'x', 'x.0.y', 'x.1.y'], ['x.0.y', 'x.1.y'], ['a']],
      ['a > y', true, ['a', 'x.0.y'], [], ['x.0.y']],
      ['y < sum(x.y)', true, ['x.0.y', 'x', 'x.1.y'], ['x.1.y'], ['x.0.y']],
    ])('%s', (that, inRow, reads, ofRows, at) => {
      const check = checkOf({ that }, inRow);
      expect([check.reads, [...check.ofRows], check.at]).toStrictEqual([reads, ofRows, at]);
      expect(check).toMatchObject({ level: 'error', judgesEmpty: false });
    });

    test('it marks what it says instead, in a row the answer of that row', () => {
      expect(checkOf({ at: ['x', 'a'] }).at).toEqual(['x', 'a']);
      expect(checkOf({ at: ['y'] }, true).at).toEqual(['x.0.y']);
      expect(checkOf({ at: ['a'], level: 'warning', whenEmpty: 'judge' })).toMatchObject({
        level: 'warning',
        judgesEmpty: true,
      });
    });
  });

  describe('A check that does not hold is reported', () => {
    const inRow = { that: 'y * 2 <= sum(x.y)' };
    test.each<[string, boolean, Partial<AnswerCheck>, boolean, Readonly<Record<string, Value>>]>([
      ['', true, {}, false, { a: 1 }],
      ['but for one that holds', false, {}, false, { a: 2 }],
      ['but for what is not asked', false, {}, false, {}],
      ['but for what is empty', false, {}, false, { a: '' }],
      ['of what is empty, where it says so', true, { whenEmpty: 'judge' }, false, { a: '' }],
      ['but for what is not asked, whatever it says', false, { whenEmpty: 'judge' }, false, {}],
      ['of the rows that there are', true, { that: 'sum(x.y) > 9' }, false, { x: [1], 'x.1.y': 4 }],
      ['of a row among those that there are', true, inRow, true, { x: [0], 'x.0.y': 5 }],
      ['but for a row whose own answer is not asked', false, inRow, true, { x: [0, 1], 'x.1.y': 5 }],
      ['but for rows with an empty answer', false, inRow, true, { x: [0, 1], 'x.0.y': 5, 'x.1.y': '' }],
    ])('%s', (_, expected, check, isInRow, answers) => {
      const scope = { read: (name: string) => answers[name], today: '2026-03-02' };
      expect(isBroken(checkOf(check, isInRow), scope)).toBe(expected);
    });
  });
});

describe('resultType', () => {
  const options = ['1|Satu', '2|Dua'];
  const sources: readonly (Block & { name: string })[] = [
    { type: 'text', name: 'teks' },
    { type: 'number', name: 'angka' },
    { type: 'date', name: 'tanggal' },
    { type: 'monthYear', name: 'bulan' },
    { type: 'switch', name: 'ya' },
    { type: 'radio', name: 'pilihan', options },
    { type: 'checkboxGroup', name: 'beberapa', options },
  ];
  const names = sources.map(({ name }) => name);

  /** What is reported of a field that another answer, or a remembered value, is computed into. */
  const issuesFor = (type: string, compute: string): readonly Issue[] => {
    const listed: Block = ['radio', 'checkboxGroup'].includes(type) ? { options } : {};
    const target = { type, name: 'hasil', label: 'Hasil', compute, ...listed };
    return issuesOf([...sources, target], { values: [{ name: 'diingat' }] });
  };

  const refusalOf = (type: string, compute: string) => {
    const issues = issuesFor(type, compute);
    return issues.length === 0
      ? undefined
      : issues.map(({ code, received, expected }) => [code, received, expected]);
  };

  describe('The results that an answer can take', () => {
    test.each([
      ['text', ['teks', 'angka', 'tanggal', 'bulan', 'pilihan']],
      ['number', ['angka']],
      ['date', ['tanggal']],
      ['monthYear', ['tanggal', 'bulan']],
      ['switch', ['ya']],
      ['radio', ['teks', 'angka', 'pilihan']],
      ['checkboxGroup', ['beberapa']],
      ['upload', names],
    ])('of a field of type %s are these, and what is not known before', (type, taken) => {
      expect(names.filter((name) => refusalOf(type, name) === undefined)).toEqual(taken);
      expect(refusalOf(type, 'diingat')).toBeUndefined();
    });

    test('are named to the editor by what is written for them', () => {
      expect(refusalOf('date', 'angka')).toEqual([
        ['result-type', '"angka" (angka)', 'tanggal "YYYY-MM-DD", atau rumus yang menghasilkan tanggal'],
      ]);
      expect(refusalOf('monthYear', 'angka')).toEqual([
        [
          'result-type',
          '"angka" (angka)',
          'bulan "YYYY-MM", atau rumus yang menghasilkan bulan atau tanggal',
        ],
      ]);
      expect(refusalOf('number', 'teks')).toEqual([['result-type', '"teks" (teks)', 'angka']]);
    });

    test.each([
      ['date', '1/2/2026', '2026-02-01'],
      ['date', ' 01.02.2026 ', '2026-02-01'],
      ['date', '31-12-2026', '2026-12-31'],
      ['date', '31/2/2026', undefined],
      ['date', '2026/12/31', undefined],
      ['monthYear', '1/2/2026', undefined],
      ['number', '1/2/2026', undefined],
    ])('are no day as people write it: in a field of type %s %s is meant as %s', (type, compute, meant) => {
      const [issue, ...more] = issuesFor(type, compute);
      expect([issue?.code, more]).toEqual(['result-type', []]);
      expect(/"(.*)"/.exec(issue?.hint ?? '')?.[1]).toBe(meant);
    });

    test.each(['12345/2/2026', '1/2/20261', '1 + 1/2/2026', '1/2/2026 + 1'])(
      'may be computed: %s',
      (compute) => {
        expect(refusalOf('number', compute)).toBeUndefined();
      },
    );
  });
});

describe('asks', () => {
  const radio: Block = {
    type: 'radio',
    name: 'dana',
    options: ['1|Gaji', { value: '9|Lainnya', asks: 'Sumber lain' }],
  };

  /** The names of the fields that are shown on a step, in their order. */
  const shownOn = ({ form, state }: ReturnType<typeof begun>, step = 'satu'): string[] =>
    (form.steps.get(step)?.places ?? []).flatMap(({ field, visible }) =>
      computed(form, state, visible) ? [field] : [],
    );

  test('a choice asks for a text below its question, needed and sent while it is chosen', () => {
    const opened = begun([radio, { name: 'nama' }]);
    expect(shownOn(opened)).toEqual(['dana', 'nama']);
    const chosen = after(opened.form, opened.state, typed({ dana: '9' }));
    expect(shownOn({ ...opened, state: chosen })).toEqual(['dana', 'danaLainnya', 'nama']);
    expect(checkField({ form: opened.form, state: chosen, facts }, 'danaLainnya')?.rule).toBe('required');
    const given = after(opened.form, chosen, typed({ danaLainnya: 'Hibah' }));
    expect(toSubmission(opened.form, given)).toEqual({ dana: '9|Lainnya', danaLainnya: 'Hibah' });
    const other = after(opened.form, given, typed({ dana: '1' }));
    expect(toSubmission(opened.form, other)).toEqual({ dana: '1|Gaji' });
  });

  test('ticks ask as well; the text has rules and a name of its own, and may be left empty', () => {
    const asks = { name: 'hobi', label: 'Hobi', rule: 'digits', maxLength: 2, required: false };
    const opened = begun([
      {
        type: 'checkboxGroup',
        name: 'a',
        options: ['1|A', { value: '2|B', asks }, { value: '3|C', asks: 'C' }],
      },
    ]);
    const state = after(opened.form, opened.state, typed({ a: ['2', '3'] }), typed({ hobi: '123' }));
    expect(shownOn({ ...opened, state })).toEqual(['a', 'hobi', 'aLainnya']);
    expect(checkField({ form: opened.form, state, facts }, 'hobi')?.rule).toBe('maxLength');
    expect(
      checkField({ form: opened.form, state: after(opened.form, state, typed({ hobi: '' })), facts }, 'hobi'),
    ).toBeUndefined();
  });

  test('a list that asks does so for each field that names it; where the question is shown again, so is the text', () => {
    const lists = { sumber: ['1|Gaji', { value: '9|Lainnya', asks: { name: '{name}Lain', label: 'Lain' } }] };
    const form = formOf(
      {
        satu: [
          { type: 'select', name: 'a', options: 'sumber' },
          {
            type: 'rows',
            name: 'r',
            minRows: 1,
            blocks: [{ type: 'radio', name: 'b', label: 'B', options: 'sumber' }],
          },
        ],
        dua: [{ use: 'a', readOnly: true }],
      },
      { lists },
    );
    expect([...form.fields.keys()]).toEqual(expect.arrayContaining(['aLain', 'r.0.b', 'r.0.bLain']));
    expect(form.fields.get('aLain')?.places.map(({ step, readOnly }) => [step, readOnly])).toEqual([
      ['satu', { constant: false }],
      ['dua', { constant: true }],
    ]);
  });

  test('two choices of one question need names of their own', () => {
    const options = [
      { value: '8|A', asks: 'A' },
      { value: '9|B', asks: 'B' },
    ];
    expect(issuesOf([{ type: 'radio', name: 'a', options }])).toMatchObject([
      { code: 'duplicate-name', path: 'steps[0].blocks[0].options[1].asks.name', args: { name: 'aLainnya' } },
    ]);
  });

  describe('in a fragment', () => {
    const text = (lists: object, options: unknown): string =>
      JSON.stringify({ lists, blocks: [{ type: 'radio', name: 'dana', label: 'Dana', options }] });
    const own = ['1|Gaji', { value: '9|Lainnya', asks: 'Lain' }];
    const fieldsOf = (fragment: string, use: object) => {
      const text = definitionOf([stepOf('satu', [{ fragment: 'dana', ...use }])]);
      return loaded(text, new Map([['fragments/dana', fragment]])).fields;
    };

    test.each([
      ['of a field', text({}, own)],
      ['of a list', text({ sumber: own }, 'sumber')],
    ])('the text that a choice %s asks for is a field like any other', (_, fragment) => {
      const use = {
        names: '{name}Istri',
        labels: '{label} Istri',
        set: { danaLainnya: { maxLength: 5, required: null } },
      };
      const fields = fieldsOf(fragment, use);
      expect([...fields.keys()]).toEqual(['danaIstri', 'danaLainnyaIstri']);
      expect(fields.get('danaLainnyaIstri')?.definition).toMatchObject({ label: 'Lain Istri', maxLength: 5 });
      expect(fields.get('danaLainnyaIstri')?.places[0]?.visibleWhen?.reads).toEqual(['danaIstri']);
      expect([...fieldsOf(fragment, { rename: { danaLainnya: 'lain' } }).keys()]).toEqual(['dana', 'lain']);
      expect([...fieldsOf(fragment, { leaveOut: ['danaLainnya'] }).keys()]).toEqual(['dana']);
    });
  });
});

describe('booking', () => {
  /** A day on which the default window is open. */
  const facts = { today: '2023-11-01' };

  const validated = (rest: Block, day: string): string | undefined => {
    const form = formOf({ satu: [{ type: 'date', name: 'tanggalBooking', ...rest }] });
    const state = after(form, startState(form, facts), typed({ tanggalBooking: day }));
    return checkField({ form, state, facts }, 'tanggalBooking')?.rule;
  };

  describe('The default window of a booking', () => {
    test.each([
      ['2023-11-29', 'dateUnavailable'],
      ['2023-11-30', undefined],
      ['2023-12-10', undefined],
      ['2023-12-11', 'dateUnavailable'],
    ])('%s', (day, rule) => {
      expect(validated({ kind: 'booking' }, day)).toBe(rule);
    });

    test('gives way to a bound of the definition, and is for bookings only', () => {
      expect(validated({ kind: 'booking', maxDate: '2024-12-31' }, '2024-01-15')).toBeUndefined();
      expect(validated({}, '2024-01-15')).toBeUndefined();
    });
  });

  describe('A deposit that may begin yesterday at the earliest', () => {
    const rest = { minDate: 'addDays(today(), -1)' };
    test.each([
      ['2023-10-30', 'dateUnavailable'],
      ['2023-10-31', undefined],
    ])('%s', (day, rule) => {
      expect(validated(rest, day)).toBe(rule);
    });
  });
});

describe('branches', () => {
  const city: Block = { type: 'select', name: 'kota', options: ['32.73|KOTA BANDUNG', '32.04|BANDUNG'] };
  const day: Block = { type: 'date', name: 'tanggalBooking' };
  const picker: Block = {
    type: 'branch',
    name: 'cabang',
    city: 'kota',
    date: 'tanggalBooking',
    apiUrl: '/branch/queues',
  };

  const opened = (...blocks: readonly Block[]): { form: CompiledForm; state: FormState } =>
    begun(blocks.length > 0 ? blocks : [city, day, picker]);

  const branchesOf = (form: CompiledForm, state: FormState): unknown => {
    const place = form.fields.get('cabang')?.places[0];
    return place && fieldView(form, state, place).branches;
  };

  const both: Readonly<Record<string, Json>> = { kota: '32.73', tanggalBooking: '2026-03-09' };

  describe('Branch picker loading', () => {
    test('waits for city and booking date', () => {
      const { form, state } = opened();
      expect(branchesOf(form, state)).toEqual({ waitingFor: ['kota', 'tanggalBooking'] });
      const withCity = after(form, state, typed({ kota: '32.73' }));
      expect(branchesOf(form, withCity)).toEqual({ waitingFor: ['tanggalBooking'] });
    });

    test('asks for the branches of the code of the city on the day', () => {
      const { form, state } = opened();
      expect(branchesOf(form, after(form, state, typed(both)))).toEqual({
        request: {
          call: 'santer',
          body: { apiUrl: '/branch/queues', date: '2026-03-09', city: '32.73' },
        },
      });
    });

    test('a day that no calendar has is waited for, as a missing one', () => {
      const { form, state } = begun([city, { ...picker, date: 'hari' }, { name: 'kosong' }], {
        values: [{ name: 'hari', initial: '2026-02-30' }],
      });
      const chosen = after(form, state, typed({ kota: '32.73' }));
      expect(branchesOf(form, chosen)).toEqual({ waitingFor: ['hari'] });
    });

    test('a remembered value that is no text is waited for, as a missing one', () => {
      const { form, state } = begun([day, { ...picker, city: 'kode' }], {
        values: [{ name: 'kode', initial: 3273 }],
      });
      const chosen = after(form, state, typed({ tanggalBooking: '2026-03-09' }));
      expect(branchesOf(form, chosen)).toEqual({ waitingFor: ['kode'] });
    });

    test.each<[string, Readonly<Record<string, Json>>]>([
      ['another city', { kota: '32.04' }],
      ['no city', { kota: '' }],
    ])('%s empties the chosen branch', (_, change) => {
      const { form, state } = opened();
      const chosen = after(form, state, typed(both), typed({ cabang: '0001|Cabang Utama' }));
      expect(chosen.values.cabang).toBe('0001|Cabang Utama');
      expect(after(form, chosen, typed(change)).values.cabang).toBe('');
    });

    test.each<[string, Readonly<Record<string, Json>>]>([
      ['another day', { tanggalBooking: '2026-03-10' }],
      ['no day', { tanggalBooking: '' }],
      ['the same city with its name, and the same day', { ...both, kota: '32.73|KOTA BANDUNG' }],
    ])('%s leaves it', (_, change) => {
      const { form, state } = opened();
      const chosen = after(form, state, typed(both), typed({ cabang: '0001|Cabang Utama' }), typed(change));
      expect(chosen.values.cabang).toBe('0001|Cabang Utama');
    });

    test('a draft and an address bring it back: only an event empties it', () => {
      const { form, state } = opened();
      const locked = after(form, state, {
        type: 'query',
        writes: { cabang: { raw: '0001' } },
        locks: { cabang: true },
      });
      expect(after(form, locked, typed(both)).values.cabang).toBe('0001');
    });
  });

  describe('What an editor is told of a branch picker', () => {
    const issuesOf = (change: Block): unknown => {
      const labelled = [city, day, { ...picker, ...change }].map((block) => ({ label: 'Isian', ...block }));
      const loaded = loadForm(
        JSON.stringify({
          version: 1,
          slug: 'contoh',
          title: 'Contoh',
          subProductId: 'CTH-01',
          steps: [{ id: 'satu', title: 'Satu', blocks: labelled }],
        }),
        'contoh',
      );
      return loaded.ok ? [] : loaded.issues;
    };

    test('a parent that is not there, with the name that was meant', () => {
      expect(issuesOf({ city: 'kotta' })).toMatchObject([
        { path: 'steps[0].blocks[2].city', received: '"kotta"', hint: 'Mungkin maksud Anda "kota"?' },
      ]);
    });

    test('a city that is a day, and a day that is a city', () => {
      expect(issuesOf({ city: 'tanggalBooking', date: 'kota' })).toMatchObject([
        {
          path: 'steps[0].blocks[2].city',
          received: '"tanggalBooking"',
          expected: 'kolom pilihan atau teks',
        },
        { path: 'steps[0].blocks[2].date', received: '"kota"', expected: 'kolom tanggal' },
      ]);
    });

    test('a picker that waits for itself', () => {
      expect(issuesOf({ city: 'cabang' })).toHaveLength(1);
    });
  });
});
