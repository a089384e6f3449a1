import {
  askedFields,
  fieldsLookedAt,
  toOption,
  type CompiledField,
  type CompiledForm,
  type Field,
  type GroupBlock,
  type Place,
  type Stage,
  type Step,
  type UseField,
} from '../../../interpreter';
import { neededKeys, type KeyOf } from '../../../language/schema';
import { fields } from '../../../language/schemas/fields';
import { labelWords, plainLabel } from '../../words/values';
import { answerRules, optionNotes, rowValues } from '../../documents/fieldWords';
import { plainOf, sentence } from '../../documents/words';
import {
  checkItems,
  conditional,
  quoted,
  sentences,
  type Fact,
  type Item,
  type Subject,
  type Version,
} from './subject';
import { homeOf } from './homes';

/** The questions of a form, each with what is asked of its answer, and the places where an answer is shown again. */
export function fieldSubjects(version: Version): Subject[] {
  return fieldsLookedAt(version.form).flatMap((field) => {
    const asked = field.places.find(({ path }) => path === field.path) ?? field.places[0];
    const again = field.places.filter((place) => place !== asked);
    return [
      fieldSubject(version, field, asked),
      ...again.map((place, at) => againSubject(version, field, place, at)),
    ];
  });
}

/** The facts that report two keys each. */
const describedBy = { requiredWhen: 'required', readOnlyWhen: 'readOnly' };

/** The keys of which the rules speak: without one of them they would read otherwise. Of where choices come from they say but a part. */
function ruled(form: CompiledForm, definition: Field): Record<string, string> {
  const rulesOf = (field: Field): string => answerRules(form, field).join('\n');
  const all = rulesOf(definition);
  const fixed = ['lookup', ...neededKeys(fields[definition.type])];
  const speaking = Object.keys(definition).filter(
    (key) => !fixed.includes(key) && rulesOf(withoutKeys(definition, [key])) !== all,
  );
  return Object.fromEntries(speaking.map((key) => [key, 'rules']));
}

/** How a text of a field is spoken of. */
const texts = {
  shortLabel: 'berlabel pendek',
  placeholder: 'berpetunjuk isian',
  guideText: 'berketerangan',
  help: 'berbantuan',
} as const;

function fieldSubject(version: Version, field: CompiledField, place: Place | undefined): Subject {
  const { form } = version;
  const { definition } = field;
  const own = version.ownFields.get(field.name)?.definition ?? definition;
  const said = Object.entries(texts).flatMap(([key, words]) => {
    // The keys are those of the table, and all of them hold texts.
    const text = own[key as keyof typeof texts];
    return text === undefined ? [] : [[key, { says: `${words} ${quoted(plainOf(text))}` }] as const];
  });
  const facts: Record<string, Fact> = {
    label: { says: `berbunyi ${quoted(plainLabel(own.label))}`, exact: own.label },
    sent: { says: `dikirim dengan nama ${quoted(field.inRow?.column ?? field.name)}` },
    type: { says: `berjenis ${sentence('blokBerjenis', 'type', definition.type)}` },
    ...(place ? placeFacts(version, place, definition.required === true, definition.readOnly === true) : {}),
    options: { of: 'pilihan', items: optionItems(form, field) },
    values: {
      of: 'nilai',
      items: rowValues(form, definition).map(({ name, said }) => ({
        key: name,
        name: quoted(name),
        words: `${quoted(name)} (${plainOf(said)})`,
      })),
    },
    rules: sentences('aturan', answerRules(form, definition).map(plainOf)),
    checks: checkItems(form, field.checks),
    messages: {
      of: 'pesan sendiri',
      items: Object.entries(definition.messages ?? {}).map(([key, words]) => ({ key, words: quoted(words) })),
    },
    ...Object.fromEntries(said),
  };
  return {
    kind: 'field',
    id: version.fieldBefore(field.name),
    name: nameOf(own),
    step: place && version.stepBefore(place.step),
    facts,
    written: news(withoutAsked(definition)),
    describedBy: { ...withoutKeys(ruled(form, definition), Object.keys(facts)), ...describedBy },
  };
}

