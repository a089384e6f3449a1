import fc from 'fast-check';
import { propertyRuns } from '../../../tests/sweeps';
import { operatorNames, type OperatorName, type Value } from '../../language';
import { test as holds } from './evaluate';
import { explain } from './index';
import type { ConditionTree, Trace } from './types';
import { scopeOf, compiled, types } from './testing/compiled';

describe('Why a condition holds', () => {
  test('each comparison with what it found', () => {
    const good = compiled({ not: 'islam' }, types, {
      islam: [{ name: 'agama', condition: '=', value: '1|X' }],
    });
    expect(good.result && explain(good.result, scopeOf({ agama: '1|Islam' }))).toEqual<Trace>({
      kind: 'not',
      result: false,
      parts: [
        {
          kind: 'all',
          label: 'islam',
          result: true,
          parts: [
            {
              kind: 'comparison',
              name: 'agama',
              operator: 'equals',
              expected: '1',
              actual: '1|Islam',
              result: true,
            },
          ],
        },
      ],
    });
  });

  test('is the same question as whether it holds', () => {
    const value = fc.constantFrom<Value>(
      undefined,
      null,
      '',
      [],
      0,
      false,
      true,
      1,
      '1',
      '1|Islam',
      ['1|A', '2'],
      '2026-01-01',
    );
    const literal = fc.constantFrom<Value>(undefined, '', '1', 1, ['1'], true, '2026-01-01', '2025-12-31');
    const { tree } = fc.letrec<{ tree: ConditionTree }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        fc.record({
          kind: fc.constant('comparison' as const),
          name: fc.constantFrom('a', 'b'),
          operator: fc.constantFrom<OperatorName>(...operatorNames),
          expected: fc.oneof(fc.record({ literal }), fc.record({ name: fc.constantFrom('a', 'b') })),
          piped: fc.record({ actual: fc.boolean(), expected: fc.boolean() }),
        }),
        fc.record({
          kind: fc.constantFrom('all' as const, 'any' as const),
          parts: fc.array(tie('tree'), { maxLength: 4 }),
        }),
        fc.record({ kind: fc.constant('not' as const), part: tie('tree') }),
      ),
    }));
    fc.assert(
      fc.property(tree, value, value, (random, a, b) => {
        const scope = scopeOf({ a, b });
        expect(explain({ tree: random, reads: [], test: () => true }, scope).result).toBe(
          holds(random, scope),
        );
      }),
      { numRuns: propertyRuns() },
    );
  });
});
