import type { DecimalField } from '../../language';
import { commonKeys, typeKey, unitKeys } from '../common/words/commonKeys';
import { objectWords, type FieldWords, type Sentences } from '../common/words/types';
import { numberKeys } from '../number/words';

const keys = (sentences: Sentences) =>
  objectWords<DecimalField>('field-desimal', 'Pertanyaan bilangan berkoma', {
    type: typeKey(sentences, 'decimal'),
    ...commonKeys,
    ...unitKeys,
    ...numberKeys,
  });

export const words: FieldWords = { about: 'Bilangan dengan satu koma.', keys };
