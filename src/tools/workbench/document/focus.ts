import { keyOf } from './Outline';

/** The words by which a reader calls something: what is typed first. */
const firstWords = ['label', 'title', 'text', 'html', 'use', 'fragment', 'caption'];

/**
 * Takes the focus to what stands at a path: to its words, else its control, else its line in the outline. False: it is not on the
 * screen yet.
 */
export function focusAt(path: readonly (string | number)[]): boolean {
  const key = keyOf(path);
  const inEditor = document.querySelector<HTMLElement>(`[data-part="${CSS.escape(key)}"]`);
  const words = firstWords
    .map((word) => document.querySelector<HTMLElement>(`[data-part="${CSS.escape(`${key}.${word}`)}"]`))
    .find((found) => found !== null);
  const line = document.querySelector<HTMLElement>(`[data-outline="${CSS.escape(key)}"]`);
  const place = words ?? inEditor ?? line;
  if (!place) return false;
  // What was added is seen at once.
  for (
    let around = place.closest('details');
    around;
    around = around.parentElement?.closest('details') ?? null
  ) {
    around.open = true;
  }
  for (const inside of place.querySelectorAll('details')) inside.open = true;
  const control =
    place.querySelector<HTMLElement>('input, textarea, select') ??
    place.querySelector<HTMLElement>('summary, button');
  control?.focus();
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.select();
  return control !== null;
}
