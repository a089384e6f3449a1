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
  test('a number keeps three digits that count', () => {
    expect([1234.5, 123.45, 12.345, 1.2345, 0.12345].map(shortNumber)).toEqual([
      '1235',
      '123',
      '12.3',
      '1.23',
      '0.123',
    ]);
  });

  test('a small number keeps three decimals', () => {
    expect(shortNumber(0.00123)).toBe('0.001');
  });

  test('nothing is written without decimals', () => {
    expect(shortNumber(0)).toBe('0');
  });

  test('a table has words on the left and numbers on the right', () => {
    expect(markdownTable(['', 'ms'], [['Key', '1']])).toBe('|  | ms |\n| :-- | --: |\n| Key | 1 |');
  });
});

describe('statistics', () => {
  test('the median of an odd count is the middle number, in whatever order they come', () => {
    expect(median([30, 1, 10])).toBe(10);
  });

  test('the median of an even count lies between the two middle numbers', () => {
    expect(median([4, 1, 2, 100])).toBe(3);
  });

  test('the median sorts by size and not by spelling', () => {
    expect(median([9, 10, 100])).toBe(10);
  });

  test('the median leaves the samples in their order', () => {
    const samples = [3, 1, 2];
    median(samples);
    expect(samples).toEqual([3, 1, 2]);
  });

  test('a measure without a sample has no median', () => {
    expect(() => median([])).toThrow('the median of nothing');
  });

  test('one outlier does not move the deviation', () => {
    expect(medianDeviation([10, 11, 9, 10, 500])).toBe(1);
  });

  test('equal samples deviate by nothing', () => {
    expect(medianDeviation([7, 7, 7])).toBe(0);
  });

  test('a ratio says how often one number goes into another', () => {
    expect(ratio(30, 20)).toBe(1.5);
  });

  test('there is no ratio to nothing', () => {
    expect(ratio(3, 0)).toBeUndefined();
  });
});
