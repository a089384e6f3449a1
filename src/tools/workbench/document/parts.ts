import { isList, isObject, operatorOf, type Json } from '../../../interpreter';
import {
  placeOf,
  placesInside,
  schemaBelow,
  type Path,
  type SchemaPlace,
  type Schema,
} from '../../../language/schema';
import { given, type KeyWords } from '../../schema/words/types';
import { keysOf, wordsOn } from '../../schema/described';
import { bare } from '../../schema/bare';
import { beginningsOf, examplesOf, isForeign } from '../../schema/samples';
import { calledBy, withoutValue } from '../../schema/calledBy';
import { forEditors } from '../../schema/spoken';
import { languageOf } from './language';
import { words } from './words';

/** A part of a definition, with what the language says of it. */
export type Part = PartPlace &
  (
    | { kind: 'object'; parts: readonly Part[]; missing: readonly Offer[]; named?: Json }
    | { kind: 'list'; parts: readonly Part[]; offers: readonly Offer[] }
    | { kind: 'text'; value: string }
    | { kind: 'number'; value: number }
    | { kind: 'choice'; value: Scalar; choices: readonly Choice<Scalar>[] }
    | { kind: 'nothing' }
    /** A number that may stand there and does not yet. */
    | { kind: 'noNumber' }
  );

type Scalar = string | number | boolean;

interface Called {
  title?: string;
  /** What they read in place of a title: the first words of the sentence on it. */
  called?: string;
  about?: string;
}

interface PartPlace extends Called {
  path: Path;
  /** What reads it: of a union the shape that is there. Left out: the language knows no such place. */
  schema?: Schema<unknown>;
  optional: boolean;
}

/** What may be added: a key of an object, or an item of a list, with a value to begin with. */
export interface Offer extends Called {
  name: string;
  value: Json;
  /** What is added where the value cannot stand. */
  otherwise?: readonly Json[];
  group?: string;
  needs?: string;
}

/** One of a closed set of values. */
export interface Choice<Value = string> {
  value: Value;
  about?: string;
}

/** A definition as parts. `schema` is what reads it, where its own shape does not say so. */
export function partsOf(definition: Json, schema = languageOf(definition)): Part {
  return partOf(definition, { path: [], optional: false }, placeOf(schema, definition));
}

/** The part at a path. */
export function partAt(root: Part, path: Path): Part | undefined {
  return path.reduce<Part | undefined>((part, key) => {
    if (!part || !('parts' in part)) return undefined;
    return part.parts.find((one) => one.path.at(-1) === key);
  }, root);
}

/** The text under a key of an object; `undefined` where there is none. */
export function textAt(part: Part, key: string): string | undefined {
  const found = partAt(part, [key]);
  return found && 'value' in found && typeof found.value === 'string' ? found.value : undefined;
}

/** The value that a part was made of. */
export function jsonOf(part: Part): Json {
  if ('value' in part) return part.value;
  if (part.kind === 'nothing' || part.kind === 'noNumber') return null;
  if (part.kind === 'list') return part.parts.map(jsonOf);
  return Object.fromEntries(part.parts.map((one) => [String(one.path.at(-1)), jsonOf(one)]));
}

/** A value as a part. `said` and `example` are those of the key under which it stands, or the list or dictionary around it. */
function partOf(
  value: Json,
  own: PartPlace,
  place: SchemaPlace | undefined,
  said?: KeyWords,
  example: Json | undefined = examplesOf(said)[0],
): Part {
  const { schema } = place ?? {};
  const where = { ...own, ...(schema && { schema }) };
  if (isList(value)) {
    const inside: ReadonlyMap<unknown, SchemaPlace> = place ? placesInside(place) : new Map();
    const examples = example !== undefined && isList(example) ? example : [];
    const parts = value.map((one, index) =>
      partOf(one, { path: [...own.path, index], optional: true }, inside.get(index), said, examples[0]),
    );
    return { ...where, kind: 'list', parts, offers: itemOffers(schema && schemaBelow(schema, 0), examples) };
  }
  if (isObject(value))
    return { ...where, kind: 'object', ...insideObject(value, own.path, place, said, example) };
  if (value === null) return { ...where, kind: 'nothing' };
  const choices = schema && choicesOf(schema, said);
  if (choices) return { ...where, kind: 'choice', value, choices };
  if (typeof value === 'boolean') return { ...where, kind: 'choice', value, choices: yesOrNo };
  return typeof value === 'number' ? { ...where, kind: 'number', value } : { ...where, kind: 'text', value };
}

