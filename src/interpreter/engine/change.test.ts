import type { CompiledForm, Place } from '../compile/model';
import type { Json } from '../../language';
import changes from './change.cases.json';
import { checkField, firstUnfinished } from './check';
import type { FormEvent } from './events';
import lookups from './lookups.cases.json';
import places from './places.cases.json';
import sent from './sent.cases.json';
import type { FormState } from './state';
import { toSubmission } from './submission';
import { after, begun, facts, typed, type Block, formOf } from './testing/form';
import { leaveEntry } from './entry';
import { transition } from './transition';
import { fieldView, type FieldView } from './view';
import wrong from './wrong.cases.json';
import { formPath } from './path';
import { startState } from './restore';
import { computed } from './read';
import { toDraft } from './draft';
import { previewSteps } from './preview';

describe('change', () => {
  type Shown = Readonly<Record<string, readonly (string | null)[]>>;

  interface Case {
    name: string;
    blocks?: readonly Block[];
    /** Whole steps in the place of one with these blocks. */
    steps?: readonly Block[];
    /** More keys of the definition. */
    form?: Block;
    /** Batches of input, one after the other, by the visitor if nobody else is named. */
    writes: readonly Readonly<Record<string, Json>>[];
    by?: 'effect';
    values?: Readonly<Record<string, Json>>;
    /** All that is submitted. */
    sent?: Readonly<Record<string, Json>>;
    visible?: readonly string[];
    required?: readonly string[];
    readOnly?: readonly string[];
    /** All rules that answers break. */
    wrong?: Readonly<Record<string, string>>;
    /** What is written instead of an entry that was refused. */
    examples?: Readonly<Record<string, string>>;
    notices?: readonly string[];
    /** The rules that were mended. */
    noticed?: Readonly<Record<string, string>>;
    /** Codes by field. */
    options?: Readonly<Record<string, readonly string[]>>;
    /** By field, at each of its places. */
    labels?: Shown;
    guideTexts?: Shown;
    placeholders?: Shown;
    /** By field, at its first place. */
    lookups?: Readonly<Record<string, Json>>;
    min?: Readonly<Record<string, Json>>;
    max?: Readonly<Record<string, Json>>;
    /** Whom the last batch concerns. */
    changed?: readonly string[];
  }

  // JSON widens names to text; a wrong one fails its case.
  const files = [changes, lookups, places, sent, wrong] as unknown as readonly (readonly Case[])[];
  const cases = files.flat();

  const viewsOf = (form: CompiledForm, state: FormState): FieldView[] =>
    [...form.fields.values()].flatMap(({ places }) =>
      places.map((place: Place) => fieldView(form, state, place)),
    );

  const names = (views: readonly FieldView[], holds: (view: FieldView) => boolean): string[] =>
    views.filter(holds).map(({ definition }) => definition.name);

  test.each(cases)('$name', (one) => {
    const { form, state: start } = begun(one.blocks ?? [], {
      ...one.form,
      ...(one.steps && { steps: one.steps }),
    });
    const batches = one.writes.map((batch) => typed(batch, one.by));
    const { state } = leaveEntry(form, after(form, start, ...batches), facts);
    const last = batches.at(-1);
    if (one.changed && last) {
      const { changed } = transition(form, after(form, start, ...batches.slice(0, -1)), last, facts);
      expect([...changed].sort()).toEqual(one.changed);
    }
    const views = viewsOf(form, state);
    const at = (name: string): FieldView[] => views.filter(({ definition }) => definition.name === name);
    if (one.values) expect(state.values).toMatchObject(one.values);
    if (one.sent) expect(toSubmission(form, state)).toEqual(one.sent);
    if (one.visible) expect(names(views, (view) => view.visible)).toEqual(one.visible);
    if (one.required) expect(names(views, (view) => view.required)).toEqual(one.required);
    if (one.readOnly) expect(names(views, (view) => view.readOnly)).toEqual(one.readOnly);
    if (one.wrong) {
      const found = [...form.fields.keys()].map((name) => [
        name,
        checkField({ form, state, facts }, name)?.rule,
      ]);
      expect(Object.fromEntries(found.filter(([, rule]) => rule !== undefined))).toEqual(one.wrong);
    }
    for (const [name, example] of Object.entries(one.examples ?? {}))
      expect(checkField({ form, state, facts }, name)?.args).toEqual({ example });
    expect(Object.keys(state.notices)).toEqual(one.notices ?? []);
    for (const [name, rule] of Object.entries(one.noticed ?? {}))
      expect(state.notices[name]?.rule).toBe(rule);
    for (const [name, codes] of Object.entries(one.options ?? {})) {
      expect(at(name)[0]?.options?.map(({ code }) => code)).toEqual(codes);
    }
    const expectTexts = (key: 'label' | 'guideText' | 'placeholder', texts: Shown = {}): void => {
      for (const [name, expected] of Object.entries(texts)) {
        expect(at(name).map((view) => view[key] ?? null)).toEqual(expected);
      }
    };
    expectTexts('label', one.labels);
    expectTexts('guideText', one.guideTexts);
    expectTexts('placeholder', one.placeholders);
    for (const key of ['min', 'max'] as const) {
      for (const [name, bound] of Object.entries(one[key] ?? {})) expect(at(name)[0]?.[key]).toBe(bound);
    }
    for (const [name, lookup] of Object.entries(one.lookups ?? {}))
      expect(at(name)[0]?.lookup).toEqual(lookup);
  });

  test.each(cases)('$name: who looks different is notified', (one) => {
    const { form, state: start } = begun(one.blocks ?? [], {
      ...one.form,
      ...(one.steps && { steps: one.steps }),
    });
    let state = start;
    for (const batch of one.writes) {
      const { state: next, changed } = transition(form, state, typed(batch, one.by), facts);
      const places = [...form.fields.values()].flatMap((field) => field.places);
      // A place that is shown or hidden is reported by what is around it.
      const looks = (now: FormState) =>
        places.map((place) => JSON.stringify({ ...fieldView(form, now, place), visible: true }));
      const [before, after] = [looks(state), looks(next)];
      const different = places.filter((_, index) => before[index] !== after[index]).map(({ field }) => field);
      expect(different.filter((name) => !changed.has(name))).toEqual([]);
      expect([...changed]).not.toContain(undefined);
      state = next;
    }
  });

  test('every case expects something', () => {
    const notValidated: readonly string[] = [
      'name',
      'blocks',
      'steps',
      'form',
      'writes',
      'by',
    ] satisfies (keyof Case)[];
    expect(cases.filter((one) => Object.keys(one).every((key) => notValidated.includes(key)))).toEqual([]);
  });

  describe('A list that waits', () => {
    const list = (name: string, parent: string, more: Block = {}): Block => ({
      type: 'searchSelect',
      name,
      required: true,
      lookup: {
        url: '/x',
        idField: 'id',
        textField: 'name',
        filters: [{ field: 'p', value: `{${parent}}` }],
        ...more,
      },
    });
    const { form, state } = begun([
      { type: 'text', name: 'a', required: true },
      list('b', 'a'),
      list('c', 'b', { fills: { d: 'd' } }),
      { type: 'text', name: 'd', required: true },
    ]);
    const touch = (...names: readonly string[]): readonly FormEvent[] =>
      names.map((name) => ({ type: 'touch', name }));

    test('is not touched by Next: what it waited for leaves it without an error, until it is left or Next comes', () => {
      const failed = after(form, state, { type: 'next' });
      expect(Object.keys(failed.failures)).toEqual(['a', 'd']);
      expect(Object.keys(failed.touched)).toEqual(['a', 'd']);
      const fixed = after(form, failed, typed({ a: 'x', d: 'x' }));
      expect(fixed.failures).toEqual({});
      expect(after(form, fixed, { type: 'next' }).failures).toEqual({ b: { rule: 'required' } });
    });

    test('is not touched by a visit that could give it no answer', () => {
      const visited = after(form, state, ...touch('b', 'c'), typed({ a: 'x' }), ...touch('a'));
      expect(visited.failures).toEqual({});
      expect(after(form, visited, ...touch('b')).failures).toEqual({ b: { rule: 'required' } });
    });

    test('has no error of its own while words that are in no list stand in what it hangs on', () => {
      const hanging = begun(
        ['a', 'b', 'c', 'd'].map((name, at, all) => list(name, all[at - 1] ?? 'luar')),
        { constants: { luar: '1' } },
      );
      const chosen = after(hanging.form, hanging.state, typed({ a: '1|A' }), typed({ b: '2|B' }));
      const wrong = (...names: string[]): FormState =>
        after(
          hanging.form,
          chosen,
          ...names.flatMap((name) => [typed({ [name]: { unlisted: 'xyz', fits: false } }), ...touch(name)]),
          { type: 'next' },
        );
      expect(Object.keys(wrong('b').failures)).toEqual(['b']);
      expect(Object.keys(wrong('a').failures)).toEqual(['a']);
      expect(Object.keys(wrong('b', 'a').failures)).toEqual(['a']);
      const mended = after(hanging.form, wrong('a'), typed({ a: '1|A' }), { type: 'next' });
      expect(mended.failures).toEqual({ c: { rule: 'required' } });
    });

    test('is as before any visit when a correction has emptied it, and so is what it had filled', () => {
      const given = after(form, state, typed({ a: 'x' }), typed({ b: '1|B' }), {
        type: 'write',
        by: 'visitor',
        writes: { c: { raw: '2|C', record: { d: 'y' } } },
      });
      const left = after(form, given, ...touch('a', 'b', 'c', 'd'));
      expect([left.values.d, left.failures]).toEqual(['y', {}]);
      const corrected = after(form, left, typed({ a: 'z' }), ...touch('a'));
      expect([corrected.values.b, corrected.values.c, corrected.values.d]).toEqual(['', '', '']);
      expect([corrected.failures, Object.keys(corrected.touched)]).toEqual([{}, ['a']]);
    });
  });

  test('a chosen record fills the answers that its lookup names', () => {
    const { form, state } = begun([
      {
        type: 'searchSelect',
        name: 'kelurahan',
        lookup: {
          url: '/village/filter',
          idField: 'id',
          textField: 'name',
          fills: { kodePos: 'postalCode' },
        },
      },
      { name: 'kodePos' },
    ]);
    const record = { id: '1', name: 'Dago', postalCode: '40135' };
    const chosen = after(form, state, {
      type: 'write',
      by: 'visitor',
      writes: { kelurahan: { raw: '1|Dago', record } },
    });
    expect(chosen.values).toMatchObject({ kelurahan: '1|Dago', kodePos: '40135' });
    expect(after(form, chosen, typed({ kodePos: '40136' })).values.kodePos).toBe('40136');
  });

  test.each([
    ['decimal', 0.5, 0.5],
    ['decimal', 1.375, 1.375],
    ['currency', 1500000, 1500000],
  ])('a number of a record fills a %s as it is: %p', (type, given, filled) => {
    const lookup = { url: '/x', idField: 'id', textField: 'name', fills: { angka: 'n' } };
    const { form, state } = begun([
      { type: 'select', name: 'pilihan', lookup },
      { type, name: 'angka' },
    ]);
    const record = { id: '1', name: 'A', n: given };
    const writes = { pilihan: { raw: '1|A', record } };
    expect(after(form, state, { type: 'write', by: 'visitor', writes }).values.angka).toBe(filled);
  });

  test('a choice without a record fills nothing, an emptied choice empties what it had filled', () => {
    const lookup = {
      url: '/village/filter',
      idField: 'id',
      textField: 'name',
      fills: { kodePos: 'kode', lurah: 'nama' },
    };
    const { form, state } = begun([
      { type: 'searchSelect', name: 'kelurahan', lookup },
      { name: 'kodePos' },
      { name: 'lurah' },
    ]);
    const choose = (raw: string, record?: Readonly<Record<string, unknown>>): FormEvent => ({
      type: 'write',
      by: 'visitor',
      writes: { kelurahan: { raw, record } },
    });
    const chosen = after(form, state, choose('1|Dago', { kode: 40135 }));
    expect(chosen.values).toMatchObject({ kodePos: '40135', lurah: '' });
    const typedOver = after(form, chosen, typed({ lurah: 'Siti' }));
    expect(after(form, typedOver, choose('2|Braga')).values).toMatchObject({
      kodePos: '40135',
      lurah: 'Siti',
    });
    expect(after(form, typedOver, choose('')).values).toMatchObject({ kodePos: '', lurah: '' });
  });

  test('an effect writes where a visitor may not', () => {
    const { form, state } = begun([{ name: 'nama', readOnly: true }]);
    const written = after(form, state, { type: 'write', by: 'effect', writes: { nama: { raw: 'Siti' } } });
    expect(written.values.nama).toBe('Siti');
  });
});

