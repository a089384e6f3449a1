import type { CompiledForm } from '../../../interpreter';
import { anyOther, openPlan, type Plan } from '../../reach';
import { targetsOf } from '../coverage/targets';
import { formWith, radio, text } from '../testing/forms';
import { inventReplies } from '../visit/replies';
import { extend, modelOf, type Model } from './model';

const modelFor = (form: CompiledForm): Model => modelOf(form, inventReplies(form), () => true, '2026-03-02');

/** The plan for one target, on top of another one. */
const planFor = (model: Model, id: string, plan: Plan = openPlan): Plan | undefined => {
  const target = targetsOf(model).find((one) => one.id === id);
  if (!target)
    throw new Error(
      `${id} is no target: ${targetsOf(model)
        .map((one) => one.id)
        .join(', ')}`,
    );
  const outcome = extend(model, plan, target.goal);
  return outcome.reached === 'yes' ? outcome.plan : undefined;
};
const answersOf = (plan: Plan | undefined): object | undefined => plan && Object.fromEntries(plan.answers);

const equals = (name: string, value: unknown): object[] => [{ name, condition: 'equals', value }];

describe('A plan', () => {
  const model = modelFor(
    formWith([
      {
        id: 'awal',
        title: 'Awal',
        blocks: [radio('jenis'), radio('sub', { visibleWhen: equals('jenis', '2') }), text('catatan')],
        next: { goTo: [{ when: equals('sub', '1'), step: 'akhir' }, { step: 'tengah' }] },
      },
      { id: 'tengah', title: 'Tengah', blocks: [text('isi', { visibleWhen: equals('sub', '2') })] },
      {
        id: 'akhir',
        title: 'Akhir',
        blocks: [text('penutup', { visibleWhen: [{ name: 'catatan', condition: 'isEmpty' }] })],
      },
    ]),
  );

  test('for a field answers what its condition reads, and what must be asked for that', () => {
    expect(answersOf(planFor(model, 'field:isi'))).toEqual({ sub: '2', jenis: '2' });
  });

  test('for a branch makes no earlier branch hold', () => {
    expect(answersOf(planFor(model, 'branch:awal:0'))).toEqual({ sub: '1', jenis: '2' });
    expect(answersOf(planFor(model, 'branch:awal:1'))).toMatchObject({ sub: '2' });
  });

  test('for an empty answer leaves an optional one empty', () => {
    expect(answersOf(planFor(model, 'field:penutup'))).toEqual({ catatan: '' });
  });

  test('takes in what goes with it, and refuses what does not', () => {
    const plan = planFor(model, 'field:isi');
    expect(answersOf(planFor(model, 'field:penutup', plan))).toEqual({ sub: '2', jenis: '2', catatan: '' });
    expect(planFor(model, 'branch:awal:0', plan)).toBeUndefined();
    expect(planFor(model, 'option:jenis:1', plan)).toBeUndefined();
  });
});

describe('A planned choice that a list did not offer', () => {
  const lookup = { url: '/city/filter', idField: 'id', textField: 'name' };
  const model = modelFor(
    formWith([
      {
        id: 'awal',
        title: 'Awal',
        blocks: [
          radio('warga'),
          { type: 'searchSelect', name: 'negara', label: 'Negara', required: true, lookup },
          text('visa', { visibleWhen: [{ name: 'negara', condition: 'notEquals', value: '100' }] }),
        ],
      },
    ]),
  );

  test('is not made again beside the same answers, but beside others', () => {
    expect(answersOf(planFor(model, 'field:visa'))).toEqual({ negara: anyOther });
    model.nogoods.push(
      new Map([
        ['negara', anyOther],
        ['warga', '1'],
      ]),
    );
    expect(answersOf(planFor(model, 'field:visa'))).toEqual({ negara: anyOther, warga: '2' });
  });

  test('is not made again at all when nothing could have changed it', () => {
    model.nogoods.push(new Map([['negara', anyOther]]));
    expect(planFor(model, 'field:visa')).toBeUndefined();
  });
});

describe('A remembered value', () => {
  const form = formWith(
    [
      { id: 'awal', title: 'Awal', blocks: [text('nik')], next: { do: 'cek' } },
      { id: 'kenal', title: 'Kenal', visibleWhen: equals('hasil', 'ada'), blocks: [text('sapa')] },
    ],
    {
      values: [{ name: 'hasil' }, { name: 'nama' }],
      actions: {
        cek: [
          {
            call: 'tipe-nasabah',
            body: { nik: 'nik' },
            outcomes: [
              { match: 'status == 404', do: [{ set: { hasil: "'tidak'" } }] },
              {
                match: 'ok && response.data.aktif == true',
                do: [
                  {
                    set: {
                      hasil: "isEmpty(response.data.nama) ? 'tanpa' : 'ada'",
                      nama: 'response.data.nama',
                    },
                  },
                ],
              },
            ],
          },
        ],
      },
    },
  );
  const model = modelFor(form);
  const replies = model.replies.byCall.get('tipe-nasabah') ?? [];

  test('becomes what a plan needs by an answer of the back end that is made up for it', () => {
    const plan = planFor(model, 'step:kenal');
    expect(answersOf(plan)).toEqual({ hasil: 'ada' });
    const reply = replies[plan?.replies.get('tipe-nasabah') ?? -1];
    expect(reply?.reply).toMatchObject({
      ok: true,
      status: 200,
      response: { data: { aktif: true, nama: 'CONTOH' } },
    });
  });

  test('has an answer of the back end for every outcome, rich and poor', () => {
    expect(replies.map(({ outcomes }) => outcomes)).toEqual([
      ['tipe-nasabah:0:1'],
      ['tipe-nasabah:0:1'],
      ['tipe-nasabah:0:0'],
    ]);
    expect(model.replies.producers.get('hasil')?.map(({ result }) => result)).toEqual([
      'ada',
      'tanpa',
      'tidak',
    ]);
  });
});
