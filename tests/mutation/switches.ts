/** Which mutants were met while hits were counted. */
export interface Met {
  /** How often, by mutant. */
  hits: Record<string, number>;
  /**
   * The names of the tests that met a mutant. All of them may notice one that is met by a load of the script, or by a hook for
   * several tests.
   */
  testsOf: Record<string, string[] | 'all'>;
}

let active = '';
let hitsLeft = 0;
let met: Met | undefined;
let test: string | undefined;

/** The instrumented code asks this at each mutant. An endless loop that comes by its mutant ends here, by no clock. */
function isActive(mutant: string): boolean {
  if (mutant !== active) return false;
  hitsLeft -= 1;
  if (hitsLeft < 0) throw new Error('A mutant was met too often.');
  return true;
}

/** The instrumented code tells this which mutants it comes by. */
function cover(...mutants: readonly string[]): void {
  if (!met) return;
  for (const mutant of mutants) {
    met.hits[mutant] = (met.hits[mutant] ?? 0) + 1;
    const tests = (met.testsOf[mutant] ??= []);
    if (test === undefined) met.testsOf[mutant] = 'all';
    else if (tests !== 'all' && tests.at(-1) !== test) tests.push(test);
  }
}

// The names that Stryker's instrumenter writes into the code.
Object.assign(globalThis, { stryMutAct_9fa48: isActive, stryCov_9fa48: cover });

/** From now on one mutant is on, and may be met so many times. */
export function switchOn(mutant: string, hitLimit: number): void {
  active = mutant;
  hitsLeft = hitLimit;
  met = undefined;
}

/** From now on no mutant is on, and hits are counted in the result. */
export function countHits(): Met {
  active = '';
  met = { hits: {}, testsOf: {} };
  return met;
}

/** Hits belong to this test, until it is left. */
export function enterTest(name: string): void {
  test = name;
}

export function leaveTest(): void {
  test = undefined;
}
