import type { SourceFolder } from '../source/files';

/** A name, or words that visitors read, that have become others; `of` a question, where they are one of its choices. */
export interface Reworded {
  from: string;
  to: string;
  of?: string;
}

/** How many places of scenarios hold the old one, as a key or as a whole value. */
export function placesOf(scenarios: ReadonlyMap<string, string>, reworded: Reworded): number {
  return [...scenarios.values()].reduce((sum, one) => sum + [...one.matchAll(patternOf(reworded))].length, 0);
}

/** What is read of a choice elsewhere, another question may mean: it counts as the answer of its own question alone. */
function patternOf({ from, of }: Reworded): RegExp {
  const plain = (text: string): string => JSON.stringify(text).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return of === undefined
    ? new RegExp(`()${plain(from)}`, 'g')
    : new RegExp(`(${plain(of)}\\s*:\\s*)${plain(from)}`, 'g');
}

/**
 * Gives scenarios the new one wherever they hold the old one; everything else keeps its spelling. `undefined`: done; else the files that
 * could not be written.
 */
export async function reword(
  folder: SourceFolder,
  scenarios: ReadonlyMap<string, string>,
  reworded: Reworded,
): Promise<readonly string[] | undefined> {
  const failed: string[] = [];
  for (const name of scenarios.keys()) {
    // As it is now: somebody may have written it since.
    const file = await folder.read(name).catch(() => undefined);
    const text = file?.text.replace(
      patternOf(reworded),
      (_, before: string) => before + JSON.stringify(reworded.to),
    );
    if (text === undefined || text === file?.text) continue;
    const saved = await folder.save(name, text, file?.version);
    if (typeof saved === 'string') failed.push(name);
  }
  return failed.length > 0 ? failed : undefined;
}
