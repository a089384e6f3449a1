import type {
  ActionCallName,
  CallEffect,
  DialogButton,
  DialogContent,
  DownloadEffect,
  Effect,
  GoToTarget,
  Outcome,
  Pending,
  ResetTarget,
  ToastText,
} from '../../../interpreter';
import { conditionKey } from './conditions';
import { contentBlock } from './content';
import { objectWords, type ObjectWords, type TypeWords, type UnionWords, unionWords } from './types';

type Target<Key extends string> = Extract<GoToTarget, Readonly<Record<Key, unknown>>>;

const stageTarget = objectWords<{ stage: string }>('tujuanTahap', 'Sebuah tahap', {
  stage: { about: 'Tahapnya, menurut `id`.', examples: ['pendaftaran'] },
});

/** Where `goTo` leads. */
const goToTarget: UnionWords = unionWords('tujuan', 'Tujuan: langkah, tahap, atau preview', {
  choices: { preview: 'Ringkasan jawaban.' } satisfies Record<Extract<GoToTarget, string>, string>,
  branches: {
    object: unionWords('tujuanLangkahAtauTahap', 'Sebuah langkah atau tahap', {
      branches: {
        step: objectWords<Target<'step'>>('tujuanLangkah', 'Sebuah langkah', {
          step: { about: 'Langkahnya, menurut `id`.', examples: ['data-pribadi'] },
        }),
        stage: stageTarget,
      },
    }),
  },
});

/** What `reset` empties. */
const resetTarget: UnionWords = unionWords('sasaranReset', 'Yang dikosongkan', {
  choices: {
    all: 'Seluruh formulir.',
    activeStep: 'Langkah yang sedang dibuka.',
  } satisfies Record<Extract<ResetTarget, string>, string>,
  branches: { object: stageTarget },
});

type With<Key extends string> = Extract<Effect, Readonly<Record<Key, unknown>>>;

const formulaEach = 'Rumus yang hasilnya dikirim di bawah nama ini.';

const calls: Readonly<Record<ActionCallName, string>> = {
  'tipe-nasabah': 'Mencari data nasabah dari NIK dan tanggal lahir.',
  'wic-check': 'Memeriksa NIK pengunjung tanpa rekening.',
  screening: 'Menyaring identitas terhadap data kependudukan dan daftar hitam.',
  registration: 'Mendaftarkan data pengunjung tanpa rekening.',
  submit: 'Mengirim jawaban dan menerima nomor registrasi.',
};

/** Lists of effects nest. */
const effects = (): TypeWords => effect;

const actionOrName: UnionWords = unionWords('efekAtauTindakan', 'Daftar efek, atau nama tindakan', {
  branches: { list: effects },
});

const toast = objectWords<ToastText>('pesanSingkat', 'Pesan singkat', {
  variant: {
    about: 'Warna pesan. Tanpa ini: `default`.',
    examples: ['destructive'],
    choices: { default: 'Pemberitahuan biasa.', destructive: 'Kegagalan, dengan warna kesalahan.' },
  },
  title: {
    title: 'Judul',
    about: 'Judul pesan; boleh memuat `{rumus}`.',
    examples: ['Data Berhasil Ditemukan!', '{response.message}'],
  },
  text: {
    title: 'Teks',
    about: 'Isi pesan; boleh memuat `{rumus}`.',
    examples: ['Silakan lanjutkan ke tahap berikutnya.'],
  },
});

const doEffects = {
  examples: [[{ closeDialog: true }], 'kembaliKeBeranda'] satisfies [Effect[], string],
  of: actionOrName,
} as const;

const button = objectWords<DialogButton>('tombolDialog', 'Tombol dialog', {
  text: { title: 'Teks', about: 'Teks tombol.', examples: ['Kembali ke Beranda'] },
  do: { about: 'Efek atau nama tindakan. Tanpa ini tombol menutup dialog.', ...doEffects },
});

