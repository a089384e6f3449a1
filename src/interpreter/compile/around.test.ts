import type { Json } from '../../language';
import { facet } from '../engine/read';
import { startState } from '../engine/start';
import { facts, formOf, type Block } from '../engine/testing/form';
import type { CompiledForm } from './model';

const filled = (name: string): Json => [{ name, condition: 'isFilled' }];
const heading = (text: string, more: Block = {}): Block => ({ type: 'heading', level: 2, text, ...more });
const inSection = (text: string): Block => ({ type: 'section', blocks: [heading(text)] });
const when = { visibleWhen: filled('a') };

const declarations: readonly Block[] = [
  { name: 'setuju', text: 'Benar, {a}', required: true },
  { name: 'kabar', text: 'Kabari saya' },
];

const around = {
  start: { documents: ['KTP', { text: 'NPWP', when: filled('a') }], blocks: [inSection('Halo {a}')] },
  preview: {
    blocks: [heading('Periksa {a}', when)],
    declarations,
  },
  confirmation: {
    title: 'Terima kasih, {a}',
    next: [{ text: 'Simpan' }, { text: 'Tunggu {a}' }],
    blocks: [heading('Sampai jumpa'), heading('Sampai jumpa, {a}', when)],
    download: { call: 'downloadpdf', body: { nomor: 'registrationNumber', batas: 'batas' } },
  },
};
const form = formOf({ satu: [{ name: 'a' }], dua: [] }, { ...around, constants: { batas: 5 } });
const { conditions, formulas } = form.sources;

test('conditions and formulas around the steps are kept with their places', () => {
  expect([...conditions.values()].map(({ path, role }) => `${path} ${role}`)).toEqual([
    'preview.blocks[0].visibleWhen block',
    'start.documents[1].when content',
    'confirmation.blocks[1].visibleWhen content',
  ]);
  expect(formulas.map(({ path, kind }) => `${path} ${kind}`)).toEqual([
    'preview.blocks[0].text text',
    'preview.declarations[0].label text',
    'start.blocks[0].blocks[0].text text',
    'confirmation.title text',
    'confirmation.next[1].text text',
    'confirmation.blocks[1].text text',
    'confirmation.download.body.nomor formula',
    'confirmation.download.body.batas formula',
    'confirmation.download.body text',
  ]);
});

test('the preview is a step behind all others, with its blocks and a tick for each declaration', () => {
  const tick = { type: 'checkbox', name: 'setuju', label: 'Benar, {a}', required: true, sensitive: true };
  expect(form.preview).toMatchObject({
    id: '$preview',
    stage: 'utama',
    index: 2,
    path: 'preview',
    definition: { id: '$preview', title: '', blocks: [...around.preview.blocks, tick, { name: 'kabar' }] },
    blocks: [
      { id: '$preview/blocks[0]' },
      { id: '$preview/preview.declarations[0]', path: 'preview.declarations[0]' },
      { path: 'preview.declarations[1]' },
    ],
    places: [
      { field: 'setuju', required: { constant: true }, readOnly: { constant: false } },
      { field: 'kabar', required: { constant: false } },
    ],
    checks: [],
    branches: [],
  });
  expect(form.preview?.places).toHaveLength(2);
  expect(form.preview?.places[1]?.texts).toEqual({ label: { constant: 'Kabari saya' } });
});

test('the preview is there once the last stage is entered', () => {
  const preview = { declarations: [{ name: 'setuju', text: 'Benar' }] };
  const stage = (id: string): Json => ({ id, steps: [{ id: `${id}1`, title: id, blocks: [] }] });
  const staged = formOf({}, { steps: undefined as never, stages: [stage('awal'), stage('akhir')], preview });
  const isThere = (one: CompiledForm): unknown =>
    facet(one, startState(one, facts), { node: 'onPath:$preview' });
  expect([isThere(form), isThere(staged)]).toEqual([true, false]);
  expect(staged.preview?.stage).toBe('akhir');
});

test('a page around the steps that says nothing holds nothing', () => {
  const bare = formOf({ satu: [] }, { start: {}, preview: {}, confirmation: {} });
  expect(bare.start).toEqual({ documents: [], blocks: [] });
  expect(bare.preview).toMatchObject({ blocks: [], places: [], definition: { blocks: [] } });
  expect(bare.confirmation).toMatchObject({ next: [], blocks: [] });
  expect(bare.confirmation?.download).toBeUndefined();
});

test('the file of a receipt has the name of the form and of the registration', () => {
  const download = form.confirmation?.download;
  if (download?.kind !== 'download') throw new Error('no download');
  const scope = { read: () => undefined, today: '2026-03-02', extras: { registrationNumber: 'REG-1' } };
  expect(download.fileName.render(scope)).toBe('contoh-REG-1.pdf');
  expect(download).toMatchObject({ call: 'downloadpdf', body: [{ key: 'nomor' }, { key: 'batas' }] });
});
