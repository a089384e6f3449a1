import type {
  FieldType,
  BankBranch,
  BranchField,
  BranchQueue,
  CaptchaField,
  ChoiceField,
  ChoicesField,
  ClosedDays,
  CurrencyName,
  DateField,
  DecimalField,
  FileExtension,
  MoneyField,
  MonthField,
  NumberField,
  RowsField,
  SliderRange,
  SwitchField,
  TextField,
  TickField,
  UploadField,
  WholeField,
} from '../../../language';
import type { CopiesBetweenUses } from '../../../language/schemas/copies';
import { choiceKeys, textKeys } from './choices';
import { commonKeys, unitKeys } from './commonKeys';
import { rememberedValue } from './conditions';
import {
  objectWords,
  type ObjectWords,
  type TypeWords,
  type UnionWords,
  type WordsOf,
  unionWords,
} from './types';

/** A sentence on each field type. */
export const fieldTypes: Readonly<Record<FieldType, string>> = {
  text: 'Teks satu baris.',
  textarea: 'Teks beberapa baris.',
  email: 'Alamat email.',
  phone: 'Nomor telepon; hanya angka.',
  currency: 'Uang dalam rupiah utuh, atau mata uang lain dengan `currency`; tampil `1.500.000`.',
  number: 'Bilangan bulat.',
  decimal: 'Bilangan dengan satu koma.',
  select: 'Satu pilihan dari daftar turun.',
  searchSelect: 'Satu pilihan dari daftar yang dapat dicari.',
  radio: 'Satu pilihan, semuanya terlihat.',
  checkbox: 'Satu centang: ya atau tidak.',
  checkboxGroup: 'Beberapa pilihan dengan centang.',
  switch: 'Saklar; dapat menyalin jawaban selama menyala.',
  date: 'Tanggal, tampil `DD/MM/YYYY`; `17 Agustus 1990` dan `1990-08-17` juga terbaca.',
  monthYear:
    'Bulan dan tahun tanpa hari, diketik `BB/TTTT`; tersimpan sebagai `YYYY-MM`; di dalam rumus berarti tanggal 1 bulan itu.',
  upload: 'Unggah berkas.',
  captcha: 'Empat huruf untuk diketik ulang.',
  branch: 'Cabang bank di sebuah kota pada sebuah hari, dengan antriannya.',
  rows: 'Daftar yang dapat ditambah: pertanyaan yang sama untuk setiap baris.',
};

/** The key `type` of the types that share their keys, with a sentence on each. */
const typeKey = <T extends FieldType>(...examples: readonly [T, ...T[]]) => ({
  title: 'Jenis',
  about: 'Jenis pertanyaan.',
  examples,
  choices: fieldTypes,
});

/** The words on the keys of a text. */
const text = objectWords<TextField>('field-teks', 'Pertanyaan teks', {
  type: typeKey('text', 'textarea', 'email', 'phone'),
  ...commonKeys,
  ...unitKeys,
  ...textKeys,
});

const numberKeys: WordsOf<Pick<NumberField, 'min' | 'max' | 'clampToMax' | 'suffix' | 'slider'>> = {
  min: {
    title: 'Paling sedikit',
    about: 'Nilai terkecil: bilangan atau rumus.',
    examples: [100000, 'setoranMinimum'],
  },
  max: {
    title: 'Paling banyak',
    about: 'Nilai terbesar: bilangan atau rumus.',
    examples: [1000000000, 'plafonMaksimum'],
  },
  clampToMax: {
    about:
      'Nilai yang diisi di atas `max` diganti `max`, dengan pemberitahuan; `max` yang turun kemudian menolak nilai tanpa mengubahnya. Tanpa ini: `true` pada `currency` dan `decimal`, `false` pada `number`.',
    examples: [false],
  },
  suffix: unitKeys.suffix,
  slider: {
    about:
      'Penggeser di bawah isian, untuk mencoba-coba angka, misalnya pada simulasi. Angka di luar jangkauannya tetap dapat diketik.',
    examples: [{ from: 1, to: 60, step: 1 }],
    of: objectWords<SliderRange>('penggeser', 'Penggeser', {
      from: { about: 'Awal penggeser. Tanpa ini: `min`, atau 0.', examples: [1000000] },
      to: { about: 'Akhir penggeser. Tanpa ini: `max`.', examples: [50000000] },
      step: { about: 'Jarak antara dua perhentian: bilangan bulat.', examples: [500000] },
    }),
  },
};

const number = objectWords<WholeField>('field-bilangan', 'Pertanyaan bilangan bulat', {
  type: typeKey('number'),
  ...commonKeys,
  ...unitKeys,
  ...numberKeys,
  dots: {
    about: 'Tampil dengan titik pemisah ribuan, juga saat diketik; tanpa ini tampil polos, seperti tahun.',
    examples: [true],
  },
});

