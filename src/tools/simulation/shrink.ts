import type { Act, Case } from './acts';

/**
 * The shortest list of acts of a case, found by leaving out ever smaller parts, with which it still fails; waits are shortened too,
 * and plans of the bank with nothing remarkable about them left out by themselves.
 */
export async function shrink(failing: Case, fails: (one: Case) => Promise<boolean>): Promise<Case> {
  let best = failing;
  const tryActs = async (acts: readonly Act[]): Promise<boolean> => {
    const shorter = { ...best, acts };
    if (!(await fails(shorter))) return false;
    best = shorter;
    return true;
  };
  const withoutDraft: Case = { form: best.form, query: '', acts: best.acts };
  if (await fails(withoutDraft)) best = withoutDraft;
  for (let size = Math.ceil(best.acts.length / 2); size >= 1;) {
    let dropped = false;
    for (let from = best.acts.length - size; from > -size; from -= size) {
      const start = Math.max(0, from);
      const rest = [...best.acts.slice(0, start), ...best.acts.slice(start + size)];
      if (rest.length < best.acts.length && (await tryActs(rest))) dropped = true;
    }
    if (size === 1 && !dropped) break;
    size = size === 1 ? 1 : Math.ceil(size / 2);
  }
  await shortenWaits(() => best.acts, tryActs);
  return best;
}

/** Round times are easier to read, and short ones easier to believe. */
async function shortenWaits(
  acts: () => readonly Act[],
  tryActs: (acts: readonly Act[]) => Promise<boolean>,
): Promise<void> {
  for (let at = 0; at < acts().length; at += 1) {
    const act = acts()[at];
    if (act?.do !== 'wait') continue;
    for (const ms of [100, 1000, 5000, 60_000, 3_600_000]) {
      if (ms >= act.ms) break;
      if (await tryActs(acts().with(at, { do: 'wait', ms }))) break;
    }
  }
}
