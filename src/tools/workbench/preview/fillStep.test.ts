import { setImmediate } from 'node:timers';
import type * as Api from '../../../api';
import { toDraft, type CompiledForm } from '../../../interpreter';
import { transition } from '../../../interpreter/machine';
import { definitionTexts, productsIn } from '../../definitionTexts';
import { formOf, formWith } from '../../robot/testing/forms';
import { mockBackEnd } from '../../robot/testing/mockBackEnd';
import { createBank, holidaysIn } from '../../visit/bank';
import { openVisit } from '../../visit/visit';
import { fillStep } from './fillStep';

// What virtual time waits with.
Object.assign(globalThis, { setImmediate });

const mockBank = mockBackEnd(process.cwd());
jest.mock('../masterData', () => ({
  formLists: (...asked: Parameters<typeof mockBank.ask>) => mockBank.ask(...asked),
}));
jest.mock('../../../api', () => ({
  ...jest.requireActual<typeof Api>('../../../api'),
  uploadFile: ({ name }: File) => Promise.resolve({ stored: `/files/${name}` }),
}));

const open = async (form: CompiledForm) => {
  const holidays = holidaysIn(await mockBank.ask('holidays', {}));
  const visit = openVisit({
    ...{ form, today: '2026-03-02', holidays },
    bank: (clock) => createBank(clock, ({ call, body }) => mockBank.ask(call, body)),
  });
  await visit.rest();
  return visit.session;
};

const texts = definitionTexts();

test.each(productsIn(texts))(
  "'Isi otomatis' fills the first step of %s so that Next leads on",
  async (slug) => {
    const form = formOf(slug, texts);
    const session = await open(form);
    await fillStep(session);
    const { effects, state } = transition(form, session.state(), { type: 'next' }, session.facts());
    // A form that sends nothing ends there.
    const goesOn = form.definition.subProductId !== undefined;
    expect(effects.map(({ kind }) => kind)).toEqual(goesOn ? ['run'] : []);
    expect(state.failures).toEqual({});
  },
);

test('what is filled already stays, files are stored, and nothing is written twice', async () => {
  const form = formWith([
    {
      id: 'awal',
      title: 'Awal',
      blocks: [
        { type: 'text', name: 'nama', label: 'Nama', required: true },
        { type: 'text', name: 'alias', label: 'Alias' },
        { type: 'upload', name: 'ktp', label: 'KTP', required: true },
      ],
    },
  ]);
  const session = await open(form);
  await session.send({ type: 'write', by: 'visitor', writes: { nama: { raw: 'Siti' } } });
  expect(await fillStep(session)).toBe(2);
  const { data } = toDraft(form, session.state());
  expect(data).toMatchObject({ nama: 'Siti', ktp: expect.stringMatching(/^\/files\//) as string });
  expect(await fillStep(session)).toBe(0);
  expect(toDraft(form, session.state()).data).toEqual(data);
});

test('rows are added as far as they are needed, and filled in', async () => {
  const anak = {
    ...{ type: 'rows', name: 'anak', label: 'Anak', addText: 'Tambah', minRows: 2 },
    blocks: [{ type: 'text', name: 'namaAnak', label: 'Nama Anak', required: true }],
  };
  const saudara = {
    ...anak,
    name: 'saudara',
    minRows: 0,
    blocks: [{ type: 'text', name: 'namaSaudara', label: 'Nama' }],
  };
  const form = formWith([{ id: 'awal', title: 'Awal', blocks: [anak, saudara] }]);
  const session = await open(form);
  // As a form is that has asked for no row so far.
  await session.send({ type: 'write', by: 'visitor', writes: { anak: { raw: [] } } });
  await fillStep(session);
  const { data } = toDraft(form, session.state());
  const filled = { namaAnak: expect.any(String) as unknown };
  expect([data.anak, data.saudara]).toEqual([[filled, filled], []]);
  expect(transition(form, session.state(), { type: 'next' }, session.facts()).state.failures).toEqual({});
});
