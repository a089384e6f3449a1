import type { Severity } from './finding';

interface Row {
  severity: Severity;
  /** Why a visitor would suffer, or an editor lose time. */
  why: string;
}

const error = (why: string): Row => ({ severity: 'error', why });
const advice = (why: string): Row => ({ severity: 'advice', why });

const notLoaded = 'Formulir tidak dapat dibuka; pengunjung hanya melihat halaman gangguan.';
const neverShown = 'Pengunjung tidak akan pernah melihatnya, apa pun yang diisi.';
const stuck = 'Pengunjung tidak dapat melanjutkan dan permohonannya tidak pernah terkirim.';

/** Every rule of the checker, in the order in which findings of one place are told. */
export const catalogue = {
  'broken-json': error(notLoaded),
  limit: error(notLoaded),
  slug: error('Alamat halaman tidak cocok dengan nama berkas, sehingga formulir tidak ditemukan.'),
  'unknown-key': error(`Kunci yang tidak dikenal tidak berarti apa-apa. ${notLoaded}`),
  'missing-key': error(notLoaded),
  'wrong-value': error(notLoaded),
  'duplicate-name': error('Dua jawaban dengan nama yang sama akan saling menimpa.'),
  'duplicate-id': error('Tombol tidak tahu langkah mana yang dimaksud.'),
  'duplicate-option': error('Dua pilihan dengan kode yang sama tidak dapat dibedakan setelah dipilih.'),
  'unknown-name': error(`Yang dirujuk tidak ada di formulir ini. ${notLoaded}`),
  cycle: error('Bagian-bagian ini saling menunggu, sehingga tidak satu pun dapat ditentukan.'),
  'unknown-operator': error(notLoaded),
  'missing-connector': error(
    'Tanpa penyambung tidak jelas apakah kedua syarat harus terpenuhi atau salah satu saja.',
  ),
  'operator-type': error('Perbandingan ini tidak mempunyai arti untuk jenis jawaban itu.'),
  'value-type': error('Nilai sejenis ini tidak pernah sama dengan jawabannya.'),
  'choice-without-code': error(
    'Jawaban pilihan tersimpan sebagai "kode|label", sehingga tidak pernah sama dengan kodenya saja.',
  ),
  formula: error(notLoaded),
  'broken-rule': error(notLoaded),
  'goto-backwards': error('Tombol Selanjutnya yang mundur membuat pengunjung berputar-putar.'),
  'after-navigate': error('Efek sesudah pindah halaman tidak pernah dijalankan.'),
  'value-not-an-option': error(
    'Syarat ini tidak pernah terpenuhi, sehingga yang bergantung padanya salah tampil.',
  ),
  'label-instead-of-code': error('Yang dibandingkan adalah kode pilihan, sehingga label tidak pernah cocok.'),
  'number-for-text': error(
    'Angka dan teks tidak pernah sama, sehingga perbandingan ini tidak pernah terpenuhi.',
  ),
  'pipe-in-value': error('Yang dibandingkan hanya bagian sebelum tanda |, atau teks itu tidak pernah cocok.'),
  'optional-plus': advice(
    'Selama salah satu bagian masih kosong, hasilnya kosong, bukan jumlah bagian yang lain.',
  ),
  'after-stop': error('Efek sesudah "stop" tidak pernah dijalankan.'),
  'keep-unwritten': advice('Jawaban ini dipertahankan, tetapi tidak ada yang pernah mengisinya.'),
  'value-unwritten': error(
    'Nilai ini dibaca, tetapi tidak ada yang pernah mengisinya, sehingga selalu kosong.',
  ),
  'used-before-asked': error(
    'Saat dibutuhkan, pertanyaannya belum ditanyakan, sehingga jawabannya selalu kosong.',
  ),
  'mixed-connectors': advice(
    '"and" mengikat lebih erat daripada "or"; pembaca berikutnya mudah salah mengerti.',
  ),
  'stage-unreachable': error(neverShown),
  'step-unreachable': error(neverShown),
  'block-unreachable': error(neverShown),
  'option-unreachable': error('Pilihan ini tidak pernah ditawarkan kepada pengunjung.'),
  'condition-unreachable': error(
    'Syarat ini tidak pernah terpenuhi; yang bergantung padanya tidak pernah terjadi.',
  ),
  'branch-shadowed': error('Cabang ini tidak pernah diambil; pengunjung selalu dibawa ke langkah lain.'),
  'outcome-shadowed': error('Balasan ini selalu ditangani lebih dahulu oleh yang di atasnya.'),
  'effect-unreachable': error('Efek ini tidak pernah dijalankan.'),
  'action-unused': advice('Aksi ini tidak dipanggil dari mana pun, sehingga isinya tidak pernah terlihat.'),
  'no-way-on': error(stuck),
  'bounds-crossed': error(`Tidak ada isian yang memenuhi kedua batas. ${stuck}`),
  'length-characters': error(`Isian yang boleh diketik tidak pernah memenuhi aturannya. ${stuck}`),
  'empty-window': error(`Tidak ada tanggal yang dapat dipilih. ${stuck}`),
  'read-only-without-value': error(`Isian ini wajib, tetapi terkunci dan kosong. ${stuck}`),
  'dead-end': error(stuck),
  'search-cut': advice(
    'Pemeriksaan dihentikan sebelum selesai; hal ini belum tentu salah, tetapi belum terbukti benar.',
  ),
  'missing-guide': advice('Pengunjung baru tahu batasnya setelah isiannya ditolak.'),
  'missing-label': advice('Pengunjung membaca kode atau nama teknis, bukan pertanyaan.'),
  'unsafe-html': error(
    'Bagian ini dibuang demi keamanan sebelum ditampilkan, sehingga pengunjung tidak melihatnya.',
  ),
  'unsafe-link': error('Tautan seperti ini dibuang demi keamanan, sehingga tidak dapat ditekan.'),
  'many-radio-options': advice('Daftar bulatan yang panjang memenuhi layar ponsel dan sulit dipindai mata.'),
  'missing-image': advice('Pengunjung melihat gambar pengganti.'),
  'missing-popup': advice(
    'Jendela ini hanya tampil bila isinya disediakan peladen; bila tidak, pengunjung tertahan di langkahnya.',
  ),
  'amount-as-text': advice('Jumlah uang pada isian teks tampil tanpa titik ribuan dan tidak dapat dihitung.'),
  'date-as-text': advice('Tanggal pada isian teks diketik dengan beragam cara dan tidak dapat diperiksa.'),
} satisfies Record<string, Row>;

/** The name of a rule, which cases and reports use. */
export type RuleId = keyof typeof catalogue;

/** What is known of a rule apart from a single finding. */
export function rowOf(rule: RuleId): Row {
  return catalogue[rule];
}
