import type { CompiledForm, Place } from '../compile/model';
import type { Json } from '../../language';
import changes from './change.cases.json';
import { checkField } from './check';
import type { FormEvent } from './events';
import lookups from './lookups.cases.json';
import places from './places.cases.json';
import sent from './sent.cases.json';
import type { FormState } from './state';
import { toSubmission } from './submission';
import { after, begun, facts, typed, type Block } from './testing/form';
import { transition } from './transition';
import { fieldView, type FieldView } from './view';
import wrong from './wrong.cases.json';

type Shown = Readonly<Record<string, readonly (string | null)[]>>;

interface Case {
  name: string;
  blocks?: readonly Block[];
  /** Whole steps in the place of one with these blocks. */
  steps?: readonly Block[];
  /** More keys of the definition. */
  form?: Block;
  /** Batches of input, one after the other, by the visitor if nobody else is named. */
  writes: readonly Readonly<Record<string, Json>>[];
  by?: 'effect';
  values?: Readonly<Record<string, Json>>;
  /** All that is submitted. */
  sent?: Readonly<Record<string, Json>>;
  visible?: readonly string[];
  required?: readonly string[];
  readOnly?: readonly string[];
  /** All rules that answers break. */
  wrong?: Readonly<Record<string, string>>;
  notices?: readonly string[];
  /** The rules that were mended. */
  noticed?: Readonly<Record<string, string>>;
  /** Codes by field. */
  options?: Readonly<Record<string, readonly string[]>>;
  /** By field, at each of its places. */
  labels?: Shown;
  guideTexts?: Shown;
  placeholders?: Shown;
  /** By field, at its first place. */
  lookups?: Readonly<Record<string, Json>>;
  min?: Readonly<Record<string, Json>>;
  max?: Readonly<Record<string, Json>>;
  /** Whom the last batch concerns. */
  changed?: readonly string[];
}

// JSON widens names to text; a wrong one fails its case.
const files = [changes, lookups, places, sent, wrong] as unknown as readonly (readonly Case[])[];
const cases = files.flat();

const viewsOf = (form: CompiledForm, state: FormState): FieldView[] =>
  [...form.fields.values()].flatMap(({ places }) =>
    places.map((place: Place) => fieldView(form, state, place)),
  );

const names = (views: readonly FieldView[], holds: (view: FieldView) => boolean): string[] =>
  views.filter(holds).map(({ definition }) => definition.name);

test.each(cases)('$name', (one) => {
  const { form, state: start } = begun(one.blocks ?? [], {
    ...one.form,
    ...(one.steps && { steps: one.steps }),
  });
  const batches = one.writes.map((batch) => typed(batch, one.by));
  const state = after(form, start, ...batches);
  const last = batches.at(-1);
  if (one.changed && last) {
    const { changed } = transition(form, after(form, start, ...batches.slice(0, -1)), last, facts);
    expect([...changed].sort()).toEqual(one.changed);
  }
  const views = viewsOf(form, state);
  const at = (name: string): FieldView[] => views.filter(({ definition }) => definition.name === name);
  if (one.values) expect(state.values).toMatchObject(one.values);
  if (one.sent) expect(toSubmission(form, state)).toEqual(one.sent);
  if (one.visible) expect(names(views, (view) => view.visible)).toEqual(one.visible);
  if (one.required) expect(names(views, (view) => view.required)).toEqual(one.required);
  if (one.readOnly) expect(names(views, (view) => view.readOnly)).toEqual(one.readOnly);
  if (one.wrong) {
    const found = [...form.fields.keys()].map((name) => [name, checkField(form, state, name, facts)?.rule]);
    expect(Object.fromEntries(found.filter(([, rule]) => rule !== undefined))).toEqual(one.wrong);
  }
  expect(Object.keys(state.notices)).toEqual(one.notices ?? []);
  for (const [name, rule] of Object.entries(one.noticed ?? {})) expect(state.notices[name]?.rule).toBe(rule);
  for (const [name, codes] of Object.entries(one.options ?? {})) {
    expect(at(name)[0]?.options?.map(({ code }) => code)).toEqual(codes);
  }
  const expectTexts = (key: 'label' | 'guideText' | 'placeholder', texts: Shown = {}): void => {
    for (const [name, expected] of Object.entries(texts)) {
      expect(at(name).map((view) => view[key] ?? null)).toEqual(expected);
    }
  };
  expectTexts('label', one.labels);
  expectTexts('guideText', one.guideTexts);
  expectTexts('placeholder', one.placeholders);
  for (const key of ['min', 'max'] as const) {
    for (const [name, bound] of Object.entries(one[key] ?? {})) expect(at(name)[0]?.[key]).toBe(bound);
  }
  for (const [name, lookup] of Object.entries(one.lookups ?? {})) expect(at(name)[0]?.lookup).toEqual(lookup);
});