const currency = objectWords<MoneyField>('field-uang', 'Pertanyaan uang', {
  type: typeKey('currency'),
  ...commonKeys,
  ...numberKeys,
  currency: {
    about: 'Mata uang, tampil di depan jumlahnya; tanpa ini rupiah.',
    examples: ['USD'],
    choices: {
      IDR: 'Rupiah, tampil `Rp`.',
      USD: 'Dolar Amerika Serikat.',
      EUR: 'Euro.',
      SGD: 'Dolar Singapura.',
      JPY: 'Yen Jepang.',
      CNY: 'Yuan Tiongkok.',
      AUD: 'Dolar Australia.',
      GBP: 'Pound sterling.',
      HKD: 'Dolar Hong Kong.',
      MYR: 'Ringgit Malaysia.',
      SAR: 'Riyal Arab Saudi.',
      CHF: 'Franc Swiss.',
    } satisfies Record<CurrencyName, string>,
  },
  decimals: { about: 'Banyaknya angka di belakang koma, 0 sampai 2; tanpa ini 0.', examples: [2] },
});

const decimal = objectWords<DecimalField>('field-desimal', 'Pertanyaan bilangan berkoma', {
  type: typeKey('decimal'),
  ...commonKeys,
  ...unitKeys,
  ...numberKeys,
});

/** The words on the keys of a field with one choice of several. */
const select = objectWords<ChoiceField>('field-pilihan', 'Pertanyaan satu pilihan', {
  type: typeKey('select', 'searchSelect', 'radio'),
  ...commonKeys,
  ...choiceKeys,
});

const checkbox = objectWords<TickField>('field-checkbox', 'Centang', {
  type: typeKey('checkbox'),
  ...commonKeys,
});

const checkboxGroup = objectWords<ChoicesField>('field-checkboxGroup', 'Pertanyaan beberapa pilihan', {
  type: typeKey('checkboxGroup'),
  ...commonKeys,
  ...choiceKeys,
  minChosen: { about: 'Pilihan paling sedikit, bila ada yang dipilih.', examples: [2] },
  maxChosen: { about: 'Pilihan paling banyak.', examples: [3] },
});

const copies: UnionWords = unionWords('salinan', 'Salinan', {
  branches: {
    uses: objectWords<CopiesBetweenUses>('salinanPotongan', 'Antara dua potongan', {
      from: { about: 'Potongan asal, `id`-nya.', examples: ['ktp'] },
      to: { about: 'Potongan tujuan, `id`-nya.', examples: ['tinggal'] },
    }),
  },
  each: 'Pertanyaan asalnya.',
});

const switchKeys = objectWords<SwitchField>('field-switch', 'Saklar', {
  type: typeKey('switch'),
  ...commonKeys,
  copies: {
    about:
      'Selama menyala, tujuan mengikuti sumbernya dan hanya dapat dibaca: tujuan → sumber, atau `from` → `to`.',
    examples: [{ alamatTinggal: 'alamat' }],
    of: copies,
  },
  remember: { about: '`true`: saklar segera disimpan begitu diubah.', examples: [true] },
});

const date = objectWords<DateField>('field-tanggal', 'Pertanyaan tanggal', {
  type: typeKey('date'),
  ...commonKeys,
  minDate: {
    title: 'Hari pertama',
    about: 'Hari pertama yang boleh: `YYYY-MM-DD` atau rumus.',
    examples: ['1900-01-01', 'addYears(today(), -17)'],
  },
  maxDate: {
    title: 'Hari terakhir',
    about: 'Hari terakhir yang boleh: `YYYY-MM-DD` atau rumus.',
    examples: ['2030-12-31', 'today()'],
  },
  disable: {
    about: 'Hari-hari yang tidak dapat dipilih.',
    examples: [['holidays', 'weekends']],
    choices: {
      holidays: 'Hari libur nasional.',
      weekends: 'Sabtu dan Minggu.',
      past: 'Hari yang sudah lewat.',
      today: 'Hari ini.',
    } satisfies Record<ClosedDays, string>,
  },
  maxWeekdaysAhead: {
    about: 'Hari terakhir yang dapat dipilih: sekian hari kerja (Senin sampai Jumat) sesudah hari ini.',
    examples: [5],
  },
  kind: {
    about: 'Kegunaan khusus.',
    examples: ['booking'],
    choices: { booking: 'Hari kunjungan ke cabang, dengan batas baku.' },
  },
});

