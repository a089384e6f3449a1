import { fileExtensions, type UploadField, type Value } from '../language';
import type { FieldTypeRow } from './types';

/** A stored file of a field for several (spec 1, section 3, 'File upload field settings'). */
export type StoredFile = {
  /** Where the back end keeps it. */
  readonly url: string;
  /** As the visitor knows it. */
  readonly filename: string;
};

/** What a field takes, with the defaults of spec 1, section 5, filled in. */
export interface UploadLimits {
  multiple: boolean;
  /** 1 for a single field, whatever its definition says. */
  maxFiles: number;
  maxSizeBytes: number;
  /** With their dots, in small letters. */
  accept: readonly string[];
}

/** The limits of an upload field. */
export function uploadLimits({ multiple, maxFiles, maxSizeBytes, accept }: UploadField): UploadLimits {
  return {
    multiple: multiple === true,
    maxFiles: multiple === true ? (maxFiles ?? 1) : 1,
    maxSizeBytes: maxSizeBytes ?? 5_242_880,
    accept: accept ?? fileExtensions,
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

/** The stored files of an answer, whichever of the two shapes it has. */
export function storedFiles(value: unknown): readonly StoredFile[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  return items.flatMap((item) => storedFile(item) ?? []);
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

const row: Omit<FieldTypeRow, 'empty' | 'parse'> = {
  valueType: 'unknown',
  missing: 'requiredUpload',
  outlivesHiding: true,
  given: (value) => storedFiles(value).length > 0,
  display: (value) =>
    storedFiles(value)
      .map(({ filename }) => filename)
      .join('\n'),
  submit: (value) => (storedFiles(value).length > 0 ? value : undefined),
};

/** One file; of several, which a changed definition may leave behind, the first. */
export const upload: FieldTypeRow = {
  ...row,
  empty: '',
  parse: (raw) => (readable(raw) ? (storedFiles(raw)[0]?.url ?? '') : undefined),
};

const noFiles: readonly StoredFile[] = [];

/** Several files: the list is cut to the maximum (spec 1, section 5). */
export function uploads(maxFiles: number): FieldTypeRow {
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

/** Why a file is not sent. */
export type UploadRefusal = 'tooMany' | 'tooLarge' | 'wrongType';

/**
 * Which of the chosen files are sent, and why others are not (spec 1, section 5, 'Upload rules'). `held` is how many files the
 * field holds or is sending; of a single field it does not count, since the new file takes the old one's place. Too many refuse
 * the whole choice; a file that is too large or of another type is refused alone.
 */
export function takeFiles<T extends ChosenFile>(
  { multiple, maxFiles, maxSizeBytes, accept }: UploadLimits,
  held: number,
  chosen: readonly T[],
): { taken: readonly T[]; refusals: readonly UploadRefusal[] } {
  if ((multiple ? held : 0) + chosen.length > maxFiles) return { taken: [], refusals: ['tooMany'] };
  const refusals = new Set<UploadRefusal>();
  const taken = chosen.filter(({ name, size }) => {
    const refusal = !accept.includes(extensionOf(name))
      ? 'wrongType'
      : size > maxSizeBytes
        ? 'tooLarge'
        : undefined;
    if (refusal) refusals.add(refusal);
    return !refusal;
  });
  return { taken, refusals: [...refusals] };
}

/** The extension of a file's name with its dot, in small letters; `''` when it has none. */
export function extensionOf(name: string): string {
  return /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? '';
}
