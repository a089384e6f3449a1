import type { FileContent } from '../../session';

/** Where a kind of file shows what it is: the bytes with which it begins. A PDF may have some noise before its mark. */
const marks: Readonly<Record<string, (head: string) => boolean>> = {
  '.png': (head) => head.startsWith('\x89PNG\r\n\x1a\n'),
  '.jpg': (head) => head.startsWith('\xff\xd8\xff'),
  '.jpeg': (head) => head.startsWith('\xff\xd8\xff'),
  '.webp': (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP',
  '.pdf': (head) => head.includes('%PDF-'),
};

/** Compares a file's first kilobyte with its extension (with its dot, in small letters). Never throws. */
export async function checkContent(file: Blob, extension: string): Promise<FileContent> {
  try {
    const bytes = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
    return marks[extension]?.(String.fromCharCode(...bytes)) ? 'fits' : 'differs';
  } catch {
    return 'unreadable';
  }
}
