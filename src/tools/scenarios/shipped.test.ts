import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadForm } from '../../interpreter';
import { definitionTexts, scenarioFragmentsIn } from '../definitionTexts';
import { mockBackEnd } from '../robot/testing/mockBackEnd';
import type { BackEnd } from '../visit/bank';
import { parseScenarios, runScenario } from '.';

const ending = '.scenarios.json';
const folders = ['form-definitions', 'tests/fixtures'].filter((folder) => existsSync(folder));

/** Every file of scenarios is found here: a new product's scenarios are tests by being there. */
const files = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ slug: name.slice(0, -ending.length), folder })),
);

const backEnd = mockBackEnd(process.cwd());
const lists = new Map<string, ReturnType<BackEnd['ask']>>();

/** Lists of the mock back end, each asked for once by all scenarios. */
const masterData: BackEnd['ask'] = (call, body) => {
  const key = JSON.stringify([call, body]);
  const list = lists.get(key) ?? backEnd.ask(call, body);
  lists.set(key, list);
  return list;
};

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
      const outcome = await runScenario(form, scenario, masterData);
      expect(outcome).toEqual({ passed: true });
    },
  );
});
