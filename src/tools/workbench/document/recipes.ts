import type { CompiledForm } from '../../../interpreter';
import type { Edit } from './textEdits';
import { words } from './words';

/**
 * A check of the customer that runs by itself: what it asks is read from the first text that is called NIK and the first date, and
 * the name that the bank has goes into the first text that is called name. `undefined`: the form does not ask both yet, or has actions.
 */
function customerCheck({ fields, definition }: CompiledForm): Edit | undefined {
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

/**
 * An end for who is not yet 17: the day before which one has to be born is computed, and a step behind the one that asks for the birth
 * day shows from then on. `undefined`: the form does not ask for it, has stages, or has such an end.
 */
export function minorsEnd({ fields, steps, definition }: CompiledForm): Edit | undefined {
  const born = [...fields.values()].find(
    ({ inRow, definition: { type, label, name } }) =>
      inRow === undefined && type === 'date' && /lahir/i.test(`${label} ${name}`),
  );
  const at = definition.steps?.findIndex(({ id }) => id === born?.places[0]?.step) ?? -1;
  if (born === undefined || at < 0 || steps.has(minors.id) || definition.values?.some(isLatest))
    return undefined;
  const latest = { name: minors.latest, compute: 'addYears(today(), -17)' };
  const { values } = definition;
  return {
    do: 'all',
    edits: [
      values
        ? { do: 'insert', path: ['values'], index: values.length, value: latest }
        : { do: 'set', path: ['values'], value: [latest] },
      {
        do: 'insert',
        path: ['steps'],
        index: at + 1,
        value: {
          id: minors.id,
          title: words.minors.title,
          ends: true,
          visibleWhen: [{ name: born.name, condition: 'greaterThan', value: `{${minors.latest}}` }],
          blocks: [{ type: 'richText', html: words.minors.text }],
        },
      },
    ],
  };
}

/** What is added by one press, where the form has what it `needs`; the focus then goes to a path. */
export const recipes: readonly {
  name: string;
  needs: string;
  make: (form: CompiledForm) => Edit | undefined;
  focus?: readonly string[];
}[] = [
  { name: words.customerCheck, needs: words.customerCheckNeeds, make: customerCheck, focus: ['actions'] },
  { name: words.minorsEnd, needs: words.minorsNeeds, make: minorsEnd },
];

const minors = { id: 'belum-cukup-umur', latest: 'batasLahir' };
const isLatest = ({ name }: { name: string }): boolean => name === minors.latest;
