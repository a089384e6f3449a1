import type { FieldWords } from '../common/words/types';
import { keys } from '../number/words';

/** What an editor reads of the type. */
export const words: FieldWords = { about: 'Uang dalam rupiah utuh, tampil `1.500.000`.', keys };
