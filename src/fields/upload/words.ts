import type { FileExtension, UploadField } from '../../language';
import { commonKeys, typeKey } from '../common/words/commonKeys';
import { objectWords, type FieldWords, type Sentences } from '../common/words/types';

const keys = (sentences: Sentences) =>
  objectWords<UploadField>(
    'field-upload',
    'Unggahan',
    {
      type: typeKey(sentences, 'upload'),
      ...commonKeys,
      document: {
        about: 'Apa yang ada di berkas ini; pengunjung diberi tahu foto seperti apa yang dapat dipakai.',
        examples: ['ktp'],
        choices: { ktp: 'KTP.', face: 'Wajah pengunjung.', npwp: 'NPWP.', other: 'Dokumen lain.' },
      },
      multiple: { about: '`true`: beberapa berkas.', examples: [true] },
      maxFiles: {
        about: 'Berkas paling banyak, 1 sampai 20. Lebih dari 1 memerlukan `multiple`.',
        examples: [3],
      },
      maxSizeBytes: {
        title: 'Ukuran terbesar',
        about: 'Ukuran terbesar satu berkas dalam byte. Tanpa ini: 5242880 (5 MB).',
        examples: [2097152],
      },
      accept: {
        about: 'Macam berkas yang diterima. Tanpa ini: semuanya.',
        examples: [['.pdf', '.jpg', '.jpeg']],
        choices: {
          '.png': 'Gambar PNG.',
          '.jpg': 'Gambar JPEG.',
          '.jpeg': 'Gambar JPEG.',
          '.webp': 'Gambar WebP.',
          '.pdf': 'Dokumen PDF.',
        } satisfies Record<FileExtension, string>,
      },
    },
    {
      together: [
        {
          if: { properties: { maxFiles: { type: 'number', exclusiveMinimum: 1 } }, required: ['maxFiles'] },
          then: {
            properties: {
              multiple: {
                const: true,
                errorMessage: 'Harus true, karena maxFiles lebih dari 1.',
                doNotSuggest: true,
              },
            },
            required: ['multiple'],
          },
        },
      ],
    },
  );

export const words: FieldWords = { about: 'Unggah berkas.', keys };
