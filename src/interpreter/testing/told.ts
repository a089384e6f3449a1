import type { Issue } from '../issues';

/** The issues as they are, each of which says in words what stood there, what may stand there and, if it says it, how to mend it. */
export function told<One extends Pick<Issue, 'expected' | 'hint'> & Partial<Issue>>(
  issues: readonly One[],
): readonly One[] {
  for (const { received = 'none', expected, hint = 'none' } of issues) {
    expect([received, expected, hint].filter((one) => one.trim() === '')).toEqual([]);
  }
  return issues;
}
