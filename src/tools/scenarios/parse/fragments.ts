import { isList, isObject, nearest, readJson, type Issue } from '../../../interpreter';
import { slugPattern } from '../../../language';
import { named, shown } from '../words/shown';

/** The texts of the files of scenarios that products take in, by name. */
export type ScenarioFragments = ReadonlyMap<string, string>;

export const noFragments: ScenarioFragments = new Map();

/** Something wrong with a file of scenarios; the name of the fragment in which it stands, where it is not the file itself. */
export type ScenarioIssue = Issue & { fragment?: string };

/** A file as it is written, with the name that it has as a fragment. */
export interface SourceText {
  fragment?: string;
  json: unknown;
}

const below = new RegExp(`^fragments/(${slugPattern})\\.scenarios\\.json$`);

/** The name under which a file is taken in, by its path below the folder of definitions; `undefined`: it is no fragment. */
export function fragmentOf(path: string): string | undefined {
  return below.exec(path)?.[1];
}

/** The path of a fragment below the folder of definitions. */
export function fragmentPath(name: string): string {
  return `fragments/${name}.scenarios.json`;
}

/** The fragments among the texts of a folder of definitions, by their paths below it. */
export function scenarioFragments(texts: Iterable<readonly [path: string, text: string]>): ScenarioFragments {
  return new Map(
    [...texts].flatMap(([path, text]) => {
      const name = fragmentOf(path);
      return name === undefined ? [] : [[name, text] as const];
    }),
  );
}

/** The names of the fragments that a file takes in; what is no list of names is left to its reader. */
export function takenIn(json: unknown): readonly string[] {
  if (!isObject(json) || !isList(json.fragments)) return [];
  return json.fragments.filter((one) => typeof one === 'string');
}

/** The files that a file takes in, in their order, with the file itself at the end. */
export function withFragments(
  own: unknown,
  fragments: ScenarioFragments,
): { files: readonly SourceText[]; issues: readonly ScenarioIssue[] } {
  const read = takenIn(own).map((name, index): { file?: SourceText; issues: readonly ScenarioIssue[] } => {
    const text = fragments.get(name);
    if (text === undefined) return { issues: [unknownFragment(name, index, fragments)] };
    const raw = readJson(text);
    if (!raw.ok) return { issues: raw.issues.map((issue) => ({ ...issue, fragment: name })) };
    const issues = isObject(raw.value) && raw.value.fragments !== undefined ? [nested(name)] : [];
    return { file: { fragment: name, json: raw.value }, issues };
  });
  return {
    files: [...read.flatMap(({ file }) => file ?? []), { json: own }],
    issues: read.flatMap(({ issues }) => issues),
  };
}

function unknownFragment(name: string, index: number, fragments: ScenarioFragments): ScenarioIssue {
  const names = [...fragments.keys()];
  return {
    code: 'unknown-name',
    path: `fragments[${index}]`,
    received: shown(name),
    expected: `nama berkas ${fragmentPath('…')}: ${named(names)}`,
    args: { name, near: nearest(name, names) },
  };
}

/** One level is enough to say everything once, and keeps circles out. */
function nested(name: string): ScenarioIssue {
  return {
    code: 'wrong-value',
    path: 'fragments',
    received: 'daftar potongan',
    expected: 'tidak ada: yang diambil berkas lain tidak mengambil berkas lagi',
    fragment: name,
  };
}
