import {
  codeOf,
  fieldsLookedAt,
  isList,
  isObject,
  labelOf,
  pathText,
  type CompiledForm,
} from '../../interpreter';
import { placeOf, placesIn, placesInside, type SchemaPlace } from '../../language/schema';
import { formDefinition } from '../../language/schemas/form';
import type { KeyWords } from '../schema/words/types';
import { plainOf } from '../documents/words';
import { calledBy } from '../schema/calledBy';
import { declarationOf, headingOf, keysOf, wordsOn } from '../schema/described';
import { spoken } from '../schema/spoken';
import { formulaWords, wordsAt } from '../words/expressions';
import { dayWords, numberWords } from '../words/plain';
import { inWords, labelWords, plainLabel, quoted } from '../words/values';

/** One of the two versions, and something in it. */
interface Side {
  form: CompiledForm;
  /** What its names were called in the older version. */
  names: Renames;
  /** All its questions by their names in the older version, each with what holds it. */
  questions: ReadonlyMap<string, { place: SchemaPlace; home: readonly string[] }>;
  /** Left out: there is nothing. */
  place?: SchemaPlace | undefined;
  /** What the language says of the key that it stands under. */
  said?: KeyWords | undefined;
}

/** What a name of the new version was called in the one before. */
interface Renames {
  answers: ReadonlyMap<string, string>;
  steps: ReadonlyMap<string, string>;
}

/**
 * What two versions of a form differ in, in Indonesian, a line each: where it stands, by what editors call that, what was there and what
 * is. The last line names the answers that unfinished drafts lose. Empty: nothing.
 */
export function differenceOf(before: CompiledForm, after: CompiledForm): string[] {
  const renames: Renames = {
    answers: renamesIn(
      [...after.fields.values()].map(({ definition }) => [definition.name, definition.renamedFrom]),
    ),
    steps: renamesIn([...after.steps.values()].map(({ id, definition }) => [id, definition.renamedFrom])),
  };
  const old = sideOf(relabelled(before, after, renames), noRenames);
  const young = sideOf(after, renames);
  return [...changes(old, young, []), ...droppedAnswers(before, after, renames)];
}

const noRenames: Renames = { answers: new Map(), steps: new Map() };

function renamesIn(all: readonly (readonly [string, string | undefined])[]): ReadonlyMap<string, string> {
  return new Map(all.flatMap(([now, then]) => (then === undefined ? [] : [[now, then] as const])));
}

/** The form before, its questions called as in the newer version: a new label is reported once, not by each condition that asks it. */
function relabelled(before: CompiledForm, after: CompiledForm, { answers }: Renames): CompiledForm {
  const fields = new Map(before.fields);
  for (const { name, definition } of after.fields.values()) {
    const field = before.fields.get(answers.get(name) ?? name);
    const { label, shortLabel } = definition;
    if (field) fields.set(field.name, { ...field, definition: { ...field.definition, label, shortLabel } });
  }
  return { ...before, fields };
}

function sideOf(form: CompiledForm, names: Renames): Side {
  const place = placeOf(formDefinition, form.definition);
  const questions = (place ? answersIn(place) : []).map(
    (one) => [formerly(one, names), { place: one, home: homeOf(place, one) }] as const,
  );
  return { form, names, questions: new Map(questions), place };
}

function homeOf(root: SchemaPlace | undefined, { path }: SchemaPlace): string[] {
  const home: string[] = [];
  let around = root;
  for (const key of path.slice(0, -1)) {
    around = around && placesInside(around).get(key);
    if (around && typeof key === 'number') home.push(titleOf(around));
  }
  return home;
}

/** The name that an object declares, of an answer, a step or a stage. */
function nameIn({ schema, value }: SchemaPlace, role?: string): string | undefined {
  const declared = declarationOf(schema);
  if (!declared || !isObject(value) || (role !== undefined && declared.role !== role)) return undefined;
  const name = value[declared.key];
  return typeof name === 'string' ? name : undefined;
}

function formerly(place: SchemaPlace, { answers }: Renames): string {
  const name = nameIn(place, 'answer') ?? '';
  return answers.get(name) ?? name;
}

