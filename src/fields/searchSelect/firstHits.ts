import { type Option } from '../common/types';

/** Most options that a searched list puts into the page. */
export const hitLimit = 50;

/** The labels of a list in lower case, made once for each list: a search goes through them at every key. */
export const searchable = (options: readonly Option[]): readonly string[] =>
  options.map(({ label }) => label.toLowerCase());

/**
 * The first `hitLimit` options whose label holds the text, those that begin with it before the others; an empty
 * text gives the head of the list. `labels` = `searchable(options)`.
 */
export const firstHits = (options: readonly Option[], labels: readonly string[], text: string): Option[] => {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return options.slice(0, hitLimit);
  const first: Option[] = [];
  const later: Option[] = [];
  for (const [index, option] of options.entries()) {
    const place = labels[index]?.indexOf(wanted) ?? -1;
    if (place === 0) first.push(option);
    else if (place > 0 && later.length < hitLimit) later.push(option);
    if (first.length === hitLimit) break;
  }
  return [...first, ...later].slice(0, hitLimit);
};

/** The one option whose label is the text, letter by letter; none where two are called alike. */
export const exactHit = (
  options: readonly Option[],
  labels: readonly string[],
  text: string,
): Option | undefined => {
  const wanted = text.trim().toLowerCase();
  const place = labels.indexOf(wanted);
  return labels.includes(wanted, place + 1) ? undefined : options[place];
};
