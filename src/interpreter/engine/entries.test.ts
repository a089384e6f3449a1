import type { Json } from '../../language';
import { checkStep } from './check';
import { toDraft } from './draft';
import { stepOf } from './path';
import type { FormState } from './state';
import { after, begun, facts, typed } from './testing/form';
import { transition } from './transition';
import { fieldView } from './view';

const blocks: readonly Record<string, Json>[] = [
  { type: 'email', name: 'email' },
  { name: 'nama', rule: 'letters-spaces' },
  { type: 'date', name: 'hari' },
  { name: 'rahasia', rule: 'digits', sensitive: true },
];

const { form, state: start } = begun(blocks);
const wrongIn = (state: FormState): Record<string, string> =>
  Object.fromEntries(
    Object.entries(checkStep({ form, state, facts }, stepOf(form, state.step))).map(([name, { rule }]) => [
      name,
      rule,
    ]),
  );
const viewOf = (state: FormState, name: string, of = form) => {
  const place = of.fields.get(name)?.places[0];
  if (!place) throw new Error(name);
  return fieldView(of, state, place);
};
const restored = (draft: object): FormState =>
  after(form, start, { type: 'restore', ...toDraft(form, start), ...draft, sameDefinition: true });
const reloaded = (state: FormState): FormState =>
  restored(JSON.parse(JSON.stringify(toDraft(form, state))) as object);

describe('An entry that cannot be kept as it was meant', () => {
  const refused = after(form, start, typed({ email: 'budi!@x.com', hari: '31/02/2020' }));

  test('is an error whatever the answer is now', () => {
    expect(refused.values.email).toBe('budi@x.com');
    expect(wrongIn(refused)).toEqual({ email: 'rule', hari: 'date' });
    expect(refused.refused.email).toEqual({
      rule: 'rule',
      args: { signs: ['!'], rule: 'email' },
      entered: 'budi!@x.com',
    });
  });

  test('is reported in a quiet line until its field was left', () => {
    expect(viewOf(refused, 'email').notice).toEqual({ rule: 'untaken', args: { signs: ['!'] } });
    const left = viewOf(after(form, refused, { type: 'touch', name: 'email' }), 'email');
    expect([left.failure?.rule, left.notice]).toEqual(['rule', undefined]);
  });

  test('is an error until it is edited again, though the answer stays the same', () => {
    const edited = after(form, refused, { type: 'touch', name: 'email' }, typed({ email: 'budi@x.com' }));
    expect(wrongIn(edited)).toEqual({ hari: 'date' });
    expect(viewOf(edited, 'email').failure).toBeUndefined();
  });

  test('is an error after a reload, too', () => {
    expect(wrongIn(reloaded(refused))).toEqual({ email: 'rule', hari: 'date' });
  });

  test('leaves nothing of a sensitive answer on the device', () => {
    const secret = after(form, start, typed({ rahasia: '12a' }));
    expect(wrongIn(secret)).toEqual({ rahasia: 'rule' });
    expect(JSON.stringify(toDraft(form, secret))).not.toContain('rahasia');
  });
});

describe('Signs that were left out and had no meaning', () => {
  const reported = after(form, start, typed({ nama: 'Budi 😀' }));
  const quiet = { rule: 'untaken', args: { signs: ['😀'] } };

  test('are reported in a quiet line, which stays when the field was left and after a reload', () => {
    expect([wrongIn(reported), viewOf(reported, 'nama').notice]).toEqual([{}, quiet]);
    expect(viewOf(after(form, reported, { type: 'touch', name: 'nama' }), 'nama').notice).toEqual(quiet);
    expect(viewOf(reloaded(reported), 'nama').notice).toEqual(quiet);
  });

  test('are reported until the field is edited again', () => {
    expect(viewOf(after(form, reported, typed({ nama: 'Budi ' })), 'nama').notice).toBeUndefined();
  });
});

test('what was said of entries in rows comes back by the place of the row', () => {
  const group = {
    type: 'rows',
    name: 'ahli',
    maxRows: 3,
    blocks: [{ type: 'text', name: 'no', label: 'No', rule: 'digits' }],
  };
  const { form: rows, state } = begun([group]);
  const given = after(
    rows,
    state,
    typed({ ahli: [0, 1, 2] }),
    typed({ 'ahli.2.no': '1/2' }),
    typed({ ahli: [0, 2] }),
  );
  const names = Object.keys(given.refused);
  const draft = JSON.parse(JSON.stringify(toDraft(rows, given))) as ReturnType<typeof toDraft>;
  const back = after(rows, state, { type: 'restore', ...draft, sameDefinition: true });
  expect([names.length, draft.refused, Object.keys(back.refused).length]).toEqual([
    1,
    {
      ahli: [
        {},
        { no: { rule: 'rule', args: { signs: ['/'], rule: 'digits', glued: true }, entered: '1/2' } },
      ],
    },
    1,
  ]);
  expect(Object.keys(back.refused)).not.toEqual(names);
});

