import { listOption } from './choices';
import type {
  ButtonTexts,
  DraftLifetime,
  FormDefinition,
  NextPopup,
  Product,
  QueryParameter,
  Stage,
  TitledCondition,
  Watch,
} from '../../../interpreter';
import { keysOfSending } from '../../../language/schemas/form';
import { condition, conditionKey, rememberedValue } from './conditions';
import { confirmationPage, previewPage, startPage } from './pages';
import { formBlock } from './blocks';
import { contentBlock } from './content';
import { effect } from './effects';
import { step, stepsExample } from './step';
import { objectWords, type KeyWords, type ObjectWords, type UnionWords, unionWords } from './types';

const afterLastStep =
  'Yang terjadi sesudah langkah terakhir: `preview` (ringkasan jawaban), `submit` (langsung dikirim), atau nama sebuah tindakan.';

const product = objectWords<Product>('produk', 'Kartu produk', {
  id: {
    about: 'Nomor produk; menentukan urutan kartu di beranda. Ditulis sebagai teks.',
    examples: ['3'],
  },
  name: { about: 'Nama produk pada kartu.', examples: ['Tabungan Rencana'] },
  category: {
    about: 'Kategori tempat kartu ini tampil.',
    examples: [{ id: '1', name: 'Tabungan Perorangan', slug: 'tabungan' }],
    of: objectWords<Product['category']>('kategori', 'Kategori produk', {
      id: { about: 'Nomor kategori; menentukan urutannya. Ditulis sebagai teks.', examples: ['1'] },
      name: { about: 'Nama kategori yang dibaca pengunjung.', examples: ['Tabungan Perorangan'] },
      slug: {
        about: 'Nama pendek kategori, huruf kecil, yang dipakai blok `carousel` dan `categoryTabs`.',
        examples: ['tabungan'],
      },
    }),
  },
  featuredImage: {
    about: 'Gambar kartu: `/files/…` atau alamat `https:`. Tanpa ini tampil gambar pengganti.',
    examples: ['/files/tabungan-rencana.webp'],
  },
  shortDescription: {
    about: 'Satu atau dua kalimat tentang produk pada kartu.',
    examples: ['Menabung rutin setiap bulan dengan jangka waktu pilihan Anda.'],
  },
  informationButtonText: {
    about: "Teks tombol kartu. Tanpa ini: 'Baca Selengkapnya'.",
    examples: ['Ajukan Sekarang'],
  },
  facts: {
    about: 'Yang paling penting tentang produk, pada kartunya.',
    examples: [{ 'Setoran awal': 'Rp 100.000' }],
    each: 'Beberapa kata, misalnya `Rp 100.000`.',
  },
});

const buttonTexts = objectWords<ButtonTexts>('teksTombol', 'Teks tombol', {
  next: { about: "Tombol lanjut. Tanpa ini: 'Submit'.", examples: ['Selanjutnya'] },
  back: { about: "Tombol kembali. Tanpa ini: 'Kembali'.", examples: ['Kembali'] },
  last: {
    about: 'Tombol lanjut pada langkah terakhir. Tanpa ini: `next`.',
    examples: ['Periksa Permohonan'],
  },
});

const nextPopup: UnionWords = unionWords('popupLanjut', 'Nama sebuah popup, atau objek', {
  branches: {
    object: objectWords<NextPopup>('objekPopupLanjut', 'Popup tombol lanjut', {
      slug: { about: 'Nama popup.', examples: ['syarat-ketentuan'] },
      once: {
        about: '`true`: tidak dibuka lagi setelah sekali disetujui, selama jawaban tersimpan.',
        examples: [true],
      },
    }),
  },
});

const namedCondition: UnionWords = unionWords('syaratBernama', 'Syarat, atau syarat dengan judul', {
  branches: {
    plain: condition,
    titled: objectWords<TitledCondition>('syaratBerjudul', 'Syarat dengan judul', {
      title: { title: 'Judul', about: 'Nama syarat ini bagi pembaca dokumen.', examples: ['Pemohon WNI'] },
      when: conditionKey('Syaratnya.'),
    }),
  },
});

const targets: UnionWords = unionWords('fieldParameter', 'Nama pertanyaan, atau daftar nama pertanyaan', {
  branches: {},
});

