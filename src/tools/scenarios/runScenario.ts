import { didYouMean, type CompiledForm } from '../../interpreter';
import type { BackEnd } from '../visit/bank';
import { act } from './acts/acts';
import { check } from './expectations/expectations';
import type { Expectation, Scenario, ScenarioStep } from './language';
import { checkNames } from './parse/checkNames';
import { DeadEnd } from './visit/deadEnd';
import { comeToRest } from './visit/lists';
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
      /** The key of the expectation that the first of them is about. */
      key?: keyof Expectation;
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
  masterData?: BackEnd['ask'],
): Promise<Outcome> {
  const unknown = checkNames(form, scenario);
  if (unknown.length > 0) {
    const problems = unknown.map(({ path, received, expected, args }) => {
      const near = args && 'near' in args ? didYouMean(args.near) : undefined;
      return `${path}: ${received}, seharusnya ${expected}.${near === undefined ? '' : ` ${near}`}`;
    });
    return { passed: false, step: 0, problems, trail: [] };
  }
  const visit = openVisit(form, scenario, masterData);
  const trail: Passed[] = [];
  for (const [index, step] of scenario.steps.entries()) {
    const found = await takeStep(visit, step);
    const problems = found.map(({ problem }) => problem);
    if (found[0]) return { passed: false, step: index + 1, problems, key: found[0].key, trail };
    trail.push({ step, route: visit.tab.route() });
  }
  return { passed: true };
}

async function takeStep(
  visit: Visit,
  step: ScenarioStep,
): Promise<readonly { problem: string; key?: keyof Expectation }[]> {
  try {
    // What opening the page has begun, or an expectation by looking into a list, comes first.
    await comeToRest(visit);
    if (step.act === 'expect') return await check(visit, step.with);
    await act(visit, step.act, step.with);
    return [];
  } catch (error) {
    if (error instanceof DeadEnd) return error.problems.map((problem) => ({ problem }));
    throw error;
  }
}
