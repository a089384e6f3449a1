import { formOf } from '../../interpreter/engine/testing/form';
import type { CompiledForm, Json } from '../../interpreter';
import {
  all,
  any,
  holds,
  modelOf,
  openPlan,
  search,
  type Goal,
  type Model,
  type SearchResult,
} from './index';

const radio = (name: string, more: object = {}): Record<string, Json> => ({
  type: 'radio',
  name,
  options: ['1|A', '2|B', '3|C'],
  ...more,
});
const is = (name: string, value: Json, condition = 'equals'): Json => ({ name, condition, value });

/** Whether a named condition can hold, or fail. */
function reached(
  model: Model,
  name: string,
  options: Parameters<typeof search>[2] = {},
  wanted = true,
): SearchResult {
  const tree = model.form.sources.conditions.get(`conditions.${name}`)?.compiled;
  if (!tree) throw new Error(`${name} is no condition`);
  return search(model, holds(tree, wanted), options);
}

const answers = (outcome: SearchResult): object | undefined =>
  outcome.reached === 'yes' ? Object.fromEntries(outcome.plan.answers) : undefined;

describe('A search', () => {
  const form = formOf(
    {
      satu: [
        radio('a'),
        radio('b', { visibleWhen: [is('a', '2')] }),
        { name: 'c', compute: 'upper(d)' },
        { name: 'd' },
      ],
    },
    {
      conditions: {
        berdua: { all: [is('b', '1')] },
        mustahil: { all: [is('b', '1'), is('a', '1')] },
        terhitung: [is('c', 'X')],
        tetap: { any: [is('a', '1', 'notEquals'), is('a', '2', 'notEquals')] },
      },
    },
  );
  const model = modelOf(form);

  test('finds the answers, and those that must be given for them to be asked', () => {
    expect(answers(reached(model, 'berdua'))).toEqual({ b: '1', a: '2' });
  });

  test('proves that there are none', () => {
    expect(reached(model, 'mustahil')).toEqual({ reached: 'no' });
    expect(reached(model, 'tetap', {}, false)).toEqual({ reached: 'no' });
  });

  test('goes on from a plan, and keeps to it', () => {
    const plan = { ...openPlan, answers: new Map([['a', '1']]) };
    expect(reached(model, 'berdua', { plan })).toEqual({ reached: 'no' });
    expect(answers(reached(model, 'tetap', { plan }))).toEqual({ a: '1' });
  });

  test('takes what is not known for possible, and says so', () => {
    expect(reached(model, 'terhitung')).toMatchObject({ reached: 'yes', sure: false });
    expect(reached(model, 'terhitung', {}, false)).toMatchObject({ reached: 'yes', sure: false });
    expect(reached(model, 'berdua')).toMatchObject({ sure: true });
  });

  test('tries what is preferred first, and all else after it', () => {
    const preferring = modelOf(form, { prefers: (_, value) => value.startsWith('2') });
    expect(answers(reached(preferring, 'tetap'))).toEqual({ a: '2' });
    expect(answers(reached(preferring, 'berdua'))).toEqual({ b: '1', a: '2' });
    const ticks = formOf(
      { satu: [radio('a', { type: 'checkboxGroup' })] },
      { conditions: { tanpa: [is('a', '2', 'notContains')] } },
    );
    const preferringTicks = modelOf(ticks, { prefers: (_, code) => code.startsWith('2') });
    expect(reached(preferringTicks, 'tanpa').reached).toBe('yes');
  });

  test('gives the back end one answer to each call', () => {
    const reply = (number: number): Goal => ({ kind: 'reply', call: 'wic-check', reply: number });
    const outcome = search(model, all([reply(1), reply(1)]));
    expect(outcome.reached === 'yes' && [...outcome.plan.replies]).toEqual([['wic-check', 1]]);
    expect(search(model, all([reply(1), reply(2)]))).toEqual({ reached: 'no' });
    expect(search(model, any([all([reply(1), reply(2)]), reply(2)])).reached).toBe('yes');
  });

  test('knows of a remembered value what it is reported, and what must hold for it', () => {
    const remembering = formOf(
      { satu: [{ name: 'a' }] },
      { values: [{ name: 'v' }], conditions: { x: [is('v', 'X')], y: [is('v', 'Y')] } },
    );
    const needs: Goal = { kind: 'reply', call: 'wic-check', reply: 1 };
    const reported = modelOf(remembering, {
      values: (name) => (name === 'v' ? [{ value: null }, { value: 'X', needs }] : undefined),
    });
    const outcome = reached(reported, 'x');
    expect(outcome).toMatchObject({ reached: 'yes', sure: true });
    expect(outcome.reached === 'yes' && [...outcome.plan.replies]).toEqual([['wic-check', 1]]);
    expect(reached(reported, 'y')).toEqual({ reached: 'no' });
    expect(reached(reported, 'x', {}, false)).toMatchObject({ reached: 'yes', sure: true });
    expect(reached(modelOf(remembering), 'y')).toMatchObject({ reached: 'yes', sure: false });
  });

  test('takes a comparison for possible that is suspect, and adds what must hold beside an answer', () => {
    const suspecting = modelOf(form, { isSuspect: ({ left }) => left.name === 'a' });
    expect(reached(suspecting, 'mustahil')).toMatchObject({ reached: 'yes', sure: false });
    const avoiding = modelOf(form, {
      beside: (name, value) => (name === 'a' && value === '1' ? [any([])] : []),
    });
    const tree = form.sources.conditions.get('conditions.mustahil')?.compiled;
    expect(tree && search(avoiding, holds(tree))).toEqual({ reached: 'no' });
    expect(answers(reached(avoiding, 'tetap'))).not.toEqual({ a: '1' });
  });

  test('knows that a locked answer which a choice fills may be anything, and that another one stays empty', () => {
    const lookup = { url: '/desa', idField: 'id', textField: 'nama', fills: { pos: 'kode' } };
    const filled = modelOf(
      formOf(
        {
          satu: [
            { type: 'searchSelect', name: 'desa', lookup },
            { name: 'pos', readOnly: true },
            { name: 'mati', readOnly: true },
          ],
        },
        {
          conditions: {
            berpos: [{ name: 'pos', condition: 'isFilled' }],
            hidup: [{ name: 'mati', condition: 'isFilled' }],
          },
        },
      ),
    );
    expect(reached(filled, 'berpos')).toMatchObject({ reached: 'yes', sure: false });
    expect(reached(filled, 'hidup')).toEqual({ reached: 'no' });
  });

  test('distinguishes a choice that is compared with, or that not everybody is offered', () => {
    const options = ['1|A', '2|B', { value: '3', label: 'C', visibleWhen: [is('b', '1')] }];
    const reporting = modelOf(
      formOf(
        { satu: [radio('b'), radio('a', { options }), { name: 'teks' }] },
        { conditions: { satu: [is('a', '1')] } },
      ),
    );
    expect(['1', '2', '3'].filter((code) => reporting.isDistinct('a', code))).toEqual(['1', '3']);
    expect([reporting.isDistinct('tidakAda', '1'), reporting.isDistinct('teks', '1')]).toEqual([
      false,
      false,
    ]);
  });

  test('knows what a visitor who went on has been told', () => {
    const required = modelOf(
      formOf(
        { satu: [radio('a', { required: true })] },
        { conditions: { kosong: [{ name: 'a', condition: 'isEmpty' }] } },
      ),
    );
    expect(reached(required, 'kosong').reached).toBe('yes');
    expect(reached(required, 'kosong', { passed: () => true }).reached).toBe('no');
  });
});

