import { findNodeAtLocation, parseTree, visit, type Node } from 'jsonc-parser';
import {
  collectNames,
  formulaWithNames,
  loadForm,
  textWithNames,
  type Issue,
  type NameOf,
} from '../../../interpreter';
import type { TextEdit } from '../../checker';
import { locate, readSpots } from '../../checker/json/locate';
import { changed, textChanges, type Edit } from './textEdits';

/** A name that an edit changes at its own place. */
interface Renaming {
  from: string;
  to: string;
}

/** The name that an edit gives to what had another one; `undefined`: it does something else. */
export function renamingOf(text: string, edit: Edit): Renaming | undefined {
  if (edit.do === 'rename') return { from: String(edit.path.at(-1)), to: edit.name };
  if (edit.do !== 'set' || typeof edit.value !== 'string' || edit.value === '') return undefined;
  const root = parseTree(text);
  const before: unknown = root && findNodeAtLocation(root, edit.path)?.value;
  return typeof before === 'string' && before !== edit.value ? { from: before, to: edit.value } : undefined;
}

type Guests = ReadonlyMap<string, string>;

/** Rounds of looking for uses; one that is found may hide another from the compiler. */
const mostRounds = 20;

/**
 * The changes of a text that give every use of a name the new one, too, after `next` has it at its own place; and how many uses
 * there are. What is a use, the compiler says: each place at which it does not find the old name any more.
 */
export function followed(
  text: string,
  next: string,
  renaming: Renaming,
  slug: string,
  guests: Guests,
): { changes: readonly TextEdit[]; uses: number } {
  const nameOf = namesOf(text, renaming, slug, guests);
  let now = next;
  let uses = 0;
  for (let round = 0; round < mostRounds; round += 1) {
    const loaded = loadForm(now, slug, guests);
    if (loaded.ok) break;
    const before = now;
    for (const issue of new Map(loaded.issues.map((one) => [one.path, one])).values()) {
      const renamed = renamedAt(now, issue, renaming, nameOf);
      if (renamed !== now) uses += 1;
      now = renamed;
    }
    if (now === before) break;
  }
  return { changes: differences(text, now), uses };
}

/** The text with a name changed where the compiler stumbles: in the key there, or in what stands under it. */
function renamedAt(text: string, issue: Issue, { from, to }: Renaming, nameOf: NameOf): string {
  const { keys, rest } = locate(readSpots(text), issue.path);
  if (rest !== '') return text;
  const path = [...keys];
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, path);
  const edits = ((): Edit[] => {
    if (path.at(-1) === from) return [{ do: 'rename', path, name: to }];
    if (node?.type === 'string')
      return [{ do: 'set', path, value: withName(String(node.value), from, nameOf) }];
    // Some places are told by the list or object around them.
    if (!node || issue.code !== 'unknown-name' || issue.args.name !== from) return [];
    const named = namesIn(node).filter(({ value }) => value === from);
    return named.map(({ key }) => ({ do: 'set', path: [...path, key], value: to }));
  })();
  return edits.reduce((now, edit) => changed(now, textChanges(now, edit) ?? []), text);
}

function namesIn({ type, children = [] }: Node): { key: string | number; value: unknown }[] {
  const valueOf = (node: Node | undefined): unknown => node?.value;
  if (type === 'array') return children.map((one, key) => ({ key, value: valueOf(one) }));
  return children.map(({ children: [key, value] = [] }) => ({
    key: String(key?.value),
    value: valueOf(value),
  }));
}

/** A name alone, a text with the name in its formulas, or a formula with it. */
function withName(written: string, from: string, nameOf: NameOf): string {
  if (written === from) return nameOf(from, undefined);
  const inTexts = textWithNames(written, nameOf);
  return inTexts === written ? formulaWithNames(written, nameOf) : inTexts;
}

/** The new name for the old one: alone, and as a column behind the name of its rows, for the bank's answers may have such a key. */
function namesOf(text: string, { from, to }: Renaming, slug: string, guests: Guests): NameOf {
  const loaded = loadForm(text, slug, guests);
  const names = loaded.ok ? collectNames(loaded.form.definition, () => undefined) : undefined;
  const rows = names?.groupOf(from);
  return (name, owner) => (name === from && (owner === undefined || owner === rows) ? to : name);
}

/** What is different between two texts that have the same keys and values in the same places. */
function differences(before: string, after: string): TextEdit[] {
  const now = wordsIn(after);
  return wordsIn(before).flatMap(([from, to], at): TextEdit[] => {
    const [start, end] = now[at] ?? [from, to];
    const insert = after.slice(start, end);
    return insert === before.slice(from, to) ? [] : [{ from, to, insert }];
  });
}

/** Where each key and each text, number and tick stands. */
function wordsIn(text: string): [from: number, to: number][] {
  const found: [number, number][] = [];
  visit(text, {
    onObjectProperty: (_, offset, length) => void found.push([offset, offset + length]),
    onLiteralValue: (_, offset, length) => void found.push([offset, offset + length]),
  });
  return found;
}