const dialog = objectWords<DialogContent>('isiDialog', 'Dialog', {
  title: { title: 'Judul', about: 'Judul dialog; boleh memuat `{rumus}`.', examples: ['Duplikasi Data'] },
  text: {
    title: 'Teks',
    about: 'Isi dialog; boleh memuat `{rumus}`.',
    examples: ['Harap perbarui data di kantor cabang terdekat.'],
  },
  blocks: {
    about: 'Isi dialog berupa blok konten, sebagai ganti atau tambahan `text`.',
    examples: [[{ type: 'richText', html: '<p>Mohon siapkan KTP.</p>' }]],
    of: () => contentBlock,
  },
  dismissable: {
    about: '`false`: tidak dapat ditutup dengan Escape atau menekan di luarnya. Beri tombol!',
    examples: [false],
  },
  focus: {
    about: 'Pertanyaan yang dituju kursor saat dialog ditutup.',
    examples: ['nik'],
  },
  closeButton: {
    about: 'Tombol tutup di sudut, dan yang dilakukannya.',
    examples: [{}],
    of: objectWords<NonNullable<DialogContent['closeButton']>>('tombolTutup', 'Tombol tutup', {
      do: { about: 'Efek atau nama tindakan saat ditutup.', ...doEffects },
    }),
  },
  buttons: {
    about: 'Tombol-tombol di bawah dialog.',
    examples: [[{ text: 'Kembali ke Beranda', do: [{ clearStorage: true }, { navigate: '/' }] }]],
    of: button,
  },
});

const pending = objectWords<Pending>('selamaMenunggu', 'Selama menunggu', {
  dialog: {
    about: 'Dialog selama menunggu jawaban.',
    examples: [{ title: 'Memeriksa data …' }],
    of: objectWords<NonNullable<Pending['dialog']>>('dialogTunggu', 'Dialog selama menunggu', {
      title: {
        title: 'Judul',
        about: 'Judul dialog; boleh memuat `{rumus}`.',
        examples: ['Memeriksa data …'],
      },
      text: {
        title: 'Teks',
        about: 'Isi dialog; boleh memuat `{rumus}`.',
        examples: ['Mohon tunggu sebentar.'],
      },
    }),
  },
  slowAfterMs: {
    about: 'Lama menunggu dalam milidetik, sampai `slowToast` tampil (paling lama 60000).',
    examples: [5000],
  },
  slowToast: {
    about: 'Pesan singkat bila jawaban lama datangnya.',
    examples: [{ title: 'Tunggu Sebentar', text: 'Pemeriksaan lebih lama dari biasanya.' }],
    of: toast,
  },
});

const outcome = objectWords<Outcome>('jawabanPanggilan', 'Satu macam jawaban', {
  match: {
    about:
      'Jawaban yang dimaksud: rumus atas `ok` (HTTP berhasil), `httpStatus`, `statusText`, `status` (`statusCode` pada jawaban) dan `response` (jawabannya).',
    examples: ['status == 404', 'ok && response.succeeded'],
  },
  needs: {
    about: 'Yang harus ada dalam jawaban macam ini; tanpa salah satunya jawaban itu dianggap tidak terbaca.',
    examples: [['response.data.ncid']],
  },
  do: {
    about: 'Efek untuk jawaban macam ini.',
    examples: [[{ set: { namaLengkap: 'response.data.namaLengkap' } }]],
    of: effects,
  },
});

const one = <Key extends string>(
  key: Key,
  title: string,
  keys: Parameters<typeof objectWords<With<Key>>>[2],
): ObjectWords => objectWords<With<Key>>(`efek-${key}`, title, keys);

