/** A text as it was entered, and what the control shows of it. */
export interface Typed {
  raw: string;
  shown: string;
  /** The place behind what was entered last, in both: what is typed on goes behind the signs that were left out there. */
  at?: { raw: number; shown: number } | undefined;
}

/** Above this many characters an edit in the middle forgets what was left out: finding its place would take too long. */
const longest = 5000;

/**
 * The text that stands behind a control after an edit of it: the entered signs that the control does not show are kept, so that a text
 * that is typed is read as the same text that is pasted. Deleting a neighbour of such signs deletes them, too.
 * `next` is what the control holds now, `caret` where the caret stands in it, `filter` what is shown of a text.
 */
export function editRaw(before: Typed, next: string, caret: number, filter: (raw: string) => string): Typed {
  const { raw, shown } = before;
  const { start, removed, inserted } = difference(shown, next, caret);
  const end = start + removed;
  if (start === 0 && removed > 0 && end === shown.length) return placed(inserted, inserted.length, caret);
  if (raw === shown) return placed(next, start + inserted.length, caret);
  if (start === shown.length) return placed(raw + inserted, raw.length + inserted.length, caret);
  const find = (length: number, last: boolean): number | undefined =>
    raw.length > longest ? undefined : placeIn(raw, shown.slice(0, length), last, filter);
  const goesOn = removed === 0 && before.at?.shown === start;
  const from = goesOn ? before.at?.raw : find(start, false);
  const to = removed === 0 ? from : end === shown.length ? raw.length : find(end, true);
  if (from === undefined || to === undefined || to < from)
    return placed(next, start + inserted.length, caret);
  return placed(raw.slice(0, from) + inserted + raw.slice(to), from + inserted.length, caret);

  function placed(text: string, rawPlace: number, shownPlace: number): Typed {
    const kept = filter(text);
    const behind =
      rawPlace === text.length ? kept.length : Math.min(filter(text.slice(0, rawPlace)).length, kept.length);
    return { raw: text, shown: kept, at: { raw: rawPlace, shown: next === kept ? shownPlace : behind } };
  }
}

/** What an edit has done to a text. */
export interface Edit {
  start: number;
  /** How many characters of the text before have gone there. */
  removed: number;
  inserted: string;
}

/** What has changed between two texts; what was typed ends at the caret. */
export function difference(before: string, next: string, caret: number): Edit {
  let end = 0;
  const most = Math.min(before.length, next.length - caret);
  while (end < most && before.at(-1 - end) === next.at(-1 - end)) end += 1;
  let start = 0;
  const room = Math.min(before.length, next.length) - end;
  while (start < room && before[start] === next[start]) start += 1;
  return { start, removed: before.length - end - start, inserted: next.slice(start, next.length - end) };
}

/**
 * The place in `raw` before which exactly `wanted` is shown, the first or the last of several; `undefined` where there is none. What is
 * shown grows with what is entered, so that halving finds it.
 */
function placeIn(
  raw: string,
  wanted: string,
  last: boolean,
  filter: (raw: string) => string,
): number | undefined {
  let [low, high] = [0, raw.length];
  while (low < high) {
    const middle = last ? Math.ceil((low + high) / 2) : Math.floor((low + high) / 2);
    const { length } = filter(raw.slice(0, middle));
    if (last) {
      if (length <= wanted.length) low = middle;
      else high = middle - 1;
    } else if (length >= wanted.length) high = middle;
    else low = middle + 1;
  }
  return filter(raw.slice(0, low)) === wanted ? low : undefined;
}
