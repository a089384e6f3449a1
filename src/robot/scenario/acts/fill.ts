import {
  fieldView,
  filterTyped,
  stepOf,
  type FieldView,
  type Json,
  type Place,
  type Write,
} from '../../../interpreter';
import { branchesOf } from '../visit/branches';
import { DeadEnd } from '../visit/deadEnd';
import { lookUp, type FoundOption } from '../visit/lookups';
import type { Visit } from '../visit/visit';
import { named, shown } from '../words/shown';
import { whyHidden, whyReadOnly } from '../words/why';

/** Answers one field as a visitor would, and leaves it; what a visitor cannot do is a dead end. */
export function fillField(visit: Visit, name: string, wanted: Json): void {
  const place = placeOnScreen(visit, name);
  const view = viewOf(visit, place);
  if (view.readOnly) {
    throw new DeadEnd(`Kolom "${name}" tidak dapat diisi. ${whyReadOnly(visit.session, place)}`);
  }
  visit.session.send({ type: 'write', by: 'visitor', writes: { [name]: writeOf(visit, view, wanted) } });
  visit.session.send({ type: 'touch', name });
}

/** Where a field stands on the step that is shown; a dead end when it does not. */
export function placeOnScreen(visit: Visit, name: string): Place {
  const { step } = visit.session.state();
  const places = stepOf(visit.form, step).places.filter((place) => place.field === name);
  const place = places.find((one) => viewOf(visit, one).visible);
  if (place) return place;
  const where = places.length === 0 ? `tidak ada di langkah "${step}"` : `tersembunyi di langkah "${step}"`;
  const why = places.length === 0 ? '' : ` ${whyHidden(visit.session, places)}`;
  throw new DeadEnd(`Kolom "${name}" ${where}.${why}`);
}

/** A field as it is shown at a place. */
export function viewOf({ form, session }: Visit, place: Place): FieldView {
  return fieldView(form, session.state(), place);
}

function writeOf(visit: Visit, view: FieldView, wanted: Json): Write {
  const { definition } = view;
  const { name } = definition;
  const unfit = (expected: string): DeadEnd =>
    new DeadEnd(`Kolom "${name}" (${definition.type}) diisi dengan ${expected}, bukan ${shown(wanted)}.`);
  switch (definition.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'phone':
    case 'captcha':
      if (typeof wanted !== 'string') throw unfit('teks');
      return { raw: filterTyped(visit.form, visit.session.state(), name, wanted) };
    case 'date':
      if (typeof wanted !== 'string') throw unfit('teks YYYY-MM-DD');
      return { raw: wanted };
    case 'number':
    case 'currency':
    case 'decimal':
      if (visit.form.fields.get(name)?.row.parse(wanted) === undefined) throw unfit('bilangan');
      return { raw: wanted };
    case 'checkbox':
    case 'switch':
      if (typeof wanted !== 'boolean') throw unfit('true atau false');
      return { raw: wanted };
    case 'select':
    case 'searchSelect':
    case 'radio':
    case 'branch': {
      if (typeof wanted !== 'string') throw unfit('kode, teks tersimpan, atau label sebuah pilihan');
      if (wanted === '') return { raw: '' };
      const { value, record } = choose(visit, view, wanted);
      return { raw: value, record };
    }
    case 'checkboxGroup':
      if (!Array.isArray(wanted)) throw unfit('daftar pilihan');
      return {
        // Array.isArray leaves the items' type open; they are JSON.
        raw: (wanted as readonly Json[]).map((one) => {
          if (typeof one !== 'string') throw unfit('daftar kode, teks tersimpan, atau label');
          return choose(visit, view, one).value;
        }),
      };
    case 'upload':
      throw new DeadEnd(`Kolom "${name}" menerima file: pakai {"upload": {"${name}": "nama-file.pdf"}}.`);
  }
}

/** The option that a visitor would choose: by its stored text, its code or its label. */
function choose(visit: Visit, view: FieldView, wanted: string): FoundOption {
  const { name } = view.definition;
  const offered = offeredOptions(visit, view);
  const found = find(offered, wanted) ?? find(searched(visit, view, wanted), wanted);
  if (found) return found;
  const choices = offered.map((option) => option.value);
  throw new DeadEnd(
    `Kolom "${name}" tidak menawarkan ${shown(wanted)}. Pilihannya: ${named(choices.slice(0, 12))}` +
      (choices.length > 12 ? ', …' : '.'),
  );
}

function find(options: readonly FoundOption[], wanted: string): FoundOption | undefined {
  return (
    options.find((option) => option.value === wanted) ??
    options.find((option) => option.code === wanted) ??
    options.find((option) => option.label === wanted)
  );
}

/** The options of a choice as they are now; those of a lookup and the branches of a city are asked for. */
export function offeredOptions(visit: Visit, view: FieldView): readonly FoundOption[] {
  const { definition, lookup, branches, options } = view;
  const asked = lookup ?? branches;
  if (!asked) return options ?? [];
  if ('waitingFor' in asked) {
    throw new DeadEnd(`Kolom "${definition.name}" menunggu jawaban ${named(asked.waitingFor)}.`);
  }
  const found = foundOptions(visit, view);
  if (!found) throw new DeadEnd(`Daftar pilihan kolom "${definition.name}" gagal dimuat.`);
  return found;
}

/** What the back end offers; `undefined` when it did not come. */
function foundOptions(
  visit: Visit,
  { definition, lookup, branches }: FieldView,
): readonly FoundOption[] | undefined {
  if (definition.type === 'branch') {
    return branches && 'request' in branches ? branchesOf(visit, definition, branches.request) : undefined;
  }
  const source = 'lookup' in definition ? definition.lookup : undefined;
  return source && lookup && 'request' in lookup ? lookUp(visit, source, lookup.request) : undefined;
}

/** What is found when the label is typed into a list that is searched by the back end. */
function searched(visit: Visit, { definition, lookup }: FieldView, wanted: string): readonly FoundOption[] {
  const source = 'lookup' in definition ? definition.lookup : undefined;
  if (!source?.search || !lookup || !('request' in lookup)) return [];
  const label = wanted.slice(wanted.indexOf('|') + 1);
  return lookUp(visit, source, lookup.request, label) ?? [];
}
