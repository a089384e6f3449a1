import type { CompiledForm } from '../compile/model';
import { startState } from './start';
import type { FormState } from './state';
import { after, facts, formOf, typed, type Block } from './testing/form';
import * as heap from './heap';
import * as writers from './writeValue';

/** How many entries `slice` copies while something is done. */
const copiesOf = (act: () => void): number => {
  let copied = 0;
  const { slice } = Array.prototype;
  const spy = jest.spyOn(Array.prototype, 'slice').mockImplementation(function (this: unknown[], ...range) {
    copied += this.length;
    return slice.apply(this, range) as unknown[];
  });
  act();
  spy.mockRestore();
  return copied;
};

/** A form of so many fields; the second one is shown while the first says `x`. */
const formOfFields = (count: number): CompiledForm => {
  const fields = Array.from({ length: count }, (_, number): Block => ({ name: `f${number}` }));
  fields[1] = { name: 'f1', visibleWhen: [{ name: 'f0', condition: 'equals', value: 'x' }] };
  return formOf({ satu: fields });
};

const rowsOf = (count: number): CompiledForm =>
  formOf({
    satu: [
      {
        type: 'rows',
        name: 'usaha',
        minRows: count,
        maxRows: count,
        blocks: Array.from({ length: 20 }, (_, number): Block => ({
          type: 'text',
          name: `f${number}`,
          label: `f${number}`,
        })),
      },
    ],
  });

interface Cost {
  copied: number;
  /** Answers that were computed again. */
  written: number;
}

const costOf = (form: CompiledForm, name: string, value: string): Cost => {
  const state: FormState = after(form, startState(form, facts), typed({ [name]: 'mula' }));
  const written = jest.spyOn(writers, 'writeValue');
  const copied = copiesOf(() => after(form, state, typed({ [name]: value })));
  const cost = { copied, written: written.mock.calls.length };
  written.mockRestore();
  return cost;
};

test('a key costs the same among 50 fields and among 5,000: what depends on it, and some dozens of entries', () => {
  const [few, many] = [50, 5_000].map((count) => costOf(formOfFields(count), 'f0', 'x'));
  expect(few?.written).toBe(2);
  expect(many?.written).toBe(2);
  expect(many?.copied).toBeGreaterThan(0);
  expect(many?.copied).toBeLessThanOrEqual(400);
});

test('a key in one of 99 rows of 20 costs what it costs in one of two', () => {
  const [few, many] = [2, 99].map((count) => costOf(rowsOf(count), 'usaha.1.f3', 'x'));
  expect(few?.written).toBe(1);
  expect(many?.written).toBe(1);
  expect(many?.copied).toBeGreaterThan(0);
  expect(many?.copied).toBeLessThanOrEqual(400);
});

test('a form begins without a queue: its nodes stand in the order in which they are computed', () => {
  const queue = jest.spyOn(heap, 'rankQueue');
  const written = jest.spyOn(writers, 'writeValue');
  startState(formOfFields(100), facts);
  expect(queue).not.toHaveBeenCalled();
  expect(written).toHaveBeenCalledTimes(100);
  jest.restoreAllMocks();
});