describe('A search that finds nothing in time', () => {
  const never = any([]);
  const small = formOf({ satu: [{ name: 'a' }] });
  const nested = (levels: number): Goal => {
    let goal: Goal = all([]);
    for (let level = 1; level < levels; level += 1) goal = all([goal]);
    return goal;
  };

  test('goes no deeper than its stack can hold, and may look at more one after the other', () => {
    expect(search(modelOf(small), nested(2500)).reached).toBe('yes');
    expect(search(modelOf(small), nested(2501))).toEqual({ reached: 'unknown' });
    const many = Array.from({ length: 3000 }, () => never);
    expect(search(modelOf(small), any([...many, all([])])).reached).toBe('yes');
  });

  test('looks at so many goals: fewer, but some, once the effort for the form is spent', () => {
    const goals = (count: number): Goal => any(Array.from({ length: count - 1 }, () => never));
    expect(search(modelOf(small), goals(20_000)).reached).toBe('no');
    expect(search(modelOf(small), goals(20_001)).reached).toBe('unknown');
    const tired = modelOf(small, { effort: 700 });
    expect(search(tired, goals(701)).reached).toBe('unknown');
    expect(search(tired, goals(500)).reached).toBe('no');
    expect(search(tired, goals(501)).reached).toBe('unknown');
  });

  const names = Array.from({ length: 14 }, (_, at) => `n${at}`);
  const digits = Array.from({ length: 9 }, (_, at) => `${at}`);

  test('says that it does not know', () => {
    // Fourteen answers of which all must differ, of nine that they can be.
    const differ = names.flatMap((one, at) =>
      names.slice(at + 1).map((other) => ({ name: one, condition: 'notEquals', value: `{${other}}` })),
    );
    const form = formOf(
      { satu: names.map((name) => radio(name, { options: digits })) },
      { conditions: { beda: { all: differ } } },
    );
    expect(reached(modelOf(form), 'beda')).toEqual({ reached: 'unknown' });
  });

  test('does not know either when not all sets of many ticks were tried', () => {
    const codes = Array.from({ length: 12 }, (_, at) => `k${String.fromCharCode(97 + at)}`);
    const form = formOf(
      { satu: [{ type: 'checkboxGroup', name: 'a', options: codes }] },
      {
        conditions: {
          separuh: { all: codes.map((code, at) => is('a', code, at % 2 ? 'contains' : 'notContains')) },
          semua: { all: codes.map((code) => is('a', code, 'contains')) },
        },
      },
    );
    expect(reached(modelOf(form), 'separuh')).toEqual({ reached: 'unknown' });
    expect(reached(modelOf(form), 'semua').reached).toBe('yes');
  });
});

