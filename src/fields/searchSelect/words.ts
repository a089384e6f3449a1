import type { FieldWords } from '../common/words/types';
import { keys } from '../select/words';

export const words: FieldWords = { about: 'Satu pilihan dari daftar yang dapat dicari.', keys };
