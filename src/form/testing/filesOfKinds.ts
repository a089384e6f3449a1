import type { FileExtension } from '../../interpreter';
import { tinyFile } from '../../tools/robot/answers/tinyFile';

/** The bytes of a small file of this kind that is whole. */
export function bytesOfKind(extension: FileExtension): Uint8Array<ArrayBuffer> {
  const file = tinyFile({ type: 'upload', name: 'berkas', label: 'Berkas', accept: [extension] }, 0);
  if (!file) throw new Error(`there is no small file ${extension}`);
  return Uint8Array.from(atob(file.content), (character) => character.charCodeAt(0));
}
