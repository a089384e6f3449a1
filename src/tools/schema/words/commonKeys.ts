import type { Allowance, AnswerCheck, Condition, Messages, TickField, WholeField } from '../../../language';
import { condition, conditionKey, visibleKey } from './conditions';
import { objectWords, type WordsOf } from './types';

const thatExamples: readonly [Condition, ...Condition[]] = [
  'nomorRekening != rekeningSumber',
  'sum(limitPertama, limitKedua) <= limitKartu',
  [{ name: 'tanggalSelesai', condition: 'atLeast', value: '{tanggalMulai}' }],
];

const check = objectWords<AnswerCheck>('pemeriksaan', 'Pemeriksaan', {
  that: {
    title: 'Yang harus berlaku',
    about:
      'Yang harus berlaku: syarat (daftar perbandingan, kelompok, atau nama syarat) atau rumus. Selama salah satu jawaban yang dibacanya tersembunyi, tidak diperiksa.',
    examples: thatExamples,
    of: condition,
  },
  message: {
    title: 'Pesan',
    about: 'Yang dibaca pengunjung bila tidak berlaku; boleh memuat `{rumus}`.',
    examples: ['Nomor rekening tidak boleh sama dengan rekening sumber dana'],
  },
  level: {
    about: 'Bila tidak berlaku. Tanpa ini: `error`.',
    examples: ['warning'],
    choices: {
      error: 'Pengunjung tidak dapat lanjut sebelum diperbaiki.',
      warning: 'Hanya ditampilkan; pengunjung tetap dapat lanjut.',
    },
  },
  whenEmpty: {
    about: 'Tanpa ini: selama salah satu jawaban yang dibaca masih kosong, tidak diperiksa.',
    examples: ['judge'],
    choices: { judge: 'Diperiksa juga selagi ada jawaban yang kosong.' },
  },
  at: {
    about:
      'Pertanyaan yang ditandai salah; ringkasan kesalahan membawa ke yang pertama. Tanpa ini: pertanyaan tempat pemeriksaan ini ditulis, atau yang pertama dibacanya.',
    examples: [['nomorRekening']],
  },
});

/** The words on the key `checks`. */
export const checksKey = (about: string) => ({
  title: 'Pemeriksaan',
  about: `${about} Diperiksa saat tombol lanjut ditekan, dan saat mengisi begitu semua yang dibacanya pernah diisi.`,
  examples: [
    [
      {
        that: 'nomorRekening != rekeningSumber',
        message: 'Nomor rekening tidak boleh sama dengan rekening sumber dana',
      },
    ],
  ] as const satisfies readonly [readonly AnswerCheck[]],
  of: check,
});