describe('severalConditions', () => {
  describe('Conditions of several steps, fields and options', () => {
    const when = (value: string): Json => [{ name: 'nama', condition: 'equals', value }];
    const step = (id: string, rest: Block): Block => ({
      id,
      title: id,
      blocks: [{ type: 'text', name: `isi${id}`, label: id }],
      ...rest,
    });
    const several = formOf(
      {},
      {
        steps: [
          {
            id: 'awal',
            title: 'awal',
            blocks: [
              { type: 'text', name: 'nama', label: 'Nama' },
              { type: 'text', name: 'x', label: 'X', readOnlyWhen: when('a') },
              { type: 'text', name: 'y', label: 'Y', readOnlyWhen: when('b') },
              {
                type: 'radio',
                name: 'pilihan',
                label: 'P',
                options: [
                  { value: '1|A', visibleWhen: when('a') },
                  { value: '2|B', visibleWhen: when('b') },
                ],
              },
            ],
          },
          step('satu', { visibleWhen: when('a') }),
          step('dua', { visibleWhen: when('b') }),
          step('tiga', { readOnlyWhen: when('a') }),
          step('empat', { readOnlyWhen: when('b') }),
        ] as never,
      },
    );
    const given = (nama: string): FormState => after(several, startState(several, facts), typed({ nama }));
    const stepsWith = (nama: string) => formPath(several, given(nama)).map(({ id }) => id);

    test('are each their own', () => {
      expect(stepsWith('a')).toEqual(['awal', 'satu', 'tiga', 'empat']);
      expect(stepsWith('b')).toEqual(['awal', 'dua', 'tiga', 'empat']);
      const typedAll = typed({ x: 'x', y: 'y', isitiga: 't', isiempat: 'e' });
      expect(after(several, given('a'), typedAll).values).toMatchObject({
        x: '',
        y: 'y',
        isitiga: '',
        isiempat: 'e',
      });
      expect(after(several, given('b'), typedAll).values).toMatchObject({
        x: 'x',
        y: '',
        isitiga: 't',
        isiempat: '',
      });
    });

    test('show a field again when it offers others, as many as they may be', () => {
      const changes = (from: string, to: string) =>
        transition(several, given(from), typed({ nama: to }), facts).changed;
      expect(changes('a', 'b').has('pilihan')).toBe(true);
      expect(changes('c', 'd').has('pilihan')).toBe(false);
    });
  });
});

