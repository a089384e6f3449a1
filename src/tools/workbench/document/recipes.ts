import type { CompiledForm } from '../../../interpreter';
import type { Edit } from './textEdits';

/**
 * A check of the customer that runs by itself: what it asks is read from the first text that is called NIK and the first date, and
 * the name that the bank has goes into the first text that is called name. `undefined`: the form does not ask both yet, or has actions.
 */
export function customerCheck({ fields, definition }: CompiledForm): Edit | undefined {
  const asked = [...fields.values()].filter(({ inRow }) => inRow === undefined).map((one) => one.definition);
  const named = (words: RegExp, type: string): string | undefined =>
    asked.find((field) => field.type === type && words.test(`${field.name} ${field.label}`))?.name;
  const [nik, born] = [named(/\bnik/i, 'text'), named(/./, 'date')];
  const name = named(/\bnama/i, 'text');
  if (nik === undefined || born === undefined || definition.actions || definition.watch) return undefined;
  return {
    do: 'all',
    edits: [
      {
        do: 'set',
        path: ['actions'],
        value: {
          cekNasabah: [
            {
              call: 'tipe-nasabah',
              body: { nik, tanggalLahir: `formatDate(${born}, 'yyyy-MM-dd')` },
              outcomes: [
                {
                  match: 'status == 404',
                  do: [{ toast: { title: 'Anda belum terdaftar', text: 'Isi data Anda di bawah ini.' } }],
                },
                {
                  match: 'ok && response.succeeded',
                  do: [
                    ...(name === undefined ? [] : [{ set: { [name]: 'response.data.namaLengkap' } }]),
                    { toast: { title: 'Data Anda ditemukan' } },
                  ],
                },
              ],
            },
          ],
        },
      },
      { do: 'set', path: ['watch'], value: [{ fields: [nik, born], do: 'cekNasabah' }] },
    ],
  };
}
