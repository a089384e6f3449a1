import { loadForm } from '../../interpreter';
import { definitionTexts } from '../definitionTexts';
import { coverageOf, describeWalks } from './describeWalks';
import { mockBackEnd } from './testing/mockBackEnd';
import { createLists } from '../visit/lists';
import { walkForm } from './walkForm';

test.each([
  ['three row groups, two ends and ten checks', 'sim-kelompok', 10],
  ['lists, values of rows, options that exclude and that ask, ages and a score', 'sim-bahasa', 1],
])('The robot covers a form with %s', async (_, slug, checks) => {
  const texts = definitionTexts('src/tools/simulation/forms');
  const loaded = loadForm(texts.get(slug) ?? '', slug, texts);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.issues));
  const backEnd = mockBackEnd(process.cwd());
  const walks = await walkForm(loaded.form, backEnd, createLists(backEnd), {
    seed: '1',
    today: '2026-03-02',
  });
  const reported = describeWalks(slug, walks);
  expect({ reported, faults: walks.walks.flatMap(({ faults }) => faults), missed: walks.missed }).toEqual({
    reported,
    faults: [],
    missed: [],
  });
  for (const [met, all] of Object.values(coverageOf(walks))) expect(met).toBe(all);
  // Each of the checks was broken once, and reported.
  expect([...loaded.form.checks.values()].flat().length).toBeGreaterThanOrEqual(checks);
  expect(walks.walks.some(({ end }) => end === 'submitted')).toBe(true);
});
