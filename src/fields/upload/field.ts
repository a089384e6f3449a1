import { fileExtensions, fileKindOf, heic, type UploadField, type Value } from '../../language';
import type { FieldTypeRow, FileNames } from '../common/fieldTypeRow';

/** A stored file of a field for several. */
export type StoredFile = {
  /** Where the back end keeps it. */
  readonly url: string;
  /** As the visitor knows it. */
  readonly filename: string;
};

/** What a field takes, with the defaults filled in. */
export interface UploadLimits {
  multiple: boolean;
  /** 1 for a single field, whatever its definition says. */
  maxFiles: number;
  maxSizeBytes: number;
  accept: readonly string[];
  /** Those of `accept` that are pictures. */
  pictures: readonly string[];
}

/** The limits of an upload field. */
export function uploadLimits({
  multiple,
  maxFiles,
  maxSizeBytes,
  accept = fileExtensions,
}: UploadField): UploadLimits {
  return {
    multiple: multiple === true,
    maxFiles: multiple === true ? (maxFiles ?? 1) : 1,
    maxSizeBytes: maxSizeBytes ?? 5_242_880,
    accept,
    pictures: accept.filter((extension) => fileKindOf(extension)?.isPicture),
  };
}

/** The last segment of a stored address, which is all that is known of a single file's name. */
export function fileNameOf(address: string): string {
  const path = address.trim().replace(/[?#].*$/s, '');
  const segment = path.slice(path.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(segment);
  } catch {
    // A percent sign that encodes nothing is part of the name.
    return segment;
  }
}

/** The stored files of an answer, whichever of the two shapes it has, under the visitor's own names as far as they are known. */
export function storedFiles(value: unknown, names: FileNames = {}): readonly StoredFile[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  return items.flatMap((item) => {
    const file = storedFile(item);
    if (!file) return [];
    return [Object.hasOwn(names, file.url) ? { ...file, filename: names[file.url] ?? file.filename } : file];
  });
}

function storedFile(item: unknown): StoredFile | undefined {
  if (typeof item === 'string')
    return item.trim() === '' ? undefined : { url: item, filename: fileNameOf(item) };
  if (typeof item !== 'object' || item === null || !('url' in item)) return undefined;
  const { url } = item;
  if (typeof url !== 'string' || url.trim() === '') return undefined;
  const named = 'filename' in item && typeof item.filename === 'string' && item.filename.trim() !== '';
  return { url, filename: named ? String(item.filename) : fileNameOf(url) };
}

/** Whether `raw` may be an answer at all: a text, a file, a list of these, or nothing. */
function readable(raw: unknown): boolean {
  if (raw === undefined || raw === null || raw === '') return true;
  return Array.isArray(raw)
    ? raw.every((item) => storedFile(item) !== undefined)
    : storedFile(raw) !== undefined;
}

/** Where addresses of this site and of others begin. */
const addressStart = /^(?:\/|[a-z][a-z0-9+.-]*:\/\/)/i;

/** An address of any kind: that of a file below the present page ends as files do. */
function isAddress(text: string): boolean {
  const endings: readonly string[] = fileExtensions;
  return addressStart.test(text) || endings.includes(extensionOf(text.replace(/[?#].*$/s, '')));
}

/** Of stored values those that are files: a text of a field that was no upload then is no address. */
function filesOf(raw: unknown): unknown {
  if (typeof raw === 'string') return isAddress(raw.trim()) ? raw : '';
  return Array.isArray(raw) ? raw.filter((item) => filesOf(item) !== '') : raw;
}

const row: Omit<FieldTypeRow<UploadField>, 'empty' | 'parse'> = {
  input: 'files',
  labelPlace: 'group',
  valueType: 'unknown',
  ofDraft: filesOf,
  missing: 'requiredUpload',
  outlivesHiding: true,
  given: (value) => storedFiles(value).length > 0,
  display: (value, _, names) =>
    storedFiles(value, names)
      .map(({ filename }) => filename)
      .join('\n'),
  submit: (value) => (storedFiles(value).length > 0 ? value : undefined),
};

/** One file; of several, which a changed definition may leave behind, the first. */
export const field: FieldTypeRow<UploadField> = {
  ...row,
  empty: '',
  parse: (raw) => (readable(raw) ? (storedFiles(raw)[0]?.url ?? '') : undefined),
  variant: (field) => (field.multiple === true ? uploads(uploadLimits(field).maxFiles) : undefined),
};

const noFiles: readonly StoredFile[] = [];

/** Several files: the list is cut to the maximum. */
function uploads(maxFiles: number): FieldTypeRow<UploadField> {
  return {
    ...row,
    empty: noFiles,
    parse: (raw): Value | undefined => (readable(raw) ? storedFiles(raw).slice(0, maxFiles) : undefined),
  };
}

/** What is known of a file before it is sent. */
export interface ChosenFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** A file that is not sent; without a name where the whole choice is refused. */
export interface RefusedFile {
  why: UploadRefusal;
  name?: string;
}

/** Why a file is not sent. */
export type UploadRefusal =
  | 'tooMany'
  | 'tooLarge'
  | 'empty'
  | 'wrongType'
  /** It is of a kind that is taken, under another of its extensions. */
  | 'otherExtension'
  /** A photo of a phone that no upload takes, where pictures are taken. */
  | 'heic'
  /** A picture that breaks off, or that this browser cannot open; or a file with another content than its extension says. */
  | 'broken'
  /** It was moved, changed or locked since it was chosen. */
  | 'unreadable';

/** Why a file of this extension is not taken; undefined: it is. */
function refusedExtension({ accept, pictures }: UploadLimits, extension: string): UploadRefusal | undefined {
  if (accept.includes(extension)) return undefined;
  if (heic.extensions.includes(extension) && pictures.length > 0) return 'heic';
  const kind = fileKindOf(extension)?.mimeType;
  const taken = accept.map((one) => fileKindOf(one)?.mimeType);
  return kind !== undefined && taken.includes(kind) ? 'otherExtension' : 'wrongType';
}

/**
 * Which of the chosen files are sent, and why others are not. `held` is how many files the
 * field holds or is sending; of a single field it does not count, since the new file takes the old one's place. Too many refuse
 * the whole choice; a file that is empty, too large or of another type is refused alone.
 */
export function takeFiles<T extends ChosenFile>(
  limits: UploadLimits,
  held: number,
  chosen: readonly T[],
): { taken: readonly T[]; refused: readonly RefusedFile[] } {
  const { multiple, maxFiles, maxSizeBytes } = limits;
  if ((multiple ? held : 0) + chosen.length > maxFiles) return { taken: [], refused: [{ why: 'tooMany' }] };
  const refused: RefusedFile[] = [];
  const taken = chosen.filter(({ name, size }) => {
    const why =
      refusedExtension(limits, extensionOf(name)) ??
      (size === 0 ? 'empty' : size > maxSizeBytes ? 'tooLarge' : undefined);
    if (why) refused.push({ why, name });
    return !why;
  });
  return { taken, refused };
}

/** Marks that turn the direction of text or cannot be seen, and control characters. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Most characters of a file's name, without its extension. */
const longestName = 100;

/**
 * A file's name as it may be shown, sent and written into a log: without markup, direction marks, control characters and
 * folders, at most 100 characters before its extension.
 */
export function cleanFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(unseen, '')
    .replace(/<[^<>]*>/g, '')
    .replace(/[<>"`\\/]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const end = plain.length - extensionOf(plain).length;
  const stem = [...plain.slice(0, end)].slice(0, longestName).join('').trim();
  return `${stem || 'berkas'}${plain.slice(end)}`;
}

/** The extension of a file's name with its dot, in small letters; `''` when it has none. */
export function extensionOf(name: string): string {
  return /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? '';
}
