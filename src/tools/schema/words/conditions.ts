import type { Condition, ConditionGroup, ConditionItem, RememberedValue } from '../../../language';
import { operatorOf, operatorSpellings, type OperatorName } from '../../../interpreter';
import { objectWords, type UnionWords, unionWords } from './types';

/** What editors read of an operator, and how a comparison by it reads between its two sides. */
interface OperatorWords {
  about: string;
  reads: string;
  /** The same between days or months. */
  readsOfTime?: string;
}

export const operatorWords: Readonly<Record<OperatorName, OperatorWords>> = {
  equals: { about: 'Sama dengan nilai. Pilihan dibandingkan menurut kodenya.', reads: 'adalah' },
  notEquals: {
    about: 'Tidak sama dengan nilai; juga benar bila jawaban kosong dan nilainya tidak.',
    reads: 'bukan',
  },
  in: { about: 'Salah satu dari daftar nilai.', reads: 'salah satu dari' },
  notIn: { about: 'Bukan salah satu dari daftar nilai.', reads: 'bukan salah satu dari' },
  contains: { about: 'Kelompok centang memuat kode itu, atau teks memuat bagian itu.', reads: 'memuat' },
  notContains: { about: 'Kelompok centang atau teks tidak memuatnya.', reads: 'tidak memuat' },
  startsWith: { about: 'Teks atau kode diawali nilai.', reads: 'diawali' },
  greaterThan: {
    about: 'Bilangan lebih besar, atau tanggal sesudahnya.',
    reads: 'lebih dari',
    readsOfTime: 'sesudah',
  },
  atLeast: {
    about: 'Bilangan sama atau lebih besar, atau tanggal itu atau sesudahnya.',
    reads: 'paling sedikit',
    readsOfTime: 'paling awal',
  },
  lessThan: {
    about: 'Bilangan lebih kecil, atau tanggal sebelumnya.',
    reads: 'kurang dari',
    readsOfTime: 'sebelum',
  },
  atMost: {
    about: 'Bilangan sama atau lebih kecil, atau tanggal itu atau sebelumnya.',
    reads: 'paling banyak',
    readsOfTime: 'paling lambat',
  },
  isEmpty: {
    about: 'Belum diisi, tersembunyi, atau langkahnya dilewati. Tanpa `value`.',
    reads: 'belum diisi',
  },
  isFilled: {
    about: 'Sudah diisi dan terlihat; 0 dan saklar yang mati terhitung terisi. Tanpa `value`.',
    reads: 'sudah diisi',
  },
  isTrue: { about: 'Centang atau saklar menyala. Tanpa `value`.', reads: 'dicentang' },
  isFalse: { about: 'Centang atau saklar terlihat dan mati. Tanpa `value`.', reads: 'tidak dicentang' },
};

const operatorChoices = Object.fromEntries(
  Object.entries(operatorWords).map(([name, { about }]) => [name, about]),
);

const operatorAliases = Object.fromEntries(
  operatorSpellings.flatMap((word) => {
    const name = operatorOf(word);
    return name === word ? [] : [[word, `Sama dengan \`${name}\`.`]];
  }),
);

const item = objectWords<ConditionItem>('perbandingan', 'Perbandingan', {
  name: {
    title: 'Nama jawaban',
    about: 'Nama pertanyaan atau nilai yang jawabannya dibandingkan.',
    examples: ['wargaNegara', 'jenisPekerjaan'],
  },
  condition: {
    title: 'Perbandingan',
    about: 'Cara membandingkan.',
    examples: ['equals', 'in'],
    choices: { ...operatorChoices, ...operatorAliases },
  },
  value: {
    title: 'Jawabannya',
    about:
      'Pembandingnya: kode pilihan (bukan labelnya), teks, bilangan, tanggal `YYYY-MM-DD`, atau daftar untuk `in` dan `notIn`. `"{nama}"` mengambil konstanta atau jawaban lain.',
    examples: ['wni', ['39', '16'], '{negaraIndonesia}', 1000000],
  },
  nextCondition: {
    about:
      'Penghubung ke perbandingan berikutnya: `and` atau `or`. `and` mengikat lebih kuat; bila keduanya dipakai, lebih jelas kelompok `all` dan `any`. Pada perbandingan terakhir tidak berarti.',
    examples: ['and', 'or'],
  },
});

type Group<Key extends string> = Extract<ConditionGroup, Readonly<Record<Key, unknown>>>;

const entry = (): UnionWords =>
  unionWords('isiSyarat', 'Perbandingan, kelompok syarat, rumus, atau nama syarat', {
    branches: { item, group },
  });

const group: UnionWords = unionWords('kelompokSyarat', 'Kelompok syarat, atau rumus', {
  branches: {
    all: objectWords<Group<'all'>>('kelompokSemua', 'Semua berlaku', {
      all: {
        about: 'Berlaku bila **semua** isinya berlaku. Isinya perbandingan, kelompok lain, atau nama syarat.',
        examples: [['wni', { name: 'jabatan', condition: 'equals', value: '66' }]],
        of: entry,
      },
    }),
    any: objectWords<Group<'any'>>('kelompokSalahSatu', 'Salah satu berlaku', {
      any: {
        about:
          'Berlaku bila **salah satu** isinya berlaku. Isinya perbandingan, kelompok lain, atau nama syarat.',
        examples: [['wni', { not: 'sudahNasabah' }]],
        of: entry,
      },
    }),
    not: objectWords<Group<'not'>>('kelompokBukan', 'Kebalikan', {
      not: {
        about: 'Berlaku bila isinya **tidak** berlaku: satu perbandingan, kelompok, atau nama syarat.',
        examples: ['sudahNasabah', { name: 'wargaNegara', condition: 'equals', value: 'wni' }],
        of: entry,
      },
    }),
    formula: objectWords<Group<'formula'>>('kelompokRumus', 'Rumus', {
      formula: {
        about: 'Rumus yang hasilnya ya atau tidak, di tempat sebuah perbandingan.',
        examples: ['count(pemegang) > 1', 'age(tanggalLahir) < 17'],
      },
    }),
  },
});

/** A condition in its three spellings. */
export const condition: UnionWords = unionWords(
  'syarat',
  'Syarat: daftar perbandingan, kelompok, rumus, atau nama syarat',
  {
    branches: { list: item, object: group },
  },
);

const examples: readonly [Condition, ...Condition[]] = [
  'wni',
  [{ name: 'wargaNegara', condition: 'equals', value: 'wni' }],
];

/** The words on a key that holds a condition. */
export const conditionKey = (about: string) => ({ about, examples, of: condition });

/** The same on the key `visibleWhen`. */
export const visibleKey = (about: string) => ({ ...conditionKey(about), title: 'Tampil bila' });

/** What editors read of a value without a field. */
export const rememberedValue = objectWords<RememberedValue>('nilai', 'Nilai tanpa pertanyaan', {
  name: {
    title: 'Nama jawaban',
    about: 'Nama nilai; tidak boleh sama dengan nama pertanyaan atau konstanta.',
    examples: ['statusCek'],
  },
  initial: { about: 'Isi pada awal pengisian. Tanpa ini: kosong.', examples: ['eform', 0] },
  compute: {
    about: 'Rumus; nilai ini selalu hasilnya. Wajib di dalam baris.',
    examples: ["code(wargaNegara) == 'wni' ? 'KTP' : 'PASSPORT'"],
  },
  visibleWhen: conditionKey('Nilai hanya berlaku, dan dikirim, selama syarat ini berlaku.'),
  submit: { about: '`false`: tidak ikut dikirim.', examples: [false] },
});
