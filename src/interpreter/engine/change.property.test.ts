import fc, { holds } from '../../../tests/fastCheck';
import { propertyRuns } from '../../../tests/sweeps';
import type { CompiledForm } from '../compile/model';
import { validateTouched } from './change';
import { leaveEntry } from './entry';
import { toSubmission } from './submission';
import { startState } from './restore';
import type { FormState } from './state';
import { after, facts, formOf, typed, type Block } from './testing/form';
import {
  batches,
  formFrom,
  known,
  models,
  nameOf,
  numberOf,
  reference,
  type Batch,
  type Model,
} from './testing/randomForm';
import { transition } from './transition';

const valuesOf = (model: readonly Model[], state: FormState): unknown[] =>
  model.map((_, index) => state.values[nameOf(index)]);

/** Runs a property on random forms in every state that random batches lead to. */
const everywhere = (
  property: (form: CompiledForm, before: FormState, batch: Batch, model: readonly Model[]) => void,
): void => {
  fc.assert(
    fc.property(models, batches, (model, drawn) => {
      const form = formFrom(model);
      let state = startState(form, facts);
      for (const batch of drawn.map((one) => known(model, one))) {
        property(form, state, batch, model);
        state = leaveEntry(form, after(form, state, typed(batch)), facts).state;
      }
    }),
    { numRuns: propertyRuns() },
  );
};

test('one pass over what depends on a change gives what the definition means', () => {
  everywhere((form, before, batch, model) => {
    expect(valuesOf(model, after(form, before, typed(batch)))).toEqual(reference(model, before, batch));
  });
});

test('no answer changes but by its own entry, a copy, a formula, or because it is hidden', () => {
  everywhere((form, before, batch, model) => {
    const { state } = transition(form, before, typed(batch), facts);
    for (const [index, { shownWhile, computes, copies }] of model.entries()) {
      const isWrittenBeside = shownWhile !== undefined || computes !== undefined || copies !== undefined;
      const names = isWrittenBeside ? [numberOf(index)] : [nameOf(index), numberOf(index)];
      for (const name of names.filter((one) => !Object.hasOwn(batch, one))) {
        expect([name, state.values[name]]).toEqual([name, before.values[name]]);
        expect([undefined, before.notices[name]]).toContainEqual(state.notices[name]);
      }
    }
  });
});

test('nothing is said of another answer while one is typed, and all that is wrong when it is left', () => {
  everywhere((form, before, batch) => {
    const touched = Object.fromEntries(Object.keys(before.values).map((name) => [name, true as const]));
    const names = Object.keys(batch).filter((name) => !name.startsWith('s'));
    if (names.length === 0) return;
    const open = validateTouched({ form, state: { ...before, touched }, facts }, Object.keys(touched)).state;
    const typing = after(form, open, typed(batch));
    for (const name of Object.keys(typing.failures).filter((one) => !Object.hasOwn(batch, one)))
      expect(typing.failures[name]).toEqual(open.failures[name]);
    const left = after(form, typing, { type: 'touch', name: names[0] ?? '' });
    expect(left.failures).toEqual(
      validateTouched({ form, state: left, facts }, Object.keys(touched)).state.failures,
    );
  });
});

test('whatever was typed in between, an entry leaves what its last key alone would', () => {
  everywhere((form, before, batch) => {
    for (const [name, value] of Object.entries(batch)) {
      const keys = ['B', '', 'A'].map((text) => typed({ [name]: name.startsWith('n') ? text.length : text }));
      const once = after(form, before, typed({ [name]: value }));
      expect(after(form, before, ...keys, typed({ [name]: value })).values).toEqual(once.values);
    }
  });
});

test('a stage that is left by Back has the same answers when it is entered again', () => {
  const enter = (stage: string) => ({ type: 'goTo', target: { stage } }) as const;
  fc.assert(
    fc.property(models, batches, (model, drawn) => {
      const form = formFrom(model, [{ name: 'awal' }]);
      const given = drawn.map((batch) => typed(known(model, batch)));
      const left = after(form, startState(form, facts), enter('isi'), ...given, enter('awal'));
      const again = after(form, left, typed({ awal: 'x' }), enter('isi'));
      const before = after(form, startState(form, facts), enter('isi'), ...given, { type: 'dayChange' });
      expect(valuesOf(model, again)).toEqual(valuesOf(model, before));
    }),
    { numRuns: propertyRuns() },
  );
});

test('settled twice is settled once', () => {
  everywhere((form, before, batch) => {
    const once = after(form, before, typed(batch));
    const twice = transition(form, once, { type: 'dayChange' }, facts);
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

test('a submission holds the answers that are shown and filled, and no others', () => {
  everywhere((form, before, batch, model) => {
    const sent = Object.entries(toSubmission(form, after(form, before, typed(batch))));
    const texts = sent.filter(([name]) => name.startsWith('f'));
    const shown = reference(model, before, batch).map((text, index) => [nameOf(index), text] as const);
    expect(Object.fromEntries(texts)).toEqual(Object.fromEntries(shown.filter(([, text]) => text !== '')));
  });
});

test('a change tells everybody whose value is another one', () => {
  everywhere((form, before, batch) => {
    const { state, changed } = transition(form, before, typed(batch), facts);
    const others = Object.keys(state.values).filter((name) => state.values[name] !== before.values[name]);
    expect(others.filter((name) => !changed.has(name))).toEqual([]);
  });
});

const levels = ['provinsi', 'kota', 'kecamatan', 'kelurahan'];

/** A four-level address, each level asked by the one above it. */
const address = (prefix: string): Block[] =>
  levels.map((name, index) => ({
    type: 'searchSelect',
    name: prefix + name,
    lookup: {
      url: `/${name}/filter`,
      idField: 'id',
      textField: 'name',
      ...(index > 0 ? { filters: [{ field: 'parentId', value: `{${prefix}${levels[index - 1]}}` }] } : {}),
    },
  }));

describe('A copied address', () => {
  const copies = Object.fromEntries(levels.map((name) => [`tinggal${name}`, `ktp${name}`]));
  const form = formOf({
    satu: [...address('ktp'), ...address('tinggal'), { type: 'switch', name: 'sama', copies }],
  });
  const start = after(form, startState(form, facts), typed({ sama: true }));
  const answers = levels.map((name, index) => [`ktp${name}`, `${index}|${name}`] as const);
  const orders = fc.shuffledSubarray(answers, { minLength: answers.length });
  const levelsOf = (state: FormState, prefix: string) => levels.map((name) => state.values[prefix + name]);

  test('is whole when all its levels are written at once, in any order', () => {
    holds(orders, (order) => {
      const state = after(form, start, typed(Object.fromEntries(order)));
      expect(levelsOf(state, 'tinggal')).toEqual(answers.map(([, answer]) => answer));
    });
  });

  test('follows its source when the levels are written one by one, in any order', () => {
    holds(orders, (order) => {
      let state = start;
      for (const [name, answer] of order) {
        state = after(form, state, typed({ [name]: answer }));
        expect(state.values[name]).toBe(answer);
        expect(levelsOf(state, 'tinggal')).toEqual(levelsOf(state, 'ktp'));
      }
    });
  });

  test('stays when the switch is turned off, also when its source is emptied afterwards', () => {
    const whole = after(form, start, typed(Object.fromEntries(answers)));
    const parted = after(form, whole, typed({ sama: false }), typed({ ktpprovinsi: '' }));
    expect(levelsOf(parted, 'ktp')).toEqual(['', '', '', '']);
    expect(levelsOf(parted, 'tinggal')).toEqual(answers.map(([, answer]) => answer));
  });
});