function optionIn({ schema, value }: SchemaPlace): string | undefined {
  const text = isObject(value) ? value['value'] : value;
  const isOption = isObject(value) || (schema.node.kind === 'text' && schema.node.role === 'option');
  return isOption && typeof text === 'string' ? text : undefined;
}

/** What an item of a list is known by in both versions. */
function idOf(place: SchemaPlace, { answers, steps }: Renames): string {
  const { schema, value } = place;
  if (typeof value === 'string') return codeOf(value);
  const name = nameIn(place);
  if (name !== undefined)
    return `${declarationOf(schema)?.role} ${answers.get(name) ?? steps.get(name) ?? name}`;
  if (!isObject(value)) return JSON.stringify(value);
  const { use } = value;
  if (typeof use === 'string') return `use ${answers.get(use) ?? use}`;
  const option = optionIn(place);
  if (option !== undefined) return codeOf(option);
  return textIn(place) ?? JSON.stringify(value);
}

function textIn({ schema, value }: SchemaPlace): string | undefined {
  const key = headingOf(schema);
  const text = key !== undefined && isObject(value) ? value[key] : undefined;
  return typeof text === 'string' ? plainOf(text) : undefined;
}

/** What editors call an item of a list: a question by its label, anything else by its kind and its text. */
function titleOf(place: SchemaPlace): string {
  const { schema, value } = place;
  if (typeof value === 'string') return quoted(labelOf(value));
  const option = optionIn(place);
  if (option !== undefined) return quoted(labelOf(option));
  const text = textIn(place);
  const name = nameIn(place, 'answer');
  if (name !== undefined) return plainLabel(text ?? name);
  const kind = wordsOn(schema)?.title ?? '';
  if (text !== undefined) return declarationOf(schema) ? `${kind} ${text}` : `${kind} ${quoted(text, 80)}`;
  return kind === '' ? quoted(JSON.stringify(value), 80) : kind;
}

const line = (trail: readonly string[], what: string): string => `${trail.join(' › ')}: ${what}.`;

function changes(old: Side, young: Side, trail: readonly string[]): string[] {
  const [was, is] = [old.place?.value, young.place?.value];
  if (JSON.stringify(was) === JSON.stringify(is)) return [];
  const isCondition = conditionWords(old) !== '' || conditionWords(young) !== '';
  if (isListed(was, is) && !isCondition) return listChanges(old, young, trail);
  if (isKeyed(was, is) && !isCondition) return keyChanges(old, young, trail);
  // A choice that was a text alone has got more to say, or the other way round.
  if (
    isObject(was) !== isObject(is) &&
    old.place &&
    young.place &&
    titleOf(old.place) === titleOf(young.place)
  )
    return keyChanges(old, young, trail);
  const [before, after] = apart(wordsOf(old), wordsOf(young));
  // Another spelling of the same condition is none.
  if (before === after) return isCondition ? [] : [line(trail, 'berubah, tetapi bukan kata-katanya')];
  return [line(trail, `${before} → ${after}`)];
}

const isListed = (was: unknown, is: unknown): boolean =>
  [was, is].every((one) => one === undefined || isList(one));
const isKeyed = (was: unknown, is: unknown): boolean =>
  [was, is].every((one) => one === undefined || isObject(one));

function keyChanges(old: Side, young: Side, trail: readonly string[]): string[] {
  const [olds, youngs] = [inside(old), inside(young)];
  const described = new Map(
    [old, young]
      .flatMap(({ place }) => (place ? keysOf(place.schema) : []))
      .map((one) => [one.key, one.said]),
  );
  const isText = [old, young].some(({ place }) => typeof place?.value === 'string');
  return [...new Set([...olds.keys(), ...youngs.keys()])].flatMap((key) => {
    // The text of a choice is its title, which is the same.
    if (isText && key === 'value') return [];
    const said = described.get(String(key));
    const [was, is] = [olds, youngs].map((places) => places.get(key));
    const title = said ? (said.title ?? calledBy(spoken(said.about)).called) : quoted(inWords(String(key)));
    // What holds steps and questions has no name of its own.
    const isHolder = said !== undefined && said.title === undefined && holdsObjects(is ?? was);
    const below = isHolder ? trail : [...trail, title];
    return changes({ ...old, place: was, said }, { ...young, place: is, said }, below);
  });
}

