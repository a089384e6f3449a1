import { formOf, inTwoStages, lost, registered, visit, type Block, answered } from './testing/visit';
import { transition } from '../interpreter/machine';
import { startState, type CompiledForm, type FormState, type Json } from '../interpreter';
import { intentOf } from './intent';

test('While something is registered: who leaves for another page finds the receipt', async () => {
  const nama: Block = { name: 'nama', required: true };

  const sending = async () => {
    const visitor = visit(formOf({ satu: [nama] }));
    await visitor.next({ nama: 'Siti' });
    await visitor.submit();
    return visitor;
  };

  const visitor = await sending();
  await visitor.navigate('/');
  expect(visitor.asked[0]?.aborted()).toBe(false);
  await visitor.answer(registered());
  expect(visitor.tab.route()).toBe('/');
  expect(visitor.stored(':receipt')).toMatchObject({ number: 'REG1' });
  await visitor.navigate('/form/contoh');
  expect(visitor.activity().receipt?.number).toBe('REG1');
});

describe('sentAgain', () => {
  const nama: Block = { name: 'nama', required: true };

  const keysOf = ({ asked }: { asked: readonly { key?: string }[] }) => asked.map(({ key }) => key);

  test('the same answers are another submission once the form was restarted', async () => {
    const hapus: Block[] = [{ clearStorage: true }, { reset: 'all' }];
    const visitor = visit(formOf({ satu: [{ name: 'nama' }] }, { actions: { hapus } }));
    for (const end of [() => visitor.act('hapus'), () => undefined]) {
      await visitor.next({ nama: 'Siti' });
      await visitor.submit(lost);
      await end();
    }
    expect([visitor.activity().question, visitor.asked.length]).toEqual([undefined, 2]);
    expect(new Set(keysOf(visitor)).size).toBe(2);
  });

  describe('A registration on the way', () => {
    const registering = async () => {
      const visitor = visit(
        formOf(
          { satu: { next: { do: 'daftar' }, blocks: [nama] }, dua: [{ name: 'kota' }] },
          { actions: { daftar: [{ call: 'registration', outcomes: [{ match: 'ok', do: [] }] }] } },
        ),
      );
      await visitor.next({ nama: 'Siti' });
      return visitor;
    };
    const unknown = ({ activity }: ReturnType<typeof visit>) => activity().draft.sending;

    test('whose answer comes after another one was sent with other answers says nothing of that', async () => {
      const daftar: Block[] = [{ call: 'registration', outcomes: [{ match: 'ok', do: [] }] }];
      const visitor = visit(formOf({ satu: [nama] }, { actions: { daftar, ulang: daftar } }));
      await visitor.type({ nama: 'Siti' });
      await visitor.act('daftar');
      await visitor.type({ nama: 'Budi' });
      await visitor.act('ulang');
      await visitor.decide(true);
      await visitor.asked[0]?.answer(answered({}));
      expect(visitor.states()).toEqual(['sent', 'done']);
    });

    test('that is known to be registered stays so, whatever comes of the same once more', async () => {
      const visitor = await registering();
      await visitor.answer(answered({}));
      for (const answer of [lost, answered({}, 422)]) {
        await visitor.back();
        await visitor.next();
        await visitor.answer(answer);
        expect([visitor.step(), unknown(visitor)]).toEqual(['satu', undefined]);
        expect(visitor.states()).toEqual(['done']);
        await visitor.send({ type: 'goTo', target: { step: 'dua' } });
      }
      expect(new Set(keysOf(visitor)).size).toBe(1);
      expect(visitor.asked).toHaveLength(3);
    });
  });
});

