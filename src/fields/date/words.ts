import type { ClosedDays, DateField } from '../../language';
import { commonKeys, typeKey } from '../common/words/commonKeys';
import { objectWords, type FieldWords, type Sentences } from '../common/words/types';

const keys = (sentences: Sentences) =>
  objectWords<DateField>('field-tanggal', 'Pertanyaan tanggal', {
    type: typeKey(sentences, 'date'),
    ...commonKeys,
    minDate: {
      title: 'Hari pertama',
      about: 'Hari pertama yang boleh: `YYYY-MM-DD` atau rumus.',
      examples: ['1900-01-01', 'addYears(today(), -17)'],
    },
    maxDate: {
      title: 'Hari terakhir',
      about: 'Hari terakhir yang boleh: `YYYY-MM-DD` atau rumus.',
      examples: ['2030-12-31', 'today()'],
    },
    disable: {
      about: 'Hari-hari yang tidak dapat dipilih.',
      examples: [['holidays', 'weekends']],
      choices: {
        holidays: 'Hari libur nasional.',
        weekends: 'Sabtu dan Minggu.',
        past: 'Hari yang sudah lewat.',
        today: 'Hari ini.',
      } satisfies Record<ClosedDays, string>,
    },
    maxWeekdaysAhead: {
      about: 'Hari terakhir yang dapat dipilih: sekian hari kerja (Senin sampai Jumat) sesudah hari ini.',
      examples: [5],
    },
    kind: {
      about: 'Kegunaan khusus.',
      examples: ['booking'],
      choices: { booking: 'Hari kunjungan ke cabang, dengan batas baku.' },
    },
  });

export const words: FieldWords = {
  about: 'Tanggal, tampil `DD/MM/YYYY`; `17 Agustus 1990` dan `1990-08-17` juga terbaca.',
  keys,
};