describe('An answer within its bounds', () => {
  const model = modelOf(
    formOf(
      {
        satu: [
          { type: 'number', name: 'a', required: true, min: 1, max: 20 },
          { name: 'b', compute: "concat(a, 'X')" },
        ],
      },
      {
        conditions: {
          lebih: [is('a', 20, 'greaterThan')],
          kosong: [{ name: 'a', condition: 'isEmpty' }],
          ragu: { any: [{ all: [is('b', 'X'), is('a', 99)] }, is('a', 5)] },
        },
      },
    ),
  );
  const bounded = (): boolean => true;

  test('is not beyond them, and may be empty', () => {
    expect(reached(model, 'lebih').reached).toBe('yes');
    expect(reached(model, 'lebih', { bounded })).toEqual({ reached: 'no' });
    expect(reached(model, 'kosong', { bounded }).reached).toBe('yes');
  });

  test('is sure when only a way that led nowhere was in doubt', () => {
    expect(reached(model, 'ragu', { bounded })).toMatchObject({ reached: 'yes', sure: true });
  });
});

describe('A day that is counted from today', () => {
  const form: CompiledForm = formOf(
    {
      satu: [
        { type: 'date', name: 'lahir', minDate: 'addMonths(today(), -600)', maxDate: 'today()' },
        { type: 'date', name: 'terbit', maxDate: 'today()' },
      ],
    },
    {
      values: [{ name: 'batas', compute: 'addMonths(today(), -24)' }],
      conditions: {
        muda: [is('lahir', '{batas}', 'greaterThan')],
        tua: [is('lahir', '{batas}', 'atMost')],
        nanti: [is('terbit', '2026-03-05', 'atLeast')],
      },
    },
  );

  test('is known on a day', () => {
    const model = modelOf(form, { today: '2026-03-02' });
    expect(answers(reached(model, 'muda'))).toEqual({ lahir: '2024-03-03', batas: '2024-03-02' });
    expect(answers(reached(model, 'tua'))).toEqual({ lahir: '2024-03-02', batas: '2024-03-02' });
    expect(reached(model, 'nanti', { passed: () => true })).toEqual({ reached: 'no' });
  });

  test('proves nothing for all days', () => {
    const model = modelOf(form);
    expect(reached(model, 'muda')).toMatchObject({ reached: 'yes', sure: false });
    expect(reached(model, 'nanti', { passed: () => true }).reached).toBe('yes');
  });
});

