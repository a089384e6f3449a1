import { cleanup, fireEvent, screen } from '@testing-library/react';
import fc from '../../tests/fastCheck';
import { http, HttpResponse } from 'msw';
import { propertyRuns } from '../../tests/sweeps';
import { server } from '../../mocks/node';
import { crashed } from '../messages';
import { near, receipt, textOf } from '../storage/testing/strangeRecords';
import { definitionOf, serve, stepOf, visit, withBackEnd, type Part } from '../app/pages/testing/visitForm';

withBackEnd();

const fields: readonly Part[] = [
  { name: 'nama', required: true },
  { name: 'surel', type: 'email' },
  { name: 'kota', type: 'select', options: ['1|Satu', '2|Dua'] },
  { name: 'jasa', type: 'checkboxGroup', options: ['1|Satu', '2|Dua'] },
  { name: 'jumlah', type: 'currency', max: 1000 },
  { name: 'bunga', type: 'decimal' },
  { name: 'lahir', type: 'date' },
  { name: 'bulan', type: 'monthYear' },
  { name: 'setuju', type: 'checkbox' },
  { name: 'ktp', type: 'upload', multiple: true, maxFiles: 2 },
  { name: 'anak', type: 'rows', maxRows: 3, blocks: [{ type: 'text', name: 'panggilan', label: 'Nama' }] },
];
const draft = {
  slug: 'contoh',
  subProductId: 'CTH-01',
  data: {
    ...{ nama: 'BUDI', surel: 'budi@bank.test', kota: '1|Satu', jasa: ['1|Satu'], jumlah: 500, bunga: 0.5 },
    ...{ lahir: '1990-08-17', bulan: '2026-03', setuju: true, anak: [{ panggilan: 'ANI' }] },
    ktp: [{ url: '/files/1.pdf', filename: '1.pdf' }],
  },
  ...{ steps: ['satu', 'dua'], activeStep: 'satu', stages: [''], definitionHash: 'x' },
  refused: {
    surel: { rule: 'characters', args: { kept: 'x' } },
    lahir: { rule: 'date' },
    anak: [{ panggilan: { rule: 'maxLength', args: { n: 5 } } }],
  },
  notices: {
    jumlah: { rule: 'max', args: { max: 1000 } },
    nama: { rule: 'characters', args: { kept: 'x' } },
  },
  attempts: { submit: { key: '0a'.repeat(16), intent: '12345678', state: 'sent', sends: 1 } },
  files: { '/files/1.pdf': { name: 'ktp.pdf', size: 20, isProtected: false } },
};

/** Puts a record where the portal keeps its own, and opens the form; gives what would report a crash. */
const openOver = async (key: string, json: unknown): Promise<void> => {
  localStorage.clear();
  localStorage.setItem(key, textOf(json));
  localStorage.setItem(`${key}:expiry`, String(Date.now() + 1_000_000));
  await visit();
};

beforeEach(() => {
  serve(definitionOf([stepOf('satu', fields)], { confirmation: { recap: true, track: true } }));
  server.use(http.get('*/api/holidays', () => HttpResponse.json({ data: [{ date: '2026-11-23' }] })));
});

test('whatever stands in place of a draft: the form is drawn', async () => {
  await fc.assert(
    fc
      .asyncProperty(near(draft), async (json) => {
        await openOver('eform:contoh', json);
        expect(screen.queryByText(crashed.title)).toBeNull();
        expect(screen.getAllByRole('textbox').length).toBeGreaterThan(0);
      })
      .afterEach(cleanup),
    { numRuns: propertyRuns(8) },
  );
});

test('whatever stands in place of a receipt: it is drawn, copied, printed, shared and saved, or it is none', async () => {
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  jest.spyOn(window, 'print').mockReturnValue();
  const seen = { receipts: 0 };
  // Its code comes once, and before anything else is looked at.
  await openOver('eform:contoh:receipt', receipt);
  await screen.findByRole('img', { name: /melacak/ });
  cleanup();
  await fc.assert(
    fc
      .asyncProperty(near(receipt), async (json) => {
        await openOver('eform:contoh:receipt', json);
        expect(screen.queryByText(crashed.title)).toBeNull();
        if (!document.querySelector('[data-receipt]')) return;
        seen.receipts += 1;
        for (const name of [/Salin/, /Cetak/, /Bagikan/, /kalender/]) {
          screen.queryAllByRole('button', { name }).forEach((button) => fireEvent.click(button));
        }
      })
      .afterEach(cleanup),
    { numRuns: propertyRuns(8) },
  );
  expect(seen.receipts).toBeGreaterThan(0);
});