test.each<[string, Json]>([
  ['no failure', { email: 'x', nama: null, hari: [1] }],
  ['a rule that there is not', { email: { rule: 'constructor' } }],
  ['arguments of another shape', { email: { rule: 'rule', args: 'x' } }],
  ['a field that there is not', { lain: { rule: 'rule' } }],
])('a stored record with %s says nothing', (_what, refused) => {
  expect(restored({ refused, notices: refused })).toMatchObject({ refused: {}, notices: {} });
});

test('an address near a well-known one, and a phone number that begins otherwise, are reported and block nothing', () => {
  const { form: doubted, state } = begun([
    { type: 'email', name: 'email' },
    { type: 'phone', name: 'hp' },
  ]);
  const noticeOf = (now: FormState, name: string): unknown => {
    const place = doubted.fields.get(name)?.places[0];
    return place && fieldView(doubted, now, place).notice;
  };
  const given = after(doubted, state, typed({ email: 'budi@gmial.com', hp: '00628123' }));
  expect([noticeOf(given, 'email'), noticeOf(given, 'hp')]).toEqual([undefined, undefined]);
  const left = after(doubted, given, { type: 'touch', name: 'email' }, { type: 'touch', name: 'hp' });
  expect([noticeOf(left, 'email'), noticeOf(left, 'hp')]).toEqual([
    { rule: 'emailDomain', args: { meant: 'budi@gmail.com' } },
    { rule: 'phoneStart' },
  ]);
  expect(checkStep({ form: doubted, state: left, facts }, stepOf(doubted, left.step))).toEqual({});
});

test('an entry that was refused is none any more once its answer is copied from another field', () => {
  const copied = begun([
    { type: 'email', name: 'email' },
    { type: 'switch', name: 'sama', copies: { surat: 'email' } },
    { type: 'email', name: 'surat' },
  ]);
  const refused = after(copied.form, copied.state, typed({ email: 'ani@x.com', surat: 'budi!@x.com' }));
  expect(Object.keys(refused.refused)).toEqual(['surat']);
  const same = after(copied.form, refused, typed({ sama: true }));
  expect([same.values.surat, same.refused, same.notices]).toEqual(['ani@x.com', {}, {}]);
});

