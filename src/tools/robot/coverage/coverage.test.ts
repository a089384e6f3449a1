import type { Json } from '../../../interpreter';
import { formWith, radio, smallBackEnd, step, text } from '../testing/forms';
import type { BackEnd } from '../../visit/bank';
import { createLists } from '../../visit/lists';
import { walkForm, type FormWalks } from '../walkForm';
import { openPlan } from '../../reach';
import { extend, modelOf } from '../plan/model';
import { inventReplies } from '../visit/replies';
import { targetsOf } from './targets';

const is = (name: string, value: Json, condition = 'equals'): Json => [{ name, condition, value }];

async function walked(
  steps: readonly object[],
  rest: object = {},
  backEnd: BackEnd = smallBackEnd(),
): Promise<FormWalks> {
  return await walkForm(formWith(steps, rest), backEnd, createLists(backEnd), {
    seed: '1',
    today: '2026-03-02',
  });
}

const missedIn = ({ missed }: FormWalks): string[] => missed.map(({ target, why }) => `${target.id}: ${why}`);

describe('Everything is met in a form', () => {
  test('whose first stage ends in steps which may be skipped', async () => {
    const stages = [
      {
        id: 'satu',
        afterLastStep: 'lanjut',
        steps: [
          step('awal', [radio('jenis')]),
          step('tambahan', [text('isi')], { visibleWhen: is('jenis', '1') }),
          step('lainnya', [text('lain')], { visibleWhen: is('jenis', '1') }),
        ],
      },
      { id: 'dua', steps: [step('akhir', [text('penutup')])] },
    ];
    const form = { stages, steps: undefined, actions: { lanjut: [{ goTo: { stage: 'dua' } }] } };
    expect(missedIn(await walked([], form))).toEqual([]);
  });

  test('whose branches cover every answer: nobody falls through', async () => {
    const goTo = [
      { when: is('jenis', '1'), step: 'kiri' },
      { when: is('jenis', '2'), step: 'kanan' },
    ];
    const walks = await walked([
      step('awal', [radio('jenis')], { next: { goTo } }),
      step('kiri', [text('a')], { next: { goTo: [{ step: 'akhir' }] } }),
      step('kanan', [text('b')]),
      step('akhir', [text('c')]),
    ]);
    expect(missedIn(walks)).toEqual([]);
    expect(walks.targets.filter(({ kind }) => kind === 'branch')).toHaveLength(3);
  });

  test('whose branches leave out an answer, by those who fall through', async () => {
    const walks = await walked([
      step('awal', [radio('jenis', { options: ['1|A', '2|B', '3|C'] })], {
        next: { goTo: [{ when: is('jenis', '1'), step: 'akhir' }] },
      }),
      step('tengah', [text('a')]),
      step('akhir', [text('c')]),
    ]);
    expect(missedIn(walks)).toEqual([]);
    expect(walks.covered).toContain('branch:awal:1');
  });
});

test('A lookup that never offers anything is reported after every choice before it was made once, and ends the walks', async () => {
  const cities = Array.from({ length: 400 }, (_, id) => ({ id: `${id}`, name: `Kota ${id}` }));
  const lookup = { url: '/city/filter', idField: 'id', textField: 'name' };
  const backEnd = smallBackEnd({ '/city/filter': cities });
  const blocks = [
    radio('jenis', { options: ['1', '2', '3', '4', '5', '6'] }),
    { type: 'searchSelect', name: 'kota', label: 'Kota', required: true, lookup },
    {
      type: 'searchSelect',
      name: 'cabang',
      label: 'Cabang',
      required: true,
      lookup: { ...lookup, url: '/branch/filter', filters: [{ field: 'cityId', value: '{kota}' }] },
    },
  ];

  const options = Array.from({ length: 20 }, (_, at) => `${at}`);
  const last = step('akhir', [radio('penutup', { options })]);
  const { walks, missed } = await walked([step('awal', blocks), last], {}, backEnd);
  expect(walks.every(({ end }) => end === 'failed')).toBe(true);
  expect(walks.flatMap(({ faults }) => faults.map(({ words }) => words))[0]).toBe(
    'kolom "cabang" wajib diisi, tetapi daftarnya kosong untuk 400 pilihan yang dicoba di kolom "kota"',
  );
  // 400 for the search, and a few for each of the walks that end it.
  const answers = walks.reduce((sum, { given }) => sum + given.length, 0);
  expect(answers).toBeLessThan(500);
  expect(walks).toHaveLength(10);
  expect(missed.map(({ target, why }) => `${target.id}: ${why}`)).toContain(
    'field:penutup: setiap kunjungan gagal lebih dahulu',
  );
});

test('a field whose answer is kept is planned to be seen, not only to count', () => {
  const form = formWith([
    step('awal', [radio('sama')], {
      next: { goTo: [{ when: is('sama', '1'), step: 'akhir' }, { step: 'tengah' }] },
    }),
    step('tengah', [text('alamat')], { keep: true }),
    step('akhir', [text('isi')]),
  ]);
  const model = modelOf(form, inventReplies(form), () => false, '2026-03-02');
  const seen = targetsOf(model).find(({ id }) => id === 'field:alamat');
  const found = seen && extend(model, openPlan, seen.goal);
  expect(found?.reached === 'yes' && found.plan.answers.get('sama')).toBe('2');
});
