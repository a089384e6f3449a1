import type { Json } from '../../language';
import { startState } from './start';
import type { FormState } from './state';
import { after, begun, facts, formOf, typed, type Block } from './testing/form';
import { transition } from './transition';

describe('Next waits', () => {
  const upload = (name: string): Block => ({ type: 'upload', name });
  const uploads = formOf({ satu: [upload('ktp'), upload('npwp')], dua: [upload('foto')] });
  const running = (name: string): FormState =>
    after(uploads, startState(uploads, facts), { type: 'pending', name, running: true });
  const pressed = (state: FormState): string | undefined =>
    transition(uploads, state, { type: 'next' }, facts).effects[0]?.kind;

  test.each(['ktp', 'npwp'])('for one of several files: %s', (name) => {
    expect(pressed(running(name))).toBe('waitForPending');
  });

  test('for nothing of another step', () => {
    expect(pressed(running('foto'))).toBe('run');
  });

  test('for a check of one of several watches', () => {
    const watching = formOf(
      { satu: [{ name: 'a' }, { name: 'b' }, { name: 'c' }], dua: [{ name: 'd' }] },
      {
        watch: [
          { fields: ['a', 'd'], do: 'satu' },
          { fields: ['b'], do: 'dua' },
          { fields: ['d'], do: 'tiga' },
        ],
        actions: { satu: [{ wait: 1 }], dua: [{ wait: 1 }], tiga: [{ wait: 1 }] },
      },
    );
    const press = (writes: Record<string, Json>): unknown =>
      transition(
        watching,
        after(watching, startState(watching, facts), typed(writes)),
        { type: 'next' },
        facts,
      ).effects[0]?.kind;
    expect(press({ b: 'x' })).toBe('waitForPending');
    expect(press({ a: 'x', d: 'y' })).toBe('waitForPending');
    expect(press({ c: 'x' })).toBe('run');
    expect(press({ d: 'x' })).toBe('run');
  });
});

describe('An answer that nobody can write', () => {
  const pressed = (blocks: readonly Block[], writes: Record<string, Json>): unknown => {
    const { form, state } = begun(blocks);
    const filled = after(form, state, typed(writes, 'effect'));
    return transition(form, filled, { type: 'next' }, facts).effects[0]?.kind;
  };
  const name: Block = { name: 'nama', minLength: 3, maxLength: 5 };

  test('does not block Next by what is wrong with it: on file a name may be longer than may be typed', () => {
    expect(pressed([{ ...name, readOnly: true }], { nama: 'Siti Rahmawati' })).toBe('run');
    expect(pressed([name], { nama: 'Siti Rahmawati' })).toBe('showErrors');
  });

  test('does not block Next when an answer locks it later', () => {
    const passport: Block = {
      name: 'paspor',
      rule: 'digits',
      readOnlyWhen: [{ name: 'wni', condition: 'isTrue' }],
    };
    const blocks = [{ type: 'switch', name: 'wni' }, passport];
    expect(pressed(blocks, { paspor: 'A1', wni: true })).toBe('run');
  });

  describe('since it is asked in a stage that nobody comes back to', () => {
    const nomor: Block = {
      type: 'text',
      name: 'nomor',
      label: 'Nomor',
      rule: [{ when: [{ name: 'wni', condition: 'isTrue' }], rule: 'digits' }, { rule: 'alphanumeric' }],
    };
    const shown: Block = { use: 'nomor', readOnly: true };
    const step = (id: string, blocks: readonly Block[]): Block => ({ id, title: id, blocks });
    const inStages = (afterLastStep: string) =>
      formOf(
        {},
        {
          steps: undefined as never,
          stages: [
            { id: 'awal', steps: [step('satu', [nomor])], afterLastStep: 'lanjut' },
            {
              id: 'akhir',
              steps: [step('dua', [{ type: 'switch', name: 'wni', label: 'WNI' }, shown])],
              afterLastStep,
            },
          ],
          actions: { lanjut: [{ goTo: { stage: 'akhir' } }] },
        },
      );
    const press = (afterLastStep: string): readonly unknown[] => {
      const form = inStages(afterLastStep);
      const first = after(form, startState(form, facts), typed({ nomor: 'TK1234567' }));
      const second = after(form, first, { type: 'goTo', target: { stage: 'akhir' } }, typed({ wni: true }));
      const effects = [{ type: 'next' } as const, { type: 'advance' } as const].map(
        (event) => transition(form, second, event, facts).effects[0],
      );
      return effects.map((effect) => effect?.kind);
    };

    test('does not block: it is locked where it is shown', () => {
      expect(press('submit')).toEqual(['run', 'run']);
    });

    test("but blocks where a preview has 'Ubah'", () => {
      expect(press('preview')).toEqual(['showErrors', 'showErrors']);
    });
  });

  test('does not block Next when it is computed, or the copy of another one', () => {
    const long = 'Siti Rahmawati';
    const card: Block = { ...name, name: 'kartu' };
    const copied: Block[] = [
      { name: 'nama' },
      { type: 'switch', name: 'sama', copies: { kartu: 'nama' } },
      card,
    ];
    expect(pressed([{ name: 'nama' }, { ...card, compute: 'nama' }], { nama: long })).toBe('run');
    expect(pressed(copied, { nama: long, sama: true })).toBe('run');
    expect(pressed(copied, { nama: long, kartu: long })).toBe('showErrors');
  });

  test('blocks Next when it is missing: nothing goes on without what is needed', () => {
    expect(pressed([{ ...name, required: true, readOnly: true }], {})).toBe('showErrors');
  });
});

