/** Words of the list of products, and of what begins a new one. */
export const productsWords = {
  title: 'Editor formulir',
  list: 'Produk',
  search: 'Cari produk, potongan, halaman, atau popup',
  notFound: 'Tidak ada yang cocok.',
  beside: { fragments: 'Potongan bersama', pages: 'Halaman', popups: 'Popup' },
  piece: (asked: readonly string[], count: number) =>
    [...(asked.length > 0 ? [asked.join(', ')] : []), `dipakai ${count} produk`].join(' · '),
  page: (name: string) =>
    name === 'site' ? 'Yang tampil di sekeliling setiap halaman' : name === 'home' ? '/' : `/${name}`,
  popup: 'Isi jendela yang dibuka sebuah tombol',

  intro:
    'Pilih produk untuk menyuntingnya, atau buat yang baru. Yang disimpan di sini langsung terlihat di portal komputer ini; pengunjung bank melihat versi yang terakhir ditayangkan.',
  noFolder:
    'Editor ini membaca dan menyimpan folder form-definitions di komputer Anda. Buka foldernya dahulu; tidak ada yang diunggah.',
  none: 'Folder ini belum berisi produk. Buat yang pertama.',
  missing: (slug: string) => `Belum ada produk dengan alamat “${slug}”.`,
  makeMissing: 'Buat produk ini',
  state: {
    same: (version: number) => `Tayang versi ${version}`,
    changed: (version: number) => `Berubah sejak versi ${version}`,
    broken: () => 'Rusak: belum dapat dibuka',
    never: () => 'Belum pernah ditayangkan',
  },
  changed: (moment: string) => `Diubah ${moment}`,
  unsaved: 'Ada perubahan yang belum disimpan',
  checking: 'Sedang diperiksa …',
  attention: (errors: number, advice: number) =>
    [...(errors > 0 ? [`${errors} kesalahan`] : []), ...(advice > 0 ? [`${advice} saran`] : [])].join(', '),
  asks: (what: string) => `Minta perhatian: ${what}`,
  sound: 'Tidak ada temuan',
  make: 'Produk baru',
  form: {
    title: 'Produk baru',
    begin: 'Mulai dari',
    nama: 'Nama produk',
    slug: 'Alamat',
    kode: 'Kode produk',
    hints: {
      nama: 'Seperti yang dibaca pengunjung, misalnya: Tabungan Pelajar',
      slug: 'Ujung alamatnya dan nama berkasnya; huruf kecil, angka, dan tanda hubung',
      kode: 'Ikut dikirim ke bank bersama jawaban; tidak boleh sama dengan produk lain',
    },
    card: 'Kartu di beranda',
    noCard: 'Tanpa kartu',
    submit: 'Buat dan buka',
    cancel: 'Batal',
  },
  ways: {
    empty: { title: 'Kosong', about: 'Satu langkah dengan satu pertanyaan.' },
    copy: { title: 'Salinan sebuah produk', about: 'Dengan nama, alamat, dan kode sendiri.' },
    import: {
      title: 'Impor dari XLSForm',
      about: 'Formulir survei dari Excel (.xlsx). Yang tidak dapat dibawa disebut selnya.',
    },
    which: 'Produk yang disalin',
    choose: 'Pilih produk',
    chooseFirst: 'Pilih produk yang disalin.',
    shape: (steps: readonly string[], questions: number) =>
      `${steps.length} langkah (${steps.join(', ')}), ${questions} pertanyaan.`,
    scenarios: (count: number) => `${count} skenarionya ikut disalin.`,
    noScenarios: 'Produk itu tidak mempunyai skenario.',
    brokenScenarios: 'Skenarionya tidak ikut: berkasnya tidak dapat dibaca.',
    broken: 'Produk itu rusak. Perbaiki dahulu, baru salin.',
    file: 'Berkas XLSForm',
    fileHint: 'Berkas dibaca di peramban ini; tidak ada yang diunggah.',
    fileFirst: 'Pilih berkas XLSForm.',
    fixFile: 'Perbaiki berkas itu, atau pilih yang lain.',
  },
  notMade: {
    conflict: 'Alamat itu baru saja dipakai. Pilih yang lain.',
    'not-json': 'Produk tidak dapat ditulis.',
    failed: 'Produk tidak dapat ditulis. Periksa apakah npm start masih berjalan, atau buka foldernya lagi.',
  },
  onlyForm: 'Produk dibuat, tetapi skenarionya tidak dapat ditulis.',
  back: 'Semua produk',
  leave: {
    title: 'Perubahan belum disimpan',
    text: 'Bila Anda keluar tanpa menyimpan, perubahan sejak penyimpanan terakhir hilang.',
    stay: 'Tetap di sini',
    go: 'Keluar tanpa menyimpan',
    saveAndGo: 'Simpan dan keluar',
  },
} as const;
