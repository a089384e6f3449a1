import { cleanFileName, extensionOf } from '../../interpreter';

/** Pixels of a photo's longer side: a page of print stays readable. */
const longestSide = 1600;

/** Bytes above which a picture is not opened: a small phone would run out of memory. */
const mostBytes = 40 * 1024 * 1024;

/** In which form a picture is written again: the one that its extension promises. */
const mimeTypes: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** A chosen file as it is judged and sent: under a clean name, a photo at most 1,600 pixels long. Never throws. */
export async function prepareFile(file: File): Promise<File> {
  const name = cleanFileName(file.name);
  const mimeType = mimeTypes[extensionOf(name)];
  const smaller = mimeType && file.size <= mostBytes ? await shrink(file, mimeType) : undefined;
  if (smaller) return new File([smaller], name, { type: mimeType });
  return name === file.name ? file : new File([file], name, { type: file.type });
}

/** The picture with fewer pixels; undefined where it has few, cannot be read, or would grow. */
async function shrink(file: File, mimeType: string): Promise<Blob | undefined> {
  try {
    // Turned as its camera says, since what is written has no such word.
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = longestSide / Math.max(picture.width, picture.height);
    if (scale >= 1) return undefined;
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, mimeType, 0.85));
    // A browser that cannot write this type writes another one.
    return blob?.type === mimeType && blob.size < file.size ? blob : undefined;
  } catch {
    return undefined;
  }
}
