/** Words of the home page. */
export const homeWords = {
  title: 'Ajukan Produk Perbankan',
  intro: 'Pilih produk, isi formulir, dan kirim pengajuan Anda secara online.',
  products: 'Produk Kami',
  howItWorks: 'Cara Mengajukan',
  /** In their order. */
  steps: [
    { title: 'Pilih produk', text: 'Buka formulir produk yang Anda inginkan.' },
    { title: 'Isi formulir', text: 'Jawaban tersimpan sementara di perangkat Anda selama pengisian.' },
    { title: 'Periksa dan kirim', text: 'Baca kembali seluruh jawaban sebelum dikirim.' },
    { title: 'Simpan nomor registrasi', text: 'Nomor ini adalah bukti pengajuan Anda.' },
  ],
  /** Default text of a card's link (spec 1, section 2). */
  readMore: 'Baca Selengkapnya',
  loading: 'Memuat produk …',
  empty: 'Belum ada produk yang dapat diajukan.',
  failed: 'Gagal memuat produk',
  failedHint: 'Periksa koneksi internet Anda, lalu coba lagi.',
  retry: 'Coba lagi',
} as const;
