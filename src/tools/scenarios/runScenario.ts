import type { CompiledForm } from '../../interpreter';
import type { World } from '../visit/bank';
import { act } from './acts/acts';
import { check } from './expectations/expectations';
import type { Scenario, ScenarioStep } from './language';
import { checkNames } from './parse/checkNames';
import { DeadEnd } from './visit/deadEnd';
import { comeToRest } from './visit/rest';
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
 * Walks through a form as a scenario says, in the session that the page lives in: no browser, no network, its own time. Ends at the
 * first step that does not go as written. Lists of which the scenario's `calls` say nothing come from `masterData`; without it they
 * are a dead end.
 */
export async function runScenario(
  form: CompiledForm,
  scenario: Scenario,
  masterData?: World['ask'],
): Promise<Outcome> {
  const unknown = checkNames(form, scenario);
  if (unknown.length > 0) {
    const problems = unknown.map(
      ({ path, received, expected }) => `${path}: ${received}, seharusnya ${expected}.`,
    );
    return { passed: false, step: 0, problems, trail: [] };
  }
  const visit = openVisit(form, scenario, masterData);
  const trail: Passed[] = [];
  for (const [index, step] of scenario.steps.entries()) {
    const problems = await takeStep(visit, step);
    if (problems.length > 0) return { passed: false, step: index + 1, problems, trail };
    trail.push({ step, route: visit.tab.route() });
  }
  return { passed: true };
}

async function takeStep(visit: Visit, step: ScenarioStep): Promise<readonly string[]> {
  try {
    // What opening the page has begun, or an expectation by looking into a list, comes first.
    await comeToRest(visit);
    if (step.act === 'expect') return await check(visit, step.with);
    await act(visit, step.act, step.with);
    return [];
  } catch (error) {
    if (error instanceof DeadEnd) return [error.message];
    throw error;
  }
}
