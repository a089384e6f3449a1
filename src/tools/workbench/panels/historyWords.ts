/** Words of the panel of what was published. */
export const historyWords = {
  title: 'Versi',
  none: 'Produk ini belum pernah ditayangkan dari sini. Setiap penayangan tercatat di sini dengan tanggal, nama, dan alasannya.',
  failed: 'Riwayat gagal dibaca.',
  version: (version: number) => `Versi ${version}`,
  by: (moment: string, author: string) => `${moment}, oleh ${author}`,
  asks: (version: number) =>
    `Naskah dan skenario sekarang diganti dengan yang dari versi ${version}. Yang berubah di naskah:`,
  restore: (version: number) => `Kembalikan versi ${version}`,
  present: 'Sama dengan naskah sekarang',
  compare: 'Yang diubahnya',
  same: 'Tidak ada perbedaan.',
  unreadable: 'Salah satu versi itu tidak dapat dibaca.',
  gone: 'Berkas versi itu tidak ada lagi.',
  restored: (version: number) =>
    `Versi ${version} dikembalikan dan disimpan. Pengunjung baru melihatnya setelah ditayangkan.`,
  scenariosToo: 'Skenarionya ikut dikembalikan.',
  scenariosStay: 'Versi itu tidak menyimpan skenario; skenario sekarang tetap.',
  scenariosFailed: 'Skenarionya tidak dapat ditulis; yang sekarang tetap.',
  stays: (names: string) =>
    `Tidak ikut dikembalikan, karena dipakai bersama dan sudah berubah sejak versi itu: ${names}.`,
  cancel: 'Batal',
  undo: 'Urungkan pengembalian',
  undone: 'Naskah dan skenario kembali seperti sebelumnya.',
  reason: (version: number) => `Kembali ke versi ${version}`,
} as const;
