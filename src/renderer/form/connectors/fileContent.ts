/** Where a kind of file shows what it is: the bytes with which it begins. A PDF may have some noise before its mark. */
const marks: Readonly<Record<string, (head: string) => boolean>> = {
  '.png': (head) => head.startsWith('\x89PNG\r\n\x1a\n'),
  '.jpg': (head) => head.startsWith('\xff\xd8\xff'),
  '.jpeg': (head) => head.startsWith('\xff\xd8\xff'),
  '.webp': (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP',
  '.pdf': (head) => head.includes('%PDF-'),
};

/**
 * Whether a file's content is what its extension (with its dot, in small letters) says. False also for a file that cannot be
 * read, such as a folder, or one that has been moved since it was chosen.
 */
export async function contentFits(file: Blob, extension: string): Promise<boolean> {
  try {
    const bytes = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
    return marks[extension]?.(String.fromCharCode(...bytes)) ?? false;
  } catch {
    return false;
  }
}
