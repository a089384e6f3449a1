import type { Mutant } from './mutants';

/** What became of a mutant. */
export type Fate = 'killed' | 'timed out' | 'survived' | 'not reached';

export interface Verdict {
  mutant: Mutant;
  fate: Fate;
}

const oneLine = (code: string): string => {
  const line = code.replace(/\s+/g, ' ').trim();
  return line.length > 70 ? `${line.slice(0, 69)}…` : line;
};

/** A mutant that no test reaches lives too. */
const isLiving = ({ fate }: Verdict): boolean => fate === 'survived' || fate === 'not reached';

/** Where a living mutant stands, what the code says there, and what the mutant says. */
function placeOf({ mutant: { file, line, original, replacement }, fate }: Verdict): string {
  const place = `${file}:${line}${fate === 'not reached' ? ' (no test comes here)' : ''}`;
  return `${place}\n    ${oneLine(original)}\n    ${oneLine(replacement)}`;
}

/** The mutants that live, and a last line with the score. */
export function report(verdicts: readonly Verdict[]): string {
  const living = verdicts.filter(isLiving);
  const killed = verdicts.length - living.length;
  const timedOut = verdicts.filter(({ fate }) => fate === 'timed out').length;
  const percent = ((100 * killed) / Math.max(1, verdicts.length)).toFixed(1);
  const hung = timedOut > 0 ? ` (${timedOut} hung or died)` : '';
  return [...living.map(placeOf), `${killed} killed${hung} / ${verdicts.length} judged = ${percent} %`].join(
    '\n',
  );
}
