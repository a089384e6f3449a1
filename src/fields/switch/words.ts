import type { SwitchField } from '../../language';
import type { CopiesBetweenUses } from '../../language/schemas/copies';
import { commonKeys, typeKey } from '../common/words/commonKeys';
import { objectWords, type FieldWords, type Sentences, type UnionWords } from '../common/words/types';

const copies: UnionWords = {
  kind: 'union',
  name: 'salinan',
  title: 'Salinan',
  branches: {
    uses: objectWords<CopiesBetweenUses>('salinanPotongan', 'Antara dua potongan', {
      from: { about: 'Potongan asal, `id`-nya.', examples: ['ktp'] },
      to: { about: 'Potongan tujuan, `id`-nya.', examples: ['tinggal'] },
    }),
  },
  each: 'Pertanyaan asalnya.',
};

const keys = (sentences: Sentences) =>
  objectWords<SwitchField>('field-switch', 'Saklar', {
    type: typeKey(sentences, 'switch'),
    ...commonKeys,
    copies: {
      about:
        'Selama menyala, tujuan mengikuti sumbernya dan hanya dapat dibaca: tujuan → sumber, atau `from` → `to`.',
      examples: [{ alamatTinggal: 'alamat' }],
      of: copies,
    },
    remember: { about: '`true`: saklar segera disimpan begitu diubah.', examples: [true] },
  });

export const words: FieldWords = { about: 'Saklar; dapat menyalin jawaban selama menyala.', keys };
