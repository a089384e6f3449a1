import { fits, plain, searchFor, soughtIn, type Fit } from '../common/search';
import { type Option } from '../common/types';

/** Most options that a searched list puts into the page. */
export const hitLimit = 50;

/** Between the label of an option and each of its everyday names. */
const between = ' \n ';

/**
 * The labels of a list as the search compares them, each with its everyday names behind it, made once for each list: a search goes through
 * them at every key. `aliases`: an everyday name to the words of a label in whose place it stands.
 */
export const searchable = (
  options: readonly Option[],
  aliases: Readonly<Record<string, string>> = {},
): readonly string[] => {
  const names = Object.entries(aliases).map((one) => one.map(plain));
  return options.map((option) => {
    const label = plain(option.label);
    const others = names.flatMap(([name = '', meant = '']) =>
      label.includes(meant) ? [label.replace(meant, () => name), name] : [],
    );
    return others.length === 0 ? label : [label, ...others, ''].join(between);
  });
};

/**
 * The first `hitLimit` options whose label fits the text, the best fit first; an empty text gives the head of the list, and an everyday name
 * those alone that bear it. `near`: after the others those that it fits but for one letter. `labels` = `searchable(options)`.
 */
export const firstHits = (
  options: readonly Option[],
  labels: readonly string[],
  text: string,
  near: boolean,
): readonly Option[] => {
  if (text.trim() === '') return options.slice(0, hitLimit);
  const sought = soughtIn(labels, text);
  const fit = searchFor(sought, near);
  const name = between + sought + between;
  const named: Option[] = [];
  const hits: Record<Fit, Option[]> = { whole: [], beginning: [], part: [], words: [], near: [] };
  for (const [index, option] of options.entries()) {
    const label = labels[index] ?? '';
    const found = bestOf(label.split(between), sought, fit);
    if (found && hits[found].length < hitLimit) hits[found].push(option);
    if (label.includes(name)) named.push(option);
  }
  return (named.length > 0 ? named : fits.flatMap((one) => hits[one])).slice(0, hitLimit);
};

/** How well the text fits a label or one of its everyday names, which are found by their beginnings: 'jakarta' is a part of 'jogjakarta'. */
const bestOf = (
  [own = '', ...names]: readonly string[],
  sought: string,
  fit: (label: string) => Fit | undefined,
): Fit | undefined => {
  const found = [
    own,
    ...names.filter((one) => !one.includes(sought) || ` ${one}`.includes(` ${sought}`)),
  ].map(fit);
  return fits.find((one) => found.includes(one));
};

/** The one option whose label, or everyday name, is the text, letter by letter; none where two are called alike. */
export const exactHit = (
  options: readonly Option[],
  labels: readonly string[],
  text: string,
): Option | undefined => {
  const sought = soughtIn(labels, text);
  if (sought === '') return undefined;
  const [hit, other] = options.filter((_, at) => labels[at]?.split(between).includes(sought));
  return other ? undefined : hit;
};
