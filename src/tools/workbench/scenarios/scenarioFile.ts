import type { CompiledForm, Issue, JsonObject } from '../../../interpreter';
import { parseScenarios, type Play, type ScenarioPlace } from '../../scenarios';
import type { Scenario } from '../../scenarios/language';

/** What came of a scenario: nothing to say, or what went wrong in words. */
export type Result = { passed: true } | { passed: false; words: string };

/** Plays a scenario on a form and says in words what went wrong. */
export async function tryScenario(
  play: Play,
  form: CompiledForm,
  scenario: Scenario,
  place?: ScenarioPlace,
): Promise<Result> {
  const told = await play(form, scenario, place);
  const [, ...lines] = told.lines;
  return told.passed
    ? { passed: true }
    : { passed: false, words: lines.map((line) => line.slice(4)).join('\n') };
}

/** Reads one scenario as it would stand in a file. */
export function readScenario(
  scenario: JsonObject,
): { ok: true; scenario: Scenario } | { ok: false; issues: readonly Issue[] } {
  const read = parseScenarios(JSON.stringify({ scenarios: [scenario] }));
  if (!read.ok) return read;
  const [only] = read.scenarios;
  return only ? { ok: true, scenario: only } : { ok: false, issues: [] };
}

/** The text of a file with a further scenario at its end; what stands there already is not touched. */
export function withScenario(file: string | undefined, scenario: JsonObject): string {
  const text = JSON.stringify(scenario, null, 2).replace(/^/gm, '    ');
  // A file of scenarios has one list, whose end is the last bracket of the file.
  const end = file?.lastIndexOf(']') ?? -1;
  if (file === undefined || end < 0) return `{\n  "scenarios": [\n${text}\n  ]\n}\n`;
  const before = file.slice(0, end).trimEnd();
  return `${before}${before.endsWith('[') ? '' : ','}\n${text}\n  ${file.slice(end)}`;
}
