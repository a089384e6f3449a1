import {
  fileExtensions,
  fileKindOf,
  uploadLimits,
  type ChosenFile,
  type FileExtension,
  type UploadField,
} from '../../../interpreter';

/** A file with real content, as small as its kind can be. */
export interface TinyFile extends ChosenFile {
  type: string;
  /** Base64. */
  content: string;
}

const pdf =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

const jpeg =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpR' +
  'Uk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAIAAgDASIA' +
  'AhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAb/xAAUEQEAAAAAAAAA' +
  'AAAAAAAAAAAA/9oADAMBAAIRAxEAPwCKAUnX/9k=';

/** 8 × 8 pixels of one colour, and a page without anything on it. */
const contents: Readonly<Record<FileExtension, string>> = {
  '.png':
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEElEQVR42mNgqCrCjoaWBADxkjsBPitATAAAAABJRU5ErkJggg==',
  '.jpg': jpeg,
  '.jpeg': jpeg,
  '.webp': 'UklGRjYAAABXRUJQVlA4ICoAAACwAQCdASoIAAgAAgA0JaACdLoABDAAAP7v3l9ahdt5H/n5n+6f536JAAA=',
  '.pdf': btoa(pdf),
};

/** A file that an upload field takes; `which` chooses among the kinds that it takes. */
export function tinyFile(field: UploadField, which: number): TinyFile | undefined {
  const { accept } = uploadLimits(field);
  const wanted = accept[which % Math.max(1, accept.length)];
  const extension = fileExtensions.find((one) => one === wanted);
  if (!extension) return undefined;
  const content = contents[extension];
  const type = fileKindOf(extension)?.mimeType ?? '';
  return { name: `berkas-${field.name}${extension}`, size: atob(content).length, type, content };
}
