import { isList, isObject, pathText, type Issue, type Json, type JsonObject } from '../../../interpreter';
import { shown } from '../words/shown';

/** The scenarios of a file, those with `cases` once for each of them. */
interface Unfolded {
  scenarios: readonly Json[];
  /** The number in the file of the scenario that each of them is written as. */
  written: readonly number[];
  issues: readonly Issue[];
}

/** The column that each case has: its name. */
const nameOfCase = 'case';
const hole = /\{([A-Za-z][A-Za-z0-9]*)\}/g;

/** A file whose scenarios have no `cases`; what is no file is left to its reader. */
export function withoutCases(file: unknown): Omit<Unfolded, 'scenarios'> & { file: unknown } {
  if (!isObject(file) || !isList(file.scenarios)) return { file, written: [], issues: [] };
  // JSON.parse gives JSON.
  const { scenarios, ...rest } = unfolded(file.scenarios);
  return { file: { ...file, scenarios }, ...rest };
}

/** Issues at the scenarios as they are written, each once. */
export function placed(issues: readonly Issue[], at: (index: number) => number): Issue[] {
  const told = new Map(
    issues.map((issue) => {
      const path = issue.path.replace(
        /^scenarios\[(\d+)\]/,
        (_, index: string) => `scenarios[${at(Number(index))}]`,
      );
      return [`${path} ${issue.received}`, { ...issue, path }];
    }),
  );
  return [...told.values()];
}

/**
 * Writes a scenario out for each of its `cases`: `{column}` stands for what the case says of it, as it is where it is the whole text,
 * else as a part of the text, also in names. Anything that is no scenario with cases stays; what is wrong with it, its reader tells.
 */
function unfolded(scenarios: readonly Json[]): Unfolded {
  const all = scenarios.map((one, at) =>
    isObject(one) && isObject(one.cases) ? unfoldOne(one, one.cases, at) : { scenarios: [one], issues: [] },
  );
  return {
    scenarios: all.flatMap((one) => one.scenarios),
    written: all.flatMap((one, at) => one.scenarios.map(() => at)),
    issues: all.flatMap((one) => one.issues),
  };
}

function unfoldOne(
  { cases: _, ...scenario }: JsonObject,
  cases: JsonObject,
  at: number,
): { scenarios: readonly Json[]; issues: readonly Issue[] } {
  const issues: Issue[] = [];
  const tell = (keys: readonly string[], name: string, expected: string): void => {
    const path = pathText(['scenarios', at, ...keys]);
    issues.push({ code: 'unknown-name', path, received: shown(name), expected, args: { name } });
  };
  if (!hasHole(scenario.name ?? '', nameOfCase)) {
    tell(
      ['name'],
      typeof scenario.name === 'string' ? scenario.name : '',
      `nama dengan {${nameOfCase}} di dalamnya, supaya setiap kasus bernama sendiri`,
    );
  }
  const columns = new Set(Object.values(cases).flatMap((one) => (isObject(one) ? Object.keys(one) : [])));
  for (const column of columns) {
    if (!hasHole(scenario, column))
      tell(['cases'], column, `kolom yang dipakai sebagai {${column}} di skenario ini`);
  }
  const entries = Object.entries(cases);
  if (entries.length === 0) tell(['cases'], '{}', 'paling sedikit satu kasus');
  const scenarios = entries.map(([name, own]) => {
    const row = { ...(isObject(own) && own), [nameOfCase]: name };
    return filledIn(scenario, row, (column) =>
      tell(['cases', name], column, 'kolom yang ditulis di setiap kasus'),
    );
  });
  return { scenarios, issues };
}

/** A value with what a case says in its holes; `lacking` is told of a hole of which the case says nothing. */
function filledIn(value: Json, row: JsonObject, lacking: (column: string) => void): Json {
  if (typeof value === 'string') {
    const whole = /^\{([A-Za-z][A-Za-z0-9]*)\}$/.exec(value)?.[1];
    const own = whole === undefined ? undefined : ownOf(row, whole);
    return own === undefined ? filledText(value, row, lacking) : own;
  }
  if (isList(value)) return value.map((one) => filledIn(one, row, lacking));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [filledText(key, row, lacking), filledIn(one, row, lacking)]),
  );
}

function filledText(text: string, row: JsonObject, lacking: (column: string) => void): string {
  return text.replace(hole, (written, column: string) => {
    const own = ownOf(row, column);
    if (own === undefined) lacking(column);
    return own === undefined ? written : typeof own === 'string' ? own : JSON.stringify(own);
  });
}

/** `null` is something that a case can say. */
function ownOf(row: JsonObject, column: string): Json | undefined {
  return Object.hasOwn(row, column) ? row[column] : undefined;
}

function hasHole(value: Json, column: string): boolean {
  return JSON.stringify(value).includes(`{${column}}`);
}
