import { isObject, pathText, type CompiledForm } from '../../../interpreter';
import type { Scenario, ScenarioStep } from '../language';
import { fragmentPath, type ScenarioFragments } from '../parse/fragments';
import type { ScenarioResult } from '../runScenario';
import { routeInWords } from '../words/routeInWords';
import { placer } from '../../checker/placer';
import { expectedIn, stepInWords } from './actWords';
import { hintFor } from './hints';

/** What came of a scenario, for somebody who writes them. */
export interface ScenarioReport {
  passed: boolean;
  lines: readonly string[];
}

/** The file in which a scenario stands. */
export interface ScenarioPlace {
  /** The line of a path, in the file itself or in a fragment that it takes in. */
  lineOf: (path: string, fragment?: string) => number;
}

/** How many steps before the failed one are shown. */
const before = 3;

/**
 * What held in a scenario; or which line of its file did not, what was expected there, what was there instead, and a hint. Without a
 * `file` no line is named.
 */
export function reportScenario(
  form: CompiledForm,
  scenario: Scenario,
  outcome: ScenarioResult,
  file?: ScenarioPlace,
): ScenarioReport {
  const { name, steps } = scenario;
  if (outcome.passed) return { passed: true, lines: [`✓ ${name}`, `    ${heldIn(steps)}`] };
  const { step: number, problems, trail } = outcome;
  const failed = steps[number - 1];
  const path = failed ? placeOf(failed, outcome) : unfitAt(problems);
  const line =
    file &&
    lineIn(scenario, file.lineOf(`${pathText(['scenarios', scenario.at])}${path}`, scenario.fragment));
  const where = failed && `langkah ${number} dari ${steps.length}`;
  const what = failed ? stepInWords(failed) : 'skenario ini tidak cocok dengan formulirnya';
  const head = `${[line, where].filter((one) => one !== undefined).join(', ')}: ${what}`;
  const first = Math.max(0, trail.length - before);
  const way = trail
    .slice(first)
    .map(
      ({ step, route }, index) =>
        `  ${first + index + 1}. ${stepInWords(step)} → ${routeInWords(form, route)}`,
    );
  const report = [
    head.charAt(0).toUpperCase() + head.slice(1),
    ...problems.flatMap(problemLines),
    `Petunjuk:   ${hintFor(form, failed, problems)}`,
    ...(way.length > 0 ? ['Sebelumnya:', ...way] : []),
  ];
  return { passed: false, lines: [`✗ ${name}`, ...report.map((one) => `    ${one}`)] };
}

function lineIn({ fragment }: Scenario, line: number): string {
  return fragment === undefined ? `baris ${line}` : `baris ${line} di ${fragmentPath(fragment)}`;
}

function heldIn(steps: readonly ScenarioStep[]): string {
  const looked = expectedIn(steps.flatMap((step) => (step.act === 'expect' ? [step.with] : [])));
  const tried = steps.some(({ act }) => act === 'try') ? ['isian yang dicoba'] : [];
  const all = [...looked, ...tried];
  return `${steps.length} langkah; yang diperiksa dan benar: ${all.length > 0 ? all.join(', ') : 'jalannya saja'}`;
}

/** The place that a sentence begins with when a scenario does not fit its form. */
function unfitAt([problem = '']: readonly string[]): string {
  const path = /^(\S+): /.exec(problem)?.[1];
  return path === undefined ? '' : `.${path}`;
}

/** The path of what failed, from its scenario on. */
function placeOf(
  failed: ScenarioStep,
  { problems, key }: Extract<ScenarioResult, { passed: false }>,
): string {
  const own = key === undefined ? [failed.act] : [failed.act, key];
  const inside: unknown = failed.act === 'expect' && key !== undefined ? failed.with[key] : failed.with;
  const name = [...(problems[0] ?? '').matchAll(/"([^"]*)"/g)]
    .map(([, word = '']) => word)
    .find((word) => isObject(inside) && Object.hasOwn(inside, word));
  return `.${pathText(['steps', failed.at, ...own, ...(name === undefined ? [] : [name])])}`;
}

/** 'X seharusnya A, ternyata B. Sebab.' on a line each. */
function problemLines(problem: string): string[] {
  const [, what, wanted, actual] = /^(.*?) seharusnya (.*), ternyata (.*)$/s.exec(problem) ?? [];
  if (what === undefined || wanted === undefined || actual === undefined) return [`Yang terjadi: ${problem}`];
  return [`Diharapkan: ${what}: ${wanted}`, `Ternyata:   ${actual}`];
}

/** The lines of what stands in a file of scenarios, and in the fragments that it may take in. */
export function linesOf(text: string, fragments: ScenarioFragments): ScenarioPlace['lineOf'] {
  const own = placer(text);
  const others = new Map([...fragments].map(([name, one]) => [name, placer(one)]));
  return (path, fragment) => (others.get(fragment ?? '') ?? own).place(path, 'wrong-value').line;
}
