import { readFileSync } from 'node:fs';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/** One small fault in the code. */
export interface Mutant {
  id: string;
  file: string;
  /** Counted from one. */
  line: number;
  original: string;
  replacement: string;
}

/** Sources that hold all their mutants, each behind a switch that is off. */
export interface Instrumented {
  mutants: readonly Mutant[];
  /** Code by file, still in TypeScript. */
  code: ReadonlyMap<string, string>;
}

/** Lines and columns counted from zero. */
interface Place {
  line: number;
  column: number;
}

/** Says nothing, and is asked whether it would. */
const silentLogger = new Proxy({} as ConstructorParameters<typeof Instrumenter>[0], {
  get: () => () => false,
});

function textBetween(text: string, start: Place, end: Place): string {
  const lines = text.split('\n').slice(start.line, end.line + 1);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? '').slice(0, end.column);
  lines[0] = (lines[0] ?? '').slice(start.column);
  return lines.join('\n');
}

/** Whether a mutant can be read: one that spoils a regular expression would keep the whole script from being loaded. */
function isReadable({ replacement }: Mutant): boolean {
  const [, source, flags] = /^\/(.*)\/(\w*)$/.exec(replacement) ?? [];
  try {
    return source === undefined || Boolean(new RegExp(source, flags));
  } catch {
    return false;
  }
}

/** All mutants of these files that can be read, by Stryker's own operators. */
export async function instrument(files: readonly string[]): Promise<Instrumented> {
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const sources = [...texts].map(([name, content]) => ({ name, content, mutate: true }));
  // The switches are functions of ours (switches.ts) in the place of Stryker's header, which is several times slower.
  const options = { plugins: null, ignorers: [], excludedMutations: [], noHeader: true };
  const instrumented = await new Instrumenter(silentLogger).instrument(sources, options);
  const all = instrumented.mutants.map(({ id, fileName, location: { start, end }, replacement }) => ({
    id,
    file: fileName,
    line: start.line + 1,
    original: textBetween(texts.get(fileName) ?? '', start, end),
    replacement,
  }));
  const unreadable = all.filter((mutant) => !isReadable(mutant));
  const readable = (content: string): string =>
    unreadable.reduce(
      (text, { id, replacement }) => text.replace(`"${id}") ? ${replacement} :`, `"${id}") ? undefined :`),
      content,
    );
  return {
    mutants: all.filter((mutant) => !unreadable.includes(mutant)),
    code: new Map(instrumented.files.map(({ name, content }) => [name, readable(content)])),
  };
}
