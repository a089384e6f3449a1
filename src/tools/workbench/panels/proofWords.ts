import { foldersFirst } from '../deviceWords';

/** Words of the panel that proves and publishes. */
export const proofWords = {
  intro:
    'Yang tersimpan diperiksa sebelum tayang: pemeriksa, robot, skenario, perbedaan dan kiriman. Itu memakan sebentar, untuk formulir panjang beberapa menit.',
  notHere: `Bukti dan penayangan dibuat dari berkas di folder form-definitions. ${foldersFirst}`,
  saveFirst: 'Simpan dahulu: yang dibuktikan adalah berkas yang tersimpan.',
  busy: 'Sedang diperiksa …',
  walk: 'Jalankan robot',
  prove: 'Buat lembar bukti',
  publish: 'Tayangkan',
  ready:
    'Tidak ada yang menghalangi. Baca lembar bukti di bawah, tulis siapa yang menayangkan dan alasannya, lalu tekan Tayangkan.',
  held: 'Belum dapat ditayangkan: ada yang menghalangi.',
  broken: (why: string) => `Pemeriksaan terhenti: ${why}.`,
  author: 'Ditayangkan oleh',
  reason: 'Alasan perubahan',
  first: 'Penayangan pertama',
  published: (folder: string, version: number | undefined) =>
    `Versi ${version} ditulis ke ${folder}, dengan lembar bukti untuk dua tanda tangan (bukti.html).`,
} as const;
