import type { CompiledForm } from '../../interpreter';
import { act } from './acts/acts';
import { check } from './expectations/expectations';
import type { Scenario, ScenarioStep } from './language';
import { checkNames } from './parse/checkNames';
import { DeadEnd } from './visit/deadEnd';
import { openVisit, type Visit } from './visit/visit';

/** One step as it went. */
export interface Passed {
  step: ScenarioStep;
  /** The page's address after it. */
  route: string;
}

/** What came of a scenario. */
export type Outcome =
  | { passed: true }
  | {
      passed: false;
      /** Number of the failed step, from 1; 0: the scenario does not fit the form, and nothing was done. */
      step: number;
      /** What was expected and what happened, as sentences in Indonesian. */
      problems: readonly string[];
      /** The steps before it. */
      trail: readonly Passed[];
    };

/**
 * Walks through a form as a scenario says, on the interpreter alone: no browser, no network, its own time. Ends at the
 * first step that does not go as written.
 */
export function runScenario(form: CompiledForm, scenario: Scenario): Outcome {
  const unknown = checkNames(form, scenario);
  if (unknown.length > 0) {
    const problems = unknown.map(
      ({ path, received, expected }) => `${path}: ${received}, seharusnya ${expected}.`,
    );
    return { passed: false, step: 0, problems, trail: [] };
  }
  const visit = openVisit(form, scenario);
  const trail: Passed[] = [];
  for (const [index, step] of scenario.steps.entries()) {
    const problems = takeStep(visit, step);
    if (problems.length > 0) return { passed: false, step: index + 1, problems, trail };
    trail.push({ step, route: visit.route() });
  }
  return { passed: true };
}

function takeStep(visit: Visit, step: ScenarioStep): readonly string[] {
  try {
    if (step.act === 'expect') return check(visit, step.with);
    act(visit, step.act, step.with);
    return [];
  } catch (error) {
    if (error instanceof DeadEnd) return [error.message];
    throw error;
  }
}
