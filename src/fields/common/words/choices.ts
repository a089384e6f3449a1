import { textKeys } from '../../text/words';
import {
  lookupAddresses,
  type Asks,
  type ChoiceOption,
  type ListCut,
  type Lookup,
  type LookupFilter,
  type OptionEntry,
} from '../../../language';
import { conditionKey, visibleKey } from './conditions';
import { objectWords, type UnionWords } from './types';

const { rule, minLength, maxLength, case: letterCase } = textKeys;

const asked: UnionWords = {
  kind: 'union',
  name: 'yangDitanyakan',
  title: 'Labelnya, atau objek',
  branches: {
    object: objectWords<Asks>('pertanyaanPilihan', 'Pertanyaan sebuah pilihan', {
      name: {
        about: 'Nama jawaban; `{name}` adalah nama pertanyaan pilihannya. Tanpa ini: `{name}Lainnya`.',
        examples: ['hobiLain', '{name}Lain'],
      },
      label: { about: 'Pertanyaannya.', examples: ['Hobi lain'] },
      placeholder: { about: 'Petunjuk di dalam isian yang kosong.', examples: ['Tuliskan hobi'] },
      guideText: { about: 'Bantuan di bawah label.', examples: ['Satu hobi saja'] },
      required: { about: '`false`: boleh dikosongkan.', examples: [false] },
      rule,
      minLength,
      maxLength,
      case: letterCase,
    }),
  },
};

const optionWords = (name: string, title: string) =>
  objectWords<ChoiceOption>(
    name,
    title,
    {
      value: {
        about: "Yang disimpan, persis: `'kode|label'`, atau kode saja.",
        examples: ['1|non-nasabah', 'wni'],
      },
      label: {
        about: 'Yang dibaca pengunjung. Tanpa ini: bagian `value` sesudah `|` yang pertama.',
        examples: ['Non-Nasabah'],
      },
      hint: {
        about: 'Beberapa kata di bawah label, pada `radio` dan `checkboxGroup`.',
        examples: ['Untuk penghasilan tetap setiap bulan'],
      },
      visibleWhen: visibleKey('Pilihan hanya ditawarkan selama syarat ini berlaku.'),
      selectsAll: {
        about: 'Mencentangnya mencentang semua, melepasnya melepas semua; pada satu pilihan `checkboxGroup`.',
        examples: [true],
      },
      asks: {
        about:
          'Pertanyaan teks di bawah pilihan ini, wajib selama pilihan ini dipilih; jawabannya bernama `{name}Lainnya`.',
        examples: ['Sebutkan', { name: 'hobiLain', label: 'Hobi lain', maxLength: 60 }],
        of: asked,
      },
      exclusive: {
        about: 'Mencentangnya melepas yang lain, dan sebaliknya; pada `checkboxGroup`.',
        examples: [true],
      },
      score: { about: 'Nilai pilihan ini, untuk `score(nama)` di dalam rumus.', examples: [2] },
    },
    { starters: ['label'] },
  );

const option: UnionWords = {
  kind: 'union',
  name: 'pilihan',
  title: 'Pilihan: teks, atau objek',
  branches: { object: optionWords('objekPilihan', 'Pilihan') },
};

/** A choice of a named list. */
export const listOption: UnionWords = {
  kind: 'union',
  name: 'pilihanDaftar',
  title: 'Pilihan sebuah daftar: teks, atau objek',
  branches: {
    object: optionWords('objekPilihanDaftar', 'Pilihan sebuah daftar; kunci lain adalah kolomnya'),
  },
};

const written: UnionWords = {
  kind: 'union',
  name: 'daftarPilihan',
  title: 'Pilihan-pilihan, nama daftar, atau potongan sebuah daftar',
  branches: {
    list: option,
    object: objectWords<ListCut>('potonganDaftar', 'Potongan sebuah daftar', {
      list: { about: 'Nama sebuah daftar, di `lists`.', examples: ['kota'] },
      where: {
        about:
          'Kolom daftar: hanya pilihan yang kolomnya berisi ini ditawarkan. Tanpa kolom itu pilihan selalu ditawarkan.',
        examples: [{ provinsi: '{provinsi}' }],
        each: 'Teks tetap, atau `{nama}`: kode sebuah jawaban.',
      },
    }),
  },
};

