import { loadForm } from '../../interpreter';
import { parseScenarios } from './parse/parseScenarios';
import { runScenario } from './runScenario';
import { noLists } from './testing/noLists';

const sample = { name: 'Cabang Contoh', address: 'Jalan Contoh 1' };

const definition = (picker: object): string =>
  JSON.stringify({
    version: 1,
    slug: 'uji',
    title: 'Uji',
    subProductId: 'UJI-01',
    steps: [
      {
        id: 'awal',
        title: 'Awal',
        blocks: [
          { type: 'radio', name: 'kota', label: 'Kota', options: ['32.73|BANDUNG', '32.04|SOREANG'] },
          { type: 'date', name: 'tanggal', label: 'Tanggal' },
          {
            type: 'branch',
            name: 'cabang',
            label: 'Cabang',
            required: true,
            city: 'kota',
            date: 'tanggal',
            apiUrl: '/branch',
            ...picker,
          },
        ],
      },
      { id: 'akhir', title: 'Akhir', blocks: [] },
    ],
  });

/** How a scenario ends, in words; `''` for one that passes. */
async function outcomeOf(santer: unknown, steps: readonly object[], picker: object = {}): Promise<string> {
  const loaded = loadForm(definition(picker), 'uji');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.issues));
  const written = { scenarios: [{ name: 'cabang', today: '2026-03-01', calls: { santer }, steps }] };
  const parsed = parseScenarios(JSON.stringify(written));
  const [scenario] = parsed.ok ? parsed.scenarios : [];
  if (!scenario) throw new Error(JSON.stringify(parsed));
  const outcome = await runScenario(loaded.form, scenario, noLists.ask);
  return outcome.passed ? '' : outcome.problems.join('\n');
}

const parents = { fill: { kota: '32.73', tanggal: '2026-03-09' } };
const answered = {
  body: {
    statusCode: 200,
    data: [
      { code: '0001', name: 'Cabang Utama', address: 'Jalan Naripan' },
      { name: 'Cabang Baru', address: 'Jalan Dago' },
    ],
  },
};
const failed = { body: { statusCode: 500, message: 'gagal' } };

test('a scenario chooses a branch by code, stored text or name; the list is asked for once', async () => {
  const request = {
    call: 'santer',
    body: { apiUrl: '/branch', date: '2026-03-09', city: '32.73' },
    times: 1,
  };
  expect(
    await outcomeOf(
      [answered],
      [
        parents,
        { expect: { options: { cabang: ['0001', '0000'] } } },
        { fill: { cabang: '0001' } },
        { expect: { values: { cabang: '0001|Cabang Utama' }, request } },
        { fill: { cabang: 'Cabang Baru' } },
        { expect: { values: { cabang: '0000|Cabang Baru' } } },
        { next: true },
        { expect: { step: 'akhir' } },
      ],
    ),
  ).toBe('');
});

test('a scenario sees that another city empties the branch, and that it is missing then', async () => {
  expect(
    await outcomeOf(answered, [
      parents,
      { fill: { cabang: '0001' } },
      { fill: { kota: '32.04' } },
      { next: true },
      { expect: { step: 'awal', errors: { cabang: 'requiredBranch' } } },
    ]),
  ).toBe('');
});

test('a list that did not come is the sample, and is not asked for again', async () => {
  expect(
    await outcomeOf(
      [failed],
      [parents, { fill: { cabang: '0000' } }, { expect: { values: { cabang: '0000|Cabang Contoh' } } }],
      { sample: [sample] },
    ),
  ).toBe('');
});

test.each([
  ['without city and day', {}, [{ fill: { cabang: '0001' } }], 'menunggu jawaban'],
  ['without a sample', failed, [parents, { fill: { cabang: '0001' } }], 'gagal dimuat'],
  ['of another name', answered, [parents, { fill: { cabang: '0009' } }], 'tidak menawarkan'],
])('a branch %s is a dead end that says why', async (_, santer, steps, why) => {
  expect(await outcomeOf(santer, steps)).toContain(why);
});