test.each(cases)('$name: who looks different is notified', (one) => {
  const { form, state: start } = begun(one.blocks ?? [], {
    ...one.form,
    ...(one.steps && { steps: one.steps }),
  });
  let state = start;
  for (const batch of one.writes) {
    const { state: next, changed } = transition(form, state, typed(batch, one.by), facts);
    const places = [...form.fields.values()].flatMap((field) => field.places);
    // A place that is shown or hidden is reported by what is around it.
    const looks = (now: FormState) =>
      places.map((place) => JSON.stringify({ ...fieldView(form, now, place), visible: true }));
    const [before, after] = [looks(state), looks(next)];
    const different = places.filter((_, index) => before[index] !== after[index]).map(({ field }) => field);
    expect(different.filter((name) => !changed.has(name))).toEqual([]);
    expect([...changed]).not.toContain(undefined);
    state = next;
  }
});

test('every case expects something', () => {
  const notJudged: readonly string[] = [
    'name',
    'blocks',
    'steps',
    'form',
    'writes',
    'by',
  ] satisfies (keyof Case)[];
  expect(cases.filter((one) => Object.keys(one).every((key) => notJudged.includes(key)))).toEqual([]);
});

test('a chosen record fills the answers that its lookup names', () => {
  const { form, state } = begun([
    {
      type: 'searchSelect',
      name: 'kelurahan',
      lookup: { url: '/village/filter', idField: 'id', textField: 'name', fills: { kodePos: 'postalCode' } },
    },
    { name: 'kodePos' },
  ]);
  const record = { id: '1', name: 'Dago', postalCode: '40135' };
  const chosen = after(form, state, {
    type: 'write',
    by: 'visitor',
    writes: { kelurahan: { raw: '1|Dago', record } },
  });
  expect(chosen.values).toMatchObject({ kelurahan: '1|Dago', kodePos: '40135' });
  expect(after(form, chosen, typed({ kodePos: '40136' })).values.kodePos).toBe('40136');
});

test.each([
  ['decimal', 0.5, 0.5],
  ['decimal', 1.375, 1.375],
  ['currency', 1500000, 1500000],
])('a number of a record fills a %s as it is: %p', (type, given, filled) => {
  const lookup = { url: '/x', idField: 'id', textField: 'name', fills: { angka: 'n' } };
  const { form, state } = begun([
    { type: 'select', name: 'pilihan', lookup },
    { type, name: 'angka' },
  ]);
  const record = { id: '1', name: 'A', n: given };
  const writes = { pilihan: { raw: '1|A', record } };
  expect(after(form, state, { type: 'write', by: 'visitor', writes }).values.angka).toBe(filled);
});

test('a choice without a record fills nothing, an emptied choice empties what it had filled', () => {
  const lookup = {
    url: '/village/filter',
    idField: 'id',
    textField: 'name',
    fills: { kodePos: 'kode', lurah: 'nama' },
  };
  const { form, state } = begun([
    { type: 'searchSelect', name: 'kelurahan', lookup },
    { name: 'kodePos' },
    { name: 'lurah' },
  ]);
  const choose = (raw: string, record?: Readonly<Record<string, unknown>>): FormEvent => ({
    type: 'write',
    by: 'visitor',
    writes: { kelurahan: { raw, record } },
  });
  const chosen = after(form, state, choose('1|Dago', { kode: 40135 }));
  expect(chosen.values).toMatchObject({ kodePos: '40135', lurah: '' });
  const typedOver = after(form, chosen, typed({ lurah: 'Siti' }));
  expect(after(form, typedOver, choose('2|Braga')).values).toMatchObject({ kodePos: '40135', lurah: 'Siti' });
  expect(after(form, typedOver, choose('')).values).toMatchObject({ kodePos: '', lurah: '' });
});

test('an effect writes where a visitor may not', () => {
  const { form, state } = begun([{ name: 'nama', readOnly: true }]);
  const written = after(form, state, { type: 'write', by: 'effect', writes: { nama: { raw: 'Siti' } } });
  expect(written.values.nama).toBe('Siti');
});