/** What an editor reads of a field's own messages. */
const messages = objectWords<Messages>('pesan', 'Pesan sendiri', {
  required: {
    title: 'Wajib diisi',
    about: 'Belum diisi, belum dipilih, atau belum dicentang.',
    examples: ['Isi nama sesuai KTP'],
  },
  minLength: {
    title: 'Paling sedikit huruf',
    about: 'Lebih pendek dari `minLength`.',
    examples: ['NIK terdiri dari {limit} digit'],
  },
  maxLength: {
    title: 'Paling banyak huruf',
    about: 'Lebih panjang dari `maxLength`.',
    examples: ['Singkat menjadi {limit} karakter'],
  },
  rule: {
    title: 'Huruf yang boleh',
    about: 'Memuat karakter di luar `rule`.',
    examples: ['Tulis nomornya saja, tanpa spasi'],
  },
  format: {
    about: 'Bentuk isian tidak sesuai, menurut `format`.',
    examples: ['Tulis seperti 12.345.678.9-012.345'],
  },
  email: { about: 'Bukan alamat email.', examples: ['Tulis seperti nama@contoh.co.id'] },
  min: { title: 'Paling sedikit', about: 'Di bawah `min`.', examples: ['Setoran minimal Rp {limit}'] },
  max: {
    title: 'Paling banyak',
    about: 'Di atas `max`; juga pemberitahuan bila nilainya diturunkan ke `max`.',
    examples: ['Plafon Anda Rp {limit}'],
  },
  minDate: {
    title: 'Hari pertama',
    about: 'Sebelum `minDate`, atau sebelum tahun 1900.',
    examples: ['Pilih {limit} atau sesudahnya'],
  },
  maxDate: {
    title: 'Hari terakhir',
    about: 'Sesudah `maxDate`, atau lebih dari 10 tahun ke depan.',
    examples: ['Anda harus sudah berusia 17 tahun: lahir paling lambat {limit}'],
  },
  closedDay: {
    about: 'Hari yang ditutup, oleh `disable` atau `maxWeekdaysAhead`.',
    examples: ['Cabang buka Senin sampai Jumat'],
  },
  date: { about: 'Bukan tanggal.', examples: ['Tulis seperti 31/12/1990'] },
  fileType: { about: 'Jenis file tidak diterima.', examples: ['Foto KTP harus JPG atau PNG'] },
  fileSize: {
    about: 'Berkas terlalu besar, lebih dari `maxSizeBytes`; `{limit}` dalam MB.',
    examples: ['Kecilkan foto menjadi {limit} MB'],
  },
  fileCount: { about: 'Berkas terlalu banyak, lebih dari `maxFiles`.', examples: ['Cukup {limit} foto'] },
  minRows: {
    title: 'Paling sedikit baris',
    about: 'Baris kurang dari `minRows`.',
    examples: ['Isi minimal {limit} orang'],
  },
  maxRows: {
    title: 'Paling banyak baris',
    about: 'Baris lebih dari `maxRows`.',
    examples: ['Maksimal {limit} orang'],
  },
  minChosen: {
    about: 'Yang dipilih terlalu sedikit, kurang dari `minChosen`.',
    examples: ['Pilih minimal {limit}'],
  },
  maxChosen: {
    about: 'Yang dipilih terlalu banyak, lebih dari `maxChosen`.',
    examples: ['Pilih maksimal {limit}'],
  },
  option: {
    about: 'Pilihan sudah tidak ditawarkan.',
    examples: ['Produk ini sudah tidak ada; pilih yang lain'],
  },
  captcha: { about: 'Kode yang diketik ulang tidak cocok.', examples: ['Ketik empat huruf pada gambar'] },
});

/** Advice of the checker that is not followed. */
export const checkerKey = {
  about: 'Saran pemeriksa yang tidak diikuti di sini, dan alasannya.',
  examples: [{ allow: ['mixed-connectors'], because: 'Urutannya sama dengan surat edaran.' }] as [Allowance],
  of: objectWords<Allowance>('saranDiabaikan', 'Saran yang tidak diikuti', {
    allow: {
      about: 'Nama aturan pemeriksa, seperti tertulis pada temuannya.',
      examples: [['mixed-connectors']],
    },
    because: {
      about: 'Alasannya, untuk pembaca berikutnya.',
      examples: ['Urutannya sama dengan surat edaran.'],
    },
  }),
};

/** What stands inside a box beside what is typed. */
export const unitKeys: WordsOf<Pick<WholeField, 'prefix' | 'suffix'>> = {
  prefix: { about: 'Teks di dalam isian, di depan jawabannya; tidak ikut dikirim.', examples: ['±'] },
  suffix: {
    about: 'Satuan di dalam isian, di belakang jawabannya; tidak ikut dikirim.',
    examples: ['bulan'],
  },
};

