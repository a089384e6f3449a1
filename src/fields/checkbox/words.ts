import type { TickField } from '../../language';
import { commonKeys, typeKey } from '../common/words/commonKeys';
import { objectWords, type FieldWords, type Sentences } from '../common/words/types';

const keys = (sentences: Sentences) =>
  objectWords<TickField>('field-checkbox', 'Centang', {
    type: typeKey(sentences, 'checkbox'),
    ...commonKeys,
  });

export const words: FieldWords = { about: 'Satu centang: ya atau tidak.', keys };
