import {
  lookupAddresses,
  type Asks,
  type ChoiceOption,
  type ConditionalRule,
  type ListCut,
  type Lookup,
  type LookupFilter,
  type OptionEntry,
  type Rule,
  type RuleName,
  type TextField,
} from '../../../language';
import type { textKeys as schemaKeys } from '../../../fields/text/schema';
import { conditionKey, visibleKey } from './conditions';
import { objectWords, type UnionWords, type WordsOf, unionWords } from './types';

const ruleNames: Readonly<Record<RuleName, string>> = {
  digits: 'Angka 0 sampai 9.',
  'digits-spaces': 'Angka dan spasi.',
  'letters-spaces': 'Huruf dan spasi.',
  alphanumeric: 'Huruf dan angka.',
  'alphanumeric-spaces': 'Huruf, angka, dan spasi.',
  restricted: "Huruf, angka, spasi, dan - _ + ' , .",
  email: 'Huruf tanpa aksen, angka, dan @ . _ -',
};

const characters = objectWords<Exclude<Rule, string>>('karakter', 'Karakter yang boleh', {
  characters: {
    about: 'Karakter dan rentang yang boleh diketik, seperti di dalam `[…]`.',
    examples: ['A-Z0-9/', "A-Za-z .,'-"],
  },
  first: {
    about: 'Karakter pertamanya harus huruf atau angka.',
    examples: ['letters'],
    choices: { letters: 'Huruf.', digits: 'Angka.' },
  },
});

const characterRule: UnionWords = unionWords('aturan', 'Aturan karakter', {
  choices: ruleNames,
  branches: { object: characters },
});

const rules: UnionWords = {
  ...characterRule,
  name: 'aturanAtauDaftar',
  branches: {
    object: characters,
    list: objectWords<ConditionalRule>('aturanBersyarat', 'Aturan bersyarat', {
      when: conditionKey('Syarat aturan ini. Tanpa ini aturan selalu berlaku; taruh sebagai yang terakhir.'),
      rule: { about: 'Aturan karakter.', examples: ['digits', { characters: 'A-Z0-9/' }], of: characterRule },
    }),
  },
};

/** The words on the keys that a text has beside those of every field. */
export const textKeys: Pick<WordsOf<TextField>, keyof typeof schemaKeys> = {
  rule: {
    title: 'Huruf yang boleh',
    about:
      'Karakter yang boleh diketik: nama aturan, `{"characters": "…"}`, atau daftar bersyarat yang pertama berlaku dipakai.',
    examples: [
      'digits',
      { characters: 'A-Z0-9/' },
      [{ when: 'wni', rule: 'digits' }, { rule: 'alphanumeric' }],
    ],
    of: rules,
  },
  format: {
    about:
      'Bentuk isian, sebagai ganti aturan dan panjang: nama (`npwp`: 15 atau 16 angka, `nik`: 16 angka yang memuat tanggal lahir, `swift`: 8 atau 11 karakter, `plat`: nomor polisi), pola dengan `9` (angka), `A` (huruf), `*` (angka atau huruf), dan karakter tetap, atau daftar. Karakter tetap ikut tersimpan; `\\\\9` adalah angka 9 yang tetap.',
    examples: ['nik', '99.999.999.9-999.999', ['AA999999', 'A9999999']],
  },
  mask: {
    about: '`true`: karakter tetap tampil saat diketik, menurut `format`. Tanpa ini: ditambahkan setelahnya.',
    examples: [true],
  },
  minLength: { title: 'Paling sedikit huruf', about: 'Karakter paling sedikit.', examples: [16] },
  maxLength: {
    title: 'Paling banyak huruf',
    about: 'Karakter paling banyak. Ketikan tidak dipotong; ada pesannya.',
    examples: [60],
  },
  case: {
    about: 'Huruf diubah saat diketik.',
    examples: ['upper'],
    choices: { upper: 'Menjadi huruf besar.', lower: 'Menjadi huruf kecil.' },
  },
  fold: {
    about:
      '`true`: huruf beraksen menjadi huruf A sampai Z saat diketik, seperti `JOSÉ` menjadi `JOSE`. Tanpa ini huruf itu tetap.',
    examples: [true],
  },
  inputMode: {
    about:
      'Papan ketik yang tampil di telepon. Tanpa ini menurut jenisnya; `numeric` bila `rule` adalah `digits`.',
    examples: ['numeric'],
    choices: {
      text: 'Papan ketik biasa.',
      numeric: 'Angka.',
      decimal: 'Angka dan koma.',
      tel: 'Nomor telepon.',
      email: 'Alamat email.',
      search: 'Pencarian.',
    },
  },
};

const { rule, minLength, maxLength, case: letterCase } = textKeys;

const asked: UnionWords = unionWords('yangDitanyakan', 'Labelnya, atau objek', {
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
});

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

const option: UnionWords = unionWords('pilihan', 'Pilihan: teks, atau objek', {
  branches: { object: optionWords('objekPilihan', 'Pilihan') },
});

/** A choice of a named list. */
export const listOption: UnionWords = unionWords('pilihanDaftar', 'Pilihan sebuah daftar: teks, atau objek', {
  branches: {
    object: optionWords('objekPilihanDaftar', 'Pilihan sebuah daftar; kunci lain adalah kolomnya'),
  },
});

const written: UnionWords = unionWords(
  'daftarPilihan',
  'Pilihan-pilihan, nama daftar, atau potongan sebuah daftar',
  {
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
  },
);

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
