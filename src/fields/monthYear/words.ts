import type { MonthField } from '../../language';
import { commonKeys, typeKey } from '../common/words/commonKeys';
import { objectWords, type FieldWords, type Sentences } from '../common/words/types';

const keys = (sentences: Sentences) =>
  objectWords<MonthField>('field-bulan', 'Pertanyaan bulan dan tahun', {
    type: typeKey(sentences, 'monthYear'),
    ...commonKeys,
    minDate: {
      title: 'Hari pertama',
      about: 'Bulan pertama yang boleh: `YYYY-MM` atau rumus; dari sebuah tanggal dipakai bulannya.',
      examples: ['2020-01', 'today()'],
    },
    maxDate: {
      title: 'Hari terakhir',
      about: 'Bulan terakhir yang boleh: `YYYY-MM` atau rumus; dari sebuah tanggal dipakai bulannya.',
      examples: ['2030-12', 'addYears(today(), 5)'],
    },
  });

export const words: FieldWords = {
  about:
    'Bulan dan tahun tanpa hari, diketik `BB/TTTT`; tersimpan sebagai `YYYY-MM`; di dalam rumus berarti tanggal 1 bulan itu.',
  keys,
};
