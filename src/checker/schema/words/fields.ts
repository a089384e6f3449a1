import type {
  BranchField,
  CaptchaField,
  ChoiceField,
  ChoicesField,
  ClosedDays,
  ConditionalRule,
  DateField,
  FieldType,
  FileExtension,
  NumberField,
  Rule,
  RuleName,
  SwitchField,
  TextField,
  TickField,
  UploadField,
} from '../../../interpreter';
import { bankBranch } from './bankBranch';
import { choiceKeys } from './choices';
import { commonKeys, fieldTypes } from './commonKeys';
import { conditionKey } from './conditions';
import { exactlyOne, objectWords, type ObjectWords, type UnionWords } from './types';

export { fieldTypes };

const typeKey = <T extends FieldType>(...examples: readonly [T, ...T[]]) => ({
  about: 'Jenis field.',
  examples,
  choices: fieldTypes,
});

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
});

const rule: UnionWords = {
  kind: 'union',
  name: 'aturan',
  title: 'Aturan karakter',
  by: 'json',
  choices: ruleNames,
  branches: { object: characters },
};

const rules: UnionWords = {
  ...rule,
  name: 'aturanAtauDaftar',
  branches: {
    object: characters,
    list: objectWords<ConditionalRule>('aturanBersyarat', 'Aturan bersyarat', {
      when: conditionKey('Syarat aturan ini. Tanpa ini aturan selalu berlaku; taruh sebagai yang terakhir.'),
      rule: { about: 'Aturan karakter.', examples: ['digits', { characters: 'A-Z0-9/' }], of: rule },
    }),
  },
};

const textField = objectWords<TextField>('field-teks', 'Field teks', {
  type: typeKey('text', 'textarea', 'email', 'phone'),
  ...commonKeys,
  rule: {
    about:
      'Karakter yang boleh diketik: nama aturan, `{"characters": "…"}`, atau daftar bersyarat yang pertama berlaku dipakai.',
    examples: [
      'digits',
      { characters: 'A-Z0-9/' },
      [{ when: 'wni', rule: 'digits' }, { rule: 'alphanumeric' }],
    ],
    of: rules,
  },
  minLength: { about: 'Karakter paling sedikit.', examples: [16] },
  maxLength: { about: 'Karakter paling banyak. Ketikan tidak dipotong; ada pesannya.', examples: [60] },
  case: {
    about: 'Huruf diubah saat diketik.',
    examples: ['upper'],
    choices: { upper: 'Menjadi huruf besar.', lower: 'Menjadi huruf kecil.' },
  },
  inputMode: {
    about: 'Papan ketik yang tampil di telepon.',
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
});

const numberField = objectWords<NumberField>('field-bilangan', 'Field bilangan', {
  type: typeKey('currency', 'number', 'decimal'),
  ...commonKeys,
  min: { about: 'Nilai terkecil: bilangan atau rumus.', examples: [100000, 'setoranMinimum'] },
  max: { about: 'Nilai terbesar: bilangan atau rumus.', examples: [1000000000, 'plafonMaksimum'] },
  clampToMax: {
    about: '`true`: nilai di atas `max` diganti `max`, dengan pemberitahuan.',
    examples: [true],
  },
});

const dateField = objectWords<DateField>('field-tanggal', 'Field tanggal', {
  type: typeKey('date'),
  ...commonKeys,
  minDate: {
    about: 'Hari pertama yang boleh: `YYYY-MM-DD` atau rumus.',
    examples: ['1900-01-01', 'addMonths(today(), -204)'],
  },
  maxDate: {
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

const choiceField = objectWords<ChoiceField>(
  'field-pilihan',
  'Field satu pilihan',
  { type: typeKey('select', 'searchSelect', 'radio'), ...commonKeys, ...choiceKeys },
  { together: exactlyOne('options', 'lookup'), starters: ['options'] },
);

const choicesField = objectWords<ChoicesField>(
  'field-checkboxGroup',
  'Field beberapa pilihan',
  { type: typeKey('checkboxGroup'), ...commonKeys, ...choiceKeys },
  { together: exactlyOne('options', 'lookup'), starters: ['options'] },
);

const tickField = objectWords<TickField>('field-checkbox', 'Centang', {
  type: typeKey('checkbox'),
  ...commonKeys,
});

const switchField = objectWords<SwitchField>('field-switch', 'Saklar', {
  type: typeKey('switch'),
  ...commonKeys,
  copies: {
    about: 'Selama menyala, tujuan mengikuti sumbernya dan hanya dapat dibaca: tujuan → sumber.',
    examples: [{ alamatTinggalSaatIni: 'alamat', rtTinggalSaatIni: 'rt' }],
    each: 'Nama field yang disalin ke sini.',
  },
  remember: { about: '`true`: saklar segera disimpan begitu diubah.', examples: [true] },
});

const uploadField = objectWords<UploadField>(
  'field-upload',
  'Unggahan',
  {
    type: typeKey('upload'),
    ...commonKeys,
    multiple: { about: '`true`: beberapa berkas.', examples: [true] },
    maxFiles: {
      about: 'Berkas paling banyak, 1 sampai 20. Lebih dari 1 memerlukan `multiple`.',
      examples: [3],
    },
    maxSizeBytes: {
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

const captchaField = objectWords<CaptchaField>('field-captcha', 'Captcha', {
  type: typeKey('captcha'),
  ...commonKeys,
});

const branchField = objectWords<BranchField>('field-branch', 'Cabang bank', {
  type: typeKey('branch'),
  ...commonKeys,
  city: { about: 'Nama field kota; cabang dimuat setelah kota dan tanggal terisi.', examples: ['kota'] },
  date: { about: 'Nama field tanggal kunjungan.', examples: ['tanggalBooking'] },
  apiUrl: { about: 'Daftar cabang yang ditanyakan ke layanan bank.', examples: ['/branch/filter'] },
  sample: {
    about: 'Cabang-cabang contoh, ditampilkan sebagai contoh bila daftar tidak dapat dimuat.',
    examples: [[{ code: '0001', name: 'Cabang Utama Bandung', address: 'Jl. Naripan No. 12-14, Bandung' }]],
    of: bankBranch,
  },
});

/** The words on fields by type. */
export const fields = {
  text: textField,
  textarea: textField,
  email: textField,
  phone: textField,
  currency: numberField,
  number: numberField,
  decimal: numberField,
  select: choiceField,
  searchSelect: choiceField,
  radio: choiceField,
  checkbox: tickField,
  checkboxGroup: choicesField,
  switch: switchField,
  date: dateField,
  upload: uploadField,
  captcha: captchaField,
  branch: branchField,
} satisfies Record<FieldType, ObjectWords>;
