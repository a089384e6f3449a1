import type { CaptchaField } from '../../language';
import { commonKeys, typeKey } from '../common/words/commonKeys';
import { objectWords, type FieldWords, type Sentences } from '../common/words/types';

const keys = (sentences: Sentences) =>
  objectWords<CaptchaField>('field-captcha', 'Captcha', {
    type: typeKey(sentences, 'captcha'),
    ...commonKeys,
  });

export const words: FieldWords = { about: 'Empat huruf untuk diketik ulang.', keys };
