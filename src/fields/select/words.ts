import type { ChoiceField } from '../../language';
import { choiceKeys } from '../common/words/choices';
import { commonKeys, typeKey } from '../common/words/commonKeys';
import { objectWords, type FieldWords, type Sentences } from '../common/words/types';

/** The words on the keys of a field with one choice of several. */
export const keys = (sentences: Sentences) =>
  objectWords<ChoiceField>('field-pilihan', 'Pertanyaan satu pilihan', {
    type: typeKey(sentences, 'select', 'searchSelect', 'radio'),
    ...commonKeys,
    ...choiceKeys,
  });

export const words: FieldWords = { about: 'Satu pilihan dari daftar turun.', keys };
