export const rowsWords = {
  /** The button that adds a row, when the definition says nothing. */
  add: (label: string) => `Tambah ${label}`,
  /** In place of the rows, when the definition says nothing. */
  empty: 'Belum ada data',
  /** Behind the button that adds one, once there are as many as there may be. */
  full: (most: number) => `Maksimal ${most}`,
  remove: 'Hapus',
  /** On a card, where rows have pages of their own: leads to that page. */
  edit: (heading: string) => ({ text: 'Ubah', name: `Ubah ${heading}` }),
  /** The same where nothing can be changed. */
  view: (heading: string) => ({ text: 'Lihat', name: `Lihat ${heading}` }),
  /** Behind the answers on a card, when the row has more. */
  more: (count: number) => `dan ${count} jawaban lain`,
  /** On the card of a row without answers. */
  unanswered: 'Belum diisi',
  /** On the page of a row: judges it and leads back. */
  save: 'Simpan',
  /** Names the button for screen readers. */
  removeRow: (heading: string) => `Hapus ${heading}`,
  /** The question before a row with answers is removed. */
  question: (heading: string) => ({ title: `Hapus ${heading}?`, text: 'Jawaban di dalamnya ikut terhapus.' }),
  cancel: 'Batal',
  undo: 'Urungkan',
  /** What has happened, shown and read out. */
  announced: {
    added: (heading: string) => `${heading} ditambahkan`,
    removed: (heading: string) => `${heading} dihapus`,
    saved: (heading: string) => `${heading} disimpan`,
    restored: (heading: string) => `${heading} dikembalikan`,
  },
} as const;
