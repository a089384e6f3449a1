import type { Allowance, FieldType, TickField, WholeField } from '../../../language';
import { checksKey } from './checks';
import { conditionKey, visibleKey } from './conditions';
import { messages } from './messages';
import { objectWords, type Sentences, type WordsOf } from './types';

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
    about: 'Pertanyaan yang bila diubah mengembalikan jawaban ini, ke `resetTo`.',
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

/** The key `type` of the types that share their keys, with a sentence on each. */
export const typeKey = <T extends FieldType>(sentences: Sentences, ...examples: readonly [T, ...T[]]) => ({
  title: 'Jenis',
  about: 'Jenis pertanyaan.',
  examples,
  choices: sentences,
});
