/** Words around the products of a page. */
export const productWords = {
  /** Default text of a card's link. */
  readMore: 'Baca Selengkapnya',
  loading: 'Memuat produk …',
  empty: 'Belum ada produk yang dapat diajukan.',
  failed: 'Gagal memuat produk',
  failedHint: 'Coba lagi. Bila tetap gagal, periksa koneksi internet Anda.',
  /** What a row of cards that moves is called. */
  carousel: 'deretan produk',
  previous: 'Produk sebelumnya',
  next: 'Produk berikutnya',
  /** Names the group of buttons that lead to a position of the row. */
  positions: 'Pilih produk',
  goTo: (position: number, count: number) => `Ke posisi ${position} dari ${count}`,
  /** Read out after the row has moved; cards are counted from 1. */
  shown: (first: number, last: number, count: number) =>
    first === last ? `Produk ${first} dari ${count}` : `Produk ${first} sampai ${last} dari ${count}`,
  /** Names the list of tabs. */
  categories: 'Kategori produk',
  /** Names the tab of all categories. */
  all: 'Semua',
} as const;

/** Words of long lists of products: of the search among them, and of the button that draws more. */
export const manyProductsWords = {
  /** Labels the search among many products. */
  search: 'Cari produk',
  searchExample: 'Nama produk atau kebutuhan Anda',
  /** Read out while a visitor types. */
  found: (count: number) => `${count} produk ditemukan`,
  notFound: (query: string) => `Tidak ada produk yang cocok dengan “${query}”.`,
  clearSearch: 'Tampilkan semua produk',
  /** Draws so many cards more. */
  more: (count: number) => `Tampilkan ${count} produk lagi`,
} as const;
