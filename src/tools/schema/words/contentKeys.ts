import type { ContentType } from '../../../interpreter';
import { visibleKey } from './conditions';

/** A sentence on each type of content. */
export const contentTypes = {
  heading: 'Judul.',
  richText: 'Teks berformat (HTML).',
  guideText: 'Bantuan yang hanya dibaca.',
  button: 'Tombol, atau tautan yang tampak seperti tombol.',
  table: 'Tabel berisi teks tetap.',
  dataTable: 'Tabel yang selnya dapat memuat jawaban: `{nama}`.',
  image: 'Gambar.',
  section: 'Bagian: blok-blok yang menjadi satu.',
  numberedList: 'Daftar bernomor: yang dilakukan, berurutan.',
  linkCards: 'Kartu-kartu tautan.',
  qrCode: 'Kode QR, dengan isinya tertulis besar di bawahnya.',
  calendar: 'Tombol yang menyimpan sebuah hari ke kalender pengunjung.',
  carousel: 'Produk dari beberapa kategori, berjajar.',
  categoryTabs: 'Produk dalam tab menurut kategori.',
  tracking: 'Pencarian permohonan menurut nomornya.',
  resume: 'Permohonan yang tersimpan di perangkat pengunjung, untuk dilanjutkan.',
  form: 'Formulir lain di tempat ini.',
} satisfies Record<ContentType, string>;

/** On every block. */
export const visibleWhen = visibleKey(
  'Blok hanya tampil selama syarat ini berlaku. Hanya di dalam formulir: halaman dan popup tidak mempunyai jawaban, jadi di sana blok bersyarat tidak pernah tampil, dan pemeriksa menolaknya.',
);

/** The key `type` of one block. */
export const typeKey = <T extends ContentType>(type: T) => ({
  title: 'Jenis',
  about: 'Jenis blok.',
  examples: [type] as const,
  choices: contentTypes,
});

/** Formatted text. */
export const html = {
  title: 'Isi',
  about:
    'HTML; dibersihkan sebelum ditampilkan (paling banyak 100 kB). Di dalam formulir boleh memuat `{rumus}` di antara tag, tidak di dalam tag.',
  examples: ['<p>Siapkan <strong>KTP</strong> dan NPWP.</p>'],
} as const;
