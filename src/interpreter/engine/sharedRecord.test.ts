import fc from 'fast-check';
import { editRecord, lookUp } from './sharedRecord';

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
