import type { FieldWords } from '../common/words/types';
import { keys } from '../text/words';

export const words: FieldWords = { about: 'Alamat email.', keys };
