import { createLists, describeWalks, isComplete, walkForm } from './index';
import { coverageOf } from './describeWalks';
import { definitionTexts, productsIn } from '../definitionTexts';
import { createPlayer, parseScenarios } from '../scenarios';
import { formOf } from './testing/forms';
import { mockBackEnd } from './testing/mockBackEnd';
import type { FormWalks } from './walkForm';

const texts = definitionTexts();
const backEnd = mockBackEnd(process.cwd());
const lists = createLists(backEnd);
const settings = { seed: '1', today: '2026-03-02' };

/** Targets that no walk can meet, by the slug of their form, each with the reason. */
const unreachable: Readonly<Record<string, Readonly<Record<string, string>>>> = {};

/** Walked in `npm test`; `src/tools/publication/shipped.test.ts` walks another one there, the sweeps all others. */
const representative = 'kki-segmen-pemerintah';

describe.each(productsIn(texts))('the robot visitor in %s', (slug) => {
  const here = slug === representative ? test : sweep;
  let made: Promise<FormWalks> | undefined;
  const walked = (): Promise<FormWalks> => (made ??= walkForm(formOf(slug, texts), backEnd, lists, settings));

  here('meets every field, option, branch, condition and outcome, and is never stuck', async () => {
    const walks = await walked();
    const reasons = unreachable[slug] ?? {};
    const report = describeWalks(slug, walks);
    expect(walks.walks.filter(({ end }) => end === 'failed').map(({ faults }) => [faults, report])).toEqual(
      [],
    );
    expect(walks.missed.map(({ target }) => target.id)).toEqual(Object.keys(reasons));
    const missed = Object.values(coverageOf(walks)).reduce((sum, [met, all]) => sum + all - met, 0);
    expect(missed).toBe(Object.keys(reasons).length);
    expect(isComplete(walks)).toBe(missed === 0);
  });

  here('writes each walk as a scenario that goes the same way', async () => {
    const { walks } = await walked();
    const form = formOf(slug, texts);
    const sends = form.definition.subProductId !== undefined;
    const play = createPlayer(backEnd);
    for (const { number, end, scenario } of walks) {
      const read = parseScenarios(JSON.stringify({ scenarios: [{ name: String(number), ...scenario() }] }));
      const [own] = read.ok ? read.scenarios : [];
      if (!own) throw new Error(JSON.stringify(read));
      const { passed, lines } = await play(form, own);
      expect([passed, lines]).toEqual([!sends || end === 'submitted', lines]);
    }
  });

  here('ends a walk with a submission where the form sends one, and needs few of them', async () => {
    const { walks } = await walked();
    const sends = formOf(slug, texts).definition.subProductId !== undefined;
    expect(walks.map(({ end }) => end)).toContain(sends ? 'submitted' : 'ended');
    expect(walks.length).toBeLessThanOrEqual(20);
  });
});

test('the same seed walks the same way, another one does not', async () => {
  const form = formOf(representative, texts);
  const given = async (seed: string): Promise<string> => {
    const { walks } = await walkForm(form, backEnd, lists, { ...settings, seed });
    // The mock gives every file an address of its own.
    return JSON.stringify(walks.map((walk) => walk.given.filter(({ name }) => !name.startsWith('upload'))));
  };
  const first = await given('7');
  expect(await given('7')).toBe(first);
  expect(await given('8')).not.toBe(first);
});
