import { isObject } from '../../../interpreter';
import type { Path } from '../../../language/schema';
import { jsonOf, textIn, valueAt } from '../../checker/json/walk';
import { calledBy } from '../../schema/calledBy';
import type { Edits } from './edits';
import type { Known } from './known';
import { keyOf } from './Outline';
import type { ListPart, OutlineEntry } from './outline';
import { takenNames } from './palette';
import type { Offer } from './parts';
import { words } from './words';

/** A fragment that is asked about before it is added at a place of a list: by which names. */
export interface AskedFragment {
  fragment: string;
  list: Path;
  index: number;
  offer: Offer;
}

/** What adds to the lists of a document. */
interface AdditionParts {
  entries: readonly OutlineEntry[];
  known: Known | undefined;
  newest: () => string;
  listAt: (path: Path) => ListPart | undefined;
  put: Edits['put'];
  /** Asks by which names a fragment is added, or no longer. */
  ask: (asked: AskedFragment | undefined) => void;
  /** Shows why nothing was added, or nothing. */
  report: (why: string | undefined) => void;
  /** Something stands there now; the sentence is for the ear. */
  onAdded: (path: Path, sentence: string) => void;
  /** Shows a step or a field in the form beside. */
  onShow: (entry: OutlineEntry) => void;
}

/** How something is added to a list: as a line of a menu offers it, or as a fragment under other names. */
export function additionsOf({
  entries,
  known,
  newest,
  listAt,
  put,
  ask,
  report,
  onAdded,
  onShow,
}: AdditionParts) {
  const add = (
    list: Path,
    index: number,
    { name, title, about, value, otherwise = [] }: Offer,
  ): string | undefined => {
    const path = [...list, index];
    const why = put({ do: 'insert', path: list, index, value }, otherwise, path);
    if (why !== undefined) return why;
    onAdded(path, words.added(title ?? calledBy(about ?? name).called));
    // The form beside shows where it is.
    const home = entries.find((one) => keyOf(one.path) === keyOf(list.slice(0, -1)));
    const made = textIn(valueAt(jsonOf(newest()), path), 'name');
    if (home) onShow({ ...home, name: made === '' ? undefined : made });
    return undefined;
  };
  return {
    onAdd: (list: Path, at: number, offer: Offer): void => {
      const index = Math.min(at, listAt(list)?.parts.length ?? 0);
      const fragment = isObject(offer.value) ? offer.value.fragment : undefined;
      const isTaken = known && typeof fragment === 'string' && takenNames(known, fragment).length > 0;
      ask(isTaken ? { fragment, list, index, offer } : undefined);
      report(isTaken ? undefined : add(list, index, offer));
    },
    addFragment: ({ fragment, list, index, offer }: AskedFragment, names: string): string | undefined => {
      const why = add(list, index, { ...offer, value: { fragment, names } });
      if (why === undefined) ask(undefined);
      return why;
    },
  };
}