const monthYear = objectWords<MonthField>('field-bulan', 'Pertanyaan bulan dan tahun', {
  type: typeKey('monthYear'),
  ...commonKeys,
  minDate: {
    title: 'Hari pertama',
    about: 'Bulan pertama yang boleh: `YYYY-MM` atau rumus; dari sebuah tanggal dipakai bulannya.',
    examples: ['2020-01', 'today()'],
  },
  maxDate: {
    title: 'Hari terakhir',
    about: 'Bulan terakhir yang boleh: `YYYY-MM` atau rumus; dari sebuah tanggal dipakai bulannya.',
    examples: ['2030-12', 'addYears(today(), 5)'],
  },
});

const upload = objectWords<UploadField>(
  'field-upload',
  'Unggahan',
  {
    type: typeKey('upload'),
    ...commonKeys,
    document: {
      about: 'Apa yang ada di berkas ini; pengunjung diberi tahu foto seperti apa yang dapat dipakai.',
      examples: ['ktp'],
      choices: { ktp: 'KTP.', face: 'Wajah pengunjung.', npwp: 'NPWP.', other: 'Dokumen lain.' },
    },
    multiple: { about: '`true`: beberapa berkas.', examples: [true] },
    maxFiles: {
      about: 'Berkas paling banyak, 1 sampai 20. Lebih dari 1 memerlukan `multiple`.',
      examples: [3],
    },
    maxSizeBytes: {
      title: 'Ukuran terbesar',
      about: 'Ukuran terbesar satu berkas dalam byte. Tanpa ini: 5242880 (5 MB).',
      examples: [2097152],
    },
    accept: {
      about: 'Macam berkas yang diterima. Tanpa ini: semuanya.',
      examples: [['.pdf', '.jpg', '.jpeg']],
      choices: {
        '.png': 'Gambar PNG.',
        '.jpg': 'Gambar JPEG.',
        '.jpeg': 'Gambar JPEG.',
        '.webp': 'Gambar WebP.',
        '.pdf': 'Dokumen PDF.',
      } satisfies Record<FileExtension, string>,
    },
  },
  {
    together: [
      {
        if: { properties: { maxFiles: { type: 'number', exclusiveMinimum: 1 } }, required: ['maxFiles'] },
        then: {
          properties: {
            multiple: {
              const: true,
              errorMessage: 'Harus true, karena maxFiles lebih dari 1.',
              doNotSuggest: true,
            },
          },
          required: ['multiple'],
        },
      },
    ],
  },
);

const captcha = objectWords<CaptchaField>('field-captcha', 'Captcha', {
  type: typeKey('captcha'),
  ...commonKeys,
});

const branchQueue = objectWords<BranchQueue>('antrian', 'Antrian cabang', {
  serviceType: {
    about: 'Layanan yang diberikan di antrian ini.',
    examples: [{ name: 'Teller' }],
    of: objectWords<BranchQueue['serviceType']>('layananAntrian', 'Layanan', {
      id: { about: 'Nomor layanan, ditulis sebagai teks.', examples: ['1'] },
      name: { about: 'Nama layanan.', examples: ['Teller'] },
    }),
  },
  description: { about: 'Keterangan antrian.', examples: ['Setor dan tarik tunai'] },
  availability: { about: 'Banyaknya orang yang masih dapat dilayani.', examples: [12] },
  sisaAntrian: { about: 'Banyaknya orang dalam antrian.', examples: [3] },
  eformCount: { about: 'Banyaknya antrian dari e-form.', examples: [1] },
});

/** The words on a branch of the bank, as its back end sends it. */
const bankBranch = objectWords<BankBranch>('cabangBank', 'Contoh cabang', {
  code: { about: 'Kode cabang. Tanpa ini: `0000`.', examples: ['0001'] },
  name: { about: 'Nama cabang.', examples: ['Cabang Utama Bandung'] },
  address: { about: 'Alamat cabang.', examples: ['Jl. Naripan No. 12-14, Bandung'] },
  latitude: { about: 'Garis lintang, ditulis sebagai teks.', examples: ['-6.9197'] },
  langitude: {
    about: 'Garis bujur, ditulis sebagai teks (begitulah ejaan layanan bank).',
    examples: ['107.6106'],
  },
  lastUpdatedDate: { about: 'Saat data antrian diperbarui.', examples: ['2026-01-15T08:00:00'] },
  isCurrentDate: { about: '`true`: data antrian hari ini.', examples: [true] },
  limitTeller: { about: 'Batas antrian teller.', examples: [50] },
  limitCustomerService: { about: 'Batas antrian layanan nasabah.', examples: [30] },
  branchOnlineQueues: {
    about: 'Antrian-antrian cabang ini.',
    examples: [[{ serviceType: { name: 'Teller' }, availability: 12 }]],
    of: branchQueue,
  },
});

