import type { RuleId } from './catalogue';

/** `error`: a visitor would suffer, or the form does not load. `advice`: it works, and could be better. */
export type Severity = 'error' | 'advice';

/** What a rule has found, before it is known in which line it stands. The sentences are Indonesian, for content editors. */
export interface Found {
  rule: RuleId;
  /** As in an `Issue`: `steps[1].blocks[3].visibleWhen[0].name`. */
  path: string;
  /** What is wrong. */
  what: string;
  /** How to mend it. */
  mend: string;
  /** 'Mungkin maksud Anda "status"?' */
  suggestion?: string;
  /** The answers that lead there, or the demands that contradict each other. */
  witness?: string;
  /** The comparison that is wrong in itself: what depends on it is not told again. */
  about?: { name: string; operator: string; code: string };
  /** Its place, when the text has no value there: a break in the JSON. */
  position?: Position;
}

/** A place in a text, both numbers from 1; a column counts UTF-16 units, as editors do. */
export interface Position {
  line: number;
  column: number;
}

/** One thing that is wrong with a definition. */
export interface Finding extends Omit<Found, 'position' | 'about'>, Position {
  file: string;
  severity: Severity;
  /** The place as an editor knows it: 'Langkah "Data Diri" → "Nama Lengkap"'. */
  where: string;
  /** Why a visitor would suffer. */
  why: string;
  /** How many further places have the same root cause. */
  alsoAt: number;
}
