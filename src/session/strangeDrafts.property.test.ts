import fc from '../../tests/fastCheck';
import { propertyRuns } from '../../tests/sweeps';
import { fieldView, previewSteps } from '../interpreter';
import { near, textOf } from '../storage/testing/strangeRecords';
import { formOf, visit, type Block } from './testing/visit';

const fields: readonly Block[] = [
  { name: 'nama', required: true },
  { name: 'surel', type: 'email' },
  { name: 'telepon', type: 'phone' },
  { name: 'kota', type: 'select', options: ['1|Satu', '2|Dua'] },
  { name: 'jasa', type: 'checkboxGroup', options: ['1|Satu', '2|Dua'] },
  { name: 'jumlah', type: 'currency', max: 1000 },
  { name: 'bunga', type: 'decimal' },
  { name: 'lahir', type: 'date' },
  { name: 'bulan', type: 'monthYear' },
  { name: 'setuju', type: 'checkbox' },
  { name: 'sama', type: 'switch', copies: { kembar: 'nama' } },
  { name: 'kembar' },
  { name: 'ktp', type: 'upload', multiple: true, maxFiles: 2 },
  { name: 'anak', type: 'rows', maxRows: 3, blocks: [{ type: 'text', name: 'panggilan', label: 'Nama' }] },
  { name: 'total', compute: 'jumlah * bunga' },
];
const form = formOf(
  { satu: fields.slice(0, 7), dua: fields.slice(7) },
  {
    values: [{ name: 'nilai', initial: 1 }],
    submit: [
      {
        call: 'submit',
        body: { data: 'json(answers())' },
        outcomes: [
          {
            match: 'ok',
            do: [{ dialog: { title: 'Terima kasih {nama} {response.data.registrationNumber}' } }],
          },
        ],
      },
    ],
    confirmation: { next: [{ text: 'Bawa {nama}' }], recap: true },
  },
);

const draft = {
  slug: 'contoh',
  subProductId: 'CTH-01',
  data: {
    nama: 'BUDI',
    surel: 'budi@bank.test',
    telepon: '0811111111',
    kota: '1|Satu',
    jasa: ['1|Satu'],
    jumlah: 500,
    bunga: 0.5,
    lahir: '1990-08-17',
    bulan: '2026-03',
    setuju: true,
    sama: false,
    kembar: 'ANI',
    ktp: [{ url: '/files/1.pdf', filename: '1.pdf' }],
    anak: [{ panggilan: 'ANI' }, { panggilan: 'TONO' }],
    nilai: 2,
  },
  steps: ['satu', 'dua'],
  activeStep: 'dua',
  stages: ['utama'],
  definitionHash: 'x',
  agreed: ['syarat'],
  passed: { satu: true },
  refused: { surel: { rule: 'email' }, anak: [{ panggilan: { rule: 'characters', args: { kept: 'x' } } }] },
  notices: { jumlah: { rule: 'max', args: { max: 1000 } } },
  attempts: { submit: { key: '0a'.repeat(16), intent: '12345678', state: 'sent', sends: 1, lost: ['ktp'] } },
  files: { '/files/1.pdf': { name: 'ktp.pdf', size: 20, isProtected: false } },
  dialog: {
    path: 'submit[0].outcomes[0].do[0].dialog',
    extras: { response: { data: { registrationNumber: 'R1' } } },
  },
};

test('whatever stands in place of a draft: the form opens, is drawn, goes on and is sent without an exception', async () => {
  const visitor = visit(form);
  await fc.assert(
    fc.asyncProperty(near(draft), async (json) => {
      const { storage } = visitor.device.tab();
      storage.setItem('eform:contoh', textOf(json));
      storage.setItem('eform:contoh:expiry', String(visitor.clock.now() + 60_000));
      visitor.tab.reload();
      const session = visitor.session();
      for (const { places } of form.steps.values()) {
        for (const place of places) fieldView(form, session.state(), place);
      }
      previewSteps(form, session.state(), session.fileNames());
      await visitor.next();
      await visitor.next();
      await visitor.submit();
      await visitor.decide(false);
      await visitor.type({ nama: 'SITI', jumlah: 400 });
      await visitor.clock.pass(2000);
    }),
    { numRuns: propertyRuns() },
  );
});
