/** Longer words are no typing slips, and comparing them would cost time. */
const longestWord = 64;

/** What turns the meaning of a name round, at its beginning or behind a verb of asking: `isNotEmpty`, `unrequired`, `tidakAktif`. */
const denial = /^(is|are|does|do|has|can|)(?:n't|not|non|un|in|tidak|bukan|belum|tanpa|!)/i;

/** A word without its denial: `isEmpty` of `isNotEmpty`; the word itself when it has none. */
export function withoutDenial(word: string): string {
  return word.replace(denial, '$1');
}

/**
 * The candidate that the word was probably meant to be ('Mungkin maksud Anda …?'), or `undefined` when none is near.
 * Near: the same but for letter case, or at most a third of its letters (at least one) wrong, missing, too many or
 * swapped with their neighbour; never the opposite, which differs by its denial alone. The first of equally near ones is taken.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word === '' || word.length > longestWord) return undefined;
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue;
    const distance = editDistance(wanted, candidate.toLowerCase());
    if (distance >= bestDistance || isOpposite(wanted, candidate.toLowerCase(), distance)) continue;
    best = candidate;
    bestDistance = distance;
  }
  return best;
}

/** Whether two words, so far from each other, are nearer once one of them denies nothing. */
function isOpposite(word: string, candidate: string, distance: number): boolean {
  const plainWord = withoutDenial(word);
  const plainCandidate = withoutDenial(candidate);
  return (
    (plainWord !== word && editDistance(plainWord, candidate) < distance) ||
    (plainCandidate !== candidate && editDistance(word, plainCandidate) < distance)
  );
}

/** Letters to replace, insert, delete or swap with their neighbour (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  let beforeLast = last;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(at(last, j - 1) + (same ? 0 : 1), at(last, j) + 1, at(row, j - 1) + 1);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, at(beforeLast, j - 2) + 1);
      row.push(cost);
    }
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

/** A cell of the table; every index used above lies inside it. */
function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}

/**
 * 'salah satu dari: a, b' (with but one: 'hanya a'), and the name that what stood there is near to. `others` follow the
 * names and are never near.
 */
export function oneOfWords(
  start: string,
  names: readonly string[],
  received?: unknown,
  others: readonly string[] = [],
): { expected: string; near: string | undefined } {
  const allowed = [...names, ...others];
  const expected = allowed.length === 1 ? `hanya ${allowed.join()}` : `${start}: ${allowed.join(', ')}`;
  return { expected, near: typeof received === 'string' ? nearest(received, names) : undefined };
}
