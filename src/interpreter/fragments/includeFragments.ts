import { withPlaces, type Issue } from '../issues';
import { unknownName } from '../unknownNames';
import {
  askedFields,
  isList,
  type Field,
  type FormBlock,
  type FormDefinition,
  type Fragment,
  type FragmentUse,
  type OptionEntry,
  type RowsField,
} from '../../language';
import { isBetweenUses } from '../../language/schemas/copies';
import { parseDefinition, parseFragment } from '../parse/parseText';
import { declarations, stepsOf } from '../compile/names';
import { listNamedBy, offer, withBlocks } from '../compile/lists';
import { placesOf, type Origin, type PlaceOf } from './places';
import { renamed, renamedList, type Renaming } from './renamed';

/** A definition with what it takes in, and what gives the places of all files; or what is wrong with those. */
export type Included =
  | { ok: true; definition: FormDefinition; placeOf: PlaceOf }
  | { ok: false; issues: readonly Issue[] };

/** The texts of what a form takes in, by name. */
export type TextsByName = Pick<ReadonlyMap<string, string>, 'get'>;

interface Taken {
  fragment: Fragment;
  path: string;
  /** Names in the form by names in the fragment, those that are left out missing. */
  fields: ReadonlyMap<string, string>;
  /** What the form itself calls its answers, values and constants. */
  outside: ReadonlySet<string>;
  /** The fragment's lists as the form has them, by the names that its fields say there. */
  lists: Map<string, readonly OptionEntry[]>;
}

export interface PlacedUse {
  use: FragmentUse;
  path: string;
}

/** The name under which the text of a fragment is asked for. */
export function fragmentFileName(fragment: string): string {
  return `fragments/${fragment}`;
}

/** Every use of a fragment in the steps of a definition. */
export function fragmentUses(definition: FormDefinition): PlacedUse[] {
  return usesAmong(blocksOf(definition));
}

function usesAmong(blocks: readonly PlacedBlock[]): PlacedUse[] {
  return blocks.flatMap(({ block, path }) => ('fragment' in block ? [{ use: block, path }] : []));
}

interface PlacedBlock {
  block: FormBlock;
  path: string;
}

/** Every block in the steps of a definition, groups and rows opened. */
export function blocksOf(definition: FormDefinition): PlacedBlock[] {
  return stepsOf(definition).flatMap(({ step, path }) => blocksIn(step.blocks, `${path}.blocks`));
}

function blocksIn(blocks: readonly FormBlock[], path: string): PlacedBlock[] {
  return blocks.flatMap((block, index): PlacedBlock[] => {
    const at = `${path}[${index}]`;
    const opens = 'type' in block && (block.type === 'group' || block.type === 'rows');
    return [{ block, path: at }, ...(opens ? blocksIn(block.blocks, `${at}.blocks`) : [])];
  });
}

/**
 * Puts the blocks of fragments in their places, each use as an untitled group with the names that the form gives it. What comes out
 * is read once more, since `set` may have brought in anything. A fragment whose text is missing stays where it is, for `compile` to
 * report.
 */
