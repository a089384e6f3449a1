import type { FieldWords } from '../common/words/types';
import { keys } from '../text/words';

export const words: FieldWords = { about: 'Teks beberapa baris.', keys };
