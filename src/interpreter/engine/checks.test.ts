import { type Json, messageNames } from '../../language';
import { firstUnfinished, checkField } from './check';
import { failedChecksBesideFields, warningsOf } from './checks';
import cases from './checks.cases.json';
import { stepOf } from './path';
import { previewSteps } from './preview';
import { startState } from './restore';
import { after, facts, formOf, typed, type Block, begun } from './testing/form';
import { transition } from './transition';
import { fieldView } from './view';
import type { FormEvent } from './events';
import type { FormState, Facts, Origin } from './state';
import { change } from './change';
import wordCases from './ownWords.cases.json';
import type { EventEffect } from './effects';

describe('checks', () => {
  interface Case {
    name: string;
    /** On the step, on the group around its fields, and on the field `b`. */
    checks?: readonly Json[];
    group?: Block;
    field?: Block;
    rest?: Block;
    fill: Readonly<Record<string, Json>>;
    touch?: readonly string[];
    next?: boolean;
    then?: Readonly<Record<string, Json>>;
    reset?: boolean;
    /** What is reported in the end. */
    reported: readonly string[];
    /** Whether the visitor is kept on the step. */
    blocked?: boolean;
    /** What is said at fields, and the fields that are marked by what is said elsewhere. */
    broken?: Readonly<Record<string, string>>;
    marked?: readonly string[];
    /** The errors that are reported at no field, and what the preview says as a warning. */
    beside?: readonly string[];
    warned?: readonly string[];
  }

  const number = (name: string, more: Block = {}): Block => ({ type: 'number', name, label: name, ...more });

  // JSON widens what differs from case to case; a wrong one fails.
  test.each(cases as unknown as readonly Case[])('$name', (one) => {
    const fields = [
      { type: 'switch', name: 'tampil', label: 'Tampil' },
      number('a'),
      number('b', one.field),
      number('c', { visibleWhen: [{ name: 'tampil', condition: 'isTrue' }] }),
      number('jumlah', { compute: 'a + b' }),
    ];
    const rows: Block = { type: 'group', blocks: [], ...one.group };
    const steps = [
      { id: 'satu', title: 'Satu', blocks: [...fields, rows], ...(one.checks && { checks: one.checks }) },
      { id: 'dua', title: 'Dua', blocks: [] },
    ];
    const form = formOf({}, { ...one.rest, steps });
    let state = after(form, startState(form, facts), typed(one.fill));
    for (const name of one.touch ?? []) state = after(form, state, { type: 'touch', name });
    if (one.next) state = after(form, state, { type: 'next' });
    if (one.then) state = after(form, state, typed(one.then));
    if (one.reset) state = after(form, state, { type: 'reset', target: 'all' });

    expect(Object.values(state.failedChecks)).toStrictEqual(one.reported);
    if (one.warned) expect(warningsOf({ form, state, facts }, 'satu')).toEqual(one.warned);
    const beside = failedChecksBesideFields({ form, state }, stepOf(form, 'satu'));
    if (one.beside) expect(beside.map(({ words }) => words)).toEqual(one.beside);
    if (one.blocked !== undefined) {
      const [effect] = transition(form, state, { type: 'next' }, facts).effects;
      expect(effect?.kind).toBe(one.blocked ? 'showErrors' : 'run');
      expect(firstUnfinished({ form, state, facts })).toBe(one.blocked ? 'satu' : undefined);
    }
    const views = (form.steps.get('satu')?.places ?? []).map((place) => fieldView(form, state, place));
    if (one.broken) {
      const said = views.flatMap(({ definition, broken }) => (broken ? [[definition.name, broken]] : []));
      expect(Object.fromEntries(said)).toEqual(one.broken);
    }
    if (one.marked) {
      const marked = views.filter(({ markedBy }) => markedBy.length > 0);
      expect(marked.map(({ definition }) => definition.name)).toEqual(one.marked);
    }
  });

  test('a check inside rows is judged in every row, and in it of the others', () => {
    const that = 'sum(orang.nik == nik ? 1 : 0) <= 1';
    const blocks = [{ type: 'text', name: 'nik', label: 'NIK', checks: [{ that, message: 'Sama' }] }];
    const { form, state } = begun([{ type: 'rows', name: 'orang', label: 'Orang', maxRows: 5, blocks }]);
    const niks = { 'orang.0.nik': '1', 'orang.1.nik': '2', 'orang.2.nik': '3', 'orang.4.nik': '3' };
    const given = after(form, state, typed({ orang: [0, 1, 2, 4] }), typed(niks), { type: 'next' });
    const wrong = Object.keys(niks).filter((name) => {
      const [place] = form.fields.get(name)?.places ?? [];
      return place && fieldView(form, given, place).broken !== undefined;
    });
    expect(wrong).toEqual(['orang.2.nik', 'orang.4.nik']);
  });

  test('a check reads a default that stands there as an answer that was given', () => {
    const checks = [{ that: 'a < b', message: 'Salah' }];
    const form = formOf({ satu: [number('a', { defaultValue: 5 }), number('b', { checks })] });
    const state = after(form, startState(form, facts), typed({ b: 1 }), { type: 'touch', name: 'b' });
    expect(Object.values(state.failedChecks)).toEqual(['Salah']);
  });

  describe('A check over two steps', () => {
    const form = formOf(
      {},
      {
        steps: [
          { id: 'satu', title: 'Satu', blocks: [number('a')] },
          {
            id: 'dua',
            title: 'Dua',
            blocks: [number('b', { checks: [{ that: 'a < b', message: 'Salah' }] })],
          },
        ],
      },
    );
    const start = after(form, startState(form, facts), typed({ a: 5 }), { type: 'advance' });

    test('is reported while typing on the step where it stands: what it reads of earlier ones was given there', () => {
      const state = after(form, start, typed({ b: 1 }), { type: 'touch', name: 'b' });
      expect(Object.values(state.failedChecks)).toEqual(['Salah']);
    });

    test('waits for an answer of an earlier step that is asked on its own step too', () => {
      const again = formOf(
        {},
        {
          steps: [
            { id: 'satu', title: 'Satu', blocks: [number('a')] },
            {
              id: 'dua',
              title: 'Dua',
              blocks: [{ use: 'a' }, number('b', { checks: [{ that: 'a < b', message: 'Salah' }] })],
            },
          ],
        },
      );
      const write = typed({ b: 1 });
      const there = after(again, startState(again, facts), typed({ a: 5 }), { type: 'advance' }, write);
      const left = (...names: readonly string[]): readonly string[] =>
        Object.values(
          after(again, { ...there, touched: {} }, ...names.map((name) => ({ type: 'touch', name }) as const))
            .failedChecks,
        );
      expect([left('b'), left('b', 'a')]).toEqual([[], ['Salah']]);
    });

    test('keeps the form from being sent from the step where it stands', () => {
      const state = after(form, start, typed({ b: 9 }));
      expect(firstUnfinished({ form, state, facts })).toBeUndefined();
      expect(firstUnfinished({ form, state: after(form, state, typed({ a: 10 })), facts })).toBe('dua');
    });

    test('is no answer of the preview', () => {
      expect(previewSteps(form, start).map(({ rows }) => rows.length)).toEqual([1, 1]);
    });
  });

  test('a form without checks keeps its state as it is', () => {
    const form = formOf({ satu: [number('a')] });
    const state = after(form, startState(form, facts), typed({ a: 1 }));
    expect(after(form, state, { type: 'touch', name: 'a' }).failedChecks).toBe(state.failedChecks);
  });
});

