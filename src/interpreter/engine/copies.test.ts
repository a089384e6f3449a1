import fc, { holds } from '../../../tests/fastCheck';
import type { CompiledForm } from '../compile/model';
import { startState } from './restore';
import type { FormState } from './state';
import { after, facts, formOf, typed, type Block } from './testing/form';
import * as writers from './writeValue';
import { previewLines, type PreviewRow } from './preview';
import { editRecord, lookUp } from './sharedRecord';

describe('copies', () => {
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

  /** How many answers a key computes again. */
  const writtenBy = (form: CompiledForm, name: string, value: string): number => {
    const state: FormState = after(form, startState(form, facts), typed({ [name]: 'mula' }));
    const written = jest.spyOn(writers, 'writeValue');
    after(form, state, typed({ [name]: value }));
    const { length } = written.mock.calls;
    written.mockRestore();
    return length;
  };

  test('a key computes what depends on it, among 50 fields as among 5,000', () => {
    const keys = [50, 5_000].map((count) => writtenBy(formOfFields(count), 'f0', 'x'));
    expect(keys).toEqual([2, 2]);
  });

  test('a key in one of 99 rows of 20 computes what it does in one of two', () => {
    const keys = [2, 99].map((count) => writtenBy(rowsOf(count), 'usaha.1.f3', 'x'));
    expect(keys).toEqual([1, 1]);
  });

  test('a form that begins computes each answer once', () => {
    const written = jest.spyOn(writers, 'writeValue');
    startState(formOfFields(100), facts);
    expect(written).toHaveBeenCalledTimes(100);
    jest.restoreAllMocks();
  });
});

describe('previewLines', () => {
  const row = (name: string, text: string, copiedBy?: string): PreviewRow => ({
    name,
    label: name,
    text,
    editable: copiedBy === undefined,
    copiedBy,
  });

  test('the parts of an answer stand in its line, in the order of the definition, while it is given itself', () => {
    const head = (text: string): PreviewRow => ({
      ...row('alamat', text),
      parts: ['rt', 'kota', 'kodePos', 'tiada'],
    });
    const rows = [row('kota', 'BANDUNG'), row('rt', '001'), row('kodePos', ''), row('status', 'Sewa')];
    expect(previewLines([...rows, head('JL. MERDEKA 10')]).map(({ text }) => text)).toEqual([
      'Sewa',
      'JL. MERDEKA 10, rt 001, BANDUNG',
    ]);
    expect(previewLines([...rows, head('')])).toHaveLength(5);
  });

  test('an answer with parts of its own is no part: a circle loses nothing', () => {
    const rows = ['a', 'b'].map((name) => ({ ...row(name, name), parts: ['a', 'b'] }));
    expect(previewLines(rows)).toEqual(rows);
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
    expect(previewLines(rows)).toEqual([
      row('sama', 'Ya: JL. MERDEKA 10, rt 001, BANDUNG'),
      row('status', 'Milik Sendiri'),
    ]);
  });

  test('copies whose switch stands on another step stay where they are', () => {
    const rows = [row('alamat', 'JL. MERDEKA 10', 'sama')];
    expect(previewLines(rows)).toEqual(rows);
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
    holds(steps, (drawn) => {
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
    });
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
