import {
  cleanFileName,
  extensionOf,
  fileKindOf,
  heic,
  type FileKind,
  type UploadLimits,
  type UploadRefusal,
} from '../../interpreter';
import type { PreparedFile } from '../../session';

/**
 * Whether the bytes of a picture reach its end. Browsers draw one that breaks off as far as it goes, and call it a picture; what
 * follows its end is no fault, since cameras keep more there. The bytes begin as those of the kind do.
 */
export function isWholePicture(bytes: Uint8Array, type: NonNullable<FileKind['writableAs']>): boolean {
  return ends[type](bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

const ends: Readonly<
  Record<NonNullable<FileKind['writableAs']>, (bytes: Uint8Array, view: DataView) => boolean>
> = {
  /** Segments with a length each, and between them the picture itself, in which 0xff is followed by 0 or a restart mark. */
  'image/jpeg': (bytes, view) => {
    let at = 2;
    while (at + 1 < bytes.length) {
      const mark = bytes[at] === 0xff ? (bytes[at + 1] ?? 0) : 0;
      if (mark === 0xd9) return true;
      const hasLength = mark > 0x01 && mark < 0xff && (mark < 0xd0 || mark > 0xd8) && at + 3 < bytes.length;
      at += hasLength ? 2 + view.getUint16(at + 2) : 1;
    }
    return false;
  },
  /** Chunks: a length, a name, so many bytes, and a sum. */
  'image/png': (bytes, view) => {
    let at = 8;
    while (at + 12 <= bytes.length) {
      if (view.getUint32(at + 4) === 0x49454e44) return true;
      at += 12 + view.getUint32(at);
    }
    return false;
  },
  /** Its length stands in its head; some leave out the byte that makes it even. */
  'image/webp': (bytes, view) => bytes.length >= 12 && 8 + view.getUint32(4, true) <= bytes.length + 1,
};

/** Pixels of a picture that is sent: a page of print stays readable. */
const mostPixels = 2_500_000;

/** Pixels of its shorter side, which the area alone would take from a long screenshot. */
const leastSide = 1000;

/** Bytes above which a picture is not opened: a small phone would run out of memory. */
const mostBytes = 40 * 1024 * 1024;

/**
 * A chosen file as it is judged and sent: under a clean name, with the bytes that it has now, a picture of at most about 2.5 million
 * pixels. What the name or the size refuses is not read. Never throws.
 *
 * The browser holds the bytes, outside the memory of scripts, as long as the prepared file is kept.
 */
export async function prepareFile(
  file: File,
  limits: UploadLimits,
  from?: 'camera',
): Promise<PreparedFile<File>> {
  const chosen = renamed(file, cleanFileName(file.name));
  if (!isWorthReading(chosen, limits, from)) return { file: chosen };
  const bytes = await bytesOf(file);
  if (!bytes) return { file: chosen, refused: 'unreadable' };
  const head = String.fromCharCode(...bytes.subarray(0, 1024));
  const name = from === 'camera' ? nameOfPhoto(chosen.name, head, limits) : chosen.name;
  const kind = fileKindOf(extensionOf(name));
  const read = new File([bytes], name, { type: kind?.mimeType ?? file.type });
  const refused = refusedContent(bytes, head, kind, limits);
  if (refused || !kind) return { file: read, refused };
  if (!kind.writableAs) return { file: read, isProtected: !kind.isPicture && isProtectedPdf(bytes) };
  const smaller = read.size <= mostBytes ? await shrink(read, kind.writableAs) : undefined;
  if (smaller === 'broken') return { file: read, refused: smaller };
  return { file: smaller ? new File([smaller], name, { type: kind.writableAs }) : read };
}

const renamed = (file: File, name: string): File =>
  name === file.name ? file : new File([file], name, { type: file.type });

/** What has no extension that is taken, or too many bytes, is refused for that alone; a large picture may become smaller. */
function isWorthReading(
  { name, size }: File,
  { accept, maxSizeBytes }: UploadLimits,
  from?: 'camera',
): boolean {
  const extension = extensionOf(name);
  const mayShrink = from === 'camera' || fileKindOf(extension)?.isPicture === true;
  const mayFit = size <= (mayShrink ? Math.max(mostBytes, maxSizeBytes) : maxSizeBytes);
  return mayFit && (from === 'camera' || accept.includes(extension));
}

async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}

/** A camera chooses the extension by itself, and the visitor cannot change it: the photo gets the one that is taken. */
function nameOfPhoto(name: string, head: string, { accept, pictures }: UploadLimits): string {
  const extension = extensionOf(name);
  if (accept.includes(extension)) return name;
  const taken = pictures.find((one) => fileKindOf(one)?.begins(head));
  return taken === undefined ? name : `${name.slice(0, name.length - extension.length)}${taken}`;
}

/** Why the content is not what the extension says, or is no whole picture. */
function refusedContent(
  bytes: Uint8Array,
  head: string,
  kind: FileKind | undefined,
  { pictures }: UploadLimits,
): UploadRefusal | undefined {
  if (!kind?.begins(head)) return heic.begins(head) && pictures.length > 0 ? 'heic' : 'broken';
  return kind.writableAs && !isWholePicture(bytes, kind.writableAs) ? 'broken' : undefined;
}

/** The picture with fewer pixels; undefined where it has few, would grow, or this browser cannot write it. */
async function shrink(
  file: File,
  type: NonNullable<FileKind['writableAs']>,
): Promise<Blob | 'broken' | undefined> {
  if (!('createImageBitmap' in globalThis)) return undefined;
  let picture: ImageBitmap;
  try {
    // Turned as its camera says, since what is written has no such word.
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return 'broken';
  }
  try {
    const { width, height } = picture;
    const scale = Math.max(Math.sqrt(mostPixels / (width * height)), leastSide / Math.min(width, height));
    if (scale >= 1) return undefined;
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.85));
    // A browser that cannot write this type writes another one.
    return blob?.type === type && blob.size < file.size ? blob : undefined;
  } catch {
    return undefined;
  } finally {
    picture.close();
  }
}

