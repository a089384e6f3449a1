import type { ChoicesField } from '../../language';
import { choiceKeys } from '../common/words/choices';
import { commonKeys, typeKey } from '../common/words/commonKeys';
import { objectWords, type FieldWords, type Sentences } from '../common/words/types';

const keys = (sentences: Sentences) =>
  objectWords<ChoicesField>('field-checkboxGroup', 'Pertanyaan beberapa pilihan', {
    type: typeKey(sentences, 'checkboxGroup'),
    ...commonKeys,
    ...choiceKeys,
    minChosen: { about: 'Pilihan paling sedikit, bila ada yang dipilih.', examples: [2] },
    maxChosen: { about: 'Pilihan paling banyak.', examples: [3] },
  });

export const words: FieldWords = { about: 'Beberapa pilihan dengan centang.', keys };
