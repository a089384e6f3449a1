import type { CompiledForm, Place } from '../compile/model';
import type { Json } from '../language';
import cases from './change.cases.json';
import type { FormState } from './state';
import { after, begun, typed, type Block } from './testing/form';
import { fieldView, type FieldView } from './view';

interface Case {
  name: string;
  blocks: readonly Block[];
  /** Batches of a visitor's input, one after the other. */
  writes: readonly Readonly<Record<string, Json>>[];
  values?: Readonly<Record<string, Json>>;
  visible?: readonly string[];
  required?: readonly string[];
  readOnly?: readonly string[];
  notices?: readonly string[];
  /** Codes by field. */
  options?: Readonly<Record<string, readonly string[]>>;
}

// JSON widens names to text; a wrong one fails its case.
const changes = cases as unknown as Case[];

const viewsOf = (form: CompiledForm, state: FormState): FieldView[] =>
  [...form.fields.values()].flatMap(({ places }) =>
    places.map((place: Place) => fieldView(form, state, place)),
  );

const names = (views: readonly FieldView[], holds: (view: FieldView) => boolean): string[] =>
  views.filter(holds).map(({ definition }) => definition.name);

test.each(changes)('$name', ({ blocks, writes, values, visible, required, readOnly, notices, options }) => {
  const { form, state: start } = begun(blocks);
  const state = after(form, start, ...writes.map(typed));
  const views = viewsOf(form, state);
  if (values) expect(state.values).toMatchObject(values);
  if (visible) expect(names(views, (view) => view.visible)).toEqual(visible);
  if (required) expect(names(views, (view) => view.required)).toEqual(required);
  if (readOnly) expect(names(views, (view) => view.readOnly)).toEqual(readOnly);
  expect(Object.keys(state.notices)).toEqual(notices ?? []);
  for (const [name, codes] of Object.entries(options ?? {})) {
    const offered = views.find(({ definition }) => definition.name === name)?.options;
    expect(offered?.map(({ code }) => code)).toEqual(codes);
  }
});

test('every case expects something', () => {
  const judged: readonly (keyof Case)[] = ['values', 'visible', 'required', 'readOnly', 'notices', 'options'];
  expect(changes.filter((one) => judged.every((key) => one[key] === undefined))).toEqual([]);
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

test('an effect writes where a visitor may not', () => {
  const { form, state } = begun([{ name: 'nama', readOnly: true }]);
  const written = after(form, state, { type: 'write', by: 'effect', writes: { nama: { raw: 'Siti' } } });
  expect(written.values.nama).toBe('Siti');
});
