import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadForm } from '../../interpreter';
import { definitionTexts, scenarioFragmentsIn } from '../definitionTexts';
import { mockBackEnd } from '../robot/testing/mockBackEnd';
import type * as bankModule from '../visit/bank';
import { spread } from '../../../tests/sweeps';
import { createPlayer, parseScenarios } from '.';
import type { Scenario } from './language';
import { listCalls } from './calls';
import sent from './testing/sent.json';

const banks: bankModule.VisitBank[] = [];

jest.mock('../visit/bank', () => {
  const actual = jest.requireActual<typeof bankModule>('../visit/bank');
  return {
    ...actual,
    createBank: (...given: Parameters<typeof actual.createBank>) => {
      const bank = actual.createBank(...given);
      banks.push(bank);
      return bank;
    },
  };
});

/** A fingerprint of all that the bank was sent but for questions for lists: each call with its body. */
function fingerprintOfSent(): string {
  const bodies = banks
    .flatMap(({ asked }) => asked)
    .filter(({ call }) => !listCalls.some((one) => one === call))
    .map(({ call, body }) => [call, body]);
  return createHash('sha256').update(JSON.stringify(bodies)).digest('base64url').slice(0, 12);
}

/** What the bank was sent when the product's words were last meant to change it, by product and scenario; a scenario may be missing. */
const known: Readonly<Record<string, Readonly<Record<string, string>>>> = sent;

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
  const holds = async (name: string, scenario: Scenario): Promise<void> => {
    banks.length = 0;
    const { passed, lines } = await play(form, scenario);
    expect(passed ? [] : lines).toEqual([]);
    const was = known[slug]?.[name];
    if (was !== undefined) expect(fingerprintOfSent()).toBe(was);
  };
  const { some, others } = spread(
    parsed.scenarios.map((one) => [one.name, one] as const),
    4,
  );
  test.each(some)('%s', holds);
  if (others.length > 0) sweep.each(others)('%s', holds);

  test('every fingerprint of what was sent is of a scenario', () => {
    const names = parsed.scenarios.map(({ name }) => name);
    expect(Object.keys(known[slug] ?? {}).filter((name) => !names.includes(name))).toEqual([]);
  });
});
