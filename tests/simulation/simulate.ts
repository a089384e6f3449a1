import fc from 'fast-check';
import { chance, pick } from '../../src/tools/robot/chance';
import type { Case } from './acts';
import { beginForm } from './begun';
import { drawAct } from './draw';
import { runVisit, type RunParts, type VisitResult } from './runCase';
import { versionsOf } from './versions';
import type { Breach, Left, Version } from './world';

/** What visits are simulated on. */
interface SimulationParts {
  /** Definitions, by slug; those that only stand inside others too. */
  texts: ReadonlyMap<string, string>;
  /** What was thrown where nobody waits for it, since it was asked for last. */
  thrown: () => readonly unknown[];
}

/** Which visits are drawn; with the same seed and forms, the same ones. */
export interface Visits {
  seed: number;
  visits: number;
  /** Left out: all. */
  forms?: readonly string[] | undefined;
  /** Where to begin, as it was told of a visit that has broken something. */
  path?: string | undefined;
}

/** What came of many visits, up to the first that has broken a guarantee. */
export interface Simulated {
  visits: number;
  acts: number;
  /** How much of the bank's work was done. */
  entries: number;
  /** The visit that has broken a guarantee, as short as it was found; `path` leads there again. */
  failed?: { case: Case; breach: Breach; path: string };
}

/** Random visitors in a random world, on the one session, in virtual time. */
export interface Simulation {
  run: (visits: Visits) => Promise<Simulated>;
  /** Runs a case again. */
  replay: (one: Case) => Promise<VisitResult>;
}

/** What a drawn visit begins with: a form, parameters, an earlier visit. */
type Beginning = Omit<Case, 'acts'>;

/** A number by which something is drawn; it means nothing by its size. */
const seed = fc.noShrink(fc.noBias(fc.nat()));

/** A visit: what its form is drawn by, how much it begins with, and what each of its acts is drawn by. */
const drawing = fc.record({
  form: seed,
  begun: fc.nat(9),
  asks: fc.nat(3),
  acts: fc.array(seed, { maxLength: 56, size: 'max' }),
});

/** Makes ready whatever visits share. */
export function createSimulation({ texts, thrown }: SimulationParts): Simulation {
  const versions = new Map<string, readonly Version[]>();
  const versionsFor = (slug: string): readonly Version[] => {
    const known = versions.get(slug) ?? versionsOf(slug, texts);
    versions.set(slug, known);
    return known;
  };
  const begun = new Map<string, Promise<readonly Left[]>>();
  const leftBy = (slug: string, query: string, earlier: string): Promise<readonly Left[]> => {
    const key = `${slug}?${query} ${earlier}`;
    const known = begun.get(key) ?? beginForm(versionsFor(slug), query, earlier);
    begun.set(key, known);
    return known;
  };
  const partsOf = async ({ form, query, begun: from }: Beginning): Promise<RunParts> => {
    const left = from && (await leftBy(form, query, from.seed)).at(from.cut);
    return { versions: versionsFor(form), query, left, thrown };
  };
  const beginningOf = (
    { form: drawn, begun: earlier, asks }: { form: number; begun: number; asks: number },
    slugs: readonly string[],
  ): Beginning => {
    // Forms that were made to provoke faults are as likely as all others together.
    const made = slugs.filter((slug) => slug.startsWith('sim-'));
    const likely = made.length > 0 && chance(`${drawn} made`) < 0.5 ? made : slugs;
    const form = pick(likely, `${drawn} form`) ?? '';
    const parameter = pick(Object.keys(versionsFor(form)[0]?.form.definition.query ?? {}), `${drawn} query`);
    const query = parameter !== undefined && asks === 3 ? `${parameter}=A1` : '';
    if (earlier < 3) return { form, query };
    // Most faults live where a form is sent.
    return { form, query, begun: { seed: String(earlier % 3), cut: earlier < 8 ? -1 : -2 - (drawn % 7) } };
  };

  return {
    replay: async (one) => runVisit(await partsOf(one), () => one.acts),
    run: async ({ seed: of, visits, forms, path = '' }) => {
      const slugs = forms ?? [...texts.keys()].filter((name) => !name.includes('/'));
      const all: Simulated = { visits: 0, acts: 0, entries: 0 };
      let failed: { case: Case; breach: Breach } | undefined;
      const holds = fc.asyncProperty(drawing, async ({ acts, ...drawn }) => {
        const beginning = beginningOf(drawn, slugs);
        const outcome = await runVisit(await partsOf(beginning), function* draw(visit) {
          for (const each of acts) yield drawAct(visit, String(each));
        });
        if (!failed) {
          all.visits += 1;
          all.acts += outcome.acts.length;
          all.entries += outcome.entries;
        }
        const { breach } = outcome;
        if (!breach || (failed && failed.breach.guarantee !== breach.guarantee)) return true;
        failed = { case: { ...beginning, acts: outcome.acts }, breach };
        return false;
      });
      const details = await fc.check(holds, { seed: of, numRuns: visits, path });
      if (details.failed && !failed) {
        throw new Error('simulation: a visit cannot be drawn', { cause: details.errorInstance });
      }
      return failed ? { ...all, failed: { ...failed, path: details.counterexamplePath ?? '' } } : all;
    },
  };
}

/** A visit that has failed, on one screen. */
export function describeFailed(
  of: number,
  { breach, case: one, path }: NonNullable<Simulated['failed']>,
): string {
  const { form, query, begun, acts } = one;
  return [
    `Broken: ${breach.guarantee}`,
    `  ${breach.words}`,
    `Seed ${of}, path ${path}; on ${form}${query === '' ? '' : `?${query}`}:`,
    begun
      ? `  an earlier visit has left its draft (seed ${begun.seed}, cut ${begun.cut})`
      : '  the device is empty',
    ...acts.map(({ act, with: what }, at) => `  ${at + 1}. ${act} ${JSON.stringify(what)}`),
  ].join('\n');
}
