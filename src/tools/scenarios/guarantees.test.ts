import { formWith } from '../robot/testing/forms';
import { parseScenarios } from './parse/parseScenarios';
import { runScenario } from './runScenario';
import { noLists } from './testing/noLists';

const nama = { type: 'text', name: 'nama', label: 'Nama' };

/** What goes wrong when a scenario runs on a form of one field, in words. */
async function wrongIn(scenario: object, keys: object = {}): Promise<string> {
  const written = { name: 'janji', today: '2026-03-01', ...scenario };
  const parsed = parseScenarios(JSON.stringify({ scenarios: [written] }));
  const [only] = parsed.ok ? parsed.scenarios : [];
  if (!only) throw new Error(JSON.stringify(parsed));
  const form = formWith([{ id: 'data', title: 'Data', blocks: [nama] }], keys);
  const outcome = await runScenario(form, only, noLists.ask);
  return outcome.passed ? '' : outcome.problems.join('\n');
}

const next = { next: true };

test("the page's address has no parameter that the form does not read", async () => {
  const query = { nama: { sets: 'nama', lock: true } };
  expect(await wrongIn({ query: { cabang: '1' }, steps: [next] }, { query })).toContain(
    'query.cabang: "cabang", seharusnya parameter di "query" formulir ini: "nama".',
  );
});

test('a request that has another key than expected is reported', async () => {
  const registered = { body: { statusCode: 200, data: { registrationNumber: 'R-1' } } };
  const calls = { submit: [{ status: 422 }, registered] };
  const request = { call: 'submit', times: 2, key: 'new' };
  const steps = [{ fill: { nama: 'Siti' } }, next, next, next, { expect: { request } }];
  expect(await wrongIn({ calls, steps })).toContain(
    'Kunci permintaan "submit" seharusnya "new", ternyata "same".',
  );
});