test('Next goes on though a check reads a captcha that its own calls have renewed', () => {
  const captcha: Block = { type: 'captcha', name: 'kode' };
  const checks = [{ that: '!isEmpty(kode)', message: 'Salah', whenEmpty: 'judge' }];
  const form = formOf(
    {},
    {
      steps: [
        { id: 'satu', title: 'Satu', checks, blocks: [{ ...captcha, label: 'K' }] },
        { id: 'dua', title: 'Dua', blocks: [] },
      ],
    },
  );
  const knowing = { ...facts, codes: { kode: 'ab12' } };
  const filled = after(form, startState(form, facts), typed({ kode: 'ab12' }));
  const pressed = transition(form, filled, { type: 'next' }, knowing);
  expect(pressed.effects[0]?.kind).toBe('run');
  const renewed = after(form, pressed.state, typed({ kode: '' }, 'effect'));
  const going = (state: FormState): unknown =>
    transition(form, state, { type: 'advance' }, facts).effects[0]?.kind;
  expect(going(renewed)).toBe('showStep');
  expect(going({ ...renewed, proven: {} })).toBe('showErrors');
});

test('a reset to a choice that is not offered now is refused', () => {
  const filled = [{ name: 'a', condition: 'isFilled' }];
  const options = ['1|A', { value: '2|B', visibleWhen: filled }];
  const { form, state } = begun([
    { name: 'a' },
    { type: 'radio', name: 'b', options, resetWhenChanged: ['a'], resetTo: '2|B' },
  ]);
  const press = (from: FormState): unknown =>
    transition(form, from, { type: 'next' }, facts).effects[0]?.kind;
  const offered = after(form, state, typed({ a: 'x' }));
  expect([offered.values.b, press(offered)]).toEqual(['2|B', 'run']);
  const emptied = after(form, offered, typed({ a: '' }));
  expect([emptied.values.b, press(emptied)]).toEqual(['2|B', 'showErrors']);
});

test('a failed Next concerns only the fields that have something new to show', () => {
  const { form, state } = begun([
    { name: 'a', required: true },
    { name: 'b' },
    { name: 'c', required: true },
  ]);
  const press = (from: FormState) => transition(form, from, { type: 'next' }, facts);
  const first = press(state);
  expect([...first.changed]).toEqual(['a', 'c']);
  const again = press(first.state);
  expect([...again.changed]).toEqual([]);
  expect(again.state.touched).toBe(first.state.touched);
  // Touched it is all the same: from now on it is judged at each key.
  expect(first.state.touched.b).toBe(true);
});