describe('What is written', () => {
  test.each(['visitor', 'effect'] as const)(
    'and can be no answer of its type leaves the answer as it was: %s',
    (by) => {
      const one = begun([
        { name: 'a' },
        { type: 'switch', name: 's' },
        { type: 'checkboxGroup', name: 'c', options: ['1|A'] },
      ]);
      const filled = after(one.form, one.state, typed({ a: 'x', s: true, c: ['1|A'] }));
      const odd = { salah: true };
      expect(after(one.form, filled, typed({ a: odd, s: odd, c: odd }, by)).values).toEqual(filled.values);
    },
  );

  test('and refused stays known to its control', () => {
    const one = begun([
      { type: 'number', name: 'n' },
      { type: 'email', name: 'e' },
      { type: 'date', name: 'd' },
    ]);
    const entered = (writes: Record<string, Json>) => {
      const state = after(one.form, one.state, typed(writes));
      return [...one.form.fields.values()].flatMap(({ places }) =>
        places.map((place) => fieldView(one.form, state, place).entered),
      );
    };
    expect(entered({ n: 'dua', e: 'budi!@x.com', d: '31/02/2020' })).toEqual([
      'dua',
      'budi!@x.com',
      '31/02/2020',
    ]);
    expect(entered({ n: { salah: 1 }, d: { salah: 1 } })).toEqual([undefined, undefined, undefined]);
  });

  test('before an answer was hidden stands again where it is kept, and its default does not', () => {
    const ada: Json = [{ name: 'ada', condition: 'isTrue' }];
    const one = begun([
      { type: 'switch', name: 'ada', defaultValue: true },
      { name: 'kota', defaultValue: 'Bandung', keep: true, visibleWhen: ada },
    ]);
    const again = after(
      one.form,
      one.state,
      typed({ kota: 'Depok' }),
      typed({ ada: false }),
      typed({ ada: true }),
    );
    expect(again.values).toMatchObject({ ada: true, kota: 'Depok' });
  });

  test('about an answer goes with it when something else changes it', () => {
    const one = begun([
      { name: 'a' },
      { type: 'number', name: 'n', max: 5, clampToMax: true, resetWhenChanged: ['a'] },
      { name: 'lain' },
    ]);
    const clamped = after(one.form, one.state, typed({ n: '9' }));
    expect([clamped.values.n, clamped.notices.n?.rule]).toEqual([5, 'clamped']);
    expect(after(one.form, clamped, typed({ lain: 'x' })).notices.n?.rule).toBe('clamped');
    const emptied = after(one.form, clamped, typed({ a: 'x' }), { type: 'touch', name: 'a' });
    expect([emptied.values.n, emptied.notices.n]).toEqual([null, { rule: 'reset', args: { was: '5' } }]);
    const typing = after(one.form, emptied, typed({ a: 'xy' }));
    expect(typing.notices.n?.rule).toBe('reset');
    expect(after(one.form, typing, typed({ n: '3' })).notices.n).toBeUndefined();
  });

  test('above a maximum that another answer has lowered stays, is refused, and is right again when the maximum is', () => {
    const one = begun([
      { type: 'number', name: 'batas' },
      { type: 'number', name: 'n', max: 'batas', clampToMax: true },
    ]);
    const entered = after(one.form, one.state, typed({ batas: '50', n: '40' }), { type: 'touch', name: 'n' });
    const typing = after(one.form, entered, typed({ batas: '8' }));
    expect(typing.failures).toEqual({});
    const lower = after(one.form, typing, { type: 'touch', name: 'batas' });
    expect([lower.values.n, lower.notices.n, lower.failures.n?.rule]).toEqual([40, undefined, 'max']);
    expect(viewOf(lower, 'n', one.form).remedy).toEqual({ value: 8, text: '8' });
    const blocked = after(one.form, lower, { type: 'next' });
    expect(blocked.failures.n?.rule).toBe('max');
    const higher = after(one.form, lower, typed({ batas: '80' }));
    expect([higher.values.n, higher.failures.n]).toEqual([40, undefined]);
    const again = after(one.form, lower, typed({ n: '30' }));
    expect([again.values.n, again.notices.n?.rule]).toEqual([8, 'clamped']);
    const draft = { type: 'restore', ...toDraft(one.form, lower), sameDefinition: true } as const;
    expect(after(one.form, one.state, draft).values).toMatchObject({ batas: 8, n: 40 });
  });

  test('by defaults that are computed of one another stands at the start, whatever their order is', () => {
    const one = begun([
      { name: 'a', defaultValue: '{upper(b)}' },
      { name: 'b', defaultValue: '{concat(c, c)}' },
      { name: 'c', defaultValue: 'x' },
    ]);
    expect(one.state.values).toEqual({ a: 'XX', b: 'xx', c: 'x' });
  });
});