export function includeFragments(host: FormDefinition, texts: TextsByName): Included {
  const uses = fragmentUses(host);
  const issues: Issue[] = [];
  const fragments = new Map<string, Fragment>();
  for (const name of new Set(uses.map(({ use }) => use.fragment))) {
    const text = texts.get(fragmentFileName(name));
    if (text === undefined) continue;
    const parsed = parseFragment(text);
    if (parsed.ok) fragments.set(name, withAskingLists(parsed.fragment));
    else {
      const at = uses.find(({ use }) => use.fragment === name)?.path ?? '';
      issues.push(...withPlaces(parsed.issues, (path) => `${at} → fragments/${name}.json: ${path}`));
    }
  }
  const outside = new Set([
    ...blocksOf(host).flatMap(({ block }) => namesOf([block])),
    ...(host.values ?? []).map(({ name }) => name),
    ...Object.keys(host.constants ?? {}),
  ]);
  const taken = new Map<FragmentUse, Taken>();
  for (const { use, path } of uses) {
    const fragment = fragments.get(use.fragment);
    if (!fragment) continue;
    issues.push(...misnamed(use, fragment, path));
    taken.set(use, { fragment, path, fields: namesIn(fragment, use), outside, lists: new Map() });
  }
  issues.push(...sameIds([...taken.entries()]));
  if (issues.length > 0) return { ok: false, issues };

  const origins = new Map<string, Origin>();
  const groups = new Map([...taken].map(([use, own]) => [use, groupOf(use, own, origins)]));
  const whole =
    taken.size === 0 ? ({ ok: true, definition: host } as const) : parseDefinition(withBlocks(host, groups));
  const placeOf = placesOf(origins);
  const found = whole.ok ? writeCopies(whole.definition, taken) : whole.issues;
  if (whole.ok && found.length === 0)
    return { ok: true, definition: withListsOf(whole.definition, taken), placeOf };
  return { ok: false, issues: withPlaces(found, placeOf) };
}

/** Writes the copies between two uses of fragments out, target to source, field by field. A definition without uses has none, and stays as it is. */
function writeCopies(definition: FormDefinition, taken: ReadonlyMap<FragmentUse, Taken>): Issue[] {
  const ids = [...taken.keys()].flatMap(({ id }) => id ?? []);
  return blocksOf(definition).flatMap(({ block, path }): Issue[] => {
    if (!('type' in block) || block.type !== 'switch' || !isBetweenUses(block.copies)) return [];
    const { from, to } = block.copies;
    const fieldsOf = (id: string): Taken['fields'] | undefined =>
      [...taken].find(([use]) => use.id === id)?.[1].fields;
    const [sources, targets] = [fieldsOf(from), fieldsOf(to)];
    if (!sources || !targets) {
      return Object.entries(block.copies).flatMap(([end, id]) =>
        ids.includes(id)
          ? []
          : [
              {
                path: `${path}.copies.${end}`,
                ...unknownName(id, 'id sebuah potongan di formulir ini', ids),
              },
            ],
      );
    }
    block.copies = Object.fromEntries(
      [...targets].flatMap(([name, target]) => {
        const source = sources.get(name);
        return source === undefined || source === target ? [] : [[target, source]];
      }),
    );
    return [];
  });
}

/** A fragment whose lists that ask for texts stand in the fields that name them: each field has such texts of its own. */
function withAskingLists(fragment: Fragment): Fragment {
  const { lists = {} } = fragment;
  const asking = fieldsIn(fragment.blocks).flatMap((field): [Field, object][] => {
    const { list = '', where } = listNamedBy(field) ?? {};
    const own = where === undefined && Object.hasOwn(lists, list) ? (lists[list] ?? []) : [];
    const asks = own.some((entry) => typeof entry !== 'string' && entry.asks !== undefined);
    return asks ? [[field, { ...field, options: own.map((entry) => offer(entry, undefined)) }]] : [];
  });
  // A field that names a list is one with choices.
  return withBlocks(fragment, new Map(asking)) as Fragment;
}

/** The fields of a fragment, groups opened, and the texts that their choices ask for. */
function fieldsIn(blocks: readonly FormBlock[]): Field[] {
  return [...declarations(blocks, '')].map(({ field }) => field);
}

/** A name by the pattern of a use. */
function byPattern(name: string, { names = '{name}' }: FragmentUse): string {
  const upper = name.charAt(0).toUpperCase() + name.slice(1);
  return names.replace('{name}', name).replace('{Name}', upper);
}

/** The names of the fields of a fragment, and of the values of its rows. */
function namesOf(blocks: readonly FormBlock[]): string[] {
  const fields = fieldsIn(blocks);
  const values = fields.flatMap((field) => (field.type === 'rows' ? (field.values ?? []) : []));
  return [...fields, ...values].map(({ name }) => name);
}