/** The words on each effect, by its key. */
export const effect: UnionWords = unionWords('efek', 'Efek', {
  branches: {
    call: objectWords<CallEffect>('efek-call', 'Panggil layanan bank', {
      call: {
        about: 'Memanggil layanan bank dan menunggu jawabannya.',
        examples: ['tipe-nasabah'],
        choices: calls,
      },
      body: {
        about: 'Yang dikirim: nama pada layanan → rumus.',
        examples: [{ nik: 'nik', tanggalLahir: "formatDate(tanggalLahir, 'yyyy-MM-dd')" }],
        each: formulaEach,
      },
      pending: {
        about: 'Yang tampil selama menunggu.',
        examples: [{ dialog: { title: 'Memeriksa data …' } }],
        of: pending,
      },
      outcomes: {
        about:
          'Macam-macam jawaban; yang pertama cocok dijalankan. Tidak ada yang cocok: pesan kegagalan baku, lalu berhenti.',
        examples: [
          [{ match: 'status == 404', do: [{ toast: { variant: 'destructive', title: 'Tidak ditemukan' } }] }],
        ],
        of: outcome,
      },
      failed: {
        about:
          'Efek bila jaringan terputus, waktu habis, atau jawaban tidak terbaca. Tanpa ini: pesan kegagalan baku, lalu berhenti.',
        examples: [
          [{ toast: { variant: 'destructive', title: 'Layanan sedang terganggu' } }, { stop: true }],
        ],
        of: effects,
      },
    }),
    download: objectWords<DownloadEffect>('efek-download', 'Unduh berkas', {
      download: {
        about: 'Mengambil berkas dari layanan bank dan menyerahkannya kepada pengunjung.',
        examples: [{ call: 'downloadpdf', fileName: 'bukti-{nomorTransaksi}.pdf' }],
        of: objectWords<DownloadEffect['download']>('unduhan', 'Unduhan', {
          call: {
            about: 'Layanan yang memberi berkas.',
            examples: ['downloadpdf'],
            choices: { downloadpdf: 'Bukti dalam bentuk PDF.' },
          },
          body: {
            about: 'Yang dikirim: nama pada layanan → rumus.',
            examples: [{ nomorTransaksi: 'nomorTransaksi' }],
            each: formulaEach,
          },
          fileName: {
            about: 'Nama berkas hasil unduhan; boleh memuat `{rumus}`.',
            examples: ['bukti-{nomorTransaksi}.pdf'],
          },
        }),
      },
    }),
    set: one('set', 'Isi jawaban', {
      set: {
        about:
          'Mengisi jawaban: nama → rumus. Teks adalah rumus (teks tetap ditulis `"\'isi\'"`), JSON lain dipakai apa adanya.',
        examples: [{ statusCek: "'ditemukan'", namaLengkap: 'response.data.namaLengkap', jumlah: 0 }],
        each: 'Rumus (bila teks) atau nilai apa adanya. Teks tetap: `"\'isi\'"`; kosong: `"\'\'"`.',
      },
    }),
    clear: one('clear', 'Kosongkan jawaban', {
      clear: {
        about: 'Mengosongkan pertanyaan atau nilai dengan nama-nama ini.',
        examples: [['namaLengkap', 'noHp']],
      },
    }),
    copy: one('copy', 'Salin jawaban', {
      copy: {
        about: 'Menyalin jawaban satu kali: tujuan → sumber.',
        examples: [{ alamatTinggalSaatIni: 'alamat' }],
        each: 'Nama pertanyaan atau nilai yang disalin ke sini.',
      },
    }),
    toast: one('toast', 'Pesan singkat', {
      toast: {
        about: 'Menampilkan pesan singkat di tepi layar.',
        examples: [{ title: 'Data Berhasil Ditemukan!' }],
        of: toast,
      },
    }),
    dialog: one('dialog', 'Buka dialog', {
      dialog: {
        about: 'Membuka dialog dan tidak menunggunya; tombolnya punya efek sendiri.',
        examples: [
          { title: 'Duplikasi Data', text: 'Harap hubungi kantor cabang.', buttons: [{ text: 'Tutup' }] },
        ],
        of: dialog,
      },
    }),
    closeDialog: one('closeDialog', 'Tutup dialog', {
      closeDialog: { about: 'Menutup dialog yang terbuka.', examples: [true] },
    }),
    goTo: one('goTo', 'Pindah langkah', {
      goTo: {
        about: 'Pindah ke langkah, tahap, atau ringkasan jawaban.',
        examples: [{ step: 'data-pribadi' }, { stage: 'pendaftaran' }, 'preview'],
        of: goToTarget,
      },
    }),
    navigate: one('navigate', 'Tinggalkan formulir', {
      navigate: {
        about: 'Pindah ke halaman lain portal ini. Mengakhiri daftar: efek sesudahnya adalah kesalahan.',
        examples: ['/', '/tracking'],
      },
    }),
    wait: one('wait', 'Tunggu', {
      wait: { about: 'Menunggu sekian milidetik (paling lama 60000).', examples: [1000] },
    }),
    reset: one('reset', 'Kosongkan formulir', {
      reset: {
        about: 'Mengosongkan seluruh formulir, langkah yang sedang dibuka, atau satu tahap.',
        examples: ['all', 'activeStep', { stage: 'pendaftaran' }],
        of: resetTarget,
      },
    }),
    clearStorage: one('clearStorage', 'Hapus simpanan', {
      clearStorage: {
        about:
          'Menghapus semua simpanan portal di perangkat, dan tidak menyimpan sampai pengunjung mengisi lagi.',
        examples: [true],
      },
    }),
    stop: one('stop', 'Berhenti', {
      stop: { about: 'Mengakhiri daftar efek dan membatalkan perpindahan langkah.', examples: [true] },
    }),
    if: objectWords<With<'if'>>('efek-if', 'Bila … maka …', {
      if: conditionKey('Syarat yang menentukan cabang.'),
      then: { about: 'Efek bila syarat berlaku.', examples: [[{ clear: ['namaLengkap'] }]], of: effects },
      else: { about: 'Efek bila syarat tidak berlaku.', examples: [[{ stop: true }]], of: effects },
    }),
  },
});
