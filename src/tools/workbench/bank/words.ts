/** Words of the panel with the bank's answers. */
export const bankWords = {
  intro:
    'Yang diminta formulir ini dari bank. Pilih jawaban yang ingin dicoba; berlaku untuk permintaan berikutnya, hanya di formulir di samping.',
  none: 'Formulir ini tidak meminta apa pun dari bank.',
  waiting: 'Daftar muncul setelah definisi dapat dibuka.',
  usedBy: (users: string) => `Dipakai oleh: ${users}`,
  reset: 'Semua seperti biasa',
  own: 'Isi jawaban (JSON)',
  notJson: 'Belum berupa JSON; permintaan dijawab seperti biasa.',
  sealed: 'Di sini tidak ada yang dikirim ke bank: yang tidak dipilih dijawab dengan contoh dari kontrak.',
  refused: (status: string) => `Ditolak (HTTP ${status})`,
  refusedInside: (status: string) => `Ditolak di dalam jawaban (statusCode ${status})`,
  refusal: 'Jawaban buatan editor',
  treatments: {
    usual: 'Seperti biasa',
    sample: 'Berhasil (contoh dari kontrak)',
    slow: 'Lambat (8 detik)',
    swapped: 'Tertukar (jawaban kedua datang lebih dahulu)',
    offline: 'Tidak ada koneksi',
    lost: 'Hilang (tidak pernah dijawab)',
    html: 'Tidak terbaca (halaman galat)',
    broken: 'Tidak terbaca (terpotong)',
    empty: 'Daftar kosong',
    own: 'Jawaban sendiri',
  },
  users: {
    submit: 'pengiriman formulir',
    action: (name: string) => `tindakan “${name}”`,
    popup: 'popup tombol lanjut',
    receipt: 'unduhan di halaman nomor registrasi',
    days: 'tanggal yang tidak dapat dipilih',
  },
} as const;
