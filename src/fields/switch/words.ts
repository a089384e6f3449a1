import type { SwitchField } from '../../language';
import { commonKeys, typeKey } from '../common/words/commonKeys';
import { objectWords, type FieldWords, type Sentences } from '../common/words/types';

const keys = (sentences: Sentences) =>
  objectWords<SwitchField>('field-switch', 'Saklar', {
    type: typeKey(sentences, 'switch'),
    ...commonKeys,
    copies: {
      about: 'Selama menyala, tujuan mengikuti sumbernya dan hanya dapat dibaca: tujuan → sumber.',
      examples: [{ alamatTinggalSaatIni: 'alamat', rtTinggalSaatIni: 'rt' }],
      each: 'Nama field yang disalin ke sini.',
    },
    remember: { about: '`true`: saklar segera disimpan begitu diubah.', examples: [true] },
  });

/** What an editor reads of the type. */
export const words: FieldWords = { about: 'Saklar; dapat menyalin jawaban selama menyala.', keys };