describe('validated', () => {
  describe('An answer that was touched', () => {
    const { form, state: start } = begun([
      { name: 'a', minLength: 3 },
      { type: 'number', name: 'b', max: 'c' },
      { type: 'number', name: 'c' },
    ]);
    const failuresOf = ({ failures }: FormState): unknown =>
      Object.fromEntries(Object.entries(failures).map(([name, { rule }]) => [name, rule]));

    test('is judged at each change of it', () => {
      const short = after(form, start, typed({ a: 'x' }), { type: 'touch', name: 'a' });
      expect(failuresOf(short)).toEqual({ a: 'minLength' });
      const long = after(form, short, typed({ a: 'xyz' }));
      expect(failuresOf(long)).toEqual({});
      expect(failuresOf(after(form, long, typed({ a: 'xy' })))).toEqual({ a: 'minLength' });
    });

    test('is judged when its bound moves', () => {
      const inside = after(form, start, typed({ b: 5, c: 6 }), { type: 'touch', name: 'b' });
      expect(failuresOf(inside)).toEqual({});
      const typing = after(form, inside, typed({ c: 4 }));
      expect(failuresOf(typing)).toEqual({});
      expect(failuresOf(after(form, typing, { type: 'touch', name: 'c' }))).toEqual({ b: 'max' });
    });

    test('is not judged before it is touched', () => {
      expect(failuresOf(after(form, start, typed({ a: 'x' })))).toEqual({});
    });

    test('keeps the same failures while nothing about them changes', () => {
      const short = after(form, start, typed({ a: 'x' }), { type: 'touch', name: 'a' });
      expect(after(form, short, typed({ a: 'y' })).failures).toBe(short.failures);
    });

    test('reports its field, and only once', () => {
      const touched = transition(form, start, { type: 'touch', name: 'a' }, facts);
      expect([...touched.changed]).toEqual(['a']);
      const again = transition(form, touched.state, { type: 'touch', name: 'a' }, facts);
      expect([again.state === touched.state, again.changed.size]).toEqual([true, 0]);
    });
  });

  describe('A file on its way', () => {
    const { form, state: start } = begun([{ type: 'upload', name: 'berkas', required: true }]);
    const sending = (running: boolean): FormEvent => ({ type: 'pending', name: 'berkas', running });
    const touch: FormEvent = { type: 'touch', name: 'berkas' };
    const ruleIn = ({ failures }: FormState): string | undefined => failures.berkas?.rule;

    test('is not missing when its field is left', () => {
      expect(ruleIn(after(form, start, sending(true), touch))).toBeUndefined();
    });

    test('is not missing any more once it was chosen', () => {
      const missing = after(form, start, touch);
      expect(ruleIn(missing)).toBe('requiredUpload');
      const { state, changed } = transition(form, missing, sending(true), facts);
      expect([ruleIn(state), [...changed]]).toEqual([undefined, ['berkas']]);
    });

    test('is not missing when what was there before is taken away', () => {
      const stored = after(form, start, touch, typed({ berkas: 'berkas/1f2e' }), sending(true));
      expect(ruleIn(after(form, stored, typed({ berkas: '' })))).toBeUndefined();
    });

    test('is missing again when it has not come', () => {
      const ended = after(form, start, touch, sending(true), sending(false));
      expect(ruleIn(ended)).toBe('requiredUpload');
      expect(ruleIn(after(form, start, sending(true), sending(false)))).toBeUndefined();
    });
  });

  describe('Who is told of a change', () => {
    test('the answer, and all that reads it', () => {
      const { form, state } = begun([
        { name: 'a' },
        { name: 'b', label: 'Milik {a}' },
        { name: 'c', visibleWhen: [{ name: 'a', condition: 'isFilled' }] },
        { name: 'd' },
      ]);
      const { changed } = transition(form, state, typed({ a: 'x' }), facts);
      expect([...changed].sort()).toEqual(['a', 'b', 'c']);
    });

    test('the path, when a step comes or goes', () => {
      const steps: Json = [
        { id: 's', title: 'S', blocks: [{ type: 'text', name: 'a', label: 'A' }] },
        { id: 't', title: 'T {a}', blocks: [], visibleWhen: [{ name: 'a', condition: 'isFilled' }] },
      ];
      const form = formOf({}, { steps });
      const { changed } = transition(form, startState(form, facts), typed({ a: 'x' }), facts);
      expect([...changed].sort()).toEqual(['@path', '@step:t', 'a']);
    });

    test('nobody, when what is written is what stands there', () => {
      const { form, state } = begun([{ name: 'a', defaultValue: 'x' }]);
      const { state: same, changed } = transition(form, state, typed({ a: 'x' }), facts);
      expect([same.values === state.values, changed.size]).toEqual([true, 0]);
    });

    test('the field whose notice goes, and whose text could not be read', () => {
      const { form, state } = begun([
        { type: 'number', name: 'a', max: 5, clampToMax: true },
        { type: 'date', name: 'b' },
      ]);
      const lowered = after(form, state, typed({ a: 9, b: 'x' }));
      expect([lowered.notices.a?.rule, lowered.refused]).toEqual([
        'clamped',
        { b: { rule: 'date', entered: 'x' } },
      ]);
      const { state: fixed, changed } = transition(form, lowered, typed({ a: 5, b: '' }), facts);
      expect([fixed.notices, fixed.refused]).toEqual([{}, {}]);
      expect([...changed].sort()).toEqual(['a', 'b']);
    });

    test('a field that is emptied by its hiding forgets that it was touched', () => {
      const { form, state } = begun([
        { type: 'switch', name: 's', defaultValue: true },
        { name: 'a', minLength: 3, visibleWhen: [{ name: 's', condition: 'isTrue' }] },
      ]);
      const touched = after(form, state, typed({ a: 'x' }), { type: 'touch', name: 'a' });
      const hidden = after(form, touched, typed({ s: false }));
      expect([hidden.touched, hidden.failures]).toEqual([{}, {}]);
    });
  });
});