describe('A slip that empties other answers', () => {
  const ada: Json = [{ name: 'status', condition: 'equals', value: 'K' }];
  const filled: Record<string, Json> = { pasangan: 'Ani', setuju: ['1|A'], jumlah: 7, lahir: '1990-01-31' };
  const one = begun([
    { type: 'radio', name: 'status', options: ['K|Kawin', 'B|Belum', 'D|Duda'] },
    { type: 'switch', name: 'wakil' },
    { type: 'checkboxGroup', name: 'pilih', options: ['1|A', '2|B'] },
    { type: 'currency', name: 'gaji' },
    { type: 'date', name: 'hari' },
    { name: 'pasangan', visibleWhen: ada },
    { type: 'checkboxGroup', name: 'setuju', options: ['1|A'], resetWhenChanged: ['wakil', 'hari'] },
    { type: 'number', name: 'jumlah', resetWhenChanged: ['gaji', 'pilih'], resetTo: 0 },
    { type: 'date', name: 'lahir', visibleWhen: ada },
    { name: 'gelar', defaultValue: 'Bp', visibleWhen: ada },
    { name: 'ganda', compute: 'concat(pasangan, pasangan)' },
  ]);
  const start = { status: 'K|Kawin', wakil: true, pilih: ['1|A'], gaji: 5, hari: '2020-01-31' };
  const given = after(
    one.form,
    one.state,
    ...Object.entries({ ...start, ...filled }).map(([name, raw]) => typed({ [name]: raw })),
  );
  const touched = (name: string) => ({ type: 'touch', name }) as const;

  test.each<[string, Json, Json, number]>([
    ['status', 'B|Belum', 'K|Kawin', 2],
    ['wakil', false, true, 1],
    ['pilih', [], ['1|A'], 1],
    ['gaji', 6, 65, 1],
    ['hari', '2020-02-01', '2020-02-02', 1],
  ])(
    'is counted at %s, also once the former answer is given again, and one press brings all of it back',
    (name, slip, next, n) => {
      const slipped = after(one.form, given, typed({ [name]: slip }), touched(name));
      const saidIn = (state: FormState) => viewOf(state, name, one.form).notice;
      expect(saidIn(slipped)).toEqual({ rule: 'emptied', args: { n } });
      const again = after(one.form, slipped, typed({ [name]: next }), touched(name));
      expect(saidIn(again)?.args).toEqual({ n });
      const { state, changed } = transition(one.form, again, { type: 'putBack' }, facts);
      expect([state.values, state.notices, saidIn(state)]).toEqual([given.values, {}, undefined]);
      expect(changed).toContain(name);
      expect(transition(one.form, state, { type: 'putBack' }, facts).state).toEqual(state);
    },
  );

  test('can be taken back where Next is refused, since what it has emptied is missing', () => {
    const asking = begun([
      { type: 'radio', name: 'status', options: ['K|Kawin', 'B|Belum'] },
      { name: 'pasangan', required: true, resetWhenChanged: ['status'] },
    ]);
    const before = after(asking.form, asking.state, typed({ status: 'K|Kawin' }), typed({ pasangan: 'Ani' }));
    const refused = after(asking.form, before, typed({ status: 'B|Belum' }), touched('status'), {
      type: 'next',
    });
    expect(viewOf(refused, 'pasangan', asking.form).failure?.rule).toBe('required');
    expect(viewOf(refused, 'status', asking.form).notice?.rule).toBe('emptied');
    expect(after(asking.form, refused, { type: 'putBack' }).values).toEqual(before.values);
  });

  test('is past once another answer is changed, and its line is drawn away', () => {
    const slipped = after(one.form, given, typed({ status: 'B|Belum' }), touched('status'), touched('gaji'));
    expect(viewOf(slipped, 'status', one.form).notice?.rule).toBe('emptied');
    const { state, changed } = transition(one.form, slipped, typed({ gaji: 8 }), facts);
    expect(changed).toContain('status');
    expect(viewOf(state, 'status', one.form).notice).toBeUndefined();
    expect(after(one.form, state, typed({ status: 'K|Kawin' }), { type: 'putBack' }).values.pasangan).toBe(
      '',
    );
  });
});

test.each([
  ['siti@gmail,com', 'emailDomain', 'siti@gmail.com'],
  ['siti@gmial,com', 'emailDomain', 'siti@gmail.com'],
  ['siti@gmail..com', 'emailDomain', 'siti@gmail.com'],
  ['siti@gmial.com', undefined, 'siti@gmail.com'],
  ['siti@contoh', 'email', undefined],
])('the e-mail address that was probably meant is offered: %s', (entry, rule, meant) => {
  const { form, state } = begun([{ type: 'email', name: 'e' }]);
  const given = after(form, state, typed({ e: entry }));
  // Without a sign that no address has it is an answer.
  expect(viewOf(given, 'e', form).entered).toBe(entry.includes(',') ? entry : undefined);
  const { failure, remedy } = viewOf(after(form, given, { type: 'touch', name: 'e' }), 'e', form);
  expect([failure?.rule, remedy]).toEqual([rule, meant && { value: meant, text: meant }]);
});

test.each([
  [{ type: 'currency' }, '5jt', 'scaled', { value: 5_000_000, text: 'Rp 5.000.000' }],
  [{ type: 'number', suffix: 'bulan' }, '1 tahun', 'otherUnit', { value: 12, text: '12 bulan' }],
  [{ type: 'number', suffix: 'tahun' }, '18 bulan', 'otherUnit', { value: 1, text: '1 tahun' }],
  [{ type: 'number' }, '1 tahun', 'number', undefined],
  [{ type: 'currency', max: 'batas' }, '5jt', 'maxMoney', { value: 700_000, text: 'Rp 700.000' }],
  [
    { type: 'currency', max: 'batas', clampToMax: true },
    '5jt',
    'maxMoney',
    { value: 700_000, text: 'Rp 700.000' },
  ],
  [{ type: 'currency', min: 'batas' }, '5rb', 'minMoney', { value: 700_000, text: 'Rp 700.000' }],
  [{ type: 'number', suffix: 'bulan', max: 6 }, '1 tahun', 'max', undefined],
])(
  'what another unit or a word such as juta means may be taken, within its bounds: %j, %s',
  (field, entry, rule, remedy) => {
    const { form, state } = begun([
      { type: 'number', name: 'batas', defaultValue: 700_000 },
      { name: 'n', ...field },
    ]);
    const left = after(form, state, typed({ n: entry }), { type: 'touch', name: 'n' });
    expect([left.failures.n?.rule, viewOf(left, 'n', form).remedy]).toEqual([rule, remedy]);
  },
);