function insideObject(
  value: Readonly<Record<string, Json>>,
  path: PartPlace['path'],
  place: SchemaPlace | undefined,
  said: KeyWords | undefined,
  example: Json | undefined,
): Pick<Extract<Part, { kind: 'object' }>, 'parts' | 'missing' | 'named'> {
  const inside: ReadonlyMap<unknown, SchemaPlace> = place ? placesInside(place) : new Map();
  const isDictionary = place?.schema.node.kind === 'dictionary';
  const member = isDictionary && isObject(example) ? Object.values(example)[0] : undefined;
  const known = new Map(place && keysOf(place.schema).map((one) => [one.key, one]));
  const areDigits = value.rule === 'digits' || value.type === 'phone';
  const called = (said: Parameters<typeof calledOf>[0]): Called => {
    const { title, ...others } = calledOf(said);
    return { ...others, ...(title !== undefined && { title: areDigits ? countingDigits(title) : title }) };
  };
  const parts = Object.entries(value).map(([key, one]): Part => {
    const described = known.get(key);
    const at = { path: [...path, key], ...called(described?.said), optional: described?.optional ?? true };
    if (isDictionary) return partOf(one, at, inside.get(key), said, member);
    return partOf(one, at, inside.get(key), described?.said);
  });
  const missing = [...known.values()].flatMap((one): Offer[] => {
    const [first, ...otherwise] = examplesOf(one.said);
    if (first === undefined || Object.hasOwn(value, one.key)) return [];
    if (place && isForeign(place.schema, value, one.key)) return [];
    return [{ name: one.key, ...called(one.said), value: first, otherwise }];
  });
  return { parts, missing, ...(member !== undefined && { named: member }) };
}

/** Of what has digits alone, digits are counted. */
const countingDigits = (title: string): string => title.replace(/huruf$/, 'angka');

/** What editors read of something: its title, or without one the first words of the sentence on it, and what is left of that. */
function calledOf(said: { title?: string; about: string } | undefined): Called {
  if (!said) return {};
  const about = forEditors(said.about);
  if (said.title !== undefined) return { title: said.title, about: withoutValue(about) };
  const { called, rest } = calledBy(about);
  return { called, ...(rest !== '' && { about: rest }) };
}

/** What may be added to a list: a beginning of each shape of its items, else what the examples hold. */
function itemOffers(item: Schema<unknown> | undefined, [first, ...otherwise]: readonly Json[]): Offer[] {
  const shapes = item && bare(item);
  const said = shapes && wordsOn(shapes);
  if (shapes?.node.kind === 'union' && said?.kind === 'union') {
    const offers = beginningsOf(shapes.node, said).flatMap(({ name, about, samples }): Offer[] => {
      const [value, ...others] = samples;
      return value ? [{ name, ...calledOf({ about }), value, otherwise: others }] : [];
    });
    if (offers.length > 0) return offers;
  }
  return first === undefined ? [] : [{ name: '', value: first, otherwise }];
}

const yesOrNo: readonly Choice<Scalar>[] = [
  { value: true, about: words.yes },
  { value: false, about: words.no },
];

/** The values of a closed set, each with the sentence on it. */
export function choicesOf(
  { node }: Schema<unknown>,
  said: KeyWords | undefined,
): readonly Choice<Scalar>[] | undefined {
  const shapes = given(said?.of);
  const sentences = said?.choices ?? (shapes?.kind === 'union' ? shapes.choices : undefined);
  const describedChoice = (value: string | number | boolean): Choice<Scalar> => {
    const sentence = sentences?.[String(value)];
    return { value, ...(sentence !== undefined && { about: forEditors(sentence) }) };
  };
  switch (node.kind) {
    case 'oneOf':
      return node.options.map(describedChoice);
    case 'literal':
      return yesOrNo.filter(({ value }) => value === node.literal);
    case 'text': {
      const names = Object.keys(sentences ?? {});
      // Each operator once: the file may spell it in other ways.
      const own = node.role === 'operator' ? names.filter((name) => operatorOf(name) === name) : names;
      return own.length > 0 ? own.map(describedChoice) : undefined;
    }
    default:
      return undefined;
  }
}
