import type { CompiledForm, JsonObject } from '../../interpreter';
import type { Scenario } from '../scenarios/language';
import type { Act, Case } from './acts';
import { beginForm } from './begun';
import { runActs } from './runCase';
import { versionsFrom } from './versions';
import type { Breach } from './world';

/** A visit as a scenario, for a file that editors write and read. */
export function scenarioOf(name: string, { query, begun, acts }: Case): JsonObject {
  return {
    name,
    simulated: begun ? { begun } : {},
    ...(query !== '' && { query: Object.fromEntries(new URLSearchParams(query)) }),
    steps: acts.map(({ act, with: what }) => ({ [act]: what })),
  };
}

/** The visit that a scenario describes. */
export function caseOf(form: string, { query = {}, simulated, steps }: Scenario): Case {
  return {
    form,
    query: new URLSearchParams(query).toString(),
    ...(simulated?.begun && { begun: simulated.begun }),
    // The reader lets no others stand in a simulated visit.
    acts: steps.map(({ act, with: what }) => ({ act, with: what }) as Act),
  };
}

/** Lives through the visit that a scenario describes; `at`: the number of its last act, from 1. */
export async function replayScenario(
  form: CompiledForm,
  scenario: Scenario,
): Promise<{ at: number; breach?: Breach | undefined }> {
  const { begun, ...one } = caseOf(form.definition.slug, scenario);
  const versions = versionsFrom(form);
  const left = begun && (await beginForm(versions, one.query, begun.seed)).at(begun.cut);
  const { acts, breach } = await runActs({ versions, left, thrown: () => [] }, one);
  return { at: acts.length, breach };
}
