import type { NumberField, SliderRange, WholeField } from '../../language';
import { commonKeys, typeKey, unitKeys } from '../common/words/commonKeys';
import { objectWords, type FieldWords, type Sentences, type WordsOf } from '../common/words/types';

export const numberKeys: WordsOf<Pick<NumberField, 'min' | 'max' | 'clampToMax' | 'suffix' | 'slider'>> = {
  min: {
    title: 'Paling sedikit',
    about: 'Nilai terkecil: bilangan atau rumus.',
    examples: [100000, 'setoranMinimum'],
  },
  max: {
    title: 'Paling banyak',
    about: 'Nilai terbesar: bilangan atau rumus.',
    examples: [1000000000, 'plafonMaksimum'],
  },
  clampToMax: {
    about:
      'Nilai yang diisi di atas `max` diganti `max`, dengan pemberitahuan; `max` yang turun kemudian menolak nilai tanpa mengubahnya. Tanpa ini: `true` pada `currency` dan `decimal`, `false` pada `number`.',
    examples: [false],
  },
  suffix: unitKeys.suffix,
  slider: {
    about:
      'Penggeser di bawah isian, untuk mencoba-coba angka, misalnya pada simulasi. Angka di luar jangkauannya tetap dapat diketik.',
    examples: [{ from: 1, to: 60, step: 1 }],
    of: objectWords<SliderRange>('penggeser', 'Penggeser', {
      from: { about: 'Awal penggeser. Tanpa ini: `min`, atau 0.', examples: [1000000] },
      to: { about: 'Akhir penggeser. Tanpa ini: `max`.', examples: [50000000] },
      step: { about: 'Jarak antara dua perhentian: bilangan bulat.', examples: [500000] },
    }),
  },
};

const keys = (sentences: Sentences) =>
  objectWords<WholeField>('field-bilangan', 'Pertanyaan bilangan bulat', {
    type: typeKey(sentences, 'number'),
    ...commonKeys,
    ...unitKeys,
    ...numberKeys,
    dots: {
      about: 'Tampil dengan titik pemisah ribuan, juga saat diketik; tanpa ini tampil polos, seperti tahun.',
      examples: [true],
    },
  });

export const words: FieldWords = { about: 'Bilangan bulat.', keys };
