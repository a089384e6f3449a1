import { chooseDirectory } from './source/deviceFolder';

/** How a folder comes to be known, or that this browser opens none. */
export const foldersFirst = chooseDirectory
  ? 'Buka dahulu folder itu dengan tombol Buka folder di atas.'
  : 'Peramban ini tidak dapat membuka folder: pakai Chrome atau Edge di komputer, atau minta pengembang menjalankan npm start. Di sini satu berkas dapat dibuka, diubah, dan diunduh.';

/** Words of what the workbench does with the editor's own device: files, and links to show. */
export const deviceWords = {
  openFolder: 'Buka folder',
  openFolderHint: 'Folder form-definitions di komputer ini: berkas dibaca dari sana dan disimpan ke sana.',
  openFile: 'Buka berkas',
  openFailed: 'Folder atau berkas itu tidak dapat dibuka.',
  share: 'Tautan pratinjau',
  shareFailed: 'Tautan dibuat setelah definisi dapat dibuka.',
  copied: 'Tautan disalin.',
  copyYourself: 'Salin tautan ini:',
  shareNote: 'Seluruh definisi ada di dalam tautan; tidak ada yang diunggah ke server.',
  openLink: 'Buka pratinjau',
  linked: {
    title: (title: string) => `Pratinjau: ${title}`,
    banner:
      'Ini pratinjau sebuah formulir yang sedang disusun, bukan formulir resmi. Tidak ada jawaban yang dikirim ke bank atau disimpan.',
    broken: 'Tautan pratinjau ini terpotong atau bukan dari editor. Minta tautan yang utuh.',
    invalid:
      'Definisi di dalam tautan ini mempunyai kesalahan, sehingga formulirnya tidak dapat ditampilkan.',
  },
} as const;
