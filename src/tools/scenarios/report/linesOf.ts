import { placer } from '../../checker/placer';
import type { ScenarioFragments } from '../parse/fragments';
import type { ScenarioPlace } from './tellScenario';

/** The lines of what stands in a file of scenarios, and in the fragments that it may take in. */
export function linesOf(text: string, fragments: ScenarioFragments): ScenarioPlace['lineOf'] {
  const own = placer(text);
  const others = new Map([...fragments].map(([name, one]) => [name, placer(one)]));
  return (path, fragment) => (others.get(fragment ?? '') ?? own).place(path, 'wrong-value').line;
}
