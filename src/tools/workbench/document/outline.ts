import { type FragmentUse, type Json, nameInUse } from '../../../interpreter';
import { type Path, type Role, type Schema, schemaBelow } from '../../../language/schema';
import { contentBlock } from '../../../language/schemas/content';
import { formBlock } from '../../../language/schemas/fields';
import { fragment, stage, step } from '../../../language/schemas/form';
import { jsonOf as jsonIn } from '../../checker/json/walk';
import { headingOf, keysOf } from '../../schema/described';
import { bare } from '../../schema/bare';
import { jsonOf, type Part, partAt, partsOf, textAt } from './parts';
import { asUsed } from './pieces';
import { calledBy } from '../../schema/calledBy';
import { inWords } from '../../words/values';
import { words } from './words';
import { useEffect, useMemo, useRef, useState } from 'react';
import { keepPlace, placeKept } from '../source/copies';

/** A line of the outline: a stage, a step or a block. */
export interface OutlineEntry {
  path: Path;
  title: string;
  kind?: string;
  name?: string;
  /** The question that it shows once more. */
  again?: string;
  step?: string;
  depth: number;
  /** Which it is in its list, and how many stand there. */
  index: number;
  count: number;
  inner?: Path;
  /** It stands in a shared piece: it stays in its place there. */
  isShared?: true;
}

/** A path as the key of a line. */
export const keyOf = (path: Path): string => path.join('.');

/** How a reader calls an entry. */
export const titleIn = ({ title }: OutlineEntry): string => (title === '' ? words.untitled : title);

export type ListPart = Extract<Part, { kind: 'list' }>;

const lines: ReadonlySet<unknown> = new Set([stage, step, formBlock, contentBlock]);

/** What reads the items of a list. */
export function itemOf({ schema }: ListPart): Schema<unknown> | undefined {
  const item = schema && schemaBelow(schema, 0);
  return item && bare(item);
}

/** The list at a path. */
export function listIn(root: Part, path: Path): ListPart | undefined {
  const found = partAt(root, path);
  return found?.kind === 'list' ? found : undefined;
}

/** Whether a part is a list that the outline shows. */
export function isOutlined(part: Part): part is ListPart {
  return part.kind === 'list' && lines.has(itemOf(part));
}

/** The lists of an object that the outline shows. */
export function outlinedIn(part: Part): readonly ListPart[] {
  return 'parts' in part ? part.parts.filter(isOutlined) : [];
}

type Pieces = ReadonlyMap<string, string>;

/**
 * All stages, steps and blocks of a definition, in order; below what takes a shared piece in, what that asks there. A question that is
 * shown once more is called as where it is asked.
 */
export function outlineOf(root: Part, pieces: Pieces = new Map()): OutlineEntry[] {
  const entries = below(root, 0, pieces);
  const titles = new Map(entries.map(({ name, title }) => [name, title]));
  return entries.map((entry) => {
    const { again, title } = entry;
    // One with words of its own is called by them.
    if (again === undefined || title !== inWords(again)) return entry;
    return { ...entry, title: titles.get(again) ?? title };
  });
}

function below(part: Part, depth: number, pieces: Pieces, around?: string): OutlineEntry[] {
  return outlinedIn(part).flatMap((list) =>
    list.parts.flatMap((one, index): OutlineEntry[] => {
      const own = declaredIn(one, 'step') ?? around;
      const shared = sharedBelow(one, depth + 1, pieces, own);
      const asked = shared.flatMap(({ name, title }) => (name === undefined ? [] : [title])).join(', ');
      const entry: OutlineEntry = {
        path: one.path,
        title: asked === '' ? titleOf(one) : shortened(asked),
        kind: asked === '' ? kindOf(one) : words.shared,
        name: declaredIn(one, 'answer'),
        again: textAt(one, 'use'),
        step: own,
        depth,
        index,
        count: list.parts.length,
        inner: outlinedIn(one)[0]?.path,
      };
      return [entry, ...shared, ...below(one, depth + 1, pieces, own)];
    }),
  );
}

/** The lines of a piece that a part takes in, as it has them: what it leaves out is not there. */
function sharedBelow(part: Part, depth: number, pieces: Pieces, step: string | undefined): OutlineEntry[] {
  const text = pieces.get(textAt(part, 'fragment') ?? '');
  const piece = jsonIn(text) as Json | undefined;
  if (piece === undefined) return [];
  // The language has read it as a use.
  const use = jsonOf(part) as unknown as FragmentUse;
  return below(partsOf(asUsed(piece, use), fragment), depth, new Map(), step).flatMap((entry) => {
    const { name, inner: _, ...others } = entry;
    if (name !== undefined && use.leaveOut?.includes(name)) return [];
    const path = [...part.path, 'fragment', ...entry.path];
    return [{ ...others, path, isShared: true, ...(name !== undefined && { name: nameInUse(name, use) }) }];
  });
}

