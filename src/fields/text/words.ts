import type { ConditionalRule, Rule, RuleName, TextField } from '../../language';
import { commonKeys, typeKey, unitKeys } from '../common/words/commonKeys';
import { conditionKey } from '../common/words/conditions';
import {
  objectWords,
  type FieldWords,
  type Sentences,
  type UnionWords,
  type WordsOf,
} from '../common/words/types';
import type { textKeys as schemaKeys } from './schema';

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

/** The words on the keys of a text. */
const keys = (sentences: Sentences) =>
  objectWords<TextField>('field-teks', 'Pertanyaan teks', {
    type: typeKey(sentences, 'text', 'textarea', 'email', 'phone'),
    ...commonKeys,
    ...unitKeys,
    ...textKeys,
  });

export const words: FieldWords = { about: 'Teks satu baris.', keys };

/** What an editor reads of the other types that are texts. */
export const textareaWords: FieldWords = { about: 'Teks beberapa baris.', keys };
export const emailWords: FieldWords = { about: 'Alamat email.', keys };
export const phoneWords: FieldWords = { about: 'Nomor telepon; hanya angka.', keys };
