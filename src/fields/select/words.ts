import type { ChoiceField } from '../../language';
import { choiceKeys } from '../common/words/choices';
import { commonKeys, typeKey } from '../common/words/commonKeys';
import { objectWords, type FieldWords, type Sentences } from '../common/words/types';

/** The words on the keys of a field with one choice of several. */
const keys = (sentences: Sentences) =>
  objectWords<ChoiceField>('field-pilihan', 'Pertanyaan satu pilihan', {
    type: typeKey(sentences, 'select', 'searchSelect', 'radio'),
    ...commonKeys,
    ...choiceKeys,
  });

export const words: FieldWords = { about: 'Satu pilihan dari daftar turun.', keys };

/** What an editor reads of the other types with one choice. */
export const searchSelectWords: FieldWords = { about: 'Satu pilihan dari daftar yang dapat dicari.', keys };
export const radioWords: FieldWords = { about: 'Satu pilihan, semuanya terlihat.', keys };
