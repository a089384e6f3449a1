import type { RowsField } from '../../language';
import { commonKeys, typeKey } from '../common/words/commonKeys';
import { rememberedValue } from '../common/words/conditions';
import { objectWords, type FieldWords, type Sentences, type TypeWords } from '../common/words/types';

const keys = (sentences: Sentences, formBlock: () => TypeWords) =>
  objectWords<Omit<RowsField, 'slots'>>(
    'field-rows',
    'Kelompok baris',
    {
      type: typeKey(sentences, 'rows'),
      ...commonKeys,
      blocks: {
        about:
          "Isi setiap baris. Di dalam baris, sebuah nama berarti jawaban baris itu; di luar baris tulis `sum(baris.nama)`, `count(baris)`, `join(baris.nama, ', ')`, `every(baris.nama > 0)`, dan sejenisnya.",
        examples: [
          [{ type: 'text', name: 'namaBaris', label: 'Nama', required: true }],
          [
            { type: 'text', name: 'namaPemegang', label: 'Nama pemegang kartu', required: true },
            { type: 'currency', name: 'limitKartu', label: 'Limit kartu', required: true },
          ],
        ],
        of: formBlock,
      },
      values: {
        about:
          'Nilai yang dihitung untuk setiap baris tanpa pertanyaan; namanya dipakai seperti nama pertanyaan baris itu.',
        examples: [[{ name: 'hargaBaris', compute: 'banyak * hargaSatuan' }]],
        of: rememberedValue,
      },
      rowTitle: {
        about:
          'Judul sebuah baris; `{index}` adalah nomornya mulai dari 1. Bila dikosongkan: label dan nomor.',
        examples: ['Pemegang kartu {index}: {namaPemegang}'],
      },
      editing: {
        about:
          'Tempat mengisi baris; bawaannya `inPlace`. Pakai `ownPage` untuk baris yang panjang: langkahnya menampilkan kartu dengan ringkasan, tombol Ubah, dan tombol Hapus.',
        examples: ['ownPage'],
        choices: {
          inPlace: 'Di langkah itu sendiri, satu di bawah yang lain.',
          ownPage: 'Setiap baris di halaman tersendiri; langkahnya menampilkan kartu.',
        },
      },
      minRows: {
        title: 'Paling sedikit baris',
        about:
          'Paling sedikit berapa baris; bawaannya 0. Sebanyak itu sudah ada sejak awal; bila rumusnya berubah, baris yang kurang ditambahkan, dan baris tambahan yang masih kosong hilang lagi.',
        examples: [1, 'jumlahPemegang'],
      },
      maxRows: {
        title: 'Paling banyak baris',
        about: 'Paling banyak berapa baris; bawaannya 20, dan tidak pernah lebih dari 99.',
        examples: [3],
      },
      addText: {
        about: 'Tulisan pada tombol yang menambah baris.',
        examples: ['Tambah baris', 'Tambah pemegang kartu'],
      },
      emptyText: { about: 'Tulisan selama belum ada baris.', examples: ['Belum ada pemegang kartu'] },
    },
    { starters: ['blocks', 'addText'] },
  );

export const words: FieldWords = {
  about: 'Daftar yang dapat ditambah: pertanyaan yang sama untuk setiap baris.',
  keys,
};
