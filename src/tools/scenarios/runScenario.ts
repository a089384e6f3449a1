import { didYouMean, type CompiledForm, type Issue } from '../../interpreter';
import type { BackEnd } from '../visit/bank';
import { programFault } from '../visit/programFault';
import { act } from '../visit/perform';
import { check } from './expectations/expectations';
import type { Expectation, Scenario, ScenarioStep } from './language';
import { checkNames } from './parse/checkNames';
import { DeadEnd } from '../visit/deadEnd';
import { comeToRest } from './visit/lists';
import { openVisit, type Visit } from '../visit/visit';

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
 * first step that does not go as written. Lists of which the scenario's `calls` say nothing come from `masterData`. Never rejects:
 * what is thrown, by the form, the bank or this program, is a problem of the step at which it was thrown.
 */
export async function runScenario(
  form: CompiledForm,
  scenario: Scenario,
  masterData: BackEnd['ask'],
): Promise<Outcome> {
  const trail: Passed[] = [];
  let step = 0;
  const failed = (problems: readonly string[], key?: keyof Expectation): Outcome => ({
    passed: false,
    step,
    problems,
    key,
    trail,
  });
  try {
    const unknown = checkNames(form, scenario);
    if (unknown.length > 0) return failed(unknown.map(unfit));
    const visit = openVisit(form, scenario, masterData);
    for (const one of scenario.steps) {
      step += 1;
      const following = scenario.steps[step];
      visit.judged = following?.act === 'expect' ? Object.keys(following.with.errors ?? {}) : [];
      const found = await takeStep(visit, one);
      if (found[0])
        return failed(
          found.map(({ problem }) => problem),
          found[0].key,
        );
      trail.push({ step: one, route: visit.tab.route() });
    }
    return { passed: true };
  } catch (error) {
    return failed(error instanceof DeadEnd ? error.problems : [`Terjadi ${programFault(error)}.`]);
  }
}

/** A name that the form does not have. */
function unfit({ path, received, expected, args }: Issue): string {
  const near = args && 'near' in args ? didYouMean(args.near) : undefined;
  return `${path}: ${received}, seharusnya ${expected}.${near === undefined ? '' : ` ${near}`}`;
}

async function takeStep(
  visit: Visit,
  step: ScenarioStep,
): Promise<readonly { problem: string; key?: keyof Expectation }[]> {
  // What opening the page has begun, or an expectation by looking into a list, comes first.
  await comeToRest(visit);
  if (step.act === 'expect') return check(visit, step.with);
  await act(visit, step.act, step.with);
  return [];
}
