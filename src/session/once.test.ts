import { transition } from '../interpreter/machine';
import { startState, type Json } from '../interpreter';
import { formOf, visit, type Block } from './testing/visit';

const steps = { satu: [{ name: 'nama' }], dua: [{ name: 'kota' }], tiga: [{ name: 'catatan' }] };

describe('A popup that is shown once', () => {
  const opened = async (nextPopup: Json) => {
    const visitor = visit(formOf(steps, { nextPopup }));
    await visitor.type({ nama: 'Siti' });
    return visitor;
  };
  const goOn = async (visitor: Awaited<ReturnType<typeof opened>>, done = true) => {
    await visitor.next();
    visitor.popups.at(-1)?.answer({ blocks: [] });
    await visitor.clock.settle();
    visitor.activity().popup?.answer(done ? { done: true } : { stopped: true });
    await visitor.clock.settle();
  };

  test('is not shown again once it was agreed to, by Next or after a reload', async () => {
    const visitor = await opened({ slug: 'syarat', once: true });
    await goOn(visitor);
    expect([visitor.step(), visitor.popups.length]).toEqual(['dua', 1]);
    expect(visitor.stored()).toMatchObject({ agreed: ['syarat'] });
    visitor.tab.reload();
    await visitor.clock.settle();
    await visitor.next();
    expect([visitor.step(), visitor.popups.length]).toEqual(['tiga', 1]);
  });

  test('is shown again after it was closed', async () => {
    const visitor = await opened({ slug: 'syarat', once: true });
    await goOn(visitor, false);
    expect(visitor.step()).toBe('satu');
    await goOn(visitor);
    expect([visitor.step(), visitor.popups.length]).toEqual(['dua', 2]);
  });

  test('is shown again when the form is restarted: what was agreed to ends with the draft', async () => {
    const visitor = await opened({ slug: 'syarat', once: true });
    await goOn(visitor);
    await visitor.session().send({ type: 'reset', target: 'all' });
    await goOn(visitor);
    expect(visitor.popups).toHaveLength(2);
  });

  test('without once it is shown at each Next', async () => {
    const visitor = await opened('syarat');
    await goOn(visitor);
    await goOn(visitor);
    expect([visitor.step(), visitor.popups.length]).toEqual(['tiga', 2]);
    await visitor.clock.pass(1000);
  });
});

describe('A draft of a form whose names have changed', () => {
  const restored = (data: Block, activeStep: string) => {
    const form = formOf({
      satu: [{ name: 'nama' }],
      tinggal: { blocks: [{ name: 'noHp', renamedFrom: 'telepon' }], renamedFrom: 'alamat' },
    });
    const facts = { today: '2026-11-21' };
    const event = { type: 'restore', data, activeStep, stages: ['utama'] } as const;
    return transition(form, startState(form, facts), event, facts).state;
  };

  test('comes back under the new names', () => {
    const state = restored({ telepon: '0812' }, 'alamat');
    expect([state.values.noHp, state.step]).toEqual(['0812', 'tinggal']);
  });

  test('columns of rows come back under their new names, each in its own row', () => {
    const form = formOf({
      satu: [
        {
          type: 'rows',
          name: 'anak',
          label: 'Anak',
          renamedFrom: 'tanggungan',
          blocks: [
            { type: 'text', name: 'panggilan', label: 'Panggilan', renamedFrom: 'nama' },
            { type: 'number', name: 'usia', label: 'Usia' },
          ],
        },
      ],
    });
    const facts = { today: '2026-11-21' };
    const data: Block = {
      nama: 'Orang lain',
      tanggungan: [{ nama: 'Ayu' }, { nama: 'Lama', panggilan: 'Baru', usia: 3 }],
    };
    const event = { type: 'restore', data, activeStep: 'satu', stages: ['utama'] } as const;
    const { values } = transition(form, startState(form, facts), event, facts).state;
    expect(values).toMatchObject({
      anak: [0, 1],
      'anak.0.panggilan': 'Ayu',
      'anak.1.panggilan': 'Baru',
      'anak.1.usia': 3,
    });
  });

  test('what has the new name already beats what has the old one', () => {
    expect(restored({ telepon: '0812', noHp: '0899' }, 'tinggal').values.noHp).toBe('0899');
  });
});

test('a parameter of the address may give several answers, and locks them all', () => {
  const form = formOf(
    { satu: [{ name: 'cabang' }, { name: 'tujuan' }] },
    { query: { cabang: { sets: ['cabang', 'tujuan'], lock: true } } },
  );
  const visitor = visit(form, { path: '/form/contoh?cabang=0001' });
  expect(visitor.values()).toMatchObject({ cabang: '0001', tujuan: '0001' });
  expect(Object.keys(visitor.session().state().locks)).toEqual(['cabang', 'tujuan']);
});

test('what the address has locked outlives a change of the answer that its list depends on', async () => {
  const lookup = { url: '/branch/filter', filters: [{ field: 'cityId', value: '{kota}' }] };
  const form = formOf(
    {
      satu: [
        { name: 'kota' },
        { type: 'select', name: 'cabang', lookup: { ...lookup, idField: 'id', textField: 'name' } },
      ],
    },
    { query: { cabang: { sets: 'cabang', lock: true } } },
  );
  const visitor = visit(form, { path: '/form/contoh?cabang=0001' });
  await visitor.type({ kota: '1' });
  await visitor.type({ kota: '2' });
  expect(visitor.values().cabang).toBe('0001');
});