describe('ownWords', () => {
  type Writes = Readonly<Record<string, Json>>;

  /** Fields of one step, what is typed into them, and what is then reported of them: `null` are the standard words. */
  interface Case {
    name: string;
    blocks: readonly { name: string; label?: string }[];
    /** What a draft has brought: typing would be filtered. */
    restored?: Writes;
    writes?: Writes;
    /** Choices that have left the list of the back end. */
    delisted?: readonly string[];
    then?: Writes;
    words?: Readonly<Record<string, string | null>>;
    notices?: Readonly<Record<string, string>>;
  }

  /** A Monday. */
  const facts: Facts = { today: '2026-03-02', codes: { a: 'abcd' } };

  describe("A definition's own words", () => {
    // JSON widens the shapes of blocks to a union of them all; a wrong one fails its case.
    test.each(wordCases as unknown as Case[])(
      '$name',
      ({ blocks, restored = {}, writes = {}, delisted = [], then, words = {}, notices = {} }) => {
        const labelled = blocks.map((block) => ({ label: block.name.toUpperCase(), ...block }));
        const form = formOf({ satu: labelled });
        const written = (state: FormState, answers: Writes, origin: Origin = 'visitor'): FormState => {
          const raw = Object.fromEntries(
            Object.entries(answers).map(([name, value]) => [name, { raw: value }]),
          );
          const { state: changed } = change(form, state, { origin, writes: raw }, facts);
          const [name = ''] = Object.keys(answers);
          // Left, so that all is said that it makes wrong.
          return transition(form, changed, { type: 'touch', name }, facts).state;
        };
        const touched = Object.fromEntries(blocks.map(({ name }) => [name, true] as const));
        const brought = written(startState(form, facts), restored, 'restore');
        const first = written({ ...brought, touched }, writes);
        const gone = Object.fromEntries(delisted.map((name) => [name, 'gone' as const]));
        const state = { ...(then ? written(first, then) : first), delisted: gone };

        for (const [name, said] of Object.entries(words)) {
          const failure = checkField({ form, state, facts }, name);
          expect(failure).toBeDefined();
          expect(failure?.text ?? null).toBe(said);
          if (then) expect(state.failures[name]).toEqual(failure);
        }
        const reported = Object.entries(state.notices).map(([name, notice]) => [
          name,
          notice.text ?? notice.args?.own,
        ]);
        expect(Object.fromEntries(reported)).toEqual(notices);
      },
    );
  });

  test('each message of the language has a case here; those of refused files are reported by the session', () => {
    const written = new Set(
      (wordCases as unknown as Case[]).flatMap(({ blocks }) =>
        blocks.flatMap((block) => ('messages' in block ? Object.keys(block.messages as object) : [])),
      ),
    );
    expect(messageNames.filter((name) => !written.has(name))).toEqual(['fileType', 'fileSize', 'fileCount']);
  });
});

