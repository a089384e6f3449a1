import type { FieldWords } from '../common/words/types';
import { keys } from '../select/words';

/** What an editor reads of the type. */
export const words: FieldWords = { about: 'Satu pilihan, semuanya terlihat.', keys };
