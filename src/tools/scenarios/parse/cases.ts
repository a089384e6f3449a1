import { isList, isObject, pathText, type Issue, type Json, type JsonObject } from '../../../interpreter';
import { shown } from '../words/shown';
import type { SourceText } from './fragments';
import { filledIn, hasPlaceholder, type Filling } from './placeholders';
import { partOf, fileParts, type Parts } from './parts';

/** The scenarios of a file, those with `cases` once for each of them. */
interface Unfolded {
  scenarios: readonly Json[];
  /** The number in the file of the scenario that each of them is written as. */
  written: readonly number[];
  issues: readonly Issue[];
}

/** The column that each case has: its name. */
const nameOfCase = 'case';

/** A file whose scenarios have no `cases` and no holes; one that is taken in with its name. */
export interface UnfoldedFile extends Omit<Unfolded, 'scenarios'> {
  fragment?: string;
  file: unknown;
}

/** A file with those that it takes in, itself at the end, written out; what is no file is left to its reader. */
export function unfoldedFiles(files: readonly SourceText[]): readonly UnfoldedFile[] {
  const parts = fileParts(files.map(({ json }) => json));
  return files.map(({ json, ...name }, index) => {
    const done = unfoldedFile(json, parts);
    return { ...name, ...done, issues: [...(parts.issues[index] ?? []), ...done.issues] };
  });
}

function unfoldedFile(file: unknown, parts: Parts): UnfoldedFile {
  if (!isObject(file)) return { file, written: [], issues: [] };
  const { parts: written, scenarios: listed, ...top } = file;
  const issues: Issue[] = [];
  const rest = Object.fromEntries(
    Object.entries(top).map(([key, one]) => [key, filledIn(one, partOf(parts, issues, [key]))]),
  );
  const kept = { ...(written !== undefined && { parts: written }), ...rest };
  if (!isList(listed))
    return { file: { ...kept, ...(listed !== undefined && { scenarios: listed }) }, written: [], issues };
  const { scenarios, ...others } = unfolded(listed, parts);
  return { file: { ...kept, scenarios }, ...others, issues: [...issues, ...others.issues] };
}

/** Issues at the scenarios as they are written, each once. */
export function placed(issues: readonly Issue[], at: (index: number) => number): Issue[] {
  const byPlace = new Map(
    issues.map((issue) => {
      const path = issue.path.replace(
        /^scenarios\[(\d+)\]/,
        (_, index: string) => `scenarios[${at(Number(index))}]`,
      );
      return [`${path} ${issue.received}`, { ...issue, path }];
    }),
  );
  return [...byPlace.values()];
}

/** Writes a scenario out for each of its `cases`. What is wrong with anything that is no scenario with cases is reported by its reader. */
function unfolded(scenarios: readonly Json[], parts: Parts): Unfolded {
  const all = scenarios.map((one, at) => {
    const issues: Issue[] = [];
    const filling = (...keys: readonly (string | number)[]): Filling =>
      partOf(parts, issues, ['scenarios', at, ...keys]);
    const cases =
      isObject(one) && one.cases !== undefined ? filledIn(one.cases, filling('cases')) : undefined;
    const written =
      isObject(one) && isObject(cases) ? unfoldOne(one, cases, at, filling('steps')) : undefined;
    return {
      scenarios: written?.scenarios ?? [writtenOut(one, filling)],
      issues: [...issues, ...(written?.issues ?? [])],
    };
  });
  return {
    scenarios: all.flatMap((one) => one.scenarios),
    written: all.flatMap((one, at) => one.scenarios.map(() => at)),
    issues: all.flatMap((one) => one.issues),
  };
}

/** A scenario with its holes filled; a step stays one step, since steps are recognised by their numbers. */
function writtenOut(one: Json, fillingAt: (...keys: readonly (string | number)[]) => Filling): Json {
  if (!isObject(one)) return one;
  return Object.fromEntries(
    Object.entries(one).map(([key, own]) => [
      key,
      key === 'steps' && isList(own)
        ? own.map((step, index) => filledIn(step, fillingAt(key, index)))
        : filledIn(own, fillingAt(key)),
    ]),
  );
}

function unfoldOne(
  { cases: _, ...scenario }: JsonObject,
  cases: JsonObject,
  at: number,
  parts: Filling,
): { scenarios: readonly Json[]; issues: readonly Issue[] } {
  const issues: Issue[] = [];
  const report = (keys: readonly string[], name: string, expected: string): void => {
    const path = pathText(['scenarios', at, ...keys]);
    issues.push({ code: 'unknown-name', path, received: shown(name), expected, args: { name } });
  };
  if (!hasPlaceholder(scenario.name ?? '', nameOfCase)) {
    report(
      ['name'],
      typeof scenario.name === 'string' ? scenario.name : '',
      `nama dengan {${nameOfCase}} di dalamnya, supaya setiap kasus bernama sendiri`,
    );
  }
  const columns = new Set(Object.values(cases).flatMap((one) => (isObject(one) ? Object.keys(one) : [])));
  for (const column of columns) {
    if (!hasPlaceholder(scenario, column))
      report(['cases'], column, `kolom yang dipakai sebagai {${column}} di skenario ini`);
  }
  const entries = Object.entries(cases);
  if (entries.length === 0) report(['cases'], '{}', 'paling sedikit satu kasus');
  const scenarios = entries.map(([name, own]) => {
    const row: JsonObject = { ...(isObject(own) && own), [nameOfCase]: name };
    return writtenOut(scenario, () => ({
      named: (column) => (Object.hasOwn(row, column) ? row[column] : parts.named(column)),
      report: (column, fault) => {
        if (fault === 'unknown')
          report(['cases', name], column, 'kolom yang ditulis di setiap kasus, atau potongan');
        else parts.report(column, fault);
      },
    }));
  });
  return { scenarios, issues };
}
