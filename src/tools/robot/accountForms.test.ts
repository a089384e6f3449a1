import {
  fieldView,
  isOnPath,
  loadForm,
  startState,
  type CompiledForm,
  type Facts,
  type FieldView,
  type FormEvent,
  type FormState,
  type Json,
  type Place,
} from '../../interpreter';
import { transition } from '../../interpreter/machine';
import { definitionTexts } from '../definitionTexts';
import cases from './accountForms.cases.json';

/** What a case asks of some fields of some forms; without `forms`, of both account forms. */
interface Asked {
  row: string;
  forms?: readonly string[];
  /** Answers given before. */
  given?: Readonly<Record<string, Json | undefined>>;
}

const accountForms = ['tandamata', 'tandamata-berjangka'];
const facts: Facts = { today: '2026-03-02' };

const definitions = definitionTexts();

const formOf = (slug: string): CompiledForm => {
  const loaded = loadForm(definitions.get(slug) ?? '', slug, definitions);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.issues));
  return loaded.form;
};

const forms = new Map([...accountForms, 'simulasi-kredit'].map((slug) => [slug, formOf(slug)]));

/** A form with some answers. */
interface Filled {
  form: CompiledForm;
  state: FormState;
}

const after = ({ form, state }: Filled, ...events: readonly FormEvent[]): Filled => ({
  form,
  state: events.reduce((now, event) => transition(form, now, event, facts).state, state),
});

const typing = (name: string, raw: unknown): FormEvent => ({
  type: 'write',
  by: 'visitor',
  writes: { [name]: { raw } },
});

/** Each form that a case is about, with the answers that it wants. */
const filled = ({ forms: slugs = accountForms, given = {} }: Asked): Filled[] =>
  slugs.map((slug) => {
    const form = forms.get(slug);
    if (!form) throw new Error(`no form ${slug}`);
    const events = Object.entries(given).map(([name, raw]) => typing(name, raw));
    return after({ form, state: startState(form, facts) }, ...events);
  });

/** The place where a field is shown first, or would be. */
const placeOf = ({ form, state }: Filled, name: string): Place => {
  const places = [...form.steps.values()].flatMap((step) =>
    step.places.filter(({ field }) => field === name),
  );
  const place =
    places.find((one) => isOnPath(form, state, one.step) && fieldView(form, state, one).visible) ?? places[0];
  if (!place) throw new Error(`${form.definition.slug}: no field ${name}`);
  return place;
};

const seen = (one: Filled, name: string): FieldView => fieldView(one.form, one.state, placeOf(one, name));

interface OptionCase extends Asked {
  fields: readonly string[];
  labels?: readonly string[];
  stored?: readonly string[];
  start?: string;
  locked?: boolean;
}

/** Typed as written: what JSON leaves out, some cases say. */
const lists: readonly OptionCase[] = cases.options;

describe('Option lists', () => {
  test.each(lists)('$row', ({ fields, labels, stored, start, locked = false, ...asked }) => {
    for (const one of filled(asked)) {
      for (const name of fields) {
        const view = seen(one, name);
        const { options } = view;
        if (labels) expect(options?.map(({ label }) => label)).toEqual(labels);
        // 'number|label'
        if (labels)
          expect(options?.map(({ code }) => code)).toEqual(labels.map((_, index) => String(index + 1)));
        if (stored) expect(options?.map(({ value }) => value)).toEqual(stored);
        if (start !== undefined) expect(view.value).toBe(start);
        expect(view.readOnly).toBe(locked);
      }
    }
  });
});

interface FieldCase extends Asked {
  required?: readonly string[];
  optional?: readonly string[];
}

const sets: readonly FieldCase[] = cases.fields;

describe('The fields of the default account forms', () => {
  test.each(sets)('$row', ({ required = [], optional = [], ...asked }) => {
    for (const one of filled(asked)) {
      const shown = [...required, ...optional].map((name) => ({ name, view: seen(one, name) }));
      expect(shown.filter(({ view }) => !view.visible).map(({ name }) => name)).toEqual([]);
      // What is given by the bank or by a formula asks nothing of the visitor.
      const asked = shown.filter(({ view }) => view.required || (view.readOnly && required.length > 0));
      expect(asked.map(({ name }) => name)).toEqual(expect.arrayContaining([...required]));
      expect(optional.filter((name) => seen(one, name).required)).toEqual([]);
    }
  });
});

interface TypingCase extends Asked {
  fields: readonly string[];
  /** What is typed, what is stored, and what is wrong with it. */
  tries: readonly (readonly [typed: string, stored: Json, failure: string | null])[];
}

// JSON has no tuples: each try is written as three parts.
const typings = cases.typed as unknown as readonly TypingCase[];

describe('What may be typed into the default account forms', () => {
  test.each(typings)('$row', ({ fields, tries, ...asked }) => {
    for (const one of filled(asked)) {
      for (const name of fields) {
        const there = after(one, { type: 'goTo', target: { step: placeOf(one, name).step } });
        for (const [typed, stored, failure] of tries) {
          const typedIn = after(there, typing(name, typed), { type: 'touch', name });
          const { value, failure: shown } = seen(typedIn, name);
          expect({ name, typed, value, failure: shown?.rule ?? null }).toEqual({
            name,
            typed,
            value: stored,
            failure,
          });
        }
      }
    }
  });
});

interface TextCase extends Asked {
  field: string;
  label?: string;
  guideText?: string;
  /** What is said when it is left empty. */
  failure?: string;
}

const texts: readonly TextCase[] = cases.texts;

describe('The words of the default account forms', () => {
  test.each(texts)('$row', ({ field, label, guideText, failure, ...asked }) => {
    for (const one of filled(asked)) {
      const view = seen(after(one, { type: 'touch', name: field }), field);
      if (label !== undefined) expect(view.label).toBe(label);
      if (guideText !== undefined) expect(view.guideText).toBe(guideText);
      if (failure !== undefined) expect(view.failure).toMatchObject({ text: failure });
    }
  });
});
