import { aimsTable } from './aims';
import { formAims } from './formReport';
import type { FormSample } from './measureForm';

test('each cell says whether it holds, or by how much it is missed', () => {
  const lines = aimsTable([
    { title: 'A key (ms)', where: '50', most: 30, found: 30 },
    { title: 'A key (ms)', where: '200', most: 40, found: 60 },
  ]).split('\n');
  expect(lines.slice(2)).toEqual([
    '| A key (ms) | 50 | ≤ 30.0 | 30.0 | holds |',
    '| A key (ms) | 200 | ≤ 40.0 | 60.0 | 1.50× |',
  ]);
});

test('forms are compared with bare inputs and with Formik, the long one by its mount too', () => {
  const sample = (time: number): FormSample => ({
    firstScreen: time,
    lastField: time,
    longestTask: 0,
    heap: 0,
    firstKey: 0,
    scriptPerKey: 0,
    busyPerKey: time,
    scriptPerReadKey: 0,
    busyPerReadKey: 0,
    fieldAppears: time,
    firstErrors: time,
    errorsShown: time,
  });
  const drawn = { key: 1, readKey: 1, turningKey: 1 };
  const samples = {
    engine: [sample(60)],
    hookForm: [sample(1)],
    formik: [sample(120)],
    bare: [sample(30)],
  };
  const aims = formAims(
    [200, 1000].map((count) => ({
      count,
      drawn: { engine: drawn, hookForm: drawn, formik: drawn, bare: drawn },
      samples,
    })),
  );
  expect(aims.map(({ where, most, found }) => [where, most, found])).toEqual([
    ['200 fields', 1, 1],
    ['200 fields', 1.3, 2],
    ['200 fields', 40, 60],
    ['200 fields', 100, 60],
    ['1000 fields', 1, 1],
    ['1000 fields', 1.3, 2],
    ['1000 fields', 60, 60],
    ['1000 fields', 250, 60],
    ['1000 fields', 1, 2],
    ['1000 fields', 0.6, 0.5],
  ]);
});