/** What readers call a question. */
export function nameOf(definition: { label: string; shortLabel?: string }): string {
  return quoted(labelWords(definition), 80);
}

/** What holds at one place of a question. */
function placeFacts(
  version: Version,
  place: Place,
  isRequired: boolean,
  isReadOnly: boolean,
): Record<string, Fact> {
  return {
    home: homeOf(version, place),
    visibleWhen: conditional(version, place.visibleWhen?.tree, 'tampil', 'selalu tampil'),
    required: isRequired
      ? { says: place.visibleWhen ? 'wajib setiap kali tampil' : 'wajib', exact: 'wajib' }
      : conditional(version, place.requiredWhen?.tree, 'wajib', 'tidak wajib'),
    readOnly: isReadOnly
      ? { says: 'hanya dibaca', exact: 'hanya dibaca' }
      : conditional(version, place.readOnlyWhen?.tree, 'hanya dibaca', 'dapat diisi'),
  };
}

function optionItems(form: CompiledForm, { definition, listed = [] }: CompiledField): Item[] {
  const entries = 'options' in definition ? (definition.options ?? []) : [];
  return listed.map((option, at) => {
    const { code, label } = option;
    const entry = entries[at];
    // Two choices may have one code under conditions that exclude each other.
    const twin = listed.slice(0, at).filter((one) => one.code === code).length;
    const sent = entry === undefined ? '' : toOption(entry).value;
    const isPlain = sent === label || sent === `${code}|${label}`;
    const all = [...optionNotes(form, option), ...(isPlain ? [] : [`dikirim sebagai ${sent}`])];
    return {
      key: twin === 0 ? code : `${code} ${twin}`,
      name: quoted(label, 80),
      words: `${quoted(label, 80)}${all.length > 0 ? ` (${all.join('; ')})` : ''}`,
    };
  });
}

/** A field without the texts that its choices ask for: each is a question that is reported for itself. */
function withoutAsked(field: Field): object {
  if (askedFields(field).length === 0 || !('options' in field)) return field;
  const options = field.options?.map((entry) => {
    if (typeof entry === 'string' || entry.asks === undefined) return entry;
    const own = withoutKeys(entry, ['asks']);
    return Object.keys(own).length === 1 ? own.value : own;
  });
  return { ...field, options };
}

function againSubject(version: Version, field: CompiledField, place: Place, at: number): Subject {
  const block = blockAt(version.form, place);
  return {
    kind: 'again',
    id: `${version.fieldBefore(field.name)} ${version.stepBefore(place.step)} ${at}`,
    name: `${nameOf(field.definition)} yang ditampilkan lagi`,
    step: version.stepBefore(place.step),
    facts: placeFacts(version, place, block.required === true, block.readOnly === true),
    written: news(block),
    describedBy,
  };
}

/** What is written at a place where an answer is shown again. */
function blockAt({ definition }: CompiledForm, { path }: Place): Readonly<Record<string, unknown>> {
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
  let at: unknown = definition;
  for (const key of keys) at = isRecord(at) ? at[key] : undefined;
  return isRecord(at) ? at : {};
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** A part as it was written, without some keys. */
export function withoutKeys<T extends object>(part: T, keys: readonly string[]): T {
  // Without a needed key nothing more of it is read.
  return Object.fromEntries(Object.entries(part).filter(([key]) => !keys.includes(key))) as T;
}

/** Keys of no news: what a part is called stands in its title, a former name is no news, and what is in it is reported for itself. */
const silent: readonly KeyOf<Field | UseField | GroupBlock | Step | Stage>[] = [
  'id',
  'name',
  'use',
  'renamedFrom',
  'blocks',
  'steps',
  'checker',
];

/** A part as it was written, as far as its text alone says of it. */
export function news(part: object): Readonly<Record<string, unknown>> {
  return withoutKeys({ ...part }, silent);
}