/**
 * Whether a PDF is encrypted, as its trailer says: the newest one, which repeats the word in every update, or the dictionary of a
 * stream of cross references. Where nothing leads to it, as in a file that breaks off, any trailer counts. Source: ISO 32000-1, 7.5
 * and 7.6.
 */
export function isProtectedPdf(bytes: Uint8Array): boolean {
  // A character per byte, so that offsets stay.
  const text = new TextDecoder('latin1').decode(bytes);
  const newest = newestTrailer(text);
  const trailers = newest === undefined ? everyTrailer(text) : [newest];
  return trailers.some((at) => namesIn(text, at).has('Encrypt'));
}

/** Where the dictionary begins that the end of the file leads to; undefined: there is none. */
function newestTrailer(text: string): number | undefined {
  const [, offset] = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-2048)) ?? [];
  if (offset === undefined) return undefined;
  // Counted from the mark of the file, before which there may be noise.
  const start = Math.max(0, text.indexOf('%PDF-')) + Number(offset);
  const stream = /\s*\d+\s+\d+\s+obj\s*(?=<<)/y;
  stream.lastIndex = start;
  if (stream.test(text)) return stream.lastIndex;
  if (!/^\s*xref\b/.test(text.slice(start, start + 40))) return undefined;
  const trailer = /\btrailer\s*(?=<<)/g;
  trailer.lastIndex = start;
  return trailer.test(text) ? trailer.lastIndex : undefined;
}

function everyTrailer(text: string): readonly number[] {
  return [...text.matchAll(/\b(trailer|obj)\s*(?=<<)/g)].flatMap(({ 0: word, 1: kind, index }) => {
    const at = index + word.length;
    return kind === 'trailer' || namesIn(text, at).has('XRef') ? [at] : [];
  });
}

/** The names in the dictionary that begins there, without those in dictionaries inside it, in texts and in comments. */
function namesIn(text: string, start: number): ReadonlySet<string> {
  const names = new Set<string>();
  const token = /<<|>>|<[^>]*>|%[^\r\n]*|\/([^\s()<>[\]{}/%]*)|\(/g;
  token.lastIndex = start;
  let depth = 0;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    const [word, name] = found;
    if (word === '<<') depth += 1;
    if (word === '>>') depth -= 1;
    if (depth <= 0) break;
    if (word === '(') token.lastIndex = endOfText(text, token.lastIndex);
    if (name !== undefined && depth === 1) names.add(name);
  }
  return names;
}

/** Where a text ends that began before `at`: brackets in it are in pairs, or follow a backslash. */
function endOfText(text: string, at: number): number {
  const token = /\\[^]|[()]/g;
  token.lastIndex = at;
  let depth = 1;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    if (found[0] === '(') depth += 1;
    if (found[0] === ')') depth -= 1;
    if (depth === 0) return token.lastIndex;
  }
  return text.length;
}
