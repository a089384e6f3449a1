import { fits, searchFor, type Fit } from '../common/search';
import { type Option } from '../common/types';

/** Most options that a searched list puts into the page. */
export const hitLimit = 50;

/** The labels of a list in lower case, made once for each list: a search goes through them at every key. */
export const searchable = (options: readonly Option[]): readonly string[] =>
  options.map(({ label }) => label.toLowerCase());

/**
 * The first `hitLimit` options whose label fits the text, the best fit first; an empty text gives the head of the list. `near`: after
 * the others those that it fits but for one letter. `labels` = `searchable(options)`.
 */
export const firstHits = (
  options: readonly Option[],
  labels: readonly string[],
  text: string,
  near: boolean,
): readonly Option[] => {
  if (text.trim() === '') return options.slice(0, hitLimit);
  const fit = searchFor(text, near);
  const hits: Record<Fit, Option[]> = { whole: [], beginning: [], part: [], words: [], near: [] };
  for (const [index, option] of options.entries()) {
    const found = fit(labels[index] ?? '');
    if (found && hits[found].length < hitLimit) hits[found].push(option);
  }
  return fits.flatMap((one) => hits[one]).slice(0, hitLimit);
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