const filter = objectWords<LookupFilter>('saringan', 'Saringan pencarian', {
  field: { about: 'Nama kolom pada data bank.', examples: ['Field', 'bjbFastId'] },
  value: {
    about: 'Yang dicari. `{nama}` menyisipkan kode jawaban; sebelum jawaban itu ada, tidak ada yang diminta.',
    examples: ['country', '{provinsi}'],
  },
  type: {
    about: 'Jenis nilainya. Tanpa ini: `text`.',
    examples: ['number'],
    choices: { text: 'Teks.', number: 'Bilangan.' },
  },
  comparisonOperator: {
    about: 'Cara membandingkan. Tanpa ini: `=`.',
    examples: ['like'],
    choices: { '=': 'Sama persis.', like: 'Memuat.' },
  },
  when: conditionKey('Saringan hanya dikirim selama syarat ini berlaku.'),
});

const lookup = objectWords<Lookup>(
  'pencarian',
  'Pilihan dari data bank',
  {
    call: {
      about: 'Layanan yang memberi pilihan. Tanpa ini: `remote-select`.',
      examples: ['remote-select', 'transaksi'],
      choices: {
        'remote-select': 'Data rujukan dengan saringan; dapat dicari.',
        'remote-select-get': 'Data rujukan tanpa saringan.',
        transaksi: 'Jenis transaksi menurut cabang; memakai `body`.',
        get: 'GET ke alamat yang terdaftar.',
      },
    },
    url: {
      about: 'Jalur data, seperti diketahui bank; pada `get` sebuah alamat kontrak.',
      examples: ['/bjb-fast-data-master/filter', '/city/filter', 'branch/get-offices'],
    },
    filters: {
      about:
        'Saringan yang dikirim. Jawaban di dalam `{…}` menjadi induk: bila ia berubah, pilihan dimuat ulang.',
      examples: [[{ field: 'provinceId', value: '{provinsi}' }]],
      of: filter,
    },
    body: {
      about: 'Isi permintaan, pada `transaksi`: nama pada layanan → rumus.',
      examples: [{ branchId: 'code(cabang)', transactionType: 'code(jenisTransaksi)' }],
      each: 'Rumus yang hasilnya dikirim di bawah nama ini.',
    },
    idField: { about: 'Kolom data yang menjadi **kode**.', examples: ['id', 'bjbFastId'] },
    textField: { about: 'Kolom data yang menjadi **label**.', examples: ['name', 'description'] },
    subId: { about: 'Kunci tambahan layanan; `{nama}` menyisipkan kode jawaban.', examples: ['{provinsi}'] },
    masterId: { about: 'Kunci induk layanan, seperti `subId`.', examples: ['{jenisPekerjaan}'] },
    search: {
      about:
        'Yang diketik dikirim ke bank setelah satu detik. `true`: daftar pertama belum tentu lengkap. `false`: bank tidak ditanya lagi.',
      examples: [true, false],
    },
    fills: {
      about: 'Pertanyaan lain yang terisi dari data terpilih: nama pertanyaan → nama kolom.',
      examples: [{ kodePos: 'postalCode' }],
      each: 'Kolom data yang mengisi pertanyaan ini.',
    },
  },
  {
    starters: ['url'],
    together: [
      {
        if: { properties: { call: { const: 'get' } }, required: ['call', 'url'] },
        then: { properties: { url: { enum: lookupAddresses } } },
      },
    ],
  },
);

const options: readonly [readonly OptionEntry[], ...(readonly OptionEntry[])[]] = [
  ['1|Ya', '2|Tidak'],
  ['1|Islam', '2|Kristen', { value: '9|lainnya', label: 'Lainnya' }],
];

/** The keys of a field with choices. */
export const choiceKeys = {
  options: {
    title: 'Pilihan',
    about:
      "Pilihan-pilihan: `'kode|label'`, atau objek; atau sebuah daftar dari `lists`. Tulis ini **atau** `lookup`.",
    examples: options,
    of: written,
  },
  lookup: {
    about: 'Pilihan yang dimuat dari data bank. Tulis ini **atau** `options`.',
    examples: [
      {
        url: '/city/filter',
        filters: [{ field: 'provinceId', value: '{provinsi}' }],
        idField: 'id',
        textField: 'name',
      },
      { url: '/province/filter', idField: 'id', textField: 'name' },
    ] satisfies [Lookup, Lookup],
    of: lookup,
  },
  sort: {
    about: 'Urutan pilihan. Tanpa ini: seperti daftarnya.',
    examples: ['label'],
    choices: { label: 'Menurut abjad labelnya.' },
  },
  aliases: {
    about: 'Nama sehari-hari, yang juga ditemukan saat mencari: nama → kata-kata pada label.',
    examples: [{ jabar: 'jawa barat' }],
    each: 'Kata-kata pada label.',
  },
} as const;
