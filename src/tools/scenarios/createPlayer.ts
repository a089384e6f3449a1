import type { CompiledForm } from '../../interpreter';
import type { BackEnd } from '../visit/bank';
import type { Scenario } from './language';
import { reportScenario, type ScenarioPlace, type ScenarioReport } from './report/reportScenario';
import { runScenario } from './runScenario';

/** Plays a scenario on a form and says what came of it; with a `place` also at which line. Never rejects. */
export type Play = (form: CompiledForm, scenario: Scenario, place?: ScenarioPlace) => Promise<ScenarioReport>;

/**
 * The one way in which commands, editor and publication play scenarios: lists of which a scenario says nothing are the bank's, each
 * asked for once by all scenarios of a player.
 */
export function createPlayer({ ask }: Pick<BackEnd, 'ask'>): Play {
  const lists = new Map<string, ReturnType<BackEnd['ask']>>();
  const listOf: BackEnd['ask'] = (call, body) => {
    const key = JSON.stringify([call, body]);
    const list = lists.get(key) ?? ask(call, body);
    lists.set(key, list);
    return list;
  };
  return async (form, scenario, place) =>
    reportScenario(form, scenario, await runScenario(form, scenario, listOf), place);
}
