import type { FieldType, TickField } from '../../../interpreter';
import { conditionKey } from './conditions';
import type { WordsOf } from './types';

/** A sentence on each field type. */
export const fieldTypes = {
  text: 'Teks satu baris.',
  textarea: 'Teks beberapa baris.',
  email: 'Alamat email.',
  phone: 'Nomor telepon; hanya angka.',
  currency: 'Uang dalam rupiah utuh, tampil `1.500.000`.',
  number: 'Bilangan bulat.',
  decimal: 'Bilangan dengan satu koma.',
  select: 'Satu pilihan dari daftar turun.',
  searchSelect: 'Satu pilihan dari daftar yang dapat dicari.',
  radio: 'Satu pilihan, semuanya terlihat.',
  checkbox: 'Satu centang: ya atau tidak.',
  checkboxGroup: 'Beberapa pilihan dengan centang.',
  switch: 'Saklar; dapat menyalin jawaban selama menyala.',
  date: 'Tanggal, tampil `DD/MM/YYYY`.',
  upload: 'Unggah berkas.',
  captcha: 'Empat huruf untuk diketik ulang.',
  branch: 'Cabang bank di sebuah kota pada sebuah hari, dengan antriannya.',
} satisfies Record<FieldType, string>;

/** The keys of every field but `type`. */
export const commonKeys: Omit<WordsOf<TickField>, 'type'> = {
  name: {
    about:
      'Nama jawaban: huruf kecil di depan, lalu huruf, angka, atau `_`. Tidak boleh sama dengan field, nilai, atau konstanta lain.',
    examples: ['namaLengkap'],
  },
  label: { about: 'Pertanyaan yang dibaca pengunjung; boleh memuat `{rumus}`.', examples: ['Nama Lengkap'] },
  placeholder: {
    about: 'Petunjuk di dalam field yang kosong. Bukan pengganti label.',
    examples: ['Contoh: 3273010101900001'],
  },
  guideText: { about: 'Bantuan di bawah label; boleh memuat `{rumus}`.', examples: ['Sesuai KTP'] },
  required: { about: '`true`: wajib diisi selama terlihat.', examples: [true] },
  requiredMessage: {
    about: 'Pesan sendiri bila belum diisi, sebagai ganti pesan baku.',
    examples: ['Pilih salah satu'],
  },
  requiredWhen: conditionKey('Wajib diisi selama syarat ini berlaku.'),
  readOnly: { about: '`true`: hanya dibaca pengunjung.', examples: [true] },
  readOnlyWhen: conditionKey('Selama syarat ini berlaku, hanya dapat dibaca.'),
  visibleWhen: conditionKey('Hanya tampil selama syarat ini berlaku. Field yang tersembunyi dikosongkan.'),
  defaultValue: {
    about: 'Diisikan bila field tampil dan kosong. Teks yang seluruhnya `{rumus}` dihitung.',
    examples: ['1|non-nasabah', '{today()}', true],
  },
  compute: {
    about: 'Rumus; jawaban selalu hasilnya dan tidak dapat diketik.',
    examples: ["terbilang(nominal) + ' Rupiah'", 'addMonths(tanggalDebetAwal, number(jangkaWaktu))'],
  },
  computeWhen: conditionKey('`compute` hanya berlaku selama syarat ini; bila berbalik, jawaban dikosongkan.'),
  resetWhenChanged: {
    about: 'Jawaban kembali ke `resetTo` bila salah satu field ini diubah.',
    examples: [['provinsi', 'kota']],
  },
  resetTo: { about: 'Nilai untuk `resetWhenChanged`. Tanpa ini: kosong.', examples: [0] },
  sensitive: { about: '`true`: tidak pernah disimpan di perangkat pengunjung.', examples: [true] },
  submit: { about: '`false`: tidak ikut dikirim.', examples: [false] },
  keep: {
    about: '`true`: tetap disimpan dan dikirim walau tersembunyi atau langkahnya dilewati.',
    examples: [true],
  },
  autocomplete: {
    about: 'Tanda isi otomatis peramban (HTML `autocomplete`).',
    examples: ['name', 'bday', 'off'],
  },
  width: { about: 'Lebar dalam kolom, 1 sampai 12, pada layar lebar. Tanpa ini: 12.', examples: [6] },
};