describe('intent', () => {
  const facts = { today: '2026-11-21' };
  const given = (form: CompiledForm, answers: Block, from = startState(form, facts)): FormState => {
    const writes = Object.fromEntries(Object.entries(answers).map(([name, raw]) => [name, { raw }]));
    return transition(form, from, { type: 'write', by: 'visitor', writes }, facts).state;
  };
  const intent = (form: CompiledForm, state: FormState) =>
    JSON.parse(intentOf(form, state, 'registration')) as Json;

  const nama: Block = { name: 'nama' };

  test('holds what the visitor gave, and nothing of what is computed or shown', () => {
    const form = formOf({
      satu: [
        nama,
        { name: 'salam', compute: "concat('Yth. ', nama)" },
        { name: 'tetap', readOnly: true },
        { name: 'ulang', submit: false },
        { name: 'rahasia', sensitive: true },
        { name: 'lain', visibleWhen: [{ name: 'nama', condition: 'equals', value: 'PT' }] },
        { type: 'captcha', name: 'kode' },
      ],
    });
    const state = given(form, { nama: 'Siti', ulang: 'x', rahasia: 'AMINAH', kode: 'abcd' });
    expect(state.values.salam).toBe('Yth. Siti');
    expect(intent(form, state)).toEqual([
      ['nama', 'Siti'],
      ['rahasia', 'AMINAH'],
    ]);
    expect(intent(form, given(form, { nama: 'PT', lain: 'y' }))).toContainEqual(['lain', 'y']);
  });

  test('holds no answer while a switch copies it from another one', () => {
    const sama: Block = { type: 'switch', name: 'sama', copies: { kirim: 'nama' } };
    const form = formOf({ satu: [nama, sama, { name: 'kirim' }] });
    const state = given(form, { nama: 'Siti', kirim: 'Budi' });
    expect(intent(form, state)).toContainEqual(['kirim', 'Budi']);
    const copied = given(form, { sama: true }, state);
    expect(copied.values.kirim).toBe('Siti');
    expect(intent(form, copied)).toEqual([
      ['nama', 'Siti'],
      ['sama', true],
    ]);
  });

  test('holds rows by their places, and nothing of rows and files of which there are none', () => {
    const blocks: Block[] = [
      { type: 'text', name: 'panggilan', label: 'Panggilan' },
      { type: 'upload', name: 'akta', label: 'Akta' },
    ];
    const form = formOf({
      satu: [
        nama,
        { type: 'rows', name: 'anak', label: 'Anak', maxRows: 4, blocks },
        { type: 'upload', name: 'ktp' },
      ],
    });
    expect(intent(form, given(form, { nama: 'Siti' }))).toEqual([['nama', 'Siti']]);
    const state = given(
      form,
      { 'anak.2.panggilan': 'Ani', 'anak.2.akta': '/files/1', 'anak.0.panggilan': 'Budi' },
      given(form, { anak: [2, 0] }),
    );
    const second = [['anak.1.panggilan', 'Budi']];
    expect(intent(form, state)).toEqual([
      [
        'anak',
        [
          [
            ['anak.0.panggilan', 'Ani'],
            ['anak.0.akta', ['/files/1']],
          ],
          second,
        ],
      ],
    ]);
  });

  test("holds what the page's address gave, though nobody can change it", () => {
    const form = formOf(
      { satu: [nama, { name: 'asal' }] },
      { query: { asal: { sets: 'asal', lock: true } } },
    );
    const event = { type: 'query', writes: { asal: { raw: 'brosur' } }, locks: { asal: true } } as const;
    expect(intent(form, transition(form, startState(form, facts), event, facts).state)).toContainEqual([
      'asal',
      'brosur',
    ]);
  });

  test('holds a choice by its code: a label that comes later is no change', () => {
    const lookup = { url: '/city/filter', idField: 'id', textField: 'name' };
    const form = formOf({ satu: [{ type: 'select', name: 'kota', lookup }, nama] });
    expect(intent(form, given(form, { kota: '1|KOTA SATU', nama: '1|KOTA SATU' }))).toEqual([
      ['kota', '1'],
      ['nama', '1|KOTA SATU'],
    ]);
  });

  test('holds nothing of a stage that is still to come', () => {
    const form = inTwoStages([{ goTo: { stage: 'transaksi' } }]);
    const first = given(form, { nama: 'Siti', kota: 'Bandung' });
    expect(intent(form, first)).toEqual([['nama', 'Siti']]);
    const entered = transition(form, first, { type: 'goTo', target: { stage: 'transaksi' } }, facts).state;
    const second = given(form, { kota: 'Bandung' }, entered);
    expect(intent(form, second)).toEqual([
      ['nama', 'Siti'],
      ['kota', 'Bandung'],
    ]);
    // Whoever comes back to the first stage wants the same as before.
    const back = transition(form, second, { type: 'edit', step: 'satu' }, facts).state;
    expect(intent(form, back)).toEqual([['nama', 'Siti']]);
  });
});
