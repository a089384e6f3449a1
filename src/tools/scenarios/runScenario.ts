import { didYouMean, type CompiledForm, type Issue } from '../../interpreter';
import { createBank, holidaysIn, type Answering, type BackEnd } from '../visit/bank';
import { DeadEnd } from '../visit/deadEnd';
import { perform } from '../visit/perform';
import { programFault } from '../visit/programFault';
import { openVisit } from '../visit/visit';
import { arrive, type ScenarioVisit } from './arrive';
import { check, type Difference } from './expectations/expectations';
import {
  listCalls,
  type CallAnswer,
  type CallAnswers,
  type Expectation,
  type Scenario,
  type ScenarioActs,
  type ScenarioStep,
} from './language';
import { checkNames } from './parse/checkNames';
import { shown } from './words/shown';

/** One step as it went. */
export interface Passed {
  step: ScenarioStep;
  route: string;
}

/** What came of a scenario. */
export type ScenarioResult =
  | { passed: true }
  | {
      passed: false;
      /** Number of the failed step, from 1; 0: the scenario does not fit the form, and nothing was done. */
      step: number;
      /** What was expected and what happened, as sentences in Indonesian. */
      problems: readonly string[];
      /** The key of the expectation that the first of them is about. */
      key?: keyof Expectation;
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
): Promise<ScenarioResult> {
  const trail: Passed[] = [];
  let step = 0;
  const failed = (problems: readonly string[], key?: keyof Expectation): ScenarioResult => ({
    passed: false,
    step,
    problems,
    key,
    trail,
  });
  try {
    const unknown = checkNames(form, scenario);
    if (unknown.length > 0) return failed(unknown.map(unfit));
    const visit = visitOf(form, scenario, masterData);
    for (const one of scenario.steps) {
      step += 1;
      const following = scenario.steps[step];
      visit.validated = following?.act === 'expect' ? Object.keys(following.with.errors ?? {}) : [];
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

function unfit({ path, received, expected, args }: Issue): string {
  const near = args && 'near' in args ? didYouMean(args.near) : undefined;
  return `${path}: ${received}, seharusnya ${expected}.${near === undefined ? '' : ` ${near}`}`;
}

function visitOf(form: CompiledForm, scenario: Scenario, masterData: BackEnd['ask']): ScenarioVisit {
  const { name: seed, today, query, calls, usual } = scenario;
  const holidays = holidaysIn(answerIn(calls.holidays, 0));
  const answering = answeringOf(calls, masterData);
  const visit = openVisit({ form, today, query, holidays, bank: (clock) => createBank(clock, answering) });
  return Object.assign(visit, { seed, usual });
}

/** A back end that answers what a scenario says; lists of which it says nothing come from `masterData`, and files are taken. */
function answeringOf(calls: Scenario['calls'], masterData: BackEnd['ask']): Answering {
  return ({ call, body, file }, turn) => {
    const { [call]: answers } = calls;
    const answer = answerIn(answers, turn);
    if (answer) return answer;
    if (answers) throw new DeadEnd(`Jawaban untuk "${call}" habis pada permintaan ke-${turn + 1}.`);
    if (file) return { body: { succeeded: true, data: { url: `/files/${file.name}` } } };
    if (listCalls.some((one) => one === call)) return masterData(call, body);
    throw new DeadEnd(
      `Formulir meminta "${call}", tetapi "calls" pada skenario ini tidak memberi jawabannya.`,
    );
  };
}

/** The answer of one turn, counted from 0; one that is not in a list is for every turn. */
function answerIn(answers: CallAnswers | undefined, turn: number): CallAnswer | undefined {
  return answers && 'length' in answers ? answers[turn] : answers;
}

async function takeStep(visit: ScenarioVisit, step: ScenarioStep): Promise<readonly Difference[]> {
  // What opening the page has begun, or an expectation by looking into a list, comes first.
  await visit.rest();
  if (step.act === 'expect') return check(visit, step.with);
  visit.toasts = [];
  if (step.act === 'arrive') await arrive(visit, step.with);
  else if (step.act === 'try') await tryAnswers(visit, step.with);
  else await perform(visit, step);
  return [];
}

/** Gives answers one after the other, and looks at what is said of each. */
async function tryAnswers(visit: ScenarioVisit, tries: ScenarioActs['try']): Promise<void> {
  const problems: string[] = [];
  for (const [name, list] of Object.entries(tries)) {
    for (const { answer, failure, kept } of list) {
      visit.validated = [name];
      await perform(visit, { act: 'fill', with: { [name]: answer } });
      const found = await check(visit, {
        errors: { [name]: failure },
        ...(kept !== undefined && { values: { [name]: kept } }),
      });
      problems.push(...found.map(({ problem }) => `Isian ${shown(answer)}: ${problem}`));
    }
  }
  if (problems.length > 0) throw new DeadEnd(...problems);
}