const stage = objectWords<Stage>('tahap', 'Tahap', {
  id: { about: 'Nama tahap, untuk `goTo` dan `reset`.', examples: ['pendaftaran'] },
  title: { title: 'Judul', about: 'Judul tahap.', examples: ['Pendaftaran'] },
  subtitle: {
    title: 'Anak judul',
    about: 'Kalimat pendek di bawah judul tahap.',
    examples: ['Lengkapi delapan bagian berikut'],
  },
  navigation: {
    about: 'Cara langkah-langkah tahap ini ditampilkan. Tanpa ini: `steps`.',
    examples: ['tabs'],
    choices: {
      steps: 'Kepala bernomor di atas formulir.',
      tabs: 'Deretan tab.',
      none: 'Tanpa penunjuk langkah.',
    },
  },
  steps: { about: 'Langkah-langkah tahap ini, berurutan.', examples: [stepsExample], of: step },
  afterLastStep: { about: `${afterLastStep} Tanpa ini: milik formulir.`, examples: ['preview', 'submit'] },
});

const queryParameter = objectWords<QueryParameter>('parameterAlamat', 'Parameter alamat', {
  sets: {
    about: 'Nama pertanyaan yang diisi oleh parameter ini, atau beberapa.',
    examples: ['cabangPemroses', ['cabangPemroses', 'cabang']],
    of: targets,
  },
  lock: {
    about: '`true`: pertanyaan terkunci selama parameter ada di alamat.',
    examples: [true],
  },
});

const watch = objectWords<Watch>('pemantau', 'Tindakan otomatis', {
  fields: {
    about: 'Nama pertanyaan yang dipantau. Tindakan berjalan setelah semuanya terlihat, terisi, dan sah.',
    examples: [['nik', 'tanggalLahir']],
  },
  when: conditionKey('Hanya berjalan selama syarat ini berlaku.'),
  do: { about: 'Nama tindakan.', examples: ['cekNasabah'] },
});

const draft = objectWords<DraftLifetime>('masaSimpan', 'Lama simpan jawaban', {
  lifetimeSeconds: {
    about: 'Detik sejak jawaban terakhir disimpan. Tanpa ini: 3600 (satu jam).',
    examples: [3600],
  },
  previewLifetimeSeconds: {
    about: 'Detik sejak langkah terakhir selesai. Tanpa ini: 1800 (setengah jam).',
    examples: [1800],
  },
});

/** What belongs to a submission has no place in a form that sends nothing. */
const nothingToSend = {
  if: { not: { required: ['subProductId'] } },
  then: {
    properties: {
      ...Object.fromEntries(keysOfSending.map((key) => [key, false as const])),
      afterLastStep: { not: { enum: ['preview', 'submit'] } },
    },
    errorMessage:
      'Formulir tanpa subProductId tidak mengirim apa pun: tulis subProductId, atau hapus kunci ini.',
  },
};

