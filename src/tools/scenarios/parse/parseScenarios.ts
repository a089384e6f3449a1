import { read, readJson, type Issue } from '../../../interpreter';
import type { Scenario, ScenarioStep } from '../language';
import { shown } from '../words/shown';
import { placed, unfoldedFiles, type UnfoldedFile } from './cases';
import { noFragments, withFragments, type ScenarioFragments, type ScenarioIssue } from './fragments';
import { fragmentFile, productFile, type WrittenFile, type WrittenScenario } from './writtenFile';

/** The scenarios of a file, or everything that is wrong with it and with what it takes in. */
export type ParsedScenarios =
  | { ok: true; scenarios: readonly Scenario[] }
  | { ok: false; issues: readonly ScenarioIssue[] };

/**
 * Reads the text of a `<slug>.scenarios.json` with the fragments that it takes in, whose scenarios come behind its own. Tolerant of
 * nothing: an unknown key, an act that does nothing and an expectation that expects nothing are issues. Never throws. Which fields
 * there are, `checkNames` knows.
 */
export function parseScenarios(source: string, fragments: ScenarioFragments = noFragments): ParsedScenarios {
  const raw = readJson(source);
  if (!raw.ok) return raw;
  const { files, issues } = withFragments(raw.value, fragments);
  const all = unfoldedFiles(files);
  const inPlaceholders = all.flatMap((one) => inFile(one, one.issues, (index) => index));
  // What follows from a wrong list of cases, or from a part that is not there, is no news.
  if (issues.length + inPlaceholders.length > 0) return { ok: false, issues: [...issues, ...inPlaceholders] };
  const parsed = all.map((one) => {
    const done = one.fragment === undefined ? read(productFile, one.file) : read(fragmentFile, one.file);
    return { one, done };
  });
  const wrong = parsed.flatMap(({ one, done }) => (done.ok ? [] : inFile(one, done.issues)));
  if (wrong.length > 0) return { ok: false, issues: wrong };
  return together(parsed.flatMap(({ one, done }) => (done.ok ? [{ one, written: done.value }] : [])));
}

/** Issues at the scenarios as they are written. */
function inFile(
  { fragment, written }: UnfoldedFile,
  issues: readonly Issue[],
  at = (index: number): number => written[index] ?? index,
): ScenarioIssue[] {
  return placed(issues, at).map((issue) => (fragment === undefined ? issue : { ...issue, fragment }));
}

/** What the files say together: of the answers and replies for all scenarios, those of the last file hold. */
function together(files: readonly { one: UnfoldedFile; written: WrittenFile }[]): ParsedScenarios {
  const today = files.map(({ written }) => written.today).findLast((one) => one !== undefined);
  const calls = files.reduce<Scenario['calls']>((all, { written }) => ({ ...all, ...written.calls }), {});
  const usual = files.reduce<Scenario['usual']>((all, { written }) => ({ ...all, ...written.with }), {});
  const own = files.slice(-1);
  const names = new Set<string>();
  const issues: ScenarioIssue[] = [];
  const scenarios = [...own, ...files.slice(0, -1)].flatMap(({ one, written: { scenarios = [] } }) =>
    scenarios.map((scenario, index): Scenario => {
      const { name } = scenario;
      const found = [
        ...(names.has(name) ? [repeated(index, name)] : []),
        ...((scenario.today ?? today) ? [] : [undated(index)]),
      ];
      issues.push(...inFile(one, found));
      names.add(name);
      return {
        ...scenario,
        at: one.written[index] ?? index,
        ...(one.fragment !== undefined && { fragment: one.fragment }),
        today: scenario.today ?? today ?? '',
        calls: { ...calls, ...scenario.calls },
        usual,
        steps: stepsOf(scenario),
      };
    }),
  );
  return issues.length > 0 ? { ok: false, issues } : { ok: true, scenarios };
}

function stepsOf({ steps }: WrittenScenario): readonly ScenarioStep[] {
  return steps.flatMap((acts, at) => acts.map((act): ScenarioStep => ({ ...act, at })));
}

function undated(index: number): Issue {
  return {
    code: 'missing-key',
    path: `scenarios[${index}].today`,
    received: 'tidak ada',
    expected: 'tanggal YYYY-MM-DD, di sini atau di awal berkas',
    args: { name: 'today' },
  };
}

function repeated(index: number, name: string): Issue {
  return {
    code: 'duplicate-name',
    path: `scenarios[${index}].name`,
    received: shown(name),
    expected: 'nama yang belum dipakai',
    args: { name },
  };
}
