import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadForm } from '../../interpreter';
import { definitionTexts, scenarioFragmentsIn } from '../definitionTexts';
import { mockBackEnd } from '../robot/testing/mockBackEnd';
import { createPlayer, parseScenarios } from '.';

const ending = '.scenarios.json';
const folders = ['form-definitions', 'tests/fixtures'].filter((folder) => existsSync(folder));

/** Every file of scenarios is found here: a new product's scenarios are tests by being there. */
const files = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ slug: name.slice(0, -ending.length), folder })),
);

/** The lists of the mock bank. */
const play = createPlayer(mockBackEnd(process.cwd()));

const read = (folder: string, name: string): string => readFileSync(join(folder, name), 'utf8');

describe.each(files)('scenarios of $slug', ({ slug, folder }) => {
  const loaded = loadForm(read(folder, `${slug}.json`), slug, definitionTexts(folder));
  const parsed = parseScenarios(read(folder, `${slug}${ending}`), scenarioFragmentsIn(folder));
  if (!loaded.ok || !parsed.ok) {
    // Jest wants a test to fail: a file that cannot be read is one.
    test('can be read', () => {
      expect(loaded.ok ? [] : loaded.issues).toEqual([]);
      expect(parsed.ok ? [] : parsed.issues).toEqual([]);
    });
    return;
  }
  const { form } = loaded;
  test.each(parsed.scenarios.map((scenario) => [scenario.name, scenario] as const))(
    '%s',
    async (_, scenario) => {
      const { passed, lines } = await play(form, scenario);
      expect(passed ? [] : lines).toEqual([]);
    },
  );
});
