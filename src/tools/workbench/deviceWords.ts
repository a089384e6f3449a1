import { chooseDirectory } from './source/deviceFolder';

/** How a folder comes to be known, or that this browser opens none. */
export const foldersFirst = chooseDirectory
  ? 'Buka dahulu folder itu dengan tombol Buka folder di atas.'
  : 'Peramban ini tidak dapat membuka folder: pakai Chrome atau Edge di komputer, atau minta pengembang menjalankan npm start. Di sini satu berkas dapat dibuka, diubah, dan diunduh.';

/** Words of what the workbench does with the editor's own device. */
export const deviceWords = {
  openFolder: 'Buka folder',
  openFolderHint: 'Folder form-definitions di komputer ini: berkas dibaca dari sana dan disimpan ke sana.',
  openFile: 'Buka berkas',
  openFailed: 'Folder atau berkas itu tidak dapat dibuka.',
} as const;
