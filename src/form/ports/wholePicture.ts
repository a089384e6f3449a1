import type { FileKind } from '../../interpreter';

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
