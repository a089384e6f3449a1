/** Words of the frame around every page, and of the pages that stand in for one that cannot be shown. */
export const pageWords = {
  portal: 'e-Form',
  /** Names the link in the header. */
  toHome: (brand: string) => `${brand}, ke beranda`,
  skipToContent: 'Langsung ke isi',
  home: 'Kembali ke Beranda',
  retry: 'Coba lagi',
  /** After a fault in our own code. */
  reload: 'Muat ulang',
  loading: 'Memuat …',
  offline: 'Tidak ada koneksi internet. Jawaban Anda di perangkat ini tetap ada.',
  footer: 'Layanan permohonan produk perbankan secara online.',
  /** A promise that helps visitors to recognise a swindler. */
  neverAsked: 'Kami tidak pernah meminta PIN, kata sandi, atau kode OTP Anda.',
  /** Name the lists of ways through the portal, in the header and below the page. */
  navigation: 'Navigasi utama',
  footerNavigation: 'Navigasi kaki halaman',
  /** The button that folds the navigation out on a narrow screen. */
  menu: 'Menu',
  ways: {
    home: 'Beranda',
    products: 'Produk',
    tracking: 'Lacak Permohonan',
    simulation: 'Simulasi Kredit',
    privacy: 'Kebijakan Privasi',
  },
  /** Heads the ways on from a page that stands in for another. */
  elsewhere: 'Lanjut ke halaman lain',
  /** Whom to ask, on every page. */
  help: {
    ask: 'Butuh bantuan?',
    title: 'Hubungi kami',
    phone: 'Telepon',
    whatsapp: 'WhatsApp',
    email: 'Email',
    /** Leads to answers to common questions. */
    more: 'Pertanyaan yang sering diajukan',
  },
  /** In the console, before what could not be read of what stands around every page. */
  siteBroken: 'Sebagian isi pages/site.json tidak dikenal dan tidak dipakai',
  /** Closes a toast or what a button has opened. */
  close: 'Tutup',
  newTab: '(membuka tab baru)',
  /** In place of a part of a page whose code did not come. */
  partMissing:
    'Bagian ini belum dapat dimuat. Periksa koneksi internet Anda, lalu muat ulang halaman; jawaban yang tersimpan di perangkat ini akan terisi kembali.',
  /** In place of a part of a page that failed. */
  blockFailed: 'Bagian ini tidak dapat ditampilkan.',
} as const;

/** Title and text of a page in place of the one that was asked for. */
export interface FaultWords {
  title: string;
  text: string;
}

export const notFound: FaultWords = {
  title: 'Halaman tidak ditemukan',
  text: 'Alamat ini tidak ada atau sudah dipindahkan.',
};

export const crashed: FaultWords = {
  title: 'Halaman ini bermasalah',
  text: 'Silakan muat ulang halaman. Jawaban yang tersimpan di perangkat ini tidak hilang.',
};

/** The code of a page did not come, nor after the page was reloaded. */
export const pageCodeMissing: FaultWords = {
  title: 'Halaman belum dapat dimuat',
  text: 'Periksa koneksi internet Anda, lalu muat ulang halaman. Jawaban yang tersimpan di perangkat ini tidak hilang.',
};

/** A page of content that cannot be opened. */
export const contentWords = {
  /** On the button behind which guide text stands, and above that text. */
  guide: 'Petunjuk',
  /** Names such a button and what it opens, by the first words of the help. */
  guideOn: (words: string) => `Petunjuk: ${words}`,
  /** In the console, before what could not be read of a page that stands. */
  leftOut: (page: string) => `Sebagian isi halaman "${page}" tidak dikenal dan tidak ditampilkan`,
  broken: {
    title: 'Halaman sedang diperbaiki',
    text: 'Silakan kembali beberapa saat lagi. Halaman lain tetap dapat dibuka.',
  },
  failed: {
    title: 'Halaman gagal dimuat',
    text: 'Coba lagi. Bila tetap gagal, periksa koneksi internet Anda.',
  },
} as const;

/** A form that cannot be opened. */
export const definitionWords = {
  missing: {
    title: 'Formulir tidak ditemukan',
    text: 'Periksa kembali alamatnya, atau pilih produk dari beranda.',
  },
  broken: {
    title: 'Formulir sedang diperbaiki',
    text: 'Silakan kembali beberapa saat lagi. Produk lain tetap dapat diajukan.',
  },
  /** Its conditions leave the visitor no step. */
  empty: {
    title: 'Tidak ada yang perlu diisi',
    text: 'Formulir ini tidak meminta data apa pun dari Anda. Silakan pilih produk lain dari beranda.',
  },
  failed: {
    title: 'Formulir gagal dimuat',
    text: 'Coba lagi. Bila tetap gagal, periksa koneksi internet Anda.',
  },
  /** Heads the list of mistakes, which an editor unfolds. */
  issues: 'Rincian untuk pengelola formulir',
  issue: (expected: string, received: string) => `seharusnya ${expected}; tertulis ${received}.`,
} as const;
