/** What an editor reads of a function of formulas. */
interface FunctionWords {
  /** How it is called. */
  call: string;
  about: string;
  /** A formula, and what it gives. */
  example: readonly [formula: string, result: string];
}

/** A sentence on each function of formulas, by its name. */
export const functionWords: Readonly<Record<string, FunctionWords>> = {
  sum: {
    call: 'sum(angka, …)',
    about: 'Jumlah; yang kosong dilewati.',
    example: ['sum(1000, 500)', '1500'],
  },
  min: { call: 'min(angka, …)', about: 'Yang terkecil; yang kosong dilewati.', example: ['min(3, 2)', '2'] },
  max: { call: 'max(angka, …)', about: 'Yang terbesar; yang kosong dilewati.', example: ['max(3, 2)', '3'] },
  round: {
    call: 'round(angka)',
    about: 'Dibulatkan; setengah ke atas.',
    example: ['round(2.5)', '3'],
  },
  floor: { call: 'floor(angka)', about: 'Dibulatkan ke bawah.', example: ['floor(2.9)', '2'] },
  if: {
    call: 'if(syarat, bila ya, bila tidak)',
    about: 'Sama dengan `syarat ? bila ya : bila tidak`; kosong selama syaratnya kosong.',
    example: ["if(2 > 1, 'ya', 'tidak')", 'ya'],
  },
  code: {
    call: 'code(pilihan)',
    about: 'Kode sebuah pilihan: bagian sebelum `|` yang pertama.',
    example: ["code('1|Islam')", '1'],
  },
  label: {
    call: 'label(pilihan)',
    about: 'Yang dibaca pengunjung dari sebuah pilihan; dari beberapa pilihan, dipisah koma.',
    example: ["label('1|Islam')", 'Islam'],
  },
  isEmpty: {
    call: 'isEmpty(nilai)',
    about: 'Benar selama nilainya kosong. `0` dan `false` tidak kosong.',
    example: ["isEmpty('')", 'true'],
  },
  given: {
    call: 'given(nilai)',
    about: 'Benar bila nilainya tidak kosong: kebalikan dari isEmpty(…).',
    example: ['given(0)', 'true'],
  },
  number: {
    call: 'number(teks)',
    about: 'Bilangan dari teks, atau dari kode sebuah pilihan.',
    example: ["number('24|24 bulan')", '24'],
  },
  length: { call: 'length(teks)', about: 'Banyaknya karakter.', example: ["length('budi')", '4'] },
  upper: { call: 'upper(teks)', about: 'Menjadi huruf besar.', example: ["upper('budi')", 'BUDI'] },
  lower: { call: 'lower(teks)', about: 'Menjadi huruf kecil.', example: ["lower('BUDI')", 'budi'] },
  concat: {
    call: 'concat(nilai, …)',
    about: 'Disambung menjadi satu teks; yang kosong dilewati.',
    example: ["concat('RT ', '01')", 'RT 01'],
  },
  terbilang: {
    call: 'terbilang(angka)',
    about: 'Bilangan dengan kata-kata.',
    example: ["terbilang(1500) + ' Rupiah'", 'Seribu Lima Ratus Rupiah'],
  },
  formatNumber: {
    call: 'formatNumber(angka)',
    about: 'Bilangan dengan titik ribuan.',
    example: ['formatNumber(1500000)', '1.500.000'],
  },
  addYears: {
    call: 'addYears(tanggal, tahun)',
    about: 'Tanggal sekian tahun kemudian; 29 Februari menjadi 28 Februari. Bilangan negatif: sebelumnya.',
    example: ["addYears('2026-11-25', 17)", '2043-11-25'],
  },
  addMonths: {
    call: 'addMonths(tanggal, bulan)',
    about: 'Tanggal sekian bulan kemudian; tidak melewati akhir bulan. Bilangan negatif: sebelumnya.',
    example: ["addMonths('2026-01-31', 1)", '2026-02-28'],
  },
  addDays: {
    call: 'addDays(tanggal, hari)',
    about: 'Tanggal sekian hari kemudian.',
    example: ["addDays('2026-01-31', 1)", '2026-02-01'],
  },
  years: {
    call: 'years(dari, sampai)',
    about: 'Tahun penuh di antara dua tanggal; negatif bila yang kedua lebih awal.',
    example: ["years('2009-11-26', '2026-11-25')", '16'],
  },
  months: {
    call: 'months(dari, sampai)',
    about: 'Bulan penuh di antara dua tanggal; negatif bila yang kedua lebih awal.',
    example: ["months('2026-01-31', '2026-02-28')", '1'],
  },
  days: {
    call: 'days(dari, sampai)',
    about: 'Hari di antara dua tanggal; negatif bila yang kedua lebih awal.',
    example: ["days('2026-11-25', '2026-12-01')", '6'],
  },
  age: {
    call: 'age(tanggal lahir)',
    about: 'Usia hari ini dalam tahun penuh: `years(tanggal lahir, today())`.',
    example: ['age(addYears(today(), -17))', '17'],
  },
  nikBirthDate: {
    call: 'nikBirthDate(nik)',
    about:
      'Tanggal lahir menurut sebuah NIK; kosong bila bukan NIK. Tawarkan saja: data sebagian orang berbeda dari NIK-nya.',
    example: ["nikBirthDate('3273014101900001')", '1990-01-01'],
  },
  nikIsFemale: {
    call: 'nikIsFemale(nik)',
    about: 'Benar bila sebuah NIK milik perempuan; kosong bila bukan NIK.',
    example: ["nikIsFemale('3273014101900001')", 'true'],
  },
  digits: {
    call: 'digits(teks)',
    about: 'Angka-angka sebuah teks; kosong bila tidak ada, misalnya di tempat lahir.',
    example: ["digits('BANDUNG, 17-08-1990')", '17081990'],
  },
  phone: {
    call: 'phone(nomor)',
    about: 'Nomor telepon dalam satu tulisan: `0812…`, `812…`, dan `+62 812…` sama.',
    example: ["phone('0812-3456-7890')", '+6281234567890'],
  },
  formatDate: {
    call: "formatDate(tanggal, 'pola')",
    about: 'Tanggal sebagai teks menurut polanya: `yyyy`, `yy`, `MMMM` (nama bulan), `MM`, `M`, `dd`, `d`.',
    example: ["formatDate('2026-08-17', 'd MMMM yyyy')", '17 Agustus 2026'],
  },
  today: { call: 'today()', about: 'Hari ini.', example: ['addDays(today(), 1)', 'besok'] },
  year: { call: 'year(tanggal)', about: 'Tahun sebuah tanggal.', example: ["year('2026-08-17')", '2026'] },
  pmt: {
    call: 'pmt(bunga per bulan, bulan, pinjaman)',
    about: 'Angsuran per bulan; bulatkan bila bukan pertanyaan `currency`.',
    example: ['round(pmt(0.01, 12, 100000000))', '8884879'],
  },
  pv: {
    call: 'pv(bunga per bulan, bulan, angsuran)',
    about: 'Pinjaman yang terbayar dengan angsuran itu.',
    example: ['floor(pv(0.01, 12, 10000000))', '112550774'],
  },
  answers: {
    call: "answers('tahap', …)",
    about: 'Semua jawaban yang akan dikirim, atau jawaban tahap itu saja. Hanya di dalam `body`.',
    example: ['answers()', 'objek'],
  },
  json: {
    call: 'json(nilai)',
    about: 'Nilai itu sebagai teks JSON.',
    example: ['json(true)', 'true'],
  },
  contains: {
    call: 'contains(pilihan, kode)',
    about: 'Benar bila kelompok centang memuat kode itu, atau teks memuat bagian itu.',
    example: ["contains('KTP, NPWP', 'KTP')", 'true'],
  },
  score: {
    call: 'score(pilihan)',
    about: 'Nilai (`score`) pilihan yang dipilih; dari kelompok centang jumlahnya.',
    example: ['score(risiko) + score(tujuan)', '5'],
  },
  count: {
    call: 'count(baris)',
    about:
      'Banyaknya baris sebuah kelompok baris, atau banyaknya pilihan. Juga `sum`, `min`, dan `max` membaca baris.',
    example: ['count(anak) + sum(anak.usia)', '21'],
  },
  join: {
    call: "join(baris.nama, 'pemisah')",
    about: 'Jawaban semua baris sebagai satu teks; yang kosong dilewati, pilihan dengan labelnya.',
    example: ["join(anak.namaAnak, ', ')", 'Ayu, Budi'],
  },
  every: {
    call: 'every(syarat atas baris.nama)',
    about: 'Benar bila berlaku di setiap baris; juga bila tidak ada baris.',
    example: ['every(anak.usia < 17)', 'true'],
  },
  some: {
    call: 'some(syarat atas baris.nama)',
    about: 'Benar bila berlaku di salah satu baris.',
    example: ['some(anak.usia >= 10)', 'true'],
  },
  unique: {
    call: 'unique(baris.pertanyaan)',
    about: 'Benar bila tidak ada dua yang sama; yang kosong dilewati.',
    example: ["unique('a', 'b', 'a')", 'false'],
  },
};
