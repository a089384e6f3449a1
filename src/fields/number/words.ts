import type { NumberField } from '../../language';
import { commonKeys, typeKey } from '../common/words/commonKeys';
import { objectWords, type FieldWords, type Sentences } from '../common/words/types';

/** The words on the keys of a number. */
export const keys = (sentences: Sentences) =>
  objectWords<NumberField>('field-bilangan', 'Field bilangan', {
    type: typeKey(sentences, 'currency', 'number', 'decimal'),
    ...commonKeys,
    min: { about: 'Nilai terkecil: bilangan atau rumus.', examples: [100000, 'setoranMinimum'] },
    max: { about: 'Nilai terbesar: bilangan atau rumus.', examples: [1000000000, 'plafonMaksimum'] },
    clampToMax: {
      about:
        'Nilai di atas `max` diganti `max`, dengan pemberitahuan. Tanpa ini: `true` pada `currency` dan `decimal`, `false` pada `number`.',
      examples: [false],
    },
  });

/** What an editor reads of the type. */
export const words: FieldWords = { about: 'Bilangan bulat.', keys };
