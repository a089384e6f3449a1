import type { FieldWords } from '../common/words/types';
import { keys } from '../text/words';

/** What an editor reads of the type. */
export const words: FieldWords = { about: 'Teks beberapa baris.', keys };