const holdsObjects = (place: SchemaPlace | undefined): boolean =>
  place !== undefined && isList(place.value) && place.value.some(isObject);

function inside({ place }: Side): ReadonlyMap<string | number | undefined, SchemaPlace> {
  return place ? placesInside(place) : new Map();
}

function listChanges(old: Side, young: Side, trail: readonly string[]): string[] {
  const itemsOf = (side: Side) =>
    [...inside(side).values()].map((place) => ({ id: idOf(place, side.names), name: titleOf(place), place }));
  const [before, after] = [itemsOf(old), itemsOf(young)];
  const gone = before.filter(({ id }) => !after.some((one) => one.id === id));
  const fresh = after.filter(({ id }) => !before.some((one) => one.id === id));
  // As many things that go as come are the same things in other words, unless they have a name or a code.
  const arePaired =
    gone.length === fresh.length &&
    [...gone, ...fresh].every(({ place }) => nameIn(place) === undefined && optionIn(place) === undefined);
  const compared = (was: SchemaPlace, is: SchemaPlace, name: string): string[] =>
    changes({ ...old, place: was }, { ...young, place: is }, [...trail, name]);
  const kept = after.flatMap(({ id, place }) => {
    const former = before.find((one) => one.id === id);
    return former ? compared(former.place, place, former.name) : [];
  });
  const replaced = gone.flatMap((one, at) => {
    const successor = fresh[at];
    return arePaired && successor ? compared(one.place, successor.place, one.name) : [];
  });
  // A question that comes here, alone or in what is new, may have stood elsewhere.
  const arrived = fresh.flatMap(({ name, place }, at) =>
    answersIn(place).flatMap((question) => {
      const former = old.questions.get(formerly(question, young.names));
      const home = arePaired ? gone[at]?.place.path : undefined;
      const isHere = home?.every((key, index) => key === former?.place.path[index]);
      if (!former || isHere) return [];
      const title = titleOf(question);
      const below = title === name ? [...trail, name] : [...trail, name, title];
      return [
        line(below, `pindah dari ${former.home.join(' › ')}`),
        ...changes(
          { ...old, place: former.place, said: undefined },
          { ...young, place: question, said: undefined },
          below,
        ),
      ];
    }),
  );
  const added = fresh
    .filter(({ place }) => !isKnown(place, young, old))
    .map(({ name, place }) => {
      const side = { ...young, place };
      return line([...trail, name], `baru${detailsOf(side)}${questionsOf(side, old)}`);
    });
  const removed = gone
    .filter(({ place }) => !isKnown(place, old, young))
    .map(({ name, place }) => line([...trail, name], `dihapus${questionsOf({ ...old, place }, young)}`));
  const order = moved(before, after).map(({ entry, behind }) =>
    line([...trail, entry.name], behind ? `pindah ke sesudah ${behind.name}` : 'pindah ke tempat pertama'),
  );
  return [...(arePaired ? replaced : [...added, ...removed]), ...arrived, ...order, ...kept];
}

/** What something new says of itself. */
function detailsOf(side: Side): string {
  const { place } = side;
  if (!place || !isObject(place.value)) return '';
  const within = inside(side);
  const told = keysOf(place.schema).flatMap(({ key, optional, said }) => {
    const below = within.get(key);
    if (!below || !optional || said.title === undefined || key === headingOf(place.schema)) return [];
    return isList(below.value) && conditionWords({ ...side, place: below }) === ''
      ? []
      : [`${said.title}: ${wordsOf({ ...side, place: below, said })}`];
  });
  return told.length > 0 ? ` (${told.join('; ')})` : '';
}

/** The questions in something, and it itself where it is one. */
function answersIn({ schema, value }: SchemaPlace): SchemaPlace[] {
  return [...placesIn(schema, value)].filter((place) => nameIn(place, 'answer') !== undefined);
}

/** Whether a place of one version is a question that the other one has. */
function isKnown(place: SchemaPlace, { names }: Side, { questions }: Side): boolean {
  return nameIn(place, 'answer') !== undefined && questions.has(formerly(place, names));
}

