import type { CurrencyName, MoneyField } from '../../language';
import { commonKeys, typeKey } from '../common/words/commonKeys';
import { objectWords, type FieldWords, type Sentences } from '../common/words/types';
import { numberKeys } from '../number/words';

const keys = (sentences: Sentences) =>
  objectWords<MoneyField>('field-uang', 'Pertanyaan uang', {
    type: typeKey(sentences, 'currency'),
    ...commonKeys,
    ...numberKeys,
    currency: {
      about: 'Mata uang, tampil di depan jumlahnya; tanpa ini rupiah.',
      examples: ['USD'],
      choices: {
        IDR: 'Rupiah, tampil `Rp`.',
        USD: 'Dolar Amerika Serikat.',
        EUR: 'Euro.',
        SGD: 'Dolar Singapura.',
        JPY: 'Yen Jepang.',
        CNY: 'Yuan Tiongkok.',
        AUD: 'Dolar Australia.',
        GBP: 'Pound sterling.',
        HKD: 'Dolar Hong Kong.',
        MYR: 'Ringgit Malaysia.',
        SAR: 'Riyal Arab Saudi.',
        CHF: 'Franc Swiss.',
      } satisfies Record<CurrencyName, string>,
    },
    decimals: { about: 'Banyaknya angka di belakang koma, 0 sampai 2; tanpa ini 0.', examples: [2] },
  });

export const words: FieldWords = {
  about: 'Uang dalam rupiah utuh, atau mata uang lain dengan `currency`; tampil `1.500.000`.',
  keys,
};
