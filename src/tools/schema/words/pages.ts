import type {
  ConfirmationPage,
  PreviewDeclaration,
  Followup,
  NeededDocument,
  PreviewPage,
  PrivacyNotice,
  StartPage,
  WorkingDays,
} from '../../../interpreter';
import { conditionKey } from './conditions';
import { objectWords, type UnionWords, unionWords } from './types';
import { contentBlock } from './content';

const document: UnionWords = unionWords('dokumen', 'Dokumen yang disiapkan', {
  branches: {
    object: objectWords<NeededDocument>('dokumenBersyarat', 'Dokumen yang tidak selalu perlu', {
      text: { title: 'Teks', about: 'Nama dokumen.', examples: ['NPWP'] },
      when: conditionKey(
        'Perlu hanya bila syarat ini berlaku. Sebelum ada jawaban, dokumennya tampil di bawah "Mungkin diminta, bergantung pada jawaban Anda".',
      ),
    }),
  },
});

const time: UnionWords = unionWords('lamanya', 'Dalam waktu berapa lama', {
  branches: {
    object: objectWords<WorkingDays>('hariKerja', 'Hari kerja', {
      workingDays: {
        about: 'Banyaknya hari kerja; Sabtu, Minggu, dan hari libur tidak dihitung.',
        examples: [2],
      },
    }),
  },
});

const blocksExample = [{ type: 'richText', html: '<p>Setoran awal minimal Rp 100.000.</p>' }] as const;

/** The words on the page before the first step. */
export const startPage = objectWords<StartPage>('halamanAwal', 'Halaman awal', {
  minutes: { about: 'Lama pengisian dalam menit.', examples: [10] },
  documents: {
    about: 'Dokumen yang disiapkan, ditampilkan sebagai daftar centang.',
    examples: [['KTP elektronik', { text: 'NPWP', when: 'pinjamanBesar' }]],
    of: document,
  },
  who: { about: 'Siapa yang dapat mengajukan.', examples: ['WNI berusia 17 tahun atau lebih'] },
  fee: { about: 'Biayanya.', examples: ['Gratis'] },
  blocks: { about: 'Isi lain halaman ini.', examples: [blocksExample], of: contentBlock },
  privacy: {
    about: 'Untuk apa data pengunjung dipakai.',
    examples: [{ purpose: 'Data Anda dipakai untuk membuka rekening.', href: '/privasi' }],
    of: objectWords<PrivacyNotice>('privasi', 'Pemberitahuan privasi', {
      purpose: { about: 'Tujuan pemakaian data.', examples: ['Data Anda dipakai untuk membuka rekening.'] },
      keptFor: {
        about: 'Berapa lama data disimpan.',
        examples: ['Disimpan 5 tahun setelah rekening ditutup.'],
      },
      href: { about: 'Halaman kebijakan privasi yang lengkap.', examples: ['/privasi'] },
    }),
  },
});

/** The words on what stands below the answers on the preview. */
export const previewPage = objectWords<PreviewPage>('halamanRingkasan', 'Halaman ringkasan', {
  blocks: { about: 'Isi di bawah jawaban, sebelum pernyataan.', examples: [blocksExample], of: contentBlock },
  declarations: {
    about:
      'Pernyataan yang dicentang sebelum mengirim. Ikut dikirim dengan namanya; tidak pernah disimpan di perangkat.',
    examples: [[{ name: 'setujuData', text: 'Saya menyatakan data ini benar.', required: true }]],
    of: objectWords<PreviewDeclaration>('pernyataan', 'Pernyataan', {
      name: {
        title: 'Nama jawaban',
        about: 'Nama jawaban; tidak boleh sama dengan nama lain di formulir.',
        examples: ['setujuData'],
      },
      text: {
        title: 'Teks',
        about: 'Bunyi pernyataan; boleh memuat `{rumus}`.',
        examples: ['Saya menyatakan data ini benar.'],
      },
      required: { about: '`true`: tanpa centang ini formulir tidak dapat dikirim.', examples: [true] },
    }),
  },
});

/** The words on the receipt. */
export const confirmationPage = objectWords<ConfirmationPage>('tandaTerima', 'Tanda terima', {
  title: {
    title: 'Judul',
    about: 'Judul tanda terima; boleh memuat `{rumus}` dan `{registrationNumber}`.',
    examples: ['Permohonan rekening Anda sudah kami terima'],
  },
  recap: {
    about: '`true`: semua jawaban ikut tampil; nomor identitas disamarkan sampai empat angka terakhir.',
    examples: [true],
  },
  recapOf: {
    about:
      'Jawaban yang ikut tampil bila bukan semuanya: nama kolom, atau nama grup baris untuk semua barisnya.',
    examples: [['cabang', 'tanggalBooking']],
    each: 'Sebuah jawaban.',
  },
  download: {
    about: 'Berkas PDF yang dapat disimpan. Rumusnya mengenal `registrationNumber`, tetapi bukan jawaban.',
    examples: [{ call: 'downloadpdf', body: { regNumber: 'registrationNumber' } }],
    of: objectWords<NonNullable<ConfirmationPage['download']>>('unduhanTandaTerima', 'Unduhan tanda terima', {
      call: {
        about: 'Panggilan yang memberi berkasnya.',
        examples: ['downloadpdf'],
        choices: { downloadpdf: 'Formulir pendaftaran sebagai PDF.' },
      },
      body: {
        about: 'Isi permintaan: kunci dan rumusnya.',
        examples: [{ regNumber: 'registrationNumber' }],
        each: 'Sebuah rumus.',
      },
    }),
  },
  next: {
    about: 'Apa yang terjadi selanjutnya, berurutan. Tanpa ini: tiga kalimat umum.',
    examples: [[{ text: 'Petugas kami menelepon Anda', within: { workingDays: 2 } }]],
    of: objectWords<Followup>('kelanjutan', 'Kelanjutan', {
      text: {
        title: 'Teks',
        about: 'Yang terjadi; boleh memuat `{rumus}`.',
        examples: ['Petugas kami menelepon Anda'],
      },
      within: {
        about:
          'Dalam waktu berapa lama: kata-kata, atau hari kerja sejak formulir dikirim. Dari hari kerja, tanda terima menyebut tanggal terakhirnya dan dapat menaruhnya di kalender.',
        examples: [{ workingDays: 2 }, 'satu jam'],
        of: time,
      },
    }),
  },
  track: {
    about: '`true`: halaman lacak mengenal permohonan produk ini, sehingga tanda terima menawarkannya.',
    examples: [true],
  },
  calendar: {
    about: 'Nama kolom tanggal yang harinya dapat ditambahkan ke kalender pengunjung.',
    examples: ['tanggalBooking'],
  },
  blocks: { about: 'Isi lain tanda terima.', examples: [blocksExample], of: contentBlock },
});