/** The words on a whole definition. */
export const form = objectWords<FormDefinition>(
  'formulir',
  'Definisi formulir',
  {
    $schema: {
      about: 'Berkas skema ini; membuat editor memberi saran dan menandai kesalahan.',
      examples: ['./form-definition.schema.json'],
    },
    version: { about: 'Versi bahasa definisi; selalu 1.', examples: [1] },
    slug: {
      about:
        'Alamat formulir, sesudah `/form/`; nama berkasnya tanpa `.json`. Huruf kecil dan angka, dipisah tanda hubung.',
      examples: ['tabungan-rencana'],
    },
    title: { title: 'Judul', about: 'Judul formulir.', examples: ['Pembukaan Rekening Tabungan Rencana'] },
    subProductId: {
      about:
        'Kode produk yang ikut dikirim bersama jawaban. Tanpa ini formulir tidak mengirim apa pun dan berakhir pada langkah terakhirnya.',
      examples: ['TMB-01'],
    },
    product: {
      about: 'Kartu produk di beranda. Tanpa ini formulir tidak punya kartu.',
      examples: [
        {
          id: '3',
          name: 'Tabungan Rencana',
          category: { id: '1', name: 'Tabungan Perorangan', slug: 'tabungan' },
        },
      ],
      of: product,
    },
    constants: {
      about: 'Nilai tetap bernama, untuk rumus dan syarat.',
      examples: [{ setoranMinimum: 100000, negaraIndonesia: '100' }],
      each: 'Sebuah konstanta: nilai JSON apa pun. Pakai namanya di rumus, atau `"{nama}"` di syarat.',
    },
    values: {
      about: 'Nilai yang diingat tanpa pertanyaan: hasil pemeriksaan, penanda, rumus.',
      examples: [[{ name: 'statusCek', submit: false }]],
      of: rememberedValue,
    },
    lists: {
      about: 'Daftar pilihan bernama, untuk `options` beberapa pertanyaan.',
      examples: [{ yaTidak: ['1|Ya', '2|Tidak'] }],
      of: listOption,
      each: 'Sebuah daftar pilihan. Tulis namanya pada `options`.',
    },
    conditions: {
      about: 'Syarat bernama, agar tidak ditulis berulang.',
      examples: [{ wni: [{ name: 'wargaNegara', condition: 'equals', value: 'wni' }] }],
      of: namedCondition,
      each: 'Sebuah syarat. Pakai namanya di `visibleWhen`, `requiredWhen`, `when`, dan sejenisnya.',
    },
    query: {
      about: 'Parameter alamat yang mengisi jawaban, misalnya `?cabang=0001`. Nama `step` sudah terpakai.',
      examples: [{ cabang: { sets: 'cabangPemroses', lock: true } }],
      of: queryParameter,
      each: 'Parameter alamat ini mengisi sebuah pertanyaan.',
    },
    nextPopup: {
      about: 'Nama popup yang dibuka setiap kali tombol lanjut ditekan, sebelum pindah.',
      examples: ['syarat-ketentuan', { slug: 'syarat-ketentuan', once: true }],
      of: nextPopup,
    },
    texts: {
      about: 'Teks tombol semua langkah; milik langkah sendiri menang.',
      examples: [{ next: 'Selanjutnya', last: 'Periksa Permohonan' }],
      of: buttonTexts,
    },
    draft: {
      about: 'Berapa lama jawaban disimpan di perangkat pengunjung.',
      examples: [{ lifetimeSeconds: 3600, previewLifetimeSeconds: 1800 }],
      of: draft,
    },
    start: {
      about: 'Halaman sebelum langkah pertama, dengan tombol Mulai. Tanpa ini: formulir langsung terbuka.',
      examples: [{ minutes: 10, documents: ['KTP elektronik'], who: 'WNI berusia 17 tahun atau lebih' }],
      of: startPage,
    },
    preview: {
      title: 'Ringkasan dan pernyataan',
      about: 'Yang tampil di bawah jawaban pada halaman ringkasan.',
      examples: [
        { declarations: [{ name: 'setujuData', text: 'Saya menyatakan data ini benar.', required: true }] },
      ],
      of: previewPage,
    },
    confirmation: {
      about: 'Tanda terima sesudah formulir terkirim.',
      examples: [
        { recap: true, next: [{ text: 'Petugas kami menelepon Anda', within: { workingDays: 2 } }] },
      ],
      of: confirmationPage,
    },
    steps: {
      about: 'Langkah-langkah formulir, berurutan. Tulis ini **atau** `stages`.',
      examples: [stepsExample],
      of: step,
    },
    stages: {
      about: 'Tahap-tahap, untuk alur yang kemajuannya diingat. Tulis ini **atau** `steps`.',
      examples: [[{ id: 'pendaftaran', steps: stepsExample }]],
      of: stage,
    },
    actions: {
      about: 'Tindakan bernama: daftar efek yang dijalankan berurutan.',
      examples: [{ kosongkanAlamat: [{ clear: ['alamat', 'kodePos'] }] }],
      of: effect,
      each: 'Sebuah tindakan: efek-efek, dijalankan dari atas ke bawah.',
    },
    watch: {
      about: 'Tindakan yang berjalan sendiri setelah pertanyaan-pertanyaannya diisi pengunjung.',
      examples: [[{ fields: ['nik', 'tanggalLahir'], do: 'cekNasabah' }]],
      of: watch,
    },
    afterLastStep: { about: `${afterLastStep} Tanpa ini: \`preview\`.`, examples: ['preview', 'submit'] },
    submit: {
      about: 'Efek pengiriman sendiri. Tanpa ini: pengiriman baku dengan nomor registrasi.',
      examples: [[{ call: 'submit' }]],
      of: effect,
    },
  },
  { together: [nothingToSend], starters: ['subProductId'] },
);

/** The words on a file of blocks alone: keys that it shares with a form, and its blocks. */
const fileOf = (name: string, title: string, blocks: KeyWords): ObjectWords => ({
  ...{ kind: 'object', name, title },
  keys: { ...form.keys, blocks },
});

const about = 'Isi berkas ini, dari atas ke bawah.';

/** The words on a shared piece. */
export const piece = fileOf('potonganBersama', 'Potongan bersama', {
  about,
  examples: [[{ type: 'text', name: 'nama', label: 'Nama' }]],
  of: formBlock,
});

/** The words on a page or popup. */
export const page = fileOf('isiHalaman', 'Halaman', { about, examples: [[]], of: contentBlock });