function declaredIn(part: Part, role: Role): string | undefined {
  const found = 'parts' in part ? part.parts : [];
  const name = found.find(({ schema }) => {
    const node = schema?.node;
    return node?.kind === 'text' && node.declares && node.role === role;
  });
  return name?.kind === 'text' ? name.value : undefined;
}

function kindOf(part: Part): string | undefined {
  const type = 'parts' in part ? part.parts.find(({ path }) => path.at(-1) === 'type') : undefined;
  if (type?.kind !== 'choice') return undefined;
  const about = type.choices.find(({ value }) => value === type.value)?.about;
  return about === undefined ? undefined : calledBy(about).called;
}

/** The text under a key, of what it names by the words of the name; the name of a condition is no words of the part. */
function wordsUnder(part: Part, key: string): string | undefined {
  const node = partAt(part, [key])?.schema?.node;
  const role = node?.kind === 'text' ? node.role : undefined;
  const text = key === 'type' || role === 'condition' ? undefined : textAt(part, key);
  return text !== undefined && role !== undefined && named.has(role) ? inWords(text) : text;
}

const named: ReadonlySet<Role> = new Set(['answer', 'form']);

const longestTitle = 60;

/** How a reader calls a part: by what visitors read of it first, else by its first text. */
export function titleOf(part: Part): string {
  const keys = part.schema
    ? [headingOf(part.schema) ?? [], keysOf(part.schema).map(({ key }) => key)].flat()
    : [];
  const fragment = textAt(part, 'fragment');
  if (fragment !== undefined) return words.fragmentOf(fragment);
  const found = keys.flatMap((key) => wordsUnder(part, key) ?? [])[0] ?? kindOf(part) ?? '';
  // What a formula gives is not known here.
  return shortened(
    found
      .replace(/<[^>]*>/g, '')
      .replace(/\{[^{}]*\}/g, '…')
      .trim(),
  );
}

function shortened(title: string): string {
  return title.length > longestTitle ? `${title.slice(0, longestTitle - 1)}…` : title;
}

/** Where editing begins: the form is in view there, and what adds to it. */
const firstStep = (entries: readonly OutlineEntry[]): Path =>
  entries.find(({ path }) => path.at(-2) === 'steps')?.path ?? [];

/** Which line of a document is chosen, at first that of the last visit or the first step; one that an edit has taken back gives way to the one around it. */
export function useSelection(name: string, root: Part | undefined, pieces: ReadonlyMap<string, string>) {
  const [chosen, setChosen] = useState(() => placeKept(name));
  const [said, setSaid] = useState('');
  /** What shows the chosen line: it begins at its top. */
  const panel = useRef<HTMLDivElement>(null);
  /** The way in which the chosen line was moved by its button: the focus goes along. */
  const moved = useRef<'up' | 'down'>(undefined);
  const entries = useMemo(() => (root ? outlineOf(root, pieces) : []), [root, pieces]);
  const selected = useMemo(() => lineAround(entries, chosen ?? firstStep(entries)), [entries, chosen]);
  const line = keyOf(selected);
  // Of another line alone: what is pressed while a box is left must not move away.
  useEffect(() => {
    if (panel.current) panel.current.scrollTop = 0;
  }, [line]);

  useEffect(() => {
    const direction = moved.current;
    if (direction === undefined) return;
    moved.current = undefined;
    const shown = document.querySelector(`[data-outline="${CSS.escape(line)}"]`);
    const button = shown?.querySelector<HTMLButtonElement>(`[data-move="${direction}"]:not(:disabled)`);
    (button ?? shown?.querySelector('button'))?.focus();
  }, [entries, line]);
  /** Chooses a line; one that is not there yet counts as soon as it is. */
  const select = (path: Path, sentence?: string): void => {
    setChosen(path);
    keepPlace(name, path);
    if (sentence !== undefined) setSaid(sentence);
  };
  return { entries, selected, select, said, moved, panel };
}

/** The path of the innermost line that a path is, or lies in. */
export function lineAround(entries: readonly OutlineEntry[], path: Path): Path {
  return entries.findLast((one) => one.path.every((key, at) => key === path[at]))?.path ?? [];
}
