import type { Scenario, ScenarioStep } from './language';
import type { Outcome } from './runScenario';
import { shown } from './words/shown';

/** How many steps before the failed one are told. */
const steps = 3;

/** A failed scenario in plain words: the step, what was expected, what happened, and the way there. */
export function describeOutcome(scenario: Scenario, outcome: Extract<Outcome, { passed: false }>): string {
  const { step: number, problems, trail } = outcome;
  const failed = scenario.steps[number - 1];
  const head = failed
    ? `Langkah skenario ${number}: ${inWords(failed)}`
    : 'Skenario tidak cocok dengan formulir';
  const first = Math.max(0, trail.length - steps);
  const before = trail
    .slice(first)
    .map(({ step, route }, index) => `  ${first + index + 1}. ${inWords(step)} → ${route}`);
  return [
    `Skenario "${scenario.name}" gagal.`,
    head,
    ...problems.map((problem) => `- ${problem}`),
    ...(before.length > 0 ? ['Sebelumnya:', ...before] : []),
  ].join('\n');
}

function inWords(step: ScenarioStep): string {
  if (step.act === 'arrive') {
    const { at, with: answers } = step.with;
    return `arrive ${shown(at)}${Object.keys(answers).length > 0 ? ` with ${shown(answers)}` : ''}`;
  }
  return step.with === true ? step.act : `${step.act} ${shown(step.with)}`;
}