describe('watch', () => {
  const form = formOf(
    { satu: [{ name: 'nik', minLength: 3 }, { name: 'nama' }, { name: 'catatan' }] },
    {
      watch: [{ fields: ['nik', 'nama'], do: 'periksa' }],
      actions: { periksa: [{ wait: 1 }] },
    },
  );
  const start = startState(form, facts);

  const effectsOf = (state: FormState, event: FormEvent): readonly EventEffect[] =>
    transition(form, state, event, facts).effects;

  const run: Partial<EventEffect> = { kind: 'run', action: 'periksa' };
  const abort: EventEffect = { kind: 'abort', action: 'periksa' };
  const ready = after(form, start, typed({ nik: '3273', nama: 'Siti' }));

  describe('A watch', () => {
    test('runs when all its answers are there and valid', () => {
      expect(effectsOf(start, typed({ nik: '3273' }))).toEqual([]);
      expect(effectsOf(start, typed({ nik: '32', nama: 'Siti' }))).toEqual([]);
      expect(effectsOf(start, typed({ nik: '3273', nama: 'Siti' }))).toMatchObject([run]);
    });

    test('does not run for other answers, nor for the same ones again', () => {
      expect(effectsOf(ready, typed({ catatan: 'x' }))).toEqual([]);
      expect(effectsOf(ready, typed({ nik: '3273' }))).toEqual([]);
    });

    test('does not run for what an effect writes', () => {
      const writes = { nik: { raw: '3273' }, nama: { raw: 'Siti' } };
      expect(effectsOf(start, { type: 'write', by: 'effect', writes })).toEqual([]);
    });

    test('aborts the older run when its answers change', () => {
      expect(effectsOf(ready, typed({ nama: 'Budi' }))).toMatchObject([abort, run]);
      expect(effectsOf(ready, typed({ nama: '' }))).toEqual([abort]);
    });

    test('has nothing to abort once its run has ended', () => {
      const ended = after(form, ready, { type: 'outcome', action: 'periksa' });
      expect(effectsOf(ended, typed({ nama: 'Budi' }))).toMatchObject([run]);
    });

    test('keeps Next waiting while it runs', () => {
      expect(effectsOf(ready, { type: 'next' })).toEqual([{ kind: 'waitForPending' }]);
      const ended = after(form, ready, { type: 'outcome', action: 'periksa' });
      expect(effectsOf(ended, { type: 'next' })).toMatchObject([{ kind: 'run', action: '$next' }]);
    });

    test('an outcome of a run that was given up changes nothing', () => {
      const given = after(form, ready, typed({ nama: '' }), { type: 'touch', name: 'nama' });
      expect(after(form, given, { type: 'outcome', action: 'periksa' })).toEqual(given);
    });
  });

  describe('Several watches', () => {
    const several = formOf(
      { satu: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] },
      {
        watch: [
          { fields: ['a'], do: 'satu' },
          { fields: ['b'], when: [{ name: 'c', condition: 'isFilled' }], do: 'dua' },
        ],
        actions: { satu: [{ wait: 1 }], dua: [{ wait: 2 }] },
      },
    );
    const begin = startState(several, facts);
    const started = (state: FormState, event: FormEvent): unknown =>
      transition(several, state, event, facts).effects.map((effect) => [
        effect.kind,
        'action' in effect ? effect.action : undefined,
      ]);

    test('run on their own, and keep each other going', () => {
      const first = after(several, begin, typed({ a: 'x' }));
      expect(Object.keys(first.runs)).toEqual(['satu']);
      const both = after(several, first, typed({ b: 'y', c: 'z' }));
      expect(Object.entries(both.runs).map(([name, { running }]) => [name, running])).toEqual([
        ['satu', true],
        ['dua', true],
      ]);
    });

    test('run when their condition comes to hold, also without a change of their answers', () => {
      const waiting = after(several, begin, typed({ b: 'y' }));
      expect(waiting.runs).toEqual({});
      expect(started(waiting, typed({ c: 'z' }))).toEqual([['run', 'dua']]);
    });

    test('do not run later for what an effect wrote', () => {
      const written = after(several, begin, typed({ a: 'x' }, 'effect'));
      expect(started(written, typed({ c: 'z' }))).toEqual([]);
    });

    test('are given up by an effect that changes their answers', () => {
      const running = after(several, begin, typed({ a: 'x' }));
      expect(started(running, typed({ a: 'y' }, 'effect'))).toEqual([['abort', 'satu']]);
      const event: FormEvent = { type: 'reset', target: 'all' };
      expect(started(running, event)).toEqual([
        ['showStep', undefined],
        ['abort', 'satu'],
      ]);
    });
  });
});