function namesIn({ blocks }: Fragment, use: FragmentUse) {
  const { leaveOut = [] } = use;
  return new Map(
    namesOf(blocks)
      .filter((name) => !leaveOut.includes(name))
      .map((name) => [name, nameInUse(name, use)]),
  );
}

/** How a use of a fragment calls a field of it. */
export function nameInUse(name: string, use: FragmentUse): string {
  const { rename = {} } = use;
  const own = Object.hasOwn(rename, name) ? rename[name] : undefined;
  return own ?? byPattern(name, use);
}

/** What a use says of fields that the fragment does not have, and fragments inside fragments. */
function misnamed(use: FragmentUse, { blocks }: Fragment, path: string): Issue[] {
  const known = fieldsIn(blocks).map(({ name }) => name);
  const said = [
    ...Object.keys(use.rename ?? {}).flatMap((name) =>
      namesOf(blocks).includes(name) ? [] : [{ name, at: `rename.${name}` }],
    ),
    ...Object.keys(use.set ?? {}).map((name) => ({ name, at: `set.${name}` })),
    ...(use.leaveOut ?? []).map((name, index) => ({ name, at: `leaveOut[${index}]` })),
  ];
  const inner = usesAmong(blocksIn(blocks, 'blocks')).map((one): Issue => ({
    code: 'wrong-value',
    path: `${path} → fragments/${use.fragment}.json: ${one.path}`,
    received: `"${one.use.fragment}"`,
    expected: 'potongan tanpa potongan lain di dalamnya',
  }));
  return [
    ...inner,
    ...said
      .filter(({ name }) => !known.includes(name))
      .map(({ name, at }) => ({
        path: `${path}.${at}`,
        ...unknownName(name, `nama field di fragments/${use.fragment}.json`, known),
      })),
  ];
}

function sameIds(taken: readonly (readonly [FragmentUse, Taken])[]): Issue[] {
  const seen = new Set<string>();
  return taken.flatMap(([{ id }, { path }]): Issue[] => {
    if (id === undefined) return [];
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    const expected = 'id potongan yang berbeda-beda';
    return [{ code: 'duplicate-id', path: `${path}.id`, received: `"${id}"`, expected, args: { name: id } }];
  });
}

/** A definition with the lists of its fragments beside its own. They are not read again: the fields of several uses share them. */
function withListsOf(definition: FormDefinition, taken: ReadonlyMap<FragmentUse, Taken>): FormDefinition {
  const lists = [...taken.values()].flatMap((own) => [...own.lists]);
  if (lists.length === 0) return definition;
  return { ...definition, lists: { ...definition.lists, ...Object.fromEntries(lists) } };
}

/**
 * A field with its list called as the form will have it. A list that speaks of answers is one for each use, with its names; all others are
 * shared.
 */
function withOwnList(
  field: object,
  use: FragmentUse,
  taken: Taken,
  renaming: Renaming,
  origins: Origins,
): object {
  const named = listNamedBy(field);
  const lists = taken.fragment.lists ?? {};
  const list = named && Object.hasOwn(lists, named.list) ? lists[named.list] : undefined;
  if (!named || !list) return field;
  const speaks = list.some((entry) => typeof entry !== 'string' && entry.visibleWhen !== undefined);
  // No list of a form can be called so.
  const name = `${speaks ? taken.path : use.fragment}[${named.list}]`;
  if (!taken.lists.has(name)) taken.lists.set(name, speaks ? renamedList(list, renaming) : list);
  const place = `lists.${name}`;
  if (!origins.has(place)) origins.set(place, originOf(use, taken, `lists.${named.list}`));
  return { ...field, options: named.where ? { ...named, list: name } : name };
}

type Origins = Map<string, Origin>;

function originOf({ fragment, set }: FragmentUse, { path: at }: Taken, path: string, name = ''): Origin {
  return { at, file: `fragments/${fragment}.json`, path, name, set: Object.keys(set?.[name] ?? {}) };
}

