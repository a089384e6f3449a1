import type { FragmentUse, GroupBlock, InstalmentPlanBlock, UseField } from '../../../interpreter';
import { checksKey } from './commonKeys';
import { conditionKey, visibleKey } from './conditions';
import { checkerKey } from './commonKeys';
import { contentBlocks } from './content';
import { contentTypes } from './contentKeys';
import { fieldTypes, fieldsWith } from './fields';
import { objectWords, type UnionWords, unionWords } from './types';

const blockTypes = {
  group: 'Kelompok: blok-blok di bawah satu judul.',
  instalmentPlan: 'Tabel angsuran pinjaman per bulan.',
};

const group = objectWords<GroupBlock>('blok-group', 'Kelompok', {
  type: { title: 'Jenis', about: 'Jenis blok.', examples: ['group'], choices: blockTypes },
  title: { title: 'Judul', about: 'Judul kelompok.', examples: ['Alamat Domisili'] },
  blocks: {
    about: 'Isi kelompok: pertanyaan, konten, atau kelompok lain.',
    examples: [[{ type: 'text', name: 'alamat', label: 'Alamat', required: true }]],
    of: () => formBlock,
  },
  visibleWhen: visibleKey('Seluruh kelompok hanya tampil selama syarat ini berlaku.'),
  readOnlyWhen: conditionKey('Selama syarat ini berlaku, semua isi kelompok hanya dapat dibaca.'),
  checks: checksKey('Yang harus berlaku antara jawaban-jawaban kelompok; pesannya tampil di atasnya.'),
  keep: {
    about: '`true`: jawaban di dalamnya tetap disimpan dan dikirim walau tersembunyi atau dilewati.',
    examples: [true],
  },
  maxHeight: { about: 'Tinggi paling besar dalam piksel; selebihnya digulir.', examples: [320] },
  checker: checkerKey,
});

const instalmentPlan = objectWords<InstalmentPlanBlock>('blok-instalmentPlan', 'Tabel angsuran', {
  type: { title: 'Jenis', about: 'Jenis blok.', examples: ['instalmentPlan'], choices: blockTypes },
  caption: { title: 'Judul', about: 'Nama tabel, dibaca di atasnya.', examples: ['Tabel Angsuran'] },
  loan: { about: 'Rumus: jumlah pinjaman dalam rupiah.', examples: ['jumlahPinjaman', '10000000'] },
  months: { about: 'Rumus: banyaknya bulan.', examples: ['number(code(jangkaWaktu))', '12'] },
  monthlyRate: {
    about: 'Rumus: bunga per bulan; 0.01 berarti satu persen.',
    examples: ['sukuBunga / 12', '0.01'],
  },
  visibleWhen: visibleKey('Tabel hanya tampil selama syarat ini berlaku.'),
});

const use = objectWords<UseField>('fieldUlang', 'Pertanyaan yang ditampilkan lagi', {
  use: {
    about: 'Nama pertanyaan yang sudah ada; jawabannya ditampilkan lagi di sini.',
    examples: ['namaLengkap'],
  },
  label: { title: 'Pertanyaan', about: 'Label lain di tempat ini.', examples: ['Nama sesuai KTP'] },
  guideText: {
    title: 'Bantuan di bawah pertanyaan',
    about: 'Bantuan lain di tempat ini.',
    examples: ['Sesuai data bank'],
  },
  readOnly: { about: '`true`: di sini hanya dibaca.', examples: [true] },
  readOnlyWhen: conditionKey('Selama syarat ini berlaku, di sini hanya dapat dibaca.'),
  required: { title: 'Wajib diisi', about: '`true`: wajib diisi di sini.', examples: [true] },
  visibleWhen: visibleKey('Hanya tampil di sini selama syarat ini berlaku.'),
  width: { title: 'Lebar', about: 'Lebar dalam kolom, 1 sampai 12, pada layar lebar.', examples: [6] },
});

const fragment = objectWords<FragmentUse>('potongan', 'Potongan bersama', {
  fragment: {
    about:
      'Potongan bersama, yang blok-bloknya berdiri di sini: nama berkasnya di `fragments`, tanpa `.json`.',
    examples: ['alamat'],
  },
  id: { about: 'Nama pemakaian ini, untuk `copies` sebuah saklar.', examples: ['tinggal'] },
  names: {
    about:
      'Pola nama pertanyaan di formulir ini: `{name}` seperti di potongan, `{Name}` dengan huruf besar di depan.',
    examples: ['{name}TinggalSaatIni', 'emergency{Name}'],
  },
  rename: {
    about: 'Nama lain untuk beberapa pertanyaan; mengalahkan pola.',
    examples: [{ kelurahan: 'desaTinggal' }],
    each: 'Nama pertanyaan ini di formulir.',
  },
  labels: {
    about: 'Pola label di formulir ini; `{label}` seperti di potongan.',
    examples: ['{label} Domisili'],
  },
  set: {
    about: 'Kunci lain untuk beberapa pertanyaan, dengan namanya di potongan. `null` menghapus kunci.',
    examples: [{ rt: { required: false } }],
    each: 'Kunci-kunci yang berbeda di formulir ini.',
  },
  leaveOut: { about: 'Pertanyaan potongan yang tidak ditanyakan di formulir ini.', examples: [['negara']] },
});

/** What a step or group holds. */
export const formBlock: UnionWords = unionWords('blok', 'Pertanyaan, kelompok, atau konten', {
  branches: {
    used: use,
    fragment,
    typed: unionWords('blokBerjenis', 'Pertanyaan, kelompok, atau konten', {
      branches: { ...fieldsWith(() => formBlock), group, instalmentPlan, ...contentBlocks },
      choices: { ...fieldTypes, ...blockTypes, ...contentTypes },
    }),
  },
});
