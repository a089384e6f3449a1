import type { RuleId, Severity } from './catalogue';

/** What a rule has found, before it is known in which line it stands. The sentences are Indonesian, for content editors. */
export interface Found {
  rule: RuleId;
  /** As in an `Issue`: `steps[1].blocks[3].visibleWhen[0].name`. */
  path: string;
  what: string;
  fix: string;
  meant?: string;
  edit?: FindingEdit;
  /** The answers that lead there, or the demands that contradict each other. */
  witness?: string;
  /** The comparison that is wrong in itself: what depends on it is not reported again. */
  about?: { name: string; operator: string; code: string };
  /** The names that are at fault: another finding of this rule with the same ones has the same cause, wherever it stands. */
  cause?: readonly string[];
  /** The fields and values that it speaks of: where one has a mistake of its own, this may be its consequence. */
  leansOn?: readonly string[];
  /** Its place, when the text has no value there: a break in the JSON. */
  position?: Position;
}

/** A place in a text, both numbers from 1; a column counts UTF-16 units, as editors do. */
export interface Position {
  line: number;
  column: number;
}

/** One thing that is wrong with a definition. */
export interface Finding
  extends Pick<Found, 'rule' | 'path' | 'what' | 'fix' | 'witness' | 'edit'>, Position {
  file: string;
  /** 'Mungkin maksud Anda “status”?' */
  suggestion?: string;
  severity: Severity;
  /** The place as an editor knows it: 'Langkah “Data Diri” → “Nama Lengkap”'. */
  where: string;
  /** Why a visitor would suffer. */
  why: string;
  /** How many further places have the same root cause. */
  alsoAt: number;
}

/** The one edit that mends a finding, at the finding's place. */
export type FindingEdit =
  | { rename: string }
  /** Another value stands there; only a text, number or tick is replaced. */
  | { put: string | number | boolean }
  /** A piece of the text there becomes another one, wherever the piece stands in it. */
  | { swap: readonly [piece: string, by: string] };

/** Advice that names the word that was meant, with the edit that writes it; `otherwise` is the advice where no word is near. */
export function meantWord(
  meant: string | undefined,
  otherwise: string,
  edit: (word: string) => FindingEdit = (word) => ({ put: word }),
): Pick<Found, 'fix' | 'meant' | 'edit'> {
  return meant === undefined ? { fix: otherwise } : { fix: `Tulis "${meant}".`, meant, edit: edit(meant) };
}

/** A piece of a text that is replaced: offsets in the text before, as the workbench's editor takes them. */
export interface TextEdit {
  from: number;
  to: number;
  insert: string;
}