const branch = objectWords<BranchField>('field-branch', 'Cabang bank', {
  type: typeKey('branch'),
  ...commonKeys,
  city: {
    about: 'Nama pertanyaan kota; cabang dimuat setelah kota dan tanggal terisi.',
    examples: ['kota'],
  },
  date: { about: 'Nama pertanyaan tanggal kunjungan.', examples: ['tanggalBooking'] },
  apiUrl: {
    about: 'Daftar cabang dengan antriannya di layanan bank.',
    examples: ['branch/online-queue'],
  },
  service: {
    about:
      'Nama layanan yang dituju; cabang yang kuotanya habis untuk layanan ini tidak dapat dipilih pada hari itu. Tanpa kunci ini: bila kuota semua layanannya habis.',
    examples: ['Teller'],
  },
  fills: {
    about: 'Pertanyaan lain yang terisi dari cabang terpilih: nama pertanyaan → kunci data cabang.',
    examples: [{ alamatCabang: 'address' }],
    each: 'Kunci data cabang yang mengisi pertanyaan ini.',
    choices: {
      code: 'Kode cabang.',
      name: 'Nama cabang.',
      address: 'Alamat cabang.',
      latitude: 'Garis lintang.',
      langitude: 'Garis bujur.',
    },
  },
  sample: {
    about: 'Cabang-cabang contoh, ditampilkan sebagai contoh bila daftar tidak dapat dimuat.',
    examples: [[{ code: '0001', name: 'Cabang Utama Bandung', address: 'Jl. Naripan No. 12-14, Bandung' }]],
    of: bankBranch,
  },
});

const rows = (formBlock: () => TypeWords) =>
  objectWords<Omit<RowsField, 'slots'>>(
    'field-rows',
    'Kelompok baris',
    {
      type: typeKey('rows'),
      ...commonKeys,
      blocks: {
        about:
          "Isi setiap baris. Di dalam baris, sebuah nama berarti jawaban baris itu; di luar baris tulis `sum(baris.nama)`, `count(baris)`, `join(baris.nama, ', ')`, `every(baris.nama > 0)`, dan sejenisnya.",
        examples: [
          [{ type: 'text', name: 'namaBaris', label: 'Nama', required: true }],
          [
            { type: 'text', name: 'namaPemegang', label: 'Nama pemegang kartu', required: true },
            { type: 'currency', name: 'limitKartu', label: 'Limit kartu', required: true },
          ],
        ],
        of: formBlock,
      },
      values: {
        about:
          'Nilai yang dihitung untuk setiap baris tanpa pertanyaan; namanya dipakai seperti nama pertanyaan baris itu.',
        examples: [[{ name: 'hargaBaris', compute: 'banyak * hargaSatuan' }]],
        of: rememberedValue,
      },
      rowTitle: {
        about:
          'Judul sebuah baris; `{index}` adalah nomornya mulai dari 1. Bila dikosongkan: label dan nomor.',
        examples: ['Pemegang kartu {index}: {namaPemegang}'],
      },
      editing: {
        about:
          'Tempat mengisi baris; bawaannya `inPlace`. Pakai `ownPage` untuk baris yang panjang: langkahnya menampilkan kartu dengan ringkasan, tombol Ubah, dan tombol Hapus.',
        examples: ['ownPage'],
        choices: {
          inPlace: 'Di langkah itu sendiri, satu di bawah yang lain.',
          ownPage: 'Setiap baris di halaman tersendiri; langkahnya menampilkan kartu.',
        },
      },
      minRows: {
        title: 'Paling sedikit baris',
        about:
          'Paling sedikit berapa baris; bawaannya 0. Sebanyak itu sudah ada sejak awal; bila rumusnya berubah, baris yang kurang ditambahkan, dan baris tambahan yang masih kosong hilang lagi.',
        examples: [1, 'jumlahPemegang'],
      },
      maxRows: {
        title: 'Paling banyak baris',
        about: 'Paling banyak berapa baris; bawaannya 20, dan tidak pernah lebih dari 99.',
        examples: [3],
      },
      addText: {
        about: 'Tulisan pada tombol yang menambah baris.',
        examples: ['Tambah baris', 'Tambah pemegang kartu'],
      },
      emptyText: { about: 'Tulisan selama belum ada baris.', examples: ['Belum ada pemegang kartu'] },
    },
    { starters: ['blocks', 'addText'] },
  );

/** The words on fields by type; types that share their keys share the words. `blocks` are those on what a step holds. */
export const fieldsWith = (blocks: () => TypeWords): Readonly<Record<FieldType, ObjectWords>> => ({
  text,
  textarea: text,
  email: text,
  phone: text,
  currency,
  number,
  decimal,
  select,
  searchSelect: select,
  radio: select,
  checkbox,
  checkboxGroup,
  switch: switchKeys,
  date,
  monthYear,
  upload,
  captcha,
  branch,
  rows: rows(blocks),
});
