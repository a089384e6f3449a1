import type {
  CalendarBlock,
  CarouselBlock,
  CategoryTabsBlock,
  FormEmbedBlock,
  LinkCard,
  LinkCardsBlock,
  NumberedListBlock,
  QrCodeBlock,
  ResumeBlock,
  TrackingBlock,
} from '../../../interpreter';
import { typeKey, visibleWhen } from './contentKeys';
import { objectWords } from './types';

/** Things to do, in order. */
export const numberedList = objectWords<NumberedListBlock>('blok-numberedList', 'Daftar bernomor', {
  type: typeKey('numberedList'),
  items: {
    about: 'Hal-hal yang dilakukan, berurutan.',
    examples: [[{ title: 'Isi formulir', text: 'Sekitar sepuluh menit.' }]],
    of: objectWords<NumberedListBlock['items'][number]>('butirBernomor', 'Butir bernomor', {
      title: { title: 'Judul', about: 'Judul butir.', examples: ['Isi formulir'] },
      text: { title: 'Teks', about: 'Penjelasannya.', examples: ['Sekitar sepuluh menit.'] },
    }),
  },
  visibleWhen,
});

/** Ways on. */
export const linkCards = objectWords<LinkCardsBlock>('blok-linkCards', 'Kartu tautan', {
  type: typeKey('linkCards'),
  items: {
    about: 'Kartu-kartu; masing-masing satu tautan.',
    examples: [[{ title: 'Lacak', text: 'Status permohonan Anda.', href: '/tracking', icon: 'search' }]],
    of: objectWords<LinkCard>('kartuTautan', 'Kartu tautan', {
      title: { title: 'Judul', about: 'Judul kartu.', examples: ['Lacak Permohonan'] },
      text: { title: 'Teks', about: 'Penjelasannya.', examples: ['Lihat status permohonan Anda.'] },
      href: {
        about: 'Tujuan: jalur situs ini, `https:`, `mailto:`, `tel:`, atau `#…`.',
        examples: ['/tracking'],
      },
      icon: {
        about: 'Ikon kartu.',
        examples: ['search'],
        choices: {
          search: 'Kaca pembesar.',
          calculator: 'Kalkulator.',
          phone: 'Telepon.',
          document: 'Dokumen.',
          branch: 'Kantor cabang.',
          account: 'Buku tabungan.',
          money: 'Uang kertas.',
        },
      },
    }),
  },
  visibleWhen,
});

/** Something to show to a scanner. */
export const qrCode = objectWords<QrCodeBlock>('blok-qrCode', 'Kode QR', {
  type: typeKey('qrCode'),
  text: {
    title: 'Teks',
    about:
      'Isi kode, paling banyak 106 karakter; tertulis besar di bawahnya. Di dalam formulir boleh memuat `{rumus}`.',
    examples: ['{response.data.registrationNumber}', 'A-0001'],
  },
  label: { about: 'Apa isinya itu.', examples: ['Nomor registrasi'] },
  visibleWhen,
});

/** A day for the calendar. */
export const calendar = objectWords<CalendarBlock>('blok-calendar', 'Simpan ke kalender', {
  type: typeKey('calendar'),
  day: {
    about: 'Tanggal sehari penuh, `YYYY-MM-DD`; tombol tidak tampil bila bukan tanggal.',
    examples: ["{formatDate(tanggalBooking, 'yyyy-MM-dd')}", '2026-03-03'],
  },
  title: { about: 'Judul catatan kalender.', examples: ['Kunjungan ke {label(cabang)}'] },
  text: { about: 'Keterangan di dalamnya.', examples: ['Bawa KTP asli. Nomor registrasi {nomor}'] },
  place: { about: 'Alamatnya.', examples: ['{alamatCabang}'] },
  visibleWhen,
});

const categories = {
  about: 'Nama kategori yang ditampilkan. Daftar kosong: semua.',
  examples: [['tabungan'], []],
} as const;

/** Products in a row. */
export const carousel = objectWords<CarouselBlock>('blok-carousel', 'Jajaran produk', {
  type: typeKey('carousel'),
  title: { title: 'Judul', about: 'Judul jajaran.', examples: ['Produk Pilihan'] },
  categories,
  visibleWhen,
});

/** Products in tabs. */
export const categoryTabs = objectWords<CategoryTabsBlock>('blok-categoryTabs', 'Produk per kategori', {
  type: typeKey('categoryTabs'),
  title: { title: 'Judul', about: 'Judul bagian ini.', examples: ['Semua Produk'] },
  categories,
  excludeFormSlugs: { about: 'Nama formulir yang tidak ditampilkan.', examples: [['simulasi-kredit']] },
  first: {
    about: 'Nama produk, atau formulirnya, yang tampil lebih dahulu, beserta tab kategorinya.',
    examples: [['tabungan-rencana']],
  },
  all: {
    title: 'Tab Semua',
    about: '`true`: tab pertama, "Semua", menampilkan produk semua kategori di bawah nama kategorinya.',
    examples: [true],
  },
  visibleWhen,
});

/** The search for an application. */
export const tracking = objectWords<TrackingBlock>('blok-tracking', 'Pelacakan', {
  type: typeKey('tracking'),
  visibleWhen,
});

/** What was begun or sent on this device. */
export const resume = objectWords<ResumeBlock>('blok-resume', 'Lanjutkan', {
  type: typeKey('resume'),
  visibleWhen,
});

/** A form inside a page or step. */
export const form = objectWords<FormEmbedBlock>('blok-form', 'Formulir lain', {
  type: typeKey('form'),
  slug: {
    about:
      'Nama formulir itu. Di dalam langkah ia menyatu dengan formulir ini; di halaman ia berdiri sendiri tanpa simpanan.',
    examples: ['simulasi-kredit'],
  },
  visibleWhen,
});
