import {
  formulaWithNames,
  isObject,
  loadForm,
  textWithNames,
  type Issue,
  type Json,
  type NameOf,
} from '../../../interpreter';
import { locate, readSpots } from '../../checker/json/locate';
import { relationsOf, wayTo, type Relation } from '../../../language/schema';
import { formDefinition } from '../../../language/schemas/form';
import { partOf, valueAt } from '../../checker/json/walk';
import { comparisonWith } from './comparison';
import { fieldChoices, type Known } from './known';
import { meantAt } from './references';
import { changed, textChanges, type Edit } from './textEdits';

/** An edit that puts a value somewhere. */
export type Put = Extract<Edit, { value: Json }>;

type Guests = ReadonlyMap<string, string>;
type Path = (string | number)[];

/** Names that one beginning means at most, and words that are tried for each. */
const [mostNames, mostTried] = [8, 30];

/**
 * An edit whose value is a beginning out of the schema, with names of the form in place of those that its examples speak of. What the
 * compiler does not find there is tried with what may stand there, until it does; where nothing fits, the edit stays as it is.
 */
export function fitted(text: string, put: Put, known: Known, slug: string, guests: Guests): Put {
  const at = put.do === 'insert' ? [...put.path, put.index] : put.path;
  const after = (): string => changed(text, textChanges(text, put) ?? []);
  const issuesOf = (one: string): readonly Issue[] => {
    const loaded = loadForm(one, slug, guests);
    return loaded.ok ? [] : loaded.issues;
  };
  let now = after();
  let issues = issuesOf(now);
  for (let names = 0; names < mostNames && issues.length > 0; names += 1) {
    const better = tried(now, issues, known).find((one) => issuesOf(one).length < issues.length);
    if (better === undefined) return put;
    now = better;
    issues = issuesOf(now);
  }
  const value = valueAt(JSON.parse(now), at) as Json | undefined; // A part of JSON.
  return value === undefined ? put : { ...put, value };
}

/** The same in place of the keys beside which it cannot stand; none where there is no such key. */
export function insteadOf(json: unknown, put: Put): Edit[] {
  const owner = put.path.slice(0, -1);
  const around = wayTo(formDefinition, json, owner)?.at(-1);
  if (put.do !== 'set' || !around) return [];
  const others = [...new Set(relationsOf(around.schema).flatMap((one) => keysAgainst(one, put.path.at(-1))))];
  const there = others.filter((other) => partOf(around.value, other) !== undefined);
  const removed = there.map((other): Edit => ({ do: 'remove', path: [...owner, other] }));
  return removed.length > 0 ? [{ do: 'all', edits: [...removed, put] }] : [];
}

/** The keys that a relation does not allow beside a key. */
function keysAgainst({ as }: Relation, key: string | number | undefined): readonly string[] {
  if (as?.kind === 'exactlyOne' && as.keys.some((one) => one === key))
    return as.keys.filter((one) => one !== key);
  if (as?.kind !== 'without') return [];
  if (as.key === key) return as.others;
  return as.others.some((one) => one === key) ? [as.key] : [];
}

/** The text with another word at the first place where the compiler finds none. */
function tried(text: string, issues: readonly Issue[], known: Known): string[] {
  const issue = issues.find(({ code }) => code === 'unknown-name');
  if (issue?.code !== 'unknown-name') return [];
  const { name } = issue.args;
  const { keys, rest } = locate(readSpots(text), issue.path);
  if (rest !== '') return [];
  const json: unknown = JSON.parse(text);
  const edits = editsAt({ ...known, json }, [...keys], name).slice(0, mostTried);
  return edits.map((edit) => changed(text, textChanges(text, edit) ?? []));
}

function editsAt(known: Known, path: Path, name: string): Edit[] {
  const written = valueAt(known.json, path);
  const owner = path.slice(0, -1);
  const around = valueAt(known.json, owner);
  const fields = fieldChoices(known.form).map(({ value }) => value);
  if (isObject(around) && typeof around.condition === 'string' && path.at(-1) === 'name') {
    return fields.map((one) => ({ do: 'set', path: owner, value: comparisonWith(known.form, one) }));
  }
  if (path.at(-1) === name) return fields.map((one) => ({ do: 'rename', path, name: one }));
  if (Array.isArray(written)) {
    const at = written.indexOf(name);
    const others: Edit[] = fields.map((value) => ({ do: 'set', path: [...path, at], value }));
    return at < 0 ? [] : [...others, { do: 'remove', path: [...path, at] }];
  }
  if (typeof written !== 'string') return [];
  if (written === name) {
    const words = meantAt(known, path)?.choices.map(({ value }) => value) ?? fields;
    const others: Edit[] = words.map((value) => ({ do: 'set', path, value }));
    // A list of names may be shorter than its example.
    return typeof path.at(-1) === 'number' ? [...others, { do: 'remove', path }] : others;
  }
  return fields.map((one) => {
    const nameOf: NameOf = (word) => (word === name ? one : word);
    const inTexts = textWithNames(written, nameOf);
    const value = inTexts === written ? formulaWithNames(written, nameOf) : inTexts;
    return { do: 'set', path, value };
  });
}
