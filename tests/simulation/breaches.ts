import type { JsonObject } from '../../src/interpreter';
import type { Act, Case, SimulatedActs } from './acts';

/** A visit as a scenario of a simulated world, for a file of such. */
export function scenarioOf(name: string, { query, begun, acts }: Case): JsonObject {
  return {
    name,
    simulated: begun ? { begun } : {},
    ...(query !== '' && { query: Object.fromEntries(new URLSearchParams(query)) }),
    steps: acts.map(({ act, with: what }) => ({ [act]: what })) as readonly JsonObject[],
  };
}

/** A visit as `scenarioOf` has written it. */
interface Written {
  name: string;
  simulated: { begun?: { seed: string; cut: number } };
  query?: Readonly<Record<string, string>>;
  steps: readonly Partial<SimulatedActs>[];
}

/** The visits in the text of a file of scenarios of a form, by what has to hold in them. */
export function casesIn(form: string, text: string): readonly (readonly [name: string, one: Case])[] {
  const { scenarios } = JSON.parse(text) as { scenarios: readonly Written[] };
  return scenarios.map(({ name, simulated, query = {}, steps }) => {
    const acts = steps.flatMap((step) =>
      Object.entries(step).map(([act, what]) => ({ act, with: what }) as Act),
    );
    return [name, { form, query: new URLSearchParams(query).toString(), ...simulated, acts }] as const;
  });
}
