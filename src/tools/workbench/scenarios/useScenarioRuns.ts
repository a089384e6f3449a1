import { useRef, useState } from 'react';
import type { CompiledForm } from '../../../interpreter';
import { createPlayer, type ScenarioPlace } from '../../scenarios';
import type { Scenario } from '../../scenarios/language';
import { masterData } from '../masterData';
import { tryScenario, type Result } from './scenarioFile';

/** Runs of scenarios, one after the other, with the page alive in between. */
export interface ScenarioRuns {
  /** By the scenario's name. */
  results: ReadonlyMap<string, Result>;
  running: boolean;
  /** The results are those of an earlier text. */
  stale: boolean;
  run: () => void;
}

/** Runs scenarios when asked to. */
export function useScenarioRuns(
  scenarios: readonly Scenario[],
  /** Of the files in which they stand. */
  lineOf: ScenarioPlace['lineOf'],
  form: CompiledForm | undefined,
): ScenarioRuns {
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map());
  const [of, setOf] = useState<CompiledForm>();
  const [running, setRunning] = useState(false);
  const turn = useRef(0);
  const runAll = async (on: CompiledForm): Promise<void> => {
    turn.current += 1;
    const mine = turn.current;
    setResults(new Map());
    setOf(on);
    setRunning(true);
    const play = createPlayer({ ask: masterData });
    for (const scenario of scenarios) {
      const result = await tryScenario(play, on, scenario, { lineOf });
      if (mine !== turn.current) return;
      setResults((now) => new Map([...now, [scenario.name, result]]));
    }
    setRunning(false);
  };
  return {
    results,
    running,
    stale: results.size > 0 && of !== form,
    run: () => {
      if (form) void runAll(form);
    },
  };
}
