export const branchWords = {
  /** In place of the list while the answers that it needs have no label of their own. */
  waiting: 'Lengkapi isian lain terlebih dahulu',
  loading: 'Memuat daftar kantor cabang …',
  /** No branch is found. */
  empty: 'Data tidak ditemukan!',
  /** No branch is open in that city on that day. */
  closed: 'Data tidak ditemukan! Pilih kota atau tanggal lain',
  failed: 'Daftar kantor cabang gagal dimuat.',
  /** Beside `failed`, above the sample that is shown instead. */
  sample: 'Yang ditampilkan hanyalah contoh.',
  /** The bank's list has come, without the branch that was chosen from the sample. */
  sampleUnknown:
    'Kantor cabang contoh yang Anda pilih tidak ada dalam daftar bank. Jawaban lain tetap tersimpan. Pilih kantor cabang lain atau coba lagi.',
  /** Above how the bank can be reached. */
  askUs: 'Bila ragu, hubungi kami:',
  retry: 'Coba lagi',
  /** Read out by the live region when the list has come. */
  loaded: (count: number) => `${count} kantor cabang tersedia`,
  /** Names the search box. */
  search: 'Cari kantor cabang',
  searchHint: 'Nama atau alamat',
  /** Read out by the live region while the list is searched. */
  hits: (count: number) => `${count} kantor cabang ditemukan`,
  /** Above a list that may hide the chosen branch. */
  chosen: (name: string) => `Terpilih: ${name}`,
  /** Of a service: how many people can still be served, and how many wait. */
  available: (people: number) => `Tersedia ${people} orang`,
  queue: (people: number) => `Antrian saat ini ${people}`,
  /** Above a list, what the two numbers count. */
  figures: 'Tersedia: sisa tempat pada tanggal yang dipilih. Antrian: orang yang sudah menunggu.',
  /** Of a service whose quota is used up. */
  full: 'Kuota habis',
  /** Of a branch that can therefore not be chosen. */
  fullBranch: 'Tidak dapat dipilih untuk tanggal ini',
  location: 'Lihat Lokasi',
  /** The same for screen readers, where several links stand in a row. */
  locationOf: (name: string) => `Lihat Lokasi ${name} (membuka tab baru)`,
} as const;