describe('A condition by a formula', () => {
  const form = formOf(
    {
      satu: [
        { type: 'date', name: 'lahir', maxDate: 'today()' },
        { name: 'usia' },
        { type: 'number', name: 'a' },
        { type: 'number', name: 'b' },
        { name: 'c' },
        radio('pilih'),
        {
          type: 'checkboxGroup',
          name: 'minat',
          label: 'Minat',
          options: ['1|Satu', '2|Dua', '3|Tiga', '4|Empat', '5|Lima'],
        },
        {
          type: 'rows',
          name: 'orang',
          label: 'Orang',
          maxRows: 4,
          blocks: [{ type: 'select', name: 'kerja', label: 'Kerja', options: ['1|Guru', '17|Petani'] }],
        },
      ],
    },
    {
      values: [
        { name: 'bayi', compute: 'number(usia) <= 2' },
        { name: 'gabungan', compute: "concat(c, usia) == 'ayam'" },
        { name: 'kelas', compute: "age(lahir) >= 60 ? 'tua' : age(lahir) >= 17 ? 'dewasa' : 'anak'" },
      ],
      conditions: {
        belumCukupUmur: { formula: 'age(lahir) < 17' },
        berdua: { formula: 'a + b > 100' },
        petani: { formula: "some(code(orang.kerja) == '17')" },
        kali: { formula: 'a * b == 4711' },
        banyak: { formula: 'count(orang) >= 3' },
        tigaMinat: { formula: "count(minat) == 3 && contains(minat, '2')" },
        bayi: [{ name: 'bayi', condition: 'isTrue' }],
        gabungan: [{ name: 'gabungan', condition: 'isTrue' }],
        dewasa: [is('kelas', 'dewasa')],
        tua: [is('kelas', 'tua')],
        mustahil: { all: [{ formula: 'age(lahir) < 17' }, { formula: 'age(lahir) >= 17' }] },
      },
    },
  );
  const model = modelOf(form, { today: '2026-11-25' });

  test.each([
    ['belumCukupUmur', true],
    ['belumCukupUmur', false],
    ['berdua', true],
    ['petani', true],
    ['banyak', true],
    ['tigaMinat', true],
    ['bayi', true],
    ['gabungan', true],
    ['bayi', false],
    ['dewasa', true],
    ['tua', true],
  ])('%s, wanted: %s, is found by answers, not only taken for possible', (name, wanted) => {
    expect(reached(model, name, {}, wanted)).toMatchObject({ reached: 'yes', sure: true });
  });

  test('is taken for possible where samples do not decide it, and where the day is not known', () => {
    expect(reached(model, 'kali')).toMatchObject({ reached: 'yes', sure: false });
    expect(reached(modelOf(form), 'belumCukupUmur')).toMatchObject({ reached: 'yes', sure: false });
  });

  test('is never proven impossible', () => {
    expect(reached(model, 'mustahil').reached).not.toBe('no');
  });
});

test('a value with a condition is only found while that condition holds', () => {
  const form = formOf(
    { satu: [{ type: 'number', name: 'a' }, radio('pilih')] },
    {
      values: [{ name: 'n', compute: 'a', visibleWhen: [is('pilih', '2')] }],
      conditions: { berlaku: [is('n', 7)] },
    },
  );
  const found = reached(modelOf(form), 'berlaku');
  expect(found).toMatchObject({ reached: 'yes', sure: true });
  expect(answers(found)).toMatchObject({ a: 7, pilih: '2' });
});
