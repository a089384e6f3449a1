import type { IssueCode } from '../../interpreter';

/** `error`: a visitor would suffer, or the form does not load. `advice`: it works, and could be better. */
export type Severity = 'error' | 'advice';

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

/** Every rule of the checker; what the interpreter refuses has the issue's code for a name. */
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
  'result-type': error(
    `Hasilnya bukan jenis yang dapat dipakai di sini: batas tidak akan membatasi, isian tetap kosong. ${notLoaded}`,
  ),
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
  'mixed-branches': error(
    'Yang dihitung atau dibandingkan dengan hasilnya kosong, atau tidak pernah terpenuhi, pada salah satu cabang.',
  ),
  'formula-reads-plainer': advice(
    'Sebuah perbandingan terbaca tanpa mengenal rumus, dan dapat diubah dengan menekan.',
  ),
  'pipe-in-value': error('Yang dibandingkan hanya bagian sebelum tanda |, atau teks itu tidak pernah cocok.'),
  'duplicate-key': error('Yang pertama hilang tanpa pesan: hanya yang terakhir berlaku.'),
  'file-name': error('Berkas ini tidak dibaca oleh siapa pun: namanya bukan nama yang dicari portal.'),
  'file-unused': advice('Berkas ini tidak dipakai, sehingga perubahannya tidak pernah terlihat.'),
  'same-product': error('Permohonan atau kartunya tertukar dengan produk lain.'),
  'broken-link': error('Pengunjung sampai di halaman "tidak ditemukan".'),
  'unknown-slug': error(
    'Produk atau kategori itu tidak ada, sehingga bagian ini tampil lain dari yang dimaksud.',
  ),
  'text-blank': error('Pengunjung melihat tempat kosong dan tidak tahu apa yang diminta.'),
  'text-draft': error('Pengunjung membaca catatan atau kode yang bukan untuknya.'),
  'text-markup': error('Pengunjung membaca tanda-tanda HTML sebagai teks.'),
  'html-unclosed': error('Huruf tebal, tautan, atau daftar berlanjut sampai akhir teks.'),
  'text-long': advice('Teks panjang di tempat pendek memenuhi layar ponsel dan tidak dibaca.'),
  'text-twice': advice('Dua pertanyaan yang sama bunyinya tidak dapat dibedakan.'),
  'unit-twice': advice('Satuan yang berdiri di dalam isian tidak perlu dibaca dua kali.'),
  'text-foreign': advice('Portal ini berbahasa Indonesia; tidak semua pengunjung memahaminya.'),
  'asks-secret': error(
    'PIN, OTP, dan kata sandi tidak boleh diketahui siapa pun, juga bank; ini cara penipu.',
  ),
  'option-without-code': advice(
    'Bank menerima label pilihan ini sebagai kodenya; di antara pilihan yang berkode, kodenya mungkin terlupa.',
  ),
  'option-empty-code': error(
    'Siapa memilihnya belum menjawab: isian wajib menolaknya, dan bank tidak menerima apa-apa.',
  ),
  'unknown-autocomplete': advice('Peramban tidak dapat mengisikan jawaban ini untuk pengunjung.'),
  'dialog-locked': error(`Jendela itu tidak dapat ditinggalkan. ${stuck}`),
  'senseless-limit': error(
    'Batas ini menolak semua isian, atau berlangsung jauh lebih lama atau lebih singkat daripada yang dimaksud.',
  ),
  'contract-body': error('Bank menolak panggilan ini, sehingga pengunjung selalu melihat pesan gangguan.'),
  'contract-format': error('Bank menolak panggilan ini, sehingga pengunjung selalu melihat pesan gangguan.'),
  'contract-answer': error(
    'Yang dibaca selalu kosong: isian tidak terisi, dan hasil ini tidak pernah cocok.',
  ),
  'contract-list': error('Daftar pilihannya tidak dapat dimuat, atau datang tanpa isi.'),
  'lookup-parent': error('Daftar pilihannya selalu kosong atau bukan milik jawaban di atasnya.'),
  'copy-type': error('Isian itu tetap kosong, sebab nilainya bukan jenis yang dapat disimpannya.'),
  'never-sent': error('Pengunjung mengisi semuanya, dan bank tidak pernah menerimanya.'),
  'check-never': error(stuck),
  'check-conflict': error(stuck),
  'branch-hidden': error('Pengunjung dibawa ke langkah lain daripada yang dimaksud cabang ini.'),
  'rows-beyond': error(`Baris yang diwajibkan tidak dapat ditambahkan. ${stuck}`),
  'stop-silent': error('Pengunjung menekan tombol, dan tidak terjadi apa-apa.'),
  'text-braces': advice('Pengunjung membaca kurung kurawal dan nama jawaban, bukan jawabannya.'),
  'months-for-years': advice('Pengunjung yang cukup umur ditolak, atau yang belum cukup umur diterima.'),
  'preview-outlives': advice(
    'Jawaban yang sudah lengkap disimpan lebih lama daripada yang masih diisi; pengunjung tidak tahu mana yang berlaku.',
  ),
  'missing-licence': advice('Pengunjung tidak membaca siapa yang mengawasi bank dan menjamin simpanannya.'),
  'optional-consent': advice('Permohonan dapat terkirim tanpa persetujuan itu.'),
  'foreign-button': advice('Tombolnya berbahasa Inggris di tengah formulir berbahasa Indonesia.'),
  'text-fact': advice('Pengunjung membaca satu batas, dan ditolak oleh batas yang lain.'),
  'copy-codes': error('Isian itu kosong atau salah: kode yang disalin tidak ada dalam daftarnya.'),
  'copy-narrower': error(`Jawaban yang benar di satu tempat terkunci dan ditolak di tempat lain. ${stuck}`),
  'copy-nothing': error('Pengunjung menekannya, dan tidak terjadi apa-apa.'),
  'query-unfit': error('Tautan dengan parameter ini tidak mengisi apa pun, atau mengisi yang salah.'),
  'check-beside': error(
    'Pengunjung dibawa ke pertanyaan yang tidak terlihat, dan tidak tahu apa yang salah.',
  ),
  'format-expression': error(stuck),
  'empty-popup': error('Pengunjung melihat jendela kosong.'),
  'end-question': advice('Pengunjung menjawab, padahal tidak ada yang menerima jawabannya.'),
  'constant-unused': advice('Mengubahnya tidak mengubah apa pun, dan penyunting berikutnya tidak tahu itu.'),
  'condition-unused': advice('Mengubahnya tidak mengubah apa pun, dan penyunting berikutnya tidak tahu itu.'),
  'scenario-code': advice('Skenario ini gagal, atau menguji jawaban yang tidak dapat diberikan pengunjung.'),
  'card-facts': advice('Kartu yang penuh tidak dibaca, dan mendorong produk lain ke bawah layar.'),
  'sum-never': error(
    'Hasil yang selalu kosong tidak pernah tampil, dan yang bergantung padanya tidak pernah terjadi.',
  ),
  'optional-plus': advice(
    'Selama salah satu bagian masih kosong, hasilnya kosong, bukan jumlah bagian yang lain.',
  ),
  'blank-choice': advice('Selama yang ditanyakan kosong, tidak satu pun dari kedua hasilnya terkirim.'),
  'renamed-from-taken': error(
    'Jawaban yang tersimpan akan kembali di dua tempat, di salah satunya sebagai jawaban yang salah.',
  ),
  'allow-unknown': error('Yang diizinkan tidak ada, sehingga tidak ada yang diabaikan.'),
  'allow-unused': advice('Pengecualian yang tidak perlu lagi akan menutupi temuan berikutnya.'),
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
  'page-unseen': error(neverShown),
  'block-unreachable': error(neverShown),
  'block-beyond-bounds': error(
    'Yang melihatnya harus memperbaiki jawaban lain dulu; sesudah itu pertanyaan ini hilang, dan jawabannya tidak pernah terkirim.',
  ),
  'option-unreachable': error('Pilihan ini tidak pernah ditawarkan kepada pengunjung.'),
  'condition-unreachable': error(
    'Syarat ini tidak pernah terpenuhi; yang bergantung padanya tidak pernah terjadi.',
  ),
  'condition-always': error(
    'Yang seharusnya terjadi pada sebagian pengunjung saja terjadi pada semua; kebanyakan karena "bukan … atau bukan …".',
  ),
  'branch-shadowed': error('Cabang ini tidak pernah diambil; pengunjung selalu dibawa ke langkah lain.'),
  'outcome-shadowed': error('Balasan ini selalu ditangani lebih dahulu oleh yang di atasnya.'),
  'outcome-never': error(
    'Balasan ini tidak pernah ditangani di sini; pengunjung melihat pesan gangguan biasa.',
  ),
  'effect-unreachable': error('Efek ini tidak pernah dijalankan.'),
  'list-unused': advice(
    'Daftar ini tidak dipakai field mana pun, sehingga perubahannya tidak pernah terlihat.',
  ),
  'column-unused': error(
    'Kunci ini tidak berarti apa-apa: bukan kunci sebuah pilihan, dan tidak ada yang memilih menurutnya.',
  ),
  'action-unused': advice('Aksi ini tidak dipanggil dari mana pun, sehingga isinya tidak pernah terlihat.'),
  'no-way-on': error(stuck),
  'bounds-crossed': error(`Tidak ada isian yang memenuhi kedua batas. ${stuck}`),
  'length-characters': error(`Isian yang boleh diketik tidak pernah memenuhi aturannya. ${stuck}`),
  'empty-window': error(`Tidak ada tanggal yang dapat dipilih. ${stuck}`),
  'read-only-without-value': error(`Isian ini wajib, tetapi terkunci dan kosong. ${stuck}`),
  'limit-unwritable': error('Batas ini tidak berarti apa-apa: tidak ada yang dapat memperbaiki isiannya.'),
  'first-value-refused': error('Pengunjung membaca kesalahan pada isian yang tidak pernah ia ketik.'),
  'first-value-may-break': advice(
    'Isian awal yang terpotong atau kosong harus diisi sendiri oleh pengunjung.',
  ),
  'score-missing': error(
    'Jawaban ini tidak mempunyai nilai, sehingga hitungan dari nilai-nilai kosong atau kurang.',
  ),
  'key-alone': error('Kunci ini tidak berarti apa-apa: yang dijelaskannya tidak ada.'),
  'dead-end': error(stuck),
  'ends-nowhere': error('Pengunjung mengira sudah mengajukan, padahal tidak ada yang terkirim.'),
  'search-cut': advice(
    'Pemeriksaan dihentikan sebelum selesai; hal ini belum tentu salah, tetapi belum terbukti benar.',
  ),
  'message-unused': advice('Pesan ini tidak pernah terbaca: isian ini tidak dapat salah dengan cara itu.'),
  'empty-blocks': advice(
    'Pengunjung hanya melihat judulnya, dan menekan tombol lanjut tanpa tahu untuk apa.',
  ),
  'row-editing': advice(
    'Baris yang panjang membuat layar ponsel tak berujung; satu halaman untuk satu pertanyaan menambah ketukan.',
  ),
  'missing-guide': advice('Pengunjung baru tahu batasnya setelah isiannya ditolak.'),
  'missing-label': advice('Pengunjung membaca kode atau nama teknis, bukan pertanyaan.'),
  'unsafe-html': error(
    'Bagian ini dibuang demi keamanan sebelum ditampilkan, sehingga pengunjung tidak melihatnya.',
  ),
  'html-dropped': advice('Bagian ini dibuang sebelum ditampilkan; teksnya tetap terlihat, rupanya tidak.'),
  'unsafe-link': error('Tautan seperti ini dibuang demi keamanan, sehingga tidak dapat ditekan.'),
  'many-radio-options': advice('Daftar bulatan yang panjang memenuhi layar ponsel dan sulit dipindai mata.'),
  'missing-image': advice('Pengunjung melihat gambar pengganti.'),
  'unreadable-colour': error(
    'Tulisan pada warna ini sulit dibaca, sehingga portal memakai warnanya sendiri.',
  ),
  'missing-popup': advice(
    'Jendela ini hanya tampil bila isinya disediakan peladen; bila tidak, pengunjung tertahan di langkahnya.',
  ),
  'amount-as-text': advice('Jumlah uang pada isian teks tampil tanpa titik ribuan dan tidak dapat dihitung.'),
  'date-as-text': advice('Tanggal pada isian teks diketik dengan beragam cara dan tidak dapat diperiksa.'),
} satisfies Record<string, Row> & Record<IssueCode, Row>;

/** The name of a rule, which cases and reports use. */
export type RuleId = keyof typeof catalogue;
