import type { Issue } from '../issues';

/** The issues as they are, each of which says in words what stood there, what may stand there and, if it says it, how to mend it. */
export function explained<One extends Pick<Issue, 'expected' | 'hint'> & Partial<Issue>>(
  issues: readonly One[],
): readonly One[] {
  for (const { path = '', received = 'none', expected, hint = 'none', args } of issues) {
    expect([received, expected, hint].filter((one) => one.trim() === '')).toEqual([]);
    const { name, names = [], near } = (args ?? {}) as { name?: string; names?: string[]; near?: string };
    // What programs read is what people read.
    const about = [...names, ...(name === undefined ? [] : [name])];
    expect(about.filter((one) => one === '' || !`${path} ${received} ${hint}`.includes(one))).toEqual([]);
    if (name !== undefined) expect(hint.includes('Mungkin maksud Anda')).toBe(near !== undefined);
    expect(hint).toContain(near ?? '');
  }
  return issues;
}