describe('formulaConditions', () => {
  const form = formOf(
    {
      satu: [
        {
          type: 'rows',
          name: 'anak',
          label: 'Anak',
          blocks: [
            { type: 'date', name: 'lahir', label: 'Lahir' },
            { type: 'text', name: 'wali', label: 'Wali', visibleWhen: { formula: 'age(lahir) < 17' } },
          ],
        },
      ],
    },
    {},
  );

  /** Whether the guardian of each row is asked, on a day. */
  function asked(today: string): unknown[] {
    const facts = { today };
    const { state } = transition(
      form,
      startState(form, facts),
      {
        type: 'write',
        by: 'visitor',
        writes: {
          anak: { raw: [0, 1] },
          'anak.0.lahir': { raw: '2009-11-26' },
          'anak.1.lahir': { raw: '2000-01-01' },
        },
      },
      facts,
    );
    return [0, 1].map((slot) => {
      const place = form.fields.get(`anak.${slot}.wali`)?.places[0];
      return place && computed(form, state, place.visible);
    });
  }

  test('a formula as a condition in a row reads the answers of that row, on the day of the visitor', () => {
    expect(asked('2026-11-25')).toEqual([true, false]);
    expect(asked('2026-11-26')).toEqual([false, false]);
  });
});

describe('proof', () => {
  const form = formOf({
    satu: [{ name: 'nama' }, { type: 'captcha', name: 'kode', required: true }],
    dua: [{ name: 'catatan' }],
  });
  const shown = { ...facts, codes: { kode: 'abcd' } };
  const start = startState(form, shown);

  describe('A captcha', () => {
    test('a wrong entry is a failure of its field, and keeps the visitor on the step with the entry', () => {
      const entered = after(form, start, typed({ kode: 'abcx' }));
      const { state, effects } = transition(form, entered, { type: 'next' }, shown);
      expect([state.failures.kode, effects]).toEqual([
        { rule: 'captcha' },
        [{ kind: 'showErrors', step: state.step }],
      ]);
      expect(state.values.kode).toBe('abcx');
    });

    test('capitals are read as small letters', () => {
      const entered = after(form, start, typed({ kode: 'ABCD' }));
      expect(checkField({ form, state: entered, facts: shown }, 'kode')).toBeUndefined();
    });

    test('is never stored, previewed or sent', () => {
      const entered = after(form, start, typed({ nama: 'Siti', kode: 'abcd' }));
      expect(toDraft(form, entered).data).toEqual({ nama: 'Siti' });
      expect(toSubmission(form, entered)).toEqual({ nama: 'Siti' });
      expect(previewSteps(form, entered)[0]?.rows.map(({ name }) => name)).toEqual(['nama']);
    });

    test('once found right by Next it need not be retyped, although its code is another one now', () => {
      const entered = after(form, start, typed({ kode: 'abcd' }));
      expect(firstUnfinished({ form, state: start, facts: shown })).toBe('satu');
      const passed = transition(form, entered, { type: 'next' }, shown).state;
      const renewed = after(form, passed, { type: 'write', by: 'effect', writes: { kode: { raw: '' } } });
      expect(
        firstUnfinished({ form, state: renewed, facts: { ...facts, codes: { kode: 'wxyz' } } }),
      ).toBeUndefined();
      expect(
        firstUnfinished({
          form,
          state: after(form, renewed, { type: 'reset', target: 'all' }),
          facts: shown,
        }),
      ).toBe('satu');
    });
  });

  test('A captcha that Next found right is not judged again after the requests that its action made', () => {
    const entered = after(form, start, typed({ nama: 'Siti', kode: 'abcd' }));
    const passed = transition(form, entered, { type: 'next' }, shown).state;
    const renewed = after(form, passed, {
      type: 'write',
      by: 'effect',
      writes: { kode: { raw: '', reset: true } },
    });
    const { state, effects } = transition(
      form,
      renewed,
      { type: 'advance' },
      { ...facts, codes: { kode: 'wxyz' } },
    );
    expect([state.step, effects]).toEqual(['dua', [{ kind: 'showStep', step: 'dua' }]]);
  });

  describe('A hidden upload', () => {
    const hiding = formOf({
      satu: [
        { type: 'switch', name: 'punya', defaultValue: true },
        {
          type: 'upload',
          name: 'npwp',
          label: 'NPWP',
          required: true,
          visibleWhen: [{ name: 'punya', condition: 'isTrue' }],
        },
      ],
    });
    const begin = startState(hiding, facts);

    test('is emptied, neither blocks nor is wrong, and has its error again when it is shown again', () => {
      const failed = transition(hiding, begin, { type: 'next' }, facts).state;
      expect(failed.failures.npwp).toEqual({ rule: 'requiredUpload' });
      const hidden = after(hiding, failed, typed({ punya: false }));
      expect(checkField({ form: hiding, state: hidden, facts }, 'npwp')).toBeUndefined();
      const again = after(hiding, hidden, typed({ punya: true }));
      expect([again.touched.npwp, again.failures.npwp]).toEqual([true, { rule: 'requiredUpload' }]);
    });

    test('with a file, and so with nothing wrong, has no error when it is shown again without it', () => {
      const touched = after(hiding, begin, typed({ npwp: '/files/npwp.pdf' }), {
        type: 'touch',
        name: 'npwp',
      });
      const again = after(hiding, touched, typed({ punya: false }), typed({ punya: true }));
      expect([again.values.npwp, again.touched.npwp, again.failures.npwp]).toEqual([
        '',
        undefined,
        undefined,
      ]);
      expect(transition(hiding, again, { type: 'next' }, facts).state.failures.npwp).toEqual({
        rule: 'requiredUpload',
      });
    });
  });

  test('A captcha of a stage that was left is retyped already; any other answer of it has to stay right', () => {
    const step = (id: string, blocks: readonly Block[]): Block => ({ id, title: id, blocks });
    const kode: Block = { type: 'captcha', name: 'kode', label: 'Kode', required: true };
    const nama: Block = { type: 'text', name: 'nama', label: 'Nama', required: true };
    const staged = formOf(
      {},
      {
        steps: undefined as never,
        stages: [
          { id: 'awal', steps: [step('satu', [nama, kode])] },
          { id: 'akhir', steps: [step('dua', [{ ...kode, name: 'sandi' }])] },
        ],
      },
    );
    const codes = { ...facts, codes: { kode: 'abcd', sandi: 'abcd' } };
    const first = after(staged, startState(staged, codes), typed({ nama: 'Siti' }));
    expect(firstUnfinished({ form: staged, state: first, facts: codes })).toBe('satu');
    const second = after(staged, first, { type: 'goTo', target: { stage: 'akhir' } });
    expect(firstUnfinished({ form: staged, state: second, facts: codes })).toBe('dua');
    const done = after(staged, second, typed({ sandi: 'abcd' }));
    expect(firstUnfinished({ form: staged, state: done, facts: codes })).toBeUndefined();
    expect(
      firstUnfinished({ form: staged, state: after(staged, done, typed({ nama: '' })), facts: codes }),
    ).toBe('satu');
  });
});

