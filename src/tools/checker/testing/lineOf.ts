/** The line of a value, found without the checker's help: a mark is put in its place. */
export function lineOf(text: string, at: string): number {
  const keys = at.match(/[^.[\]]+/g) ?? [];
  const root: unknown = JSON.parse(text);
  let owner = root as Record<string, unknown>;
  for (const key of keys.slice(0, -1)) {
    // The last one that is there: what is missing is reported at its owner.
    if (typeof owner[key] !== 'object' || owner[key] === null) break;
    owner = owner[key] as Record<string, unknown>;
  }
  const last = keys.at(-1) ?? '';
  if (!(last in owner)) return lineOf(text, keys.slice(0, -1).join('.'));
  owner[last] = '@mark';
  return JSON.stringify(root, null, 2).split('"@mark"')[0]?.split('\n').length ?? 0;
}
