import type { Source } from './copiedForm';
import { identity } from './parts';

/** A form with one step and one question: the least that can be filled in and sent. */
export const emptyForm: Source = {
  definition: {
    version: 1,
    slug: 'kosong',
    title: 'Kosong',
    subProductId: 'KOSONG-01',
    texts: { next: 'Selanjutnya', last: 'Periksa Permohonan' },
    steps: [
      {
        id: 'data-diri',
        title: 'Data Diri',
        blocks: identity.blocks.slice(0, 1),
      },
    ],
  },
  scenarios: {
    scenarios: [
      {
        name: 'Permohonan yang diisi lengkap terkirim',
        today: '2026-01-15',
        calls: {
          submit: { status: 200, body: { statusCode: 200, data: { registrationNumber: 'REG260115000001' } } },
        },
        // It names no question: those come and go.
        steps: [{ arrive: 'receipt', expect: { submitted: {} } }],
      },
    ],
  },
};
