import type { SwitchField } from '../../language';
import type { CopiesBetweenUses } from '../../language/schemas/copies';
import { commonKeys, typeKey } from '../common/words/commonKeys';
import { objectWords, type FieldWords, type Sentences, type UnionWords } from '../common/words/types';

const copies: UnionWords = {
  kind: 'union',
  name: 'salinan',
  title: 'Salinan antara field, atau antara dua potongan',
  branches: {
    uses: objectWords<CopiesBetweenUses>('salinanPotongan', 'Salinan antara dua potongan', {
      from: { about: '`id` potongan yang disalin.', examples: ['ktp'] },
      to: { about: '`id` potongan yang menerima: setiap field dari field yang sama.', examples: ['tinggal'] },
    }),
  },
  each: 'Nama field yang disalin ke sini.',
};

const keys = (sentences: Sentences) =>
  objectWords<SwitchField>('field-switch', 'Saklar', {
    type: typeKey(sentences, 'switch'),
    ...commonKeys,
    copies: {
      about:
        'Selama menyala, tujuan mengikuti sumbernya dan hanya dapat dibaca: tujuan → sumber, atau antara dua potongan dengan `from` dan `to`.',
      examples: [
        { alamatTinggalSaatIni: 'alamat', rtTinggalSaatIni: 'rt' },
        { from: 'ktp', to: 'tinggal' },
      ],
      of: copies,
    },
    remember: { about: '`true`: saklar segera disimpan begitu diubah.', examples: [true] },
  });

/** What an editor reads of the type. */
export const words: FieldWords = { about: 'Saklar; dapat menyalin jawaban selama menyala.', keys };
