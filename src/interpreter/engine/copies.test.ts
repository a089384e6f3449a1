import fc from 'fast-check';
import type { CompiledForm } from '../compile/model';
import { startState } from './start';
import type { FormState } from './state';
import { after, facts, formOf, typed, type Block } from './testing/form';
import * as heap from './heap';
import { rankQueue } from './heap';
import * as writers from './writeValue';
import { withoutCopies, type PreviewRow } from './preview';
import { editRecord, lookUp } from './sharedRecord';

describe('copies', () => {
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
});

describe('withoutCopies', () => {
  const row = (name: string, text: string, copiedBy?: string): PreviewRow => ({
    name,
    label: name,
    text,
    editable: copiedBy === undefined,
    copiedBy,
  });

  test('what a switch has copied stands in its own line, without what is empty, digits with their label', () => {
    const rows = [
      row('sama', 'Ya'),
      row('alamat', 'JL. MERDEKA 10', 'sama'),
      row('rt', '001', 'sama'),
      row('rw', '', 'sama'),
      row('kota', 'BANDUNG', 'sama'),
      row('status', 'Milik Sendiri'),
    ];
    expect(withoutCopies(rows)).toEqual([
      row('sama', 'Ya: JL. MERDEKA 10, rt 001, BANDUNG'),
      row('status', 'Milik Sendiri'),
    ]);
  });

  test('copies whose switch stands on another step stay where they are', () => {
    const rows = [row('alamat', 'JL. MERDEKA 10', 'sama')];
    expect(withoutCopies(rows)).toEqual(rows);
  });
});

describe('sharedRecord', () => {
  type Marks = Readonly<Record<string, number>>;

  const names = fc.constantFrom('a', 'b', 'c', 'constructor', '__proto__x', 'toString');
  const changes = fc.array(fc.tuple(names, fc.option(fc.nat(), { nil: undefined })), { maxLength: 4 });

  const changed = (before: Marks, how: readonly (readonly [string, number | undefined])[]): Marks => {
    const draft = editRecord(before);
    for (const [name, value] of how) {
      if (value === undefined) draft.drop(name);
      else draft.set(name, value);
    }
    return draft.done();
  };

  /** The same in plain words: a copy. */
  const copied = (before: Marks, how: readonly (readonly [string, number | undefined])[]): Marks => {
    const after = new Map(Object.entries(before));
    for (const [name, value] of how) {
      if (value === undefined) after.delete(name);
      else after.set(name, value);
    }
    return Object.fromEntries(after);
  };

  test('a record has what every object has, and nothing else that was not written', () => {
    const record = changed({}, [['a', 1]]);
    expect((Reflect.get(record, 'toString') as unknown) === Object.prototype.toString).toBe(true);
    expect(['toString' in record, 'b' in record, record.b]).toEqual([true, false, undefined]);
  });

  test('every version of a record reads as a copy would, whatever was changed from it later', () => {
    const steps = fc.array(fc.tuple(fc.nat(), changes), { maxLength: 12 });
    fc.assert(
      fc.property(steps, (drawn) => {
        const versions: (readonly [Marks, Marks])[] = [[{ a: 1 }, { a: 1 }]];
        for (const [from, how] of drawn) {
          const [shared, plain] = versions[from % versions.length] ?? [{}, {}];
          versions.push([changed(shared, how), copied(plain, how)]);
        }
        for (const [shared, plain] of versions) {
          expect(shared).toEqual(plain);
          expect({ ...shared }).toEqual(plain);
          expect(new Set(Object.keys(shared))).toEqual(new Set(Object.keys(plain)));
          expect(JSON.parse(JSON.stringify(shared))).toEqual(plain);
          for (const name of ['a', 'b', 'constructor', 'toString', 'd']) {
            expect(lookUp(shared, name)).toBe(lookUp(plain, name));
            expect(Object.hasOwn(shared, name)).toBe(Object.hasOwn(plain, name));
            expect(name in shared).toBe(name in plain);
          }
        }
      }),
    );
  });

  test('a record that nothing was done to is the same object', () => {
    const record = changed({ a: 1 }, [['b', 2]]);
    expect(changed(record, [])).toBe(record);
    expect(changed(record, [['c', undefined]])).toBe(record);
  });

  test('a record cannot be written', () => {
    const record = changed({}, [['a', 1]]);
    expect(Reflect.set(record, 'a', 2)).toBe(false);
    expect(Reflect.deleteProperty(record, 'a')).toBe(false);
    expect(Reflect.defineProperty(record, 'b', { value: 1 })).toBe(false);
    expect(record).toEqual({ a: 1 });
  });
});

describe('heap', () => {
  const all = (queue: ReturnType<typeof rankQueue>): number[] => {
    const ranks: number[] = [];
    for (let rank = queue.pop(); rank >= 0; rank = queue.pop()) ranks.push(rank);
    return ranks;
  };

  test('numbers come lowest first, each once, also those that join meanwhile', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(30)), fc.array(fc.nat(30)), (first, later) => {
        const queue = rankQueue();
        first.forEach((rank) => queue.push(rank));
        const lowest = queue.pop();
        later.forEach((rank) => queue.push(rank));
        const left = new Set([...first.filter((rank) => rank !== lowest), ...later]);
        expect(lowest).toBe(first.length > 0 ? Math.min(...first) : -1);
        expect(all(queue)).toEqual([...left].sort((a, b) => a - b));
        expect(queue.pop()).toBe(-1);
      }),
    );
  });

  test('a number that was taken may wait again', () => {
    const queue = rankQueue();
    queue.push(1);
    expect(all(queue)).toEqual([1]);
    queue.push(1);
    expect(all(queue)).toEqual([1]);
  });
});