/** The keys of every field but `type`. */
export const commonKeys: Omit<WordsOf<TickField>, 'type'> = {
  name: {
    title: 'Nama jawaban',
    about:
      'Nama jawaban: huruf kecil di depan, lalu huruf, angka, atau `_`. Tidak boleh sama dengan pertanyaan, nilai, atau konstanta lain.',
    examples: ['namaLengkap'],
  },
  label: {
    title: 'Pertanyaan',
    about: 'Pertanyaan yang dibaca pengunjung; boleh memuat `{rumus}`.',
    examples: ['Nama Lengkap'],
  },
  shortLabel: {
    about: 'Label pendek untuk ringkasan, pesan, dan dokumen.',
    examples: ['Penghasilan'],
  },
  help: {
    about: 'Teks berformat (HTML) di balik "Bantuan untuk …"; boleh memuat `{rumus}`.',
    examples: ['<p>Nomor ini tertera di <b>pojok kanan atas</b> kartu.</p>'],
  },
  placeholder: {
    title: 'Contoh di dalam isian',
    about: 'Petunjuk di dalam isian yang kosong. Bukan pengganti label.',
    examples: ['Contoh: 3273010101900001'],
  },
  guideText: {
    title: 'Bantuan di bawah pertanyaan',
    about: 'Bantuan di bawah label; boleh memuat `{rumus}`.',
    examples: ['Sesuai KTP'],
  },
  required: { title: 'Wajib diisi', about: '`true`: wajib diisi selama terlihat.', examples: [true] },
  messages: {
    title: 'Pesan sendiri',
    about:
      'Pesan sendiri sebagai ganti pesan baku, menurut apa yang salah. Boleh memuat `{rumus}`, `{limit}` (batas yang dilanggar), `{label}`, dan `{value}` (isiannya).',
    examples: [{ required: 'Pilih salah satu' }, { minDate: 'Pilih {limit} atau sesudahnya' }],
    of: messages,
  },
  requiredWhen: { ...conditionKey('Wajib diisi selama syarat ini berlaku.'), title: 'Wajib bila' },
  readOnly: { about: '`true`: hanya dibaca pengunjung.', examples: [true] },
  readOnlyWhen: conditionKey('Selama syarat ini berlaku, hanya dapat dibaca.'),
  visibleWhen: visibleKey('Hanya tampil selama syarat ini berlaku. Pertanyaan yang tersembunyi dikosongkan.'),
  checks: checksKey(
    'Yang harus berlaku antara jawaban ini dan yang lain; pesannya tampil di pertanyaan ini.',
  ),
  defaultValue: {
    title: 'Isi awal',
    about:
      'Diisikan bila pertanyaan tampil dan kosong. Teks yang seluruhnya `{rumus}` dihitung, dan mengikuti jawaban yang dibacanya selama pertanyaan ini belum disentuh.',
    examples: ['1|non-nasabah', '{today()}', true],
  },
  compute: {
    about:
      'Rumus; jawaban selalu hasilnya dan tidak dapat diketik. Angka dan teks tampil sebagai panel hasil, bukan kotak isian.',
    examples: [
      "terbilang(nominal) + ' Rupiah'",
      'addMonths(tanggalDebetAwal, number(jangkaWaktu))',
      "'-'",
      '0',
      'today()',
    ],
  },
  computeWhen: conditionKey(
    'Dihitung selama syarat ini berlaku, menurut `compute`; bila berbalik, jawaban dikosongkan.',
  ),
  resetWhenChanged: {
    about: 'Pertanyaan yang bila diubah, lalu ditinggalkan, mengembalikan jawaban ini, ke `resetTo`.',
    examples: [['provinsi', 'kota']],
  },
  resetTo: {
    about: 'Jawaban sesudah dikembalikan, oleh `resetWhenChanged`. Tanpa ini: kosong.',
    examples: [0],
  },
  sensitive: {
    title: 'Rahasia',
    about: 'Seberapa rahasia jawabannya. Tanpa ini: `false`.',
    examples: ['receipt', true],
    choices: {
      true: 'Tidak pernah disimpan di perangkat pengunjung, dan tidak ada di tanda terima.',
      false: 'Disimpan selama formulir diisi, dan terbaca di tanda terima.',
      receipt:
        'Disimpan selama formulir diisi, dan disamarkan di tanda terima: `A••••• B••••`, `••/••/1990`.',
    },
  },
  previewLine: {
    title: 'Dibaca sebaris dengan',
    about:
      'Jawaban di langkah yang sama yang dibaca sebaris di belakang jawaban ini saat diperiksa dan pada tanda terima, menurut urutan ini: bagian-bagian sebuah alamat.',
    examples: [['rt', 'rw', 'kota']],
  },
  submit: { about: '`false`: tidak ikut dikirim.', examples: [false] },
  keep: {
    about: '`true`: tetap disimpan dan dikirim walau tersembunyi atau langkahnya dilewati.',
    examples: [true],
  },
  renamedFrom: {
    about: 'Nama lama pertanyaan ini; jawaban tersimpan dengan nama itu kembali ke sini.',
    examples: ['nomorHp'],
  },
  autocomplete: {
    about: 'Tanda isi otomatis peramban: `autocomplete` di HTML.',
    examples: ['name', 'bday', 'off'],
  },
  width: {
    title: 'Lebar',
    about: 'Lebar dalam kolom, 1 sampai 12, pada layar lebar. Tanpa ini: 12.',
    examples: [6],
  },
  checker: checkerKey,
};