function groupOf(use: FragmentUse, taken: Taken, origins: Origins): unknown {
  const { fragment, fields } = taken;
  const leftOut = new Set(use.leaveOut);
  const renaming: Renaming = {
    names: fields,
    former: (name) => byPattern(name, use),
    leftOut,
    conditions: fragment.conditions ?? {},
  };
  // Who sets a key speaks of the form: of its own answers first, and of names that it had before.
  const ofForm: Renaming = {
    ...renaming,
    names: new Map([...fields].filter(([name]) => !taken.outside.has(name))),
    former: (name) => name,
  };
  const inForm = (field: object, name: string): object => {
    const isSet = Object.hasOwn(use.set ?? {}, name) ? Object.keys(use.set?.[name] ?? {}) : [];
    const said = Object.entries(isSet.length > 0 ? renamed(field, ofForm) : {});
    return {
      ...renamed(field, renaming),
      ...Object.fromEntries(said.filter(([key]) => isSet.includes(key))),
    };
  };
  /** A block as it stands at a place of the form, and at a path of the fragment; `undefined` where nothing of it is left. */
  const blockAt = (block: FormBlock, place: string, path: string): object | undefined => {
    const inside = (list: readonly FormBlock[]): object[] =>
      blocks(list, `${place}.blocks`, `${path}.blocks`);
    if ('type' in block && block.type === 'group') {
      const { blocks: inner, ...own } = block;
      const kept = inside(inner);
      return kept.length === 0 && inner.length > 0 ? undefined : { ...renamed(own, renaming), blocks: kept };
    }
    if (!('type' in block) || !('name' in block)) return renamed(block, renaming);
    if (leftOut.has(block.name)) return undefined;
    if (block.type !== 'rows') {
      const field = withAsked(withSet(block, use), use);
      return inForm(withOwnList(field, use, taken, renaming, origins), block.name);
    }
    const { blocks: inRow, ...own } = withSet(block, use) as RowsField;
    return { ...inForm(own, block.name), blocks: inside(inRow) };
  };
  const blocks = (list: readonly FormBlock[], whole: string, from: string): object[] => {
    const made: object[] = [];
    list.forEach((block, number) => {
      const [place, path] = [`${whole}[${made.length}]`, `${from}[${number}]`];
      const one = blockAt(block, place, path);
      if (!one) return;
      made.push(one);
      origins.set(place, originOf(use, taken, path, 'name' in block ? block.name : undefined));
    });
    return made;
  };
  return { type: 'group', blocks: blocks(fragment.blocks, `${taken.path}.blocks`, 'blocks') };
}

/** A field with the texts that its choices ask for as its use has them: under their names in the fragment, with the keys that it sets. */
function withAsked(block: object, use: FragmentUse): object {
  // What `set` brings is read once more behind this.
  const field = block as Field;
  if (!('options' in field) || !isList(field.options)) return field;
  const asked = new Map(askedFields(field).map((one) => [one.at, one.field]));
  const options = field.options.map((option, index) => {
    const text = asked.get(`.options[${index}].asks`);
    if (typeof option === 'string' || !text) return option;
    const { asks, ...others } = option;
    if (use.leaveOut?.includes(text.name)) return others;
    const own = typeof asks === 'string' ? { label: asks } : asks;
    return { ...others, asks: withSet({ ...own, name: text.name } as Field, use) };
  });
  return { ...field, options };
}

/** A field of a fragment with the keys that its use sets; what `set` says has the names of the fragment, or of the form. */
export function withSet(field: Field, { labels, set = {} }: Pick<FragmentUse, 'labels' | 'set'>): object {
  const own = Object.hasOwn(set, field.name) ? (set[field.name] ?? {}) : {};
  const label = labels === undefined ? {} : { label: labels.replace('{label}', field.label) };
  return Object.fromEntries(
    Object.entries({ ...field, ...label, ...own }).filter(([, value]) => value !== null),
  );
}
