import { startState, type FormState, type Value } from '../../../interpreter';
import { loaded } from '../../../interpreter/engine/testing/form';
import { transition } from '../../../interpreter/machine';
import type { Standing } from '../../scenarios/words/why';

/** The day of these tests. */
export const today = '2026-03-02';

const text = (change: object): object => ({ type: 'text', label: 'Teks', ...change });

/** A form with a skipped step, and fields that are hidden, computed, locked and waiting. */
export const contoh = {
  version: 1,
  slug: 'contoh',
  title: 'Contoh',
  subProductId: 'CTH-01',
  conditions: {
    punya: [{ name: 'punyaRekening', condition: 'equals', value: '1' }],
    besar: [{ name: 'jumlah', condition: 'atLeast', value: 1000000 }],
  },
  actions: { periksa: [{ toast: { title: 'Sudah diperiksa' } }] },
  steps: [
    {
      id: 'data',
      title: 'Data Diri',
      blocks: [
        text({ name: 'nama', label: 'Nama', required: true }),
        { type: 'radio', name: 'punyaRekening', label: 'Punya?', options: ['1|Ya', '2|Tidak'] },
        text({ name: 'nomor', label: 'Nomor', requiredWhen: 'punya', visibleWhen: 'punya' }),
        text({ name: 'catatan', label: 'Catatan', readOnlyWhen: [{ name: 'nama', condition: 'isFilled' }] }),
        { type: 'number', name: 'jumlah', label: 'Jumlah' },
        { type: 'number', name: 'dua', label: 'Dua kali', compute: 'jumlah * 2' },
        {
          type: 'radio',
          name: 'paket',
          label: 'Paket',
          options: ['1|Perak', { value: '2', label: 'Emas', visibleWhen: 'besar' }],
        },
        { type: 'button', text: 'Periksa', do: 'periksa', visibleWhen: 'punya' },
        {
          type: 'select',
          name: 'provinsi',
          label: 'Provinsi',
          lookup: { url: '/provinsi', idField: 'id', textField: 'nama' },
        },
        {
          type: 'select',
          name: 'kota',
          label: 'Kota',
          lookup: {
            url: '/kota',
            idField: 'id',
            textField: 'nama',
            filters: [{ field: 'prov', value: '{provinsi}' }],
          },
        },
      ],
    },
    { id: 'rekening', title: 'Rekening', visibleWhen: 'punya', blocks: [text({ name: 'cabang' })] },
    { id: 'alamat', title: 'Alamat', blocks: [text({ name: 'jalan', required: true })] },
  ],
};

/** A form in which somebody has given these answers, one after the other. */
export function standing(
  answers: Readonly<Record<string, Value>> = {},
  definition: object = contoh,
): Standing {
  const form = loaded(JSON.stringify(definition));
  const facts = { today };
  let state: FormState = startState(form, facts);
  for (const [name, raw] of Object.entries(answers)) {
    state = transition(
      form,
      state,
      { type: 'write', by: 'visitor', writes: { [name]: { raw } } },
      facts,
    ).state;
  }
  return { form, state: () => state, facts: () => facts };
}
