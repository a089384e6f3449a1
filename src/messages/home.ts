/** Words of the home page. */
export const homeWords = {
  title: 'Ajukan Produk Perbankan',
  intro: 'Pilih produk, isi formulir, dan kirim pengajuan Anda secara online.',
  howItWorks: ['Pilih produk', 'Isi formulir', 'Periksa dan kirim', 'Simpan nomor registrasi'],
  products: 'Produk Kami',
  /** Default text of a card's link (spec 1, section 2). */
  readMore: 'Baca Selengkapnya',
  loading: 'Memuat produk …',
  empty: 'Belum ada produk yang dapat diajukan.',
  failed: 'Gagal memuat produk',
  retry: 'Coba lagi',
} as const;
