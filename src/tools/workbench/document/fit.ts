import {
  formulaWithNames,
  type Issue,
  type Json,
  loadForm,
  type NameOf,
  textWithNames,
} from '../../../interpreter';
import { locate, treeOf } from '../../checker/json/locate';
import { type Path, type Schema, schemaBelow } from '../../../language/schema';
import { comparison } from '../../../language/schemas/conditions';
import { valueAt } from '../../checker/json/walk';
import { keysOf } from '../../schema/described';
import { besideKey, examplesOf } from '../../schema/samples';
import { wayIn } from './language';
import { comparisonWith, fieldChoices, type Known } from './questions';
import { meantAt } from './references';
import { type Edit, textAfter } from './textEdits';

/** An edit that puts a value somewhere. */
export type Put = Extract<Edit, { value: Json }>;

type IncludedForms = ReadonlyMap<string, string>;
/** Names that one beginning means at most, and words that are tried for each. */
const [mostNames, mostTried] = [8, 30];

/**
 * An edit whose value is a beginning out of the schema, with names of the form in place of those that its examples speak of. What the
 * compiler does not find there is tried with what may stand there, until it does; where nothing fits, the edit stays as it is.
 */
export function fitted(
  text: string,
  put: Put,
  known: Known,
  slug: string,
  includedForms: IncludedForms,
): Put {
  const at = put.do === 'insert' ? [...put.path, put.index] : put.path;
  const issuesOf = (one: string): readonly Issue[] => {
    const loaded = loadForm(one, slug, includedForms);
    return loaded.ok ? [] : loaded.issues;
  };
  let now = after(text, put);
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

/**
 * What puts a value somewhere: without the keys beside which it cannot stand, and with those that it needs. What is put is fitted to the
 * form, where there is one.
 */
export function placed(text: string, put: Put, fit: (text: string, put: Put) => Put = (_, own) => own): Edit {
  const owner = put.path.slice(0, -1);
  const key = put.path.at(-1);
  const around = wayIn(JSON.parse(text), owner)?.at(-1);
  if (put.do !== 'set' || !around || typeof key !== 'string') return fit(text, put);
  const { without, needed } = besideKey(around.schema, around.value, key);
  if (without.length + needed.length === 0) return fit(text, put);
  const removed = without.map((other): Edit => ({ do: 'remove', path: [...owner, other] }));
  const puts = [...needed.map((other) => beginningOf(around.schema, owner, other)), put];
  let now = after(text, { do: 'all', edits: removed });
  const fitting = puts.map((one) => {
    const own = fit(now, one);
    now = after(now, own);
    return own;
  });
  return { do: 'all', edits: [...removed, ...fitting] };
}

/** What reads a value that is put somewhere. */
export function schemaFor(json: unknown, { do: how, path }: Put): Schema<unknown> | undefined {
  const around = wayIn(json, how === 'insert' ? path : path.slice(0, -1))?.at(-1);
  return around && schemaBelow(around.schema, how === 'insert' ? 0 : (path.at(-1) ?? ''));
}

function beginningOf(schema: Schema<unknown>, owner: Path, key: string): Put {
  const said = keysOf(schema).find((one) => one.key === key)?.said;
  return { do: 'set', path: [...owner, key], value: examplesOf(said)[0] ?? null };
}

const after = (text: string, edit: Edit): string => textAfter(text, edit) ?? text;

/** The text with another word at the first place where the compiler finds none. */
function tried(text: string, issues: readonly Issue[], known: Known): string[] {
  const issue = issues.find(({ code }) => code === 'unknown-name');
  if (issue?.code !== 'unknown-name') return [];
  const { name } = issue.args;
  const root = treeOf(text);
  const { keys, rest } = root ? locate(root, issue.path) : { keys: [], rest: issue.path };
  if (rest !== '') return [];
  const json: unknown = JSON.parse(text);
  const edits = editsAt({ ...known, json }, [...keys], name).slice(0, mostTried);
  return edits.map((edit) => after(text, edit));
}

function editsAt(known: Known, path: Path, name: string): Edit[] {
  const written = valueAt(known.json, path);
  const owner = path.slice(0, -1);
  const [around, place] = wayIn(known.json, path)?.slice(-2) ?? [];
  const node = place?.schema.node;
  const fields = fieldChoices(known.form).map(({ value }) => value);
  if (around?.schema === comparison && node?.kind === 'text' && node.role === 'answer') {
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
  // One that is written there already was put in place of another name: a second time it would be compared with itself.
  const isThere = (one: string): boolean => new RegExp(`\\b${one}\\b`).test(written);
  const fresh = [...fields.filter((one) => !isThere(one)), ...fields.filter(isThere)];
  return fresh.map((one) => {
    const nameOf: NameOf = (word) => (word === name ? one : word);
    const inTexts = textWithNames(written, nameOf);
    const value = inTexts === written ? formulaWithNames(written, nameOf) : inTexts;
    return { do: 'set', path, value };
  });
}
