import type { BackButton, Branch, NextButton, Step, StepLink } from '../../../interpreter';
import { formBlock } from './blocks';
import { checksKey } from './commonKeys';
import { checkerKey } from './commonKeys';
import { conditionKey, visibleKey } from './conditions';
import { objectWords } from './types';

const next = objectWords<NextButton>('tombolLanjut', 'Tombol lanjut', {
  text: { title: 'Teks', about: "Teks tombol. Tanpa ini: 'Submit'.", examples: ['Selanjutnya'] },
  delayMs: {
    about: 'Jeda dengan tanda tunggu sebelum pindah, dalam milidetik (paling lama 60000).',
    examples: [500],
  },
  popup: {
    about: 'Nama popup yang dibuka dahulu. `null` mematikan `nextPopup` milik formulir pada langkah ini.',
    examples: ['syarat-ketentuan', null],
  },
  do: {
    about: 'Nama tindakan yang dijalankan dan ditunggu sebelum pindah; efek `stop` membatalkan perpindahan.',
    examples: ['cekNasabah'],
  },
  goTo: {
    about:
      'Ke langkah mana. Cabang pertama yang syaratnya berlaku dipakai; tanpa ini: langkah berikutnya yang terlihat.',
    examples: [[{ when: 'domisiliSama', step: 'kontak-darurat' }, { step: 'alamat-domisili' }]],
    of: objectWords<Branch>('cabang', 'Cabang jalan', {
      when: conditionKey('Syarat cabang ini. Tanpa ini cabang selalu berlaku; taruh sebagai yang terakhir.'),
      step: {
        about: 'Langkah **sesudah** langkah ini, pada tahap yang sama: `id`-nya.',
        examples: ['pekerjaan'],
      },
      preview: {
        about: '`true`: melewati semua langkah berikutnya, langsung ke tinjauan. Tulis ini atau `step`.',
        examples: [true],
      },
    }),
  },
});

/** The words on one screen of a form. */
export const step = objectWords<Step>('langkah', 'Langkah', {
  id: {
    about: 'Nama langkah, untuk `goTo` dan alamat halaman; tidak boleh sama dengan langkah lain di formulir.',
    examples: ['data-pribadi'],
  },
  title: { title: 'Judul', about: 'Judul langkah yang dibaca pengunjung.', examples: ['Data Pribadi'] },
  shortTitle: { about: 'Judul pendek untuk kepala formulir.', examples: ['Pribadi'] },
  section: {
    about:
      'Nama bagian. Kepala formulir menampilkan dan menghitung bagian; langkah berurutan dengan nama sama menjadi satu.',
    examples: ['Data Diri'],
  },
  renamedFrom: {
    about: 'Nama lama langkah ini; jawaban tersimpan yang berhenti di sana kembali ke sini.',
    examples: ['data-diri'],
  },
  subtitle: {
    title: 'Anak judul',
    about: 'Kalimat pendek di bawah judul.',
    examples: ['Isi sesuai kartu identitas'],
  },
  showInCSMobile: {
    about: '`true`: langkah khusus petugas; tidak ikut dalam alur web.',
    examples: [true],
  },
  visibleWhen: visibleKey('Langkah hanya ikut dalam alur selama syarat ini berlaku.'),
  ends: {
    about:
      '`true`: jalan berakhir di sini tanpa mengirim apa pun, misalnya bagi pemohon yang belum memenuhi syarat. Tidak ada tombol lanjut; tombol kembali tetap ada. Isi dan `links` mengatakan apa yang dapat dilakukan.',
    examples: [true],
  },
  keep: {
    about: '`true`: jawaban langkah ini tetap disimpan dan dikirim walau langkahnya dilewati.',
    examples: [true],
  },
  readOnlyWhen: conditionKey('Selama syarat ini berlaku, semua isi langkah hanya dapat dibaca.'),
  checks: checksKey('Yang harus berlaku antara jawaban-jawaban langkah; pesannya tampil di atasnya.'),
  checker: checkerKey,
  blocks: {
    about: 'Isi langkah, dari atas ke bawah: pertanyaan, kelompok, dan konten.',
    examples: [[{ type: 'text', name: 'namaLengkap', label: 'Nama Lengkap', required: true }]],
    of: formBlock,
  },
  back: {
    about: 'Tombol kembali.',
    examples: [{ text: 'Kembali' }],
    of: objectWords<BackButton>('tombolKembali', 'Tombol kembali', {
      text: { title: 'Teks', about: "Teks tombol. Tanpa ini: 'Kembali'.", examples: ['Kembali'] },
      goTo: {
        about: 'Langkah tujuan, `id`-nya. Tanpa ini: langkah asal pengunjung.',
        examples: ['data-pribadi'],
      },
    }),
  },
  next: {
    about: 'Tombol lanjut: teks, tindakan, dan tujuannya.',
    examples: [{ text: 'Selanjutnya' }],
    of: next,
  },
  links: {
    about: 'Tautan di samping tombol.',
    examples: [[{ text: 'Syarat dan Ketentuan', href: '/syarat', newTab: true }]],
    of: objectWords<StepLink>('tautanLangkah', 'Tautan', {
      text: { title: 'Teks', about: 'Teks tautan.', examples: ['Syarat dan Ketentuan'] },
      href: {
        about: 'Tujuan: jalur situs ini (diawali satu `/`), `https:`, `mailto:`, `tel:`, atau `#…`.',
        examples: ['/syarat', 'https://www.bank.example/syarat'],
      },
      newTab: { about: '`true`: dibuka di tab baru.', examples: [true] },
    }),
  },
});

/** The smallest steps that say something. */
export const stepsExample: readonly [Step] = [
  {
    id: 'data-pribadi',
    title: 'Data Pribadi',
    blocks: [{ type: 'text', name: 'namaLengkap', label: 'Nama Lengkap', required: true }],
  },
];