describe('While an entry is typed', () => {
  const province = { url: '/province/filter', idField: 'id', textField: 'name' };
  const filtered = { ...province, url: '/city/filter', filters: [{ field: 'p', value: '{sumber}' }] };
  const whileSame = [{ name: 'sumber', condition: 'equals', value: 37.5 }];
  const takers: [string, Block, Json][] = [
    ['a reset', { type: 'number', resetWhenChanged: ['sumber'], resetTo: 0 }, 7],
    ['a reset to nothing', { resetWhenChanged: ['sumber'] }, 'ANI'],
    ['a list that asks by it', { type: 'select', lookup: filtered }, '1|SATU'],
    ['hiding', { visibleWhen: whileSame }, 'ANI'],
    [
      'an option that goes',
      { type: 'radio', options: ['1|Satu', { value: '2|Dua', visibleWhen: whileSame }] },
      '2|Dua',
    ],
  ];
  const leave = { type: 'touch', name: 'sumber' } as const;

  /** A form with an answer that hangs on another one, both given and left, and the state while that one is typed anew. */
  function retyped(taker: Block, held: Json, name = 'milik') {
    const { form, state } = begun([
      { type: 'decimal', name: 'sumber' },
      { type: 'text', name, label: name, ...taker },
      { name: 'lain' },
    ]);
    const given = after(form, state, typed({ sumber: '37,5' }), typed({ [name]: held }), {
      type: 'touch',
      name,
    });
    const keys = ['5', '3', '37', '37,'].map((text) => typed({ sumber: text }));
    return { form, given, typing: after(form, given, ...keys) };
  }

  test.each(takers)(
    'what %s takes comes back with the entry, and is gone when the field is left',
    (_, taker, held) => {
      const { form, given, typing } = retyped(taker, held);
      const { state: back, changed } = transition(form, typing, typed({ sumber: '37,5' }), facts);
      expect({ ...back, typing: undefined, slip: given.slip }).toEqual(given);
      expect(typing.values.milik === held || changed.has('milik')).toBe(true);
      expect(after(form, back, leave).values.milik).toEqual(held);
      expect(after(form, typing, leave, typed({ sumber: '37,5' })).values.milik).not.toEqual(held);
    },
  );

  test('a reset waits until the field is left or the visitor does anything else', () => {
    const [, taker, held] = takers[0] ?? [];
    const { form, typing } = retyped(taker ?? {}, held ?? null);
    expect([typing.values.milik, typing.notices.milik]).toEqual([7, undefined]);
    const acts: FormEvent[] = [leave, typed({ lain: 'x' }), { type: 'next' }, { type: 'back' }];
    for (const act of acts) {
      const { state, changed } = transition(form, typing, act, facts);
      expect([state.values.milik, state.notices.milik?.rule]).toEqual([0, 'reset']);
      expect(changed).toContain('milik');
    }
    expect(toDraft(form, leaveEntry(form, typing, facts).state).data.milik).toBe(0);
  });

  test('what arrives meanwhile neither ends the entry nor is lost by its next key', () => {
    const { form, typing } = retyped({ type: 'number', resetWhenChanged: ['sumber'], resetTo: 0 }, 7);
    const arrived = after(form, typing, typed({ lain: 'dari bank' }, 'effect'), { type: 'dayChange' });
    expect(arrived.values).toMatchObject({ milik: 7, lain: 'dari bank' });
    expect(after(form, arrived, typed({ sumber: '37,5' })).values).toMatchObject({
      milik: 7,
      lain: 'dari bank',
    });
    expect(after(form, arrived, leave).values).toMatchObject({ milik: 0, lain: 'dari bank' });
  });
});
