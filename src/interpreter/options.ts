import type { Value } from './language';

/** A choice as it is offered: stored exactly as `value`, shown as `label`, compared by `code`. */
export interface Option {
  value: string;
  code: string;
  label: string;
}

/** The part before the first pipe of `'code|label'`; a text without a pipe is its own code. */
export function codeOf(stored: string): string {
  const pipe = stored.indexOf('|');
  return pipe < 0 ? stored : stored.slice(0, pipe);
}

/** The part after the first pipe of `'code|label'`; a text without a pipe is its own label. */
export function labelOf(stored: string): string {
  const pipe = stored.indexOf('|');
  return pipe < 0 ? stored : stored.slice(pipe + 1);
}

/** `'code|label'` of a record that a lookup answered. */
export function storedOption(code: string, label: string): string {
  return `${code}|${label}`;
}

/** An option as an editor wrote it, in its one form. */
export function toOption(entry: string | { value: string; label?: string }): Option {
  const value = typeof entry === 'string' ? entry : entry.value;
  const label = typeof entry === 'string' ? undefined : entry.label;
  return { value, code: codeOf(value), label: label ?? labelOf(value) };
}

/** Whether a stored value is a choice in the sense of the language: codes are compared as texts. */
export function sameCode(a: Value, b: Value): boolean {
  return typeof a === 'string' && typeof b === 'string' && codeOf(a) === codeOf(b);
}
