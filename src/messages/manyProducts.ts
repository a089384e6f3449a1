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
