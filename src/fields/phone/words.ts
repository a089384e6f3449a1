import type { FieldWords } from '../common/words/types';
import { keys } from '../text/words';

export const words: FieldWords = { about: 'Nomor telepon; hanya angka.', keys };
