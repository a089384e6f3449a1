import fc from '../../../../tests/fastCheck';
import type { JsonObject, Value } from '../../../interpreter';

/** What a random field may be, with every value that its conditions distinguish. */
const kinds = {
  radio: { block: { type: 'radio', options: ['1', '2', '3'] }, values: ['', '1', '2', '3'] },
  switch: { block: { type: 'switch' }, values: [false, true] },
  number: { block: { type: 'number', min: -1 }, values: [null, -1, 0, 1, 2] },
  bounded: { block: { type: 'number', min: 0, max: 1 }, values: [null, -1, 0, 1, 2] },
  decimal: { block: { type: 'decimal', min: -1 }, values: [null, -1, 0, 0.5, 1, 2] },
  ticks: { block: { type: 'checkboxGroup', options: ['1', '2'] }, values: [[], ['1'], ['2'], ['1', '2']] },
} satisfies Record<string, { block: JsonObject; values: Value[] }>;

type Kind = keyof typeof kinds;

/** A small form all of whose states can be looked at. */
export interface RandomForm {
  /** The definition, as `textOf` takes it. */
  definition: JsonObject;
  /** Every value of every field. */
  values: Readonly<Record<string, readonly Value[]>>;
  /** Whether some answer is required, or has bounds. */
  requires: boolean;
}

const names = ['a', 'b', 'c', 'd', 'e'];

/** A comparison of one of the names. */
function itemOf(kindOf: Readonly<Record<string, Kind>>, known: readonly string[]): fc.Arbitrary<JsonObject> {
  return fc.constantFrom(...known).chain((name): fc.Arbitrary<JsonObject> => {
    switch (kindOf[name]) {
      case 'switch':
        return fc.constantFrom('isTrue', 'isFalse', 'isEmpty').map((condition) => ({ name, condition }));
      case 'ticks':
        return fc.oneof(
          fc
            .constantFrom('contains', 'notContains')
            .chain((condition) => fc.constantFrom('1', '2').map((value) => ({ name, condition, value }))),
          fc.constantFrom('isEmpty', 'isFilled').map((condition) => ({ name, condition })),
        );
      case 'number':
      case 'bounded':
      case 'decimal':
        return fc
          .tuple(fc.constantFrom('greaterThan', 'atMost', 'equals'), fc.constantFrom(0, 1))
          .map(([condition, value]) => ({ name, condition, value }));
      default:
        return fc.oneof(
          fc
            .constantFrom('equals', 'notEquals')
            .chain((condition) => fc.constantFrom('1', '2').map((value) => ({ name, condition, value }))),
          fc.constantFrom('in', 'notIn').map((condition) => ({ name, condition, value: ['2', '3'] })),
          fc.constantFrom('isEmpty', 'isFilled').map((condition) => ({ name, condition })),
        );
    }
  });
}

function conditionOf(
  kindOf: Readonly<Record<string, Kind>>,
  known: readonly string[],
): fc.Arbitrary<JsonObject> {
  const item = itemOf(kindOf, known);
  const few = fc.array(item, { minLength: 1, maxLength: 3 });
  return fc.oneof(
    few.map((all) => ({ all })),
    few.map((any) => ({ any })),
    item.map((one) => ({ not: one })),
    fc.tuple(few, few).map(([all, any]) => ({ all: [...all, { any }] })),
  );
}

/** Forms of five fields on four steps, with conditions on fields, options, steps and branches. */
export const randomForms: fc.Arbitrary<RandomForm> = fc
  .tuple(
    fc.array(fc.constantFrom<Kind>('radio', 'radio', 'switch', 'number', 'bounded', 'decimal', 'ticks'), {
      minLength: 5,
      maxLength: 5,
    }),
    fc.boolean(),
  )
  .chain(([drawn, requires]) => {
    const kindOf = Object.fromEntries(names.map((name, index) => [name, drawn[index] ?? 'radio'])) as Record<
      string,
      Kind
    >;
    const maybe = (known: readonly string[]): fc.Arbitrary<JsonObject | undefined> =>
      known.length === 0 ? fc.constant(undefined) : fc.option(conditionOf(kindOf, known), { nil: undefined });
    const before = (index: number): readonly string[] => names.slice(0, index);
    return fc
      .record({
        shown: fc.tuple(...names.map((_, index) => maybe(before(index)))),
        offered: fc.tuple(...names.map((_, index) => maybe(before(index)))),
        required: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
        // Steps hold a | b c | d | e.
        steps: fc.tuple(...[0, 1, 3, 4].map((asked) => maybe(before(asked)))),
        branch: fc.tuple(
          fc.constantFrom('s2', 's3'),
          maybe(before(1)),
          fc.constantFrom('s1', 's2'),
          maybe(before(1)),
        ),
      })
      .map(({ shown, offered, required, steps, branch }): RandomForm => {
        const block = (index: number): JsonObject => {
          const name = names[index] ?? '';
          const kind = kindOf[name] ?? 'radio';
          const option = offered[index];
          return {
            ...kinds[kind].block,
            ...(kind === 'radio' && option
              ? { options: ['1', { value: '2', visibleWhen: option }, '3'] }
              : {}),
            name,
            ...(shown[index] ? { visibleWhen: shown[index] } : {}),
            ...(requires && required[index] === true ? { required: true } : {}),
          };
        };
        const [to, when, otherwise, whenOtherwise] = branch;
        const goTo = [
          { step: to, ...(when ? { when } : {}) },
          { step: otherwise, ...(whenOtherwise ? { when: whenOtherwise } : {}) },
        ];
        const blocks = [[0], [1, 2], [3], [4]];
        return {
          // A bound keeps a visitor on a step as a required answer does.
          requires: requires || drawn.includes('bounded'),
          values: Object.fromEntries(names.map((name) => [name, kinds[kindOf[name] ?? 'radio'].values])),
          definition: {
            steps: blocks.map((indexes, at) => ({
              id: `s${at}`,
              ...(steps[at] ? { visibleWhen: steps[at] } : {}),
              ...(at === 0 ? { next: { goTo } } : {}),
              blocks: indexes.map(block),
            })),
          },
        };
      });
  });
