import { isList, isObject, type Json, type JsonObject } from '../../language';
import type { JsonSchema } from '../../fields/common/words/jsonSchema';

/** The parts of a schema by name; that of the whole has none. */
type Parts = ReadonlyMap<string, JsonObject>;

const textOf = (value: Json): string => JSON.stringify(value);

/** A JSON pointer is followed to any key; this one is short. */
const refTo = (name: string): JsonObject => ({ $ref: `#/d/${name}` });
/** The bytes of a reference with what is around it. */
const refSize = 41;

/**
 * The text of a schema that says the same in fewer bytes, for the files that editors load: what is said in several places
 * becomes a part of its own. Words are plain text only, so that a hover shows no example; examples are still suggested.
 * Each property has a line, so that a change is seen where it is.
 */
export function compactText({ definitions = {}, ...top }: JsonSchema): string {
  const whole = Object.entries({ '': top, ...definitions }) as [string, JsonObject][]; // A schema is JSON.
  const plain = new Map(whole.map(([name, part]) => [name, plainOnly(part)]));
  const { '': root, ...parts } = Object.fromEntries(sharedSchemas(sharedMembers(typeAskedOnce(plain))));
  const sorted = Object.entries(parts).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${lines({ ...root, d: Object.fromEntries(sorted) })}\n`;
}

function lines(part: Json): string {
  if (!isObject(part)) return textOf(part);
  return `{${Object.entries(part).map(keywordLines).join(',')}}`;
}

function keywordLines([keyword, value]: [string, Json]): string {
  if (!isObject(value) || !['d', 'properties'].includes(keyword))
    return `${textOf(keyword)}:${textOf(value)}`;
  const text = keyword === 'd' ? lines : textOf;
  // A key that is only named is on the line of the next.
  const entries = Object.entries(value).map(
    ([key, below]) => `${textOf(key)}:${text(below)},${below === true ? '' : '\n'}`,
  );
  return `${textOf(keyword)}:{\n${entries.join('').replace(/,\n?$/, '')}}`;
}

const listed = ['allOf', 'anyOf'];
const single = ['additionalProperties', 'propertyNames', 'items', 'not', 'if', 'then', 'else'];

/** A schema with another one in the place of each just below it. `at` is its key or keyword. */
function mapBelow(part: JsonObject, change: (below: JsonObject, at: string) => JsonObject): JsonObject {
  const one = (value: Json, at: string): Json => (isObject(value) ? change(value, at) : value);
  const below = (keyword: string, value: Json): Json => {
    if (keyword === 'properties' && isObject(value))
      return Object.fromEntries(Object.entries(value).map(([key, its]) => [key, one(its, key)]));
    if (listed.includes(keyword) && isList(value)) return value.map((its) => one(its, keyword));
    return single.includes(keyword) ? one(value, keyword) : value;
  };
  return Object.fromEntries(Object.entries(part).map(([keyword, value]) => [keyword, below(keyword, value)]));
}

/** Without the Markdown of words that are there as plain text too, and with references as they are in the file. */
function plainOnly(part: JsonObject): JsonObject {
  if (typeof part.$ref === 'string') return refTo(part.$ref.replace('#/definitions/', ''));
  const kept = Object.entries(part).filter(([keyword]) => !keyword.startsWith('markdown'));
  return mapBelow(Object.fromEntries(kept), plainOnly);
}

/** A part that is only referred to after a look at `type` keeps of it the words: which types it has is said there. */
function typeAskedOnce(parts: Parts): Parts {
  const all = textOf([...parts]);
  const asked = [...parts.values()].flatMap(({ allOf }) =>
    (isList(allOf) ? allOf : []).flatMap((branch) => {
      const { if: test, then } = isObject(branch) ? branch : {};
      const looksAt = isObject(test) && isObject(test.properties) ? test.properties : {};
      return 'type' in looksAt ? [textOf(then ?? null)] : [];
    }),
  );
  return new Map(
    [...parts].map(([name, part]) => {
      const ref = textOf(refTo(name));
      const times = asked.filter((one) => one === ref).length;
      const { properties } = part;
      if (!isObject(properties) || times === 0 || all.split(ref).length - 1 > times) return [name, part];
      const { description = null } = isObject(properties.type) ? properties.type : {};
      return [name, { ...part, properties: { ...properties, type: { description } } }];
    }),
  );
}

/** A property, a rule or a beginning, and the parts that have it. */
interface Member {
  keyword: string;
  key: string;
  value: Json;
  owners: string[];
}

/** What the same parts have in common becomes a part that each refers to; it goes on naming the keys that it knows. */
function sharedMembers(parts: Parts): Parts {
  const result = new Map(parts);
  for (const group of groupsOf(parts)) {
    const owners = group[0]?.owners ?? [];
    const size = group.reduce((sum, { key, value }) => sum + textOf(value).length - key.length, 0);
    if (group.length < 2 || (owners.length - 1) * size < owners.length * refSize) continue;
    const name = freeName(`bersama-${group.find(({ key }) => key !== '')?.key ?? owners[0] ?? ''}`, result);
    result.set(name, partOf(group));
    for (const owner of owners) result.set(owner, referring(result.get(owner) ?? {}, group, refTo(name)));
  }
  return result;
}

/** What stands in two parts or more, each group with the same owners. */
function groupsOf(parts: Parts): Member[][] {
  const members = new Map<string, Member>();
  for (const [owner, part] of parts) {
    for (const keyword of ['properties', 'allOf', 'defaultSnippets']) {
      for (const [at, value] of Object.entries(part[keyword] ?? {})) {
        if (!isObject(value)) continue;
        const key = keyword === 'properties' ? at : '';
        const text = textOf([keyword, key, value]);
        const member = members.get(text) ?? { keyword, key, value, owners: [] };
        members.set(text, { ...member, owners: [...member.owners, owner] });
      }
    }
  }
  const groups = new Map<string, Member[]>();
  for (const member of members.values()) {
    const who = textOf(member.owners);
    groups.set(who, [...(groups.get(who) ?? []), member]);
  }
  return [...groups.values()].filter(([first]) => first !== undefined && first.owners.length > 1);
}

function partOf(group: readonly Member[]): JsonObject {
  const of = (wanted: string): Member[] => group.filter(({ keyword }) => keyword === wanted);
  const list = (wanted: string): Json[] => of(wanted).map(({ value }) => value);
  return withoutEmpty({
    properties: Object.fromEntries(of('properties').map(({ key, value }) => [key, value])),
    allOf: list('allOf'),
    defaultSnippets: list('defaultSnippets'),
  });
}

/** The part without what is in the other one, but for the names of keys: only those that it names are allowed. */
function referring(part: JsonObject, group: readonly Member[], ref: JsonObject): JsonObject {
  const moved = new Set(group.map(({ keyword, key, value }) => textOf([keyword, key, value])));
  // The other one has the place of the first that it holds: an editor shows the title that it meets first.
  const left = (keyword: string): Json[] => {
    const list = part[keyword];
    const isMoved = (value: Json): boolean => moved.has(textOf([keyword, '', value]));
    return [...new Set((isList(list) ? list : []).map((value) => (isMoved(value) ? ref : value)))];
  };
  const rules = left('allOf');
  const properties = Object.entries(part.properties ?? {}).map(([key, value]: [string, Json]) => [
    key,
    moved.has(textOf(['properties', key, value])) ? true : value,
  ]);
  return withoutEmpty({
    ...part,
    properties: Object.fromEntries(properties) as JsonObject, // Its values are those of a part, or `true`.
    allOf: rules.includes(ref) ? rules : [ref, ...rules],
    defaultSnippets: left('defaultSnippets').filter((value) => value !== ref),
  });
}

const withoutEmpty = (part: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(part).filter(
      ([, value]) => typeof value !== 'object' || Object.keys(value ?? []).length > 0,
    ),
  );

/** The name, or the first with a number that no part has. */
function freeName(name: string, parts: Parts, number = 1): string {
  const tried = number === 1 ? name : `${name}${number}`;
  return parts.has(tried) ? freeName(name, parts, number + 1) : tried;
}

/** Keywords that say which values fit. Not `enum`: by it an editor chooses what it inserts. */
const demands = [
  ...['type', 'errorMessage', 'minLength', 'maxLength', 'pattern', 'minimum', 'maximum'],
  ...['minItems', 'items', 'additionalProperties', 'propertyNames'],
];

/** The words on a key beside a schema of what may stand there, which other keys may share. */
function wordsApart(part: JsonObject): JsonObject {
  const below = mapBelow(part, wordsApart);
  const entries = Object.entries(below);
  const fits = entries.filter(([keyword]) => demands.includes(keyword));
  const words = entries.filter(([keyword]) => !demands.includes(keyword));
  const areWords =
    'description' in part && words.every(([keyword]) => /^(description|examples)$/.test(keyword));
  return areWords && fits.length > 0
    ? { ...Object.fromEntries(words), allOf: [Object.fromEntries(fits)] }
    : below;
}

/** Both in one again, where no other key shares what may stand there. */
function wordsBack(part: JsonObject, isShared: (demand: JsonObject) => boolean): JsonObject {
  const { allOf, ...words } = part;
  const [demand, other] = 'description' in words && isList(allOf) ? allOf : [];
  if (!isObject(demand) || '$ref' in demand || other !== undefined || isShared(demand)) return part;
  return { ...demand, ...words };
}

/** A schema that stands in several places becomes a part that each refers to. */
function sharedSchemas(parts: Parts): Parts {
  const apart = [...parts].map(([name, part]) => [name, wordsApart(part)] as const);
  const times = new Map<string, number>();
  const isShared = (part: JsonObject): boolean => (times.get(textOf(part)) ?? 0) > 1;
  const count = (part: JsonObject): JsonObject => {
    const text = textOf(part);
    const before = times.get(text) ?? 0;
    times.set(text, before + 1);
    return before === 0 ? mapBelow(part, count) : part;
  };
  for (const [, part] of apart) mapBelow(part, count);

  const result = new Map<string, JsonObject>(apart);
  const names = new Map<string, string>();
  const share = (given: JsonObject, at: string): JsonObject => {
    const part = wordsBack(given, isShared);
    const text = textOf(given);
    if (text.length < refSize || !isShared(given)) return mapBelow(part, share);
    const known = names.get(text);
    if (known !== undefined) return refTo(known);
    const { description, type } = part;
    // Nobody reads the name of what has no words, and it stands in hundreds of references.
    const short = description === undefined && typeof type === 'string' ? type.slice(0, 1) : at;
    const name = freeName(short, result);
    names.set(text, name);
    result.set(name, {}); // The name is taken before names are given below.
    result.set(name, mapBelow(part, share));
    return refTo(name);
  };
  for (const [name, part] of apart) result.set(name, mapBelow(part, share));
  return result;
}
