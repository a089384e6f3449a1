import { between, chance, pick } from '../../src/tools/robot/chance';
import type { Act, Case } from './acts';
import { beginForm } from './begun';
import { runActs, runDrawn, type VisitResult } from './runCase';
import { versionsOf } from './versions';
import type { Breach, Left, Version } from './world';

/** What visits are simulated on. */
export interface SimulationParts {
  /** Definitions, by slug; those that only stand inside others too. */
  texts: ReadonlyMap<string, string>;
  /** What was thrown where nobody waits for it, since it was asked for last. */
  thrown: () => readonly unknown[];
}

/** A visit that has broken a guarantee. */
export interface Failed {
  /** Which visit of its seed. */
  visit: number;
  breach: Breach;
  /** As short as it can be. */
  case: Case;
}

/** Random visitors in a random world, on the one session, in virtual time. */
export interface Simulation {
  /** Runs visit number `visit` of a seed; of these forms, or of all. */
  runOne: (
    seed: string,
    visit: number,
    slugs?: readonly string[],
  ) => Promise<{ case: Case; outcome: VisitResult }>;
  /** Runs a case again. */
  replay: (one: Case) => Promise<VisitResult>;
  /** The shortest case that breaks the same guarantee. */
  shortest: (failing: Case, breach: Breach) => Promise<{ case: Case; breach: Breach }>;
}

/** Makes ready whatever visits share. */
export function createSimulation({ texts, thrown }: SimulationParts): Simulation {
  const versions = new Map<string, readonly Version[]>();
  const versionsFor = (slug: string): readonly Version[] => {
    const known = versions.get(slug) ?? versionsOf(slug, texts);
    versions.set(slug, known);
    return known;
  };
  const begun = new Map<string, Promise<readonly Left[]>>();
  const leftBy = (slug: string, query: string, seed: string): Promise<readonly Left[]> => {
    const key = `${slug}?${query} ${seed}`;
    const known = begun.get(key) ?? beginForm(versionsFor(slug), query, seed);
    begun.set(key, known);
    return known;
  };
  const partsOf = async ({ form, query, begun: from }: Omit<Case, 'acts'>) => {
    const left = from && (await leftBy(form, query, from.seed)).at(from.cut);
    return { versions: versionsFor(form), left, thrown };
  };
  const drawCase = (seed: string, slugs: readonly string[]): Omit<Case, 'acts'> => {
    // Forms that were made to provoke faults are as likely as all others together.
    const made = slugs.filter((slug) => slug.startsWith('sim-'));
    const likely = made.length > 0 && chance(`${seed} made`) < 0.5 ? made : slugs;
    const form = pick(likely, `${seed} form`) ?? '';
    const parameters = Object.keys(versionsFor(form)[0]?.form.definition.query ?? {});
    const parameter = pick(parameters, `${seed} query`);
    const query = parameter !== undefined && chance(`${seed} asks`) < 0.3 ? `${parameter}=A1` : '';
    if (chance(`${seed} begun`) < 0.25) return { form, query };
    // Most faults live where a form is sent.
    const cut = chance(`${seed} late`) < 0.7 ? -1 : -between(1, 8, `${seed} cut`);
    return { form, query, begun: { seed: String(between(1, 3, `${seed} before`)), cut } };
  };
  const replay = async (one: Case): Promise<VisitResult> => runActs(await partsOf(one), one);

  return {
    replay,
    runOne: async (seed, visit, slugs = [...texts.keys()].filter((name) => !name.includes('/'))) => {
      const key = `${seed} ${visit}`;
      const drawn = drawCase(key, slugs);
      const outcome = await runDrawn(await partsOf(drawn), drawn.query, key, between(6, 50, `${key} length`));
      return { case: { ...drawn, acts: outcome.acts }, outcome };
    },
    shortest: async (failing, { guarantee }) => {
      const broken = async (one: Case): Promise<Breach | undefined> => {
        const { breach } = await replay(one);
        return breach?.guarantee === guarantee ? breach : undefined;
      };
      const short = await shrink(failing, async (one) => (await broken(one)) !== undefined);
      const breach = await broken(short);
      if (!breach) throw new Error('simulation: a visit did not go the same way again');
      return { case: short, breach };
    },
  };
}

/**
 * The shortest list of acts of a case, found by leaving out ever smaller parts, with which it still fails; waits are shortened too,
 * and plans of the bank with nothing remarkable about them left out by themselves.
 */
async function shrink(failing: Case, fails: (one: Case) => Promise<boolean>): Promise<Case> {
  let best = failing;
  const tryActs = async (acts: readonly Act[]): Promise<boolean> => {
    const shorter = { ...best, acts };
    if (!(await fails(shorter))) return false;
    best = shorter;
    return true;
  };
  const withoutDraft: Case = { form: best.form, query: '', acts: best.acts };
  if (await fails(withoutDraft)) best = withoutDraft;
  for (let size = Math.ceil(best.acts.length / 2); size >= 1;) {
    let dropped = false;
    for (let from = best.acts.length - size; from > -size; from -= size) {
      const start = Math.max(0, from);
      const rest = [...best.acts.slice(0, start), ...best.acts.slice(start + size)];
      if (rest.length < best.acts.length && (await tryActs(rest))) dropped = true;
    }
    if (size === 1 && !dropped) break;
    size = size === 1 ? 1 : Math.ceil(size / 2);
  }
  await shortenWaits(() => best.acts, tryActs);
  return best;
}

/** Round times are easier to read, and short ones easier to believe. */
async function shortenWaits(
  acts: () => readonly Act[],
  tryActs: (acts: readonly Act[]) => Promise<boolean>,
): Promise<void> {
  for (let at = 0; at < acts().length; at += 1) {
    const act = acts()[at];
    if (act?.act !== 'advanceMs') continue;
    for (const ms of [100, 1000, 5000, 60_000, 3_600_000]) {
      if (ms >= act.with) break;
      if (await tryActs(acts().with(at, { act: 'advanceMs', with: ms }))) break;
    }
  }
}

/** A visit that has failed, on one screen. */
export function describeFailed(seed: string, { visit, breach, case: one }: Failed): string {
  const { form, query, begun, acts } = one;
  return [
    `Broken: ${breach.guarantee}`,
    `  ${breach.words}`,
    `Seed ${seed}, visit ${visit}; shortest way there, on ${form}${query === '' ? '' : `?${query}`}:`,
    begun
      ? `  an earlier visit has left its draft (seed ${begun.seed}, cut ${begun.cut})`
      : '  the device is empty',
    ...acts.map(({ act, with: what }, at) => `  ${at + 1}. ${act} ${JSON.stringify(what)}`),
  ].join('\n');
}
