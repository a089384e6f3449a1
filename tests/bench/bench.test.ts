import { aimsTable } from './aims';
import { formAims } from './formReport';
import type { FormSample } from './measureForm';
import { chainOf } from './load';
import { markdownTable, shortNumber } from './markdown';
import { median, medianDeviation, ratio } from './statistics';

describe('aims', () => {
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
});

describe('load', () => {
  const span = (begun: number, ended: number) => ({ begun, ended });

  test('requests beside each other are one round trip', () => {
    expect(chainOf([span(0, 10), span(11, 30), span(12, 25), span(13, 40)], 100)).toBe(2);
  });

  test('a request that began before the one before it had ended makes no chain longer', () => {
    expect(chainOf([span(0, 10), span(5, 20), span(9, 30)], 100)).toBe(1);
  });

  test('what is answered after the paint does not count', () => {
    expect(chainOf([span(0, 10), span(11, 20), span(21, 50)], 40)).toBe(2);
  });
});

describe('markdown', () => {
  test('a number keeps three digits that count, a small one three decimals, and nothing none', () => {
    expect([1234.5, 123.45, 12.345, 1.2345, 0.12345, 0.00123, 0].map(shortNumber)).toEqual([
      '1235',
      '123',
      '12.3',
      '1.23',
      '0.123',
      '0.001',
      '0',
    ]);
  });

  test('a table has words on the left and numbers on the right', () => {
    expect(markdownTable(['', 'ms'], [['Key', '1']])).toBe('|  | ms |\n| :-- | --: |\n| Key | 1 |');
  });
});

describe('statistics', () => {
  test.each([
    ['the middle number of an odd count', [30, 1, 10], 10],
    ['between the two middle numbers of an even one', [4, 1, 2, 100], 3],
    ['found by size and not by spelling', [9, 10, 100], 10],
  ])('the median is %s, and leaves the samples in their order', (_, samples, middle) => {
    const before = [...samples];
    expect([median(samples), samples]).toEqual([middle, before]);
  });

  test('a measure without a sample has no median', () => {
    expect(() => median([])).toThrow('the median of nothing');
  });

  test('one outlier does not move the deviation, and equal samples have none', () => {
    expect([medianDeviation([10, 11, 9, 10, 500]), medianDeviation([7, 7, 7])]).toEqual([1, 0]);
  });

  test('a ratio says how often one number goes into another; there is none to nothing', () => {
    expect([ratio(30, 20), ratio(3, 0)]).toEqual([1.5, undefined]);
  });
});