/** The questions in something of one version that the other one does not have. */
function questionsOf(side: Side, other: Side): string {
  const inner = (side.place ? answersIn(side.place) : []).filter(
    (place) => place.path.length > 0 && !isKnown(place, side, other),
  );
  return inner.length === 0 ? '' : `, dengan ${inner.length} pertanyaan: ${inner.map(titleOf).join(', ')}`;
}

const conditionWords = ({ form, place }: Side): string =>
  place && !(isObject(place.value) && 'when' in place.value) ? wordsAt(form, pathText(place.path)) : '';

function wordsOf(side: Side): string {
  const { form, place, said } = side;
  if (!place) return 'tidak ada';
  const { value, schema } = place;
  const condition = conditionWords(side);
  if (condition !== '') return condition;
  if (typeof value === 'boolean') return value ? 'ya' : 'tidak';
  if (typeof value === 'number') return numberWords(value);
  if (typeof value !== 'string') return quoted(JSON.stringify(value));
  const sentence = said?.choices?.[value];
  if (sentence !== undefined) return calledBy(spoken(sentence)).called;
  const role = schema.node.kind === 'text' ? schema.node.role : undefined;
  if (role === 'formula' || role === 'conditionOrFormula') return formulaWords(form, value);
  return `“${dayWords(role === 'html' ? plainOf(value) : role === 'option' ? labelOf(value) : value)}”`;
}

/** Characters of a text that are shown; of longer ones, those from a few before the first difference on. */
const longText = 160;

function apart(one: string, other: string): [string, string] {
  if (Math.max(one.length, other.length) <= longText) return [one, other];
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const from = same < longText / 2 ? 0 : one.lastIndexOf(' ', same - longText / 4) + 1;
  const cut = (text: string): string => {
    const shown = text.slice(from, from + longText);
    return `${from > 0 ? '… ' : ''}${shown}${from + longText < text.length ? ' …' : ''}`;
  };
  return [cut(one), cut(other)];
}

/** The answers that drafts in progress lose: their name is gone, means something else, or a choice is no longer offered. */
function droppedAnswers(before: CompiledForm, after: CompiledForm, { answers }: Renames): string[] {
  const successors = new Map(
    [...after.fields.values()].map((field) => [answers.get(field.name) ?? field.name, field]),
  );
  const lost = fieldsLookedAt(before).flatMap(({ name, row, listed, definition }) => {
    const label = `“${labelWords(definition)}”`;
    const now = successors.get(name);
    if (now?.row.valueType !== row.valueType) return [label];
    const offered = now.listed && new Set(now.listed.map(({ code }) => code));
    const gone = offered ? (listed ?? []).filter(({ code }) => !offered.has(code)) : [];
    return gone.map((option) => `${label} yang memilih “${option.label}”`);
  });
  return lost.length > 0 ? [`Draf yang sedang diisi kehilangan jawaban ${lost.join(', ')}.`] : [];
}

/** Something in a row of things: what it is known by, and what readers call it. */
interface OrderEntry {
  id: string;
  name: string;
}

/** What stands behind another neighbour than before: the fewest whose move makes the one order of the other. */
function moved(
  before: readonly OrderEntry[],
  after: readonly OrderEntry[],
): { entry: OrderEntry; behind?: OrderEntry }[] {
  const places = new Map(before.map(({ id }, at) => [id, at]));
  const common = after.filter(({ id }) => places.has(id));
  const staying = longestRising(common.map(({ id }) => places.get(id) ?? 0));
  return common
    .filter((_, at) => !staying.has(at))
    .map((entry) => ({ entry, behind: after[after.indexOf(entry) - 1] }));
}

function longestRising(list: readonly number[]): ReadonlySet<number> {
  const longest = (runs: readonly (readonly number[])[]): readonly number[] =>
    runs.reduce((one, other) => (other.length > one.length ? other : one), []);
  const best: (readonly number[])[] = [];
  list.forEach((value, at) => {
    const before = best.filter((run) => (list[run.at(-1) ?? 0] ?? 0) < value);
    best.push([...longest(before), at]);
  });
  return new Set(longest(best));
}
