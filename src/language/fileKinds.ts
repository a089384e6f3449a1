export interface FileKind {
  mimeType: string;
  isPicture: boolean;
  /**
   * As what a canvas writes such a picture again, so that one with fewer pixels keeps its extension; browsers write these three
   * only. Left out: it is sent as it is.
   */
  writableAs?: 'image/png' | 'image/jpeg' | 'image/webp';
  /** Whether a file begins as this kind does; of its first kilobyte, a character per byte. */
  begins: (head: string) => boolean;
}

/** A kind of picture that a canvas writes as it reads it. */
const picture = (
  mimeType: NonNullable<FileKind['writableAs']>,
  begins: FileKind['begins'],
): Readonly<FileKind> => ({ mimeType, isPicture: true, writableAs: mimeType, begins });

const jpeg = picture('image/jpeg', (head) => head.startsWith('\xff\xd8\xff'));

/** Every kind of file that may be uploaded, by its extension, which is literal: `.jpeg` is not `.jpg`. */
const kinds = {
  '.png': picture('image/png', (head) => head.startsWith('\x89PNG\r\n\x1a\n')),
  '.jpg': jpeg,
  '.jpeg': jpeg,
  '.webp': picture('image/webp', (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP'),
  // There may be some noise before its mark.
  '.pdf': { mimeType: 'application/pdf', isPicture: false, begins: (head) => head.includes('%PDF-') },
} as const satisfies Readonly<Record<`.${string}`, FileKind>>;

export type FileExtension = keyof typeof kinds;

/** The kinds of files in the order in which messages and the reference name them. */
export const fileExtensions = Object.keys(kinds) as readonly FileExtension[];

/** The kind of file that an extension (with its dot, in small letters) stands for; undefined: none that may be uploaded. */
export function fileKindOf(extension: string): FileKind | undefined {
  const table: Readonly<Record<string, FileKind>> = kinds;
  return Object.hasOwn(table, extension) ? table[extension] : undefined;
}

/** The photos of a phone that few browsers open: no upload takes them, and they are named when they are refused. */
export const heic: Pick<FileKind, 'begins'> & { extensions: readonly string[] } = {
  extensions: ['.heic', '.heif'],
  begins: (head) => /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s.test(head),
};
