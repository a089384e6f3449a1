import fc from 'fast-check';
import type { CompiledForm } from '../compile/model';
import { toSubmission } from './submission';
import { startState } from './start';
import type { FormState } from './state';
import { after, facts, formOf, typed, type Block } from './testing/form';
import { transition } from './transition';

/** A text field of a random form; what it reads stands before it in a hidden order, so that no cycle is possible. */
interface Model {
  /** Shown only while another field holds this text; left out: always. */
  shownWhile?: { reads: number; text: string };
  /** Follows another field. */
  computes?: number;
}

const texts = ['', 'A', 'B'] as const;

const models = fc.array(
  fc.record(
    {
      shownWhile: fc.record({ reads: fc.nat(), text: fc.constantFrom('A', 'B') }),
      computes: fc.nat(),
    },
    { requiredKeys: [] },
  ),
  { minLength: 2, maxLength: 12 },
);

/** Readers read what is of a lower number. */
const acyclic = (drawn: readonly Model[]): Model[] =>
  drawn.map(({ shownWhile, computes }, index) => ({
    ...(shownWhile && index > 0 ? { shownWhile: { ...shownWhile, reads: shownWhile.reads % index } } : {}),
    ...(computes !== undefined && index > 1 ? { computes: computes % index } : {}),
  }));

const nameOf = (number: number): string => `f${number}`;

/** The fields stand in reverse on the page: the order of reading is not the order of computing. */
const formFrom = (model: readonly Model[]): CompiledForm => {
  const blocks = model.map(({ shownWhile, computes }, index): Block => ({
    name: nameOf(index),
    ...(shownWhile
      ? { visibleWhen: [{ name: nameOf(shownWhile.reads), condition: 'equals', value: shownWhile.text }] }
      : {}),
    ...(computes === undefined ? {} : { compute: nameOf(computes) }),
  }));
  return formOf({ satu: [...blocks].reverse() });
};

/** The meaning of a change by recursion: no order, no heap, no memory of what was computed. */
const reference = (
  model: readonly Model[],
  before: FormState,
  writes: Readonly<Record<string, string>>,
): string[] => {
  const shown = (index: number): boolean => {
    const condition = model[index]?.shownWhile;
    return !condition || effective(condition.reads) === condition.text;
  };
  const effective = (index: number): string => (shown(index) ? held(index) : '');
  const held = (index: number): string => {
    const computes = model[index]?.computes;
    if (computes !== undefined) return effective(computes);
    const earlier = before.values[nameOf(index)];
    return writes[nameOf(index)] ?? (typeof earlier === 'string' ? earlier : '');
  };
  return model.map((_, index) => effective(index));
};

const batches = fc.array(
  fc.dictionary(fc.nat({ max: 11 }).map(nameOf), fc.constantFrom(...texts), { maxKeys: 4 }),
  { maxLength: 5 },
);

const known = (model: readonly Model[], batch: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(batch).filter(([name]) => Number(name.slice(1)) < model.length));

const valuesOf = (model: readonly Model[], state: FormState): unknown[] =>
  model.map((_, index) => state.values[nameOf(index)]);

/** Runs a property on random forms in every state that random batches lead to. */
const everywhere = (
  property: (form: CompiledForm, before: FormState, batch: Record<string, string>, model: Model[]) => void,
): void => {
  fc.assert(
    fc.property(models.map(acyclic), batches, (model, drawn) => {
      const form = formFrom(model);
      let state = startState(form, facts);
      for (const batch of drawn.map((one) => known(model, one))) {
        property(form, state, batch, model);
        state = after(form, state, typed(batch));
      }
    }),
    { numRuns: 300 },
  );
};

test('one pass over what depends on a change gives what the definition means', () => {
  everywhere((form, before, batch, model) => {
    expect(valuesOf(model, after(form, before, typed(batch)))).toEqual(reference(model, before, batch));
  });
});

test('settled twice is settled once', () => {
  everywhere((form, before, batch) => {
    const once = after(form, before, typed(batch));
    const twice = transition(form, once, { type: 'tick' }, facts);
    expect(twice.state.values).toEqual(once.values);
    expect(after(form, once, typed(batch)).values).toEqual(once.values);
  });
});

test('writes of one batch commute', () => {
  everywhere((form, before, batch) => {
    const reversed = Object.fromEntries(Object.entries(batch).reverse());
    expect(after(form, before, typed(reversed)).values).toEqual(after(form, before, typed(batch)).values);
  });
});

test('a submission holds no answer of a hidden field', () => {
  everywhere((form, before, batch, model) => {
    const state = after(form, before, typed(batch));
    const shown = reference(model, before, batch);
    for (const [name, value] of Object.entries(toSubmission(form, state))) {
      expect(value).toBe(shown[Number(name.slice(1))]);
      const condition = model[Number(name.slice(1))]?.shownWhile;
      if (condition) expect(shown[condition.reads]).toBe(condition.text);
    }
  });
});

test('a change tells everybody whose value is another one', () => {
  everywhere((form, before, batch) => {
    const { state, changed } = transition(form, before, typed(batch), facts);
    const others = Object.keys(state.values).filter((name) => state.values[name] !== before.values[name]);
    expect(others.filter((name) => !changed.has(name))).toEqual([]);
  });
});

const cascade = ['provinsi', 'kota', 'kecamatan', 'kelurahan'];

test('a copied cascade ends the same in any order of writing', () => {
  const lookup = { url: '/province/filter', idField: 'id', textField: 'name' };
  const level = (prefix: string, index: number): Block => ({
    type: 'searchSelect',
    name: `${prefix}${cascade[index]}`,
    lookup: {
      ...lookup,
      ...(index > 0 ? { filters: [{ field: 'parentId', value: `{${prefix}${cascade[index - 1]}}` }] } : {}),
    },
  });
  const both = ['ktp', 'tinggal'].flatMap((prefix) => cascade.map((_, index) => level(prefix, index)));
  const copies = Object.fromEntries(cascade.map((name) => [`tinggal${name}`, `ktp${name}`]));
  const form = formOf({ satu: [...both, { type: 'switch', name: 'sama', copies }] });
  const answers = cascade.map((name, index) => [`ktp${name}`, `${index}|${name}`] as const);
  const start = after(form, startState(form, facts), typed({ sama: true }));
  const expected = {
    ...Object.fromEntries(cascade.map((name, index) => [`tinggal${name}`, `${index}|${name}`])),
  };
  fc.assert(
    fc.property(fc.shuffledSubarray(answers, { minLength: 4 }), (order) => {
      expect(after(form, start, typed(Object.fromEntries(order))).values).toMatchObject(expected);
    }),
  );
});
