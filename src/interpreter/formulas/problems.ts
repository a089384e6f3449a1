import type { Issue } from '../issues';
import { nearest } from '../nearest';
import type { ValueType } from '../scope';

/** What is wrong, before its place is known. */
export type Problem = Omit<Issue, 'path'>;

/** The types of the language in an editor's words. */
export const typeWords: Readonly<Record<ValueType, string>> = {
  text: 'teks',
  number: 'angka',
  date: 'tanggal',
  boolean: 'ya/tidak',
  choice: 'pilihan',
  choices: 'daftar pilihan',
  unknown: 'nilai',
};

/** 'Mungkin maksud Anda "…"?', when a candidate is near the word. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const near = nearest(word, candidates);
  return near === undefined ? undefined : `Mungkin maksud Anda "${near}"?`;
}

/** At most 80 characters of what an editor wrote. */
export function shorten(source: string): string {
  return source.length > 80 ? `${source.slice(0, 79)}…` : source;
}
