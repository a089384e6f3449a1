import type {
  ButtonBlock,
  ContentType,
  DataTableBlock,
  GuideTextBlock,
  HeadingBlock,
  ImageBlock,
  Opened,
  RichTextBlock,
  SectionBlock,
  TableBlock,
} from '../../../interpreter';
import { contentTypes, html, typeKey, visibleWhen } from './contentKeys';
import {
  carousel,
  categoryTabs,
  form,
  linkCards,
  numberedList,
  qrCode,
  calendar,
  resume,
  tracking,
} from './pageBlocks';
import { objectWords, type ObjectWords, type UnionWords, unionWords } from './types';

/** Pages, sections and dialogs hold blocks that hold blocks. */
const content = (): UnionWords => contentBlock;

const tableKeys = {
  caption: { about: 'Nama tabel, dibaca di atasnya.', examples: ['Suku bunga per jangka waktu'] },
  columns: { about: 'Judul kolom-kolom.', examples: [['Jangka waktu', 'Suku bunga']] },
  visibleWhen,
} as const;

const heading = objectWords<HeadingBlock>('blok-heading', 'Judul', {
  type: typeKey('heading'),
  text: {
    title: 'Teks',
    about: 'Teks judul; di dalam formulir boleh memuat `{rumus}`.',
    examples: ['Data Pekerjaan'],
  },
  level: { about: 'Tingkat judul, 1 (terbesar) sampai 6.', examples: [2] },
  align: {
    about: 'Perataan. Tanpa ini: `left`.',
    examples: ['center'],
    choices: { left: 'Rata kiri.', center: 'Di tengah.', right: 'Rata kanan.' },
  },
  underline: { about: '`true`: bergaris bawah.', examples: [true] },
  visibleWhen,
});

const richText = objectWords<RichTextBlock>('blok-richText', 'Teks berformat', {
  type: typeKey('richText'),
  html,
  tone: {
    about: 'Nada teks. Tanpa ini: biasa.',
    examples: ['error'],
    choices: { error: 'Dengan warna kesalahan.' },
  },
  lang: {
    about: 'Bahasa teks, bila bukan Indonesia, agar pembaca layar mengucapkannya dengan benar.',
    examples: ['en'],
    choices: { en: 'Bahasa Inggris.' },
  },
  visibleWhen,
});

const guideText = objectWords<GuideTextBlock>('blok-guideText', 'Teks bantuan', {
  type: typeKey('guideText'),
  html,
  display: {
    about: 'Cara tampil. Tanpa ini: `inline`.',
    examples: ['popover'],
    choices: { inline: 'Langsung terbaca.', popover: 'Di balik tombol.' },
  },
  visibleWhen,
});

const button = objectWords<ButtonBlock>('blok-button', 'Tombol', {
  type: typeKey('button'),
  text: {
    title: 'Teks',
    about: 'Teks tombol; di dalam formulir boleh memuat `{rumus}`.',
    examples: ['Lihat Syarat'],
  },
  href: {
    about: 'Tujuan tautan: jalur situs ini, `https:`, `mailto:`, `tel:`, atau `#…`.',
    examples: ['/tracking'],
  },
  newTab: { about: '`true`: tautan dibuka di tab baru.', examples: [true] },
  opens: {
    about: 'Yang ditampilkan saat tombol ditekan.',
    examples: [
      { as: 'dialog', title: 'Syarat', blocks: [{ type: 'richText', html: '<p>Berusia 17 tahun.</p>' }] },
    ],
    of: objectWords<Opened>('yangDibuka', 'Yang dibuka tombol', {
      as: {
        about: 'Bentuknya.',
        examples: ['dialog'],
        choices: { dialog: 'Jendela di depan halaman.', popover: 'Kotak kecil di samping tombol.' },
      },
      title: { title: 'Judul', about: 'Judulnya.', examples: ['Syarat'] },
      blocks: {
        about: 'Isinya.',
        examples: [[{ type: 'richText', html: '<p>Berusia 17 tahun.</p>' }]],
        of: content,
      },
    }),
  },
  do: { about: 'Di dalam formulir: nama tindakan yang dijalankan.', examples: ['cekNasabah'] },
  visibleWhen,
});

const table = objectWords<TableBlock>('blok-table', 'Tabel', {
  type: typeKey('table'),
  ...tableKeys,
  rows: {
    about: 'Baris-baris; tiap baris punya sel sebanyak kolomnya.',
    examples: [[['12 bulan', '4,25%']]],
  },
});

const dataTable = objectWords<DataTableBlock>('blok-dataTable', 'Tabel jawaban', {
  type: typeKey('dataTable'),
  ...tableKeys,
  rows: {
    about: 'Baris-baris; tiap baris punya sel sebanyak kolomnya. Sel boleh memuat `{rumus}`.',
    examples: [[['Nama', '{namaLengkap}']]],
  },
});

const image = objectWords<ImageBlock>('blok-image', 'Gambar', {
  type: typeKey('image'),
  src: {
    about: 'Alamat gambar: jalur situs ini atau `https:`, berakhiran jpg, jpeg, png, gif, webp, atau avif.',
    examples: ['/files/contoh-ktp.webp'],
  },
  alt: {
    about: 'Yang terlihat di gambar, bagi pengunjung yang tidak melihatnya. Kosong (`""`) untuk hiasan.',
    examples: ['Contoh foto KTP yang terbaca jelas'],
  },
  kind: {
    about: 'Gambar pengganti mana yang tampil bila gambarnya tidak ada. Tanpa ini: `header`.',
    examples: ['document'],
    choices: {
      header: 'Kepala halaman.',
      product: 'Produk.',
      document: 'Dokumen.',
      person: 'Orang.',
    },
  },
  visibleWhen,
});

const section = objectWords<SectionBlock>('blok-section', 'Bagian', {
  type: typeKey('section'),
  title: { title: 'Judul', about: 'Judul bagian.', examples: ['Cara mengajukan'] },
  look: {
    about: 'Tampilan. Tanpa ini: `plain`.',
    examples: ['hero'],
    choices: { hero: 'Kepala halaman.', tinted: 'Dengan latar berwarna.', plain: 'Biasa.' },
  },
  image: { about: 'Gambar di samping kepala halaman.', examples: ['/files/beranda.webp'] },
  maxHeight: { about: 'Tinggi paling besar dalam piksel; selebihnya digulir.', examples: [320] },
  blocks: {
    about: 'Isi bagian.',
    examples: [[{ type: 'richText', html: '<p>Siapkan KTP.</p>' }]],
    of: content,
  },
  visibleWhen,
});

/** The words on content blocks by type. */
export const contentBlocks = {
  heading,
  richText,
  guideText,
  button,
  table,
  dataTable,
  image,
  section,
  numberedList,
  linkCards,
  qrCode,
  calendar,
  carousel,
  categoryTabs,
  tracking,
  resume,
  form,
} satisfies Record<ContentType, ObjectWords>;

/** What pages, popups and dialogs show. */
export const contentBlock: UnionWords = unionWords('blokKonten', 'Blok konten', {
  branches: contentBlocks,
  choices: contentTypes,
});
