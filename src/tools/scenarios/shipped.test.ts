import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadForm } from '../interpreter';
import { describeOutcome, parseScenarios, runScenario } from './index';

const ending = '.scenarios.json';
const folders = ['form-definitions', 'tests/fixtures'].filter((folder) => existsSync(folder));

/** Every file of scenarios is found here: a new product's scenarios are tests by being there. */
const files = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ slug: name.slice(0, -ending.length), folder })),
);

/** Every definition of a folder by slug: a form may stand inside another one. */
const textsIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder)
      .filter((name) => /^[a-z0-9-]+\.json$/.test(name))
      .map((name) => [name.slice(0, -'.json'.length), read(folder, name)]),
  );

const read = (folder: string, name: string): string => readFileSync(join(folder, name), 'utf8');

describe.each(files)('scenarios of $slug', ({ slug, folder }) => {
  const loaded = loadForm(read(folder, `${slug}.json`), slug, textsIn(folder));
  const parsed = parseScenarios(read(folder, `${slug}${ending}`));
  if (!loaded.ok || !parsed.ok) {
    // Jest wants a test to fail: a file that cannot be read is one.
    test('can be read', () => {
      expect(loaded.ok ? [] : loaded.issues).toEqual([]);
      expect(parsed.ok ? [] : parsed.issues).toEqual([]);
    });
    return;
  }
  const { form } = loaded;
  test.each(parsed.scenarios.map((scenario) => [scenario.name, scenario] as const))('%s', (_, scenario) => {
    const outcome = runScenario(form, scenario);
    expect(outcome.passed ? '' : describeOutcome(scenario, outcome)).toBe('');
  });
});
