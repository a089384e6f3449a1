import { type AnswerCheck, isList, isObject, type Json } from '../../../interpreter';
import { browserClock } from '../../../form';
import type { Path, Schema } from '../../../language/schema';
import { canHold, checkMessage, readsChecks } from './beginnings';
import { fitted, placed, type Put, schemaFor } from './fit';
import type { Known } from './questions';
import { keyOf, type ListPart, type OutlineEntry, titleIn, titleOf } from './outline';
import { withOwnNames } from './language';
import { type Offer, type Part, partAt } from './parts';
import type { Refused } from './notices';
import { type Edit, pathAfter } from './textEdits';
import type { Try } from './useEditing';
import { usersOf } from './users';
import { words } from './words';
import { textIn, valueAt } from '../../checker/json/walk';
import { readComparison } from './expressions';
import type { RefObject } from 'react';
import { takenNames } from './palette';

/** The half of the document in which an edit was made: a refusal is shown there. */
export type Half = 'outline' | 'part';

interface EditParts {
  slug: string;
  /** The text that is on the screen, as it was drawn; and as it is by now. */
  text: string;
  newest: () => string;
  root: Part;
  known: Known | undefined;
  texts: ReadonlyMap<string, string>;
  attempt: Try;
  added: (path: Path) => void;
  /** Shows why an edit was refused, or nothing; gives the reason back. */
  report: (of: Half, why: string | undefined, more?: Partial<Refused>) => string | undefined;
}

export type Edits = ReturnType<typeof editsOf>;

/** The ways to change the document that is drawn now; each gives why it may not be changed so, or nothing. */
export function editsOf({ slug, text, newest, root, known, texts, attempt, added, report }: EditParts) {
  /** Makes an edit; an edit that something else forbids is refused, with who forbids it and why. */
  const tried =
    (of: Half): Try =>
    (edit, focus) => {
      const now = newest();
      const why = attempt(edit, focus);
      if (why === undefined || edit.do !== 'remove') return report(of, why);
      const own = partAt(root, edit.path);
      const users = usersOf(now, edit, { form: known?.form, slug, includedForms: texts });
      return report(of, why, { users, title: own ? titleOf(own) || String(edit.path.at(-1)) : '' });
    };
  /** Sets an answer of the document in the way that fits what stands around it. */
  const change: Try = (edit, focus) => {
    const why = attempt(known ? withMessage(known, edit) : edit, focus);
    if (why === undefined) report('part', undefined);
    return why;
  };
  /** Puts something new into the document; `otherwise`: what else would do. */
  const put = (edit: Put, otherwise: Offer['otherwise'] = [], focus: Path): string | undefined => {
    const json: unknown = JSON.parse(text);
    const schema = schemaFor(json, edit);
    const fit = (now: string, one: Put): Put =>
      known ? fitted(now, one, { ...known, json: JSON.parse(now) }, slug, texts) : one;
    const values = [edit.value, ...otherwise].filter(
      (value) => !schema || !known || canBegin(known, schema, value),
    );
    if (values.length === 0) return words.noCheck;
    const ways = values.flatMap((value) => {
      const own = { ...edit, value: schema ? withOwnNames(value, schema, json) : value };
      return [() => placed(text, own, fit), () => fit(text, own)];
    });
    return firstOf(attempt, ways, focus);
  };
  /** The same in the part that is chosen, where it is said why not. */
  const putInPart = (edit: Put, focus: Path, otherwise?: Offer['otherwise']): string | undefined => {
    const why = report('part', put(edit, otherwise, focus));
    if (why === undefined) added(edit.do === 'insert' ? [...edit.path, edit.index] : edit.path);
    return why;
  };
  return { tried, change, put, putInPart };
}

/** Makes the first of these edits that may be made; otherwise why the first of them may not. */
function firstOf(
  attempt: Try,
  ways: readonly (() => Edit)[],
  focus?: Parameters<Try>[1],
): string | undefined {
  const reasons: string[] = [];
  for (const way of ways) {
    const why = attempt(way(), focus);
    if (why === undefined) return undefined;
    reasons.push(why);
  }
  return reasons[0];
}

/** Whether a check, or a list of them, can be passed by somebody; anything else may begin. */
function canBegin(known: Known, schema: Schema<unknown>, value: Json): boolean {
  if (readsChecks(schema) === undefined) return true;
  // What is offered as a check is one of the language.
  const checks = (isList(value) ? value : [value]) as readonly unknown[] as readonly AnswerCheck[];
  return checks.every((one) => canHold(known, one, browserClock.today()));
}

/** The same edit with the message of a check that says its comparison; one in other words stays. */
function withMessage(known: Known, edit: Edit): Edit {
  if (edit.do !== 'set' || edit.path.at(-1) !== 'that' || typeof edit.value !== 'string') return edit;
  const owner = edit.path.slice(0, -1);
  const check = valueAt(known.json, owner);
  const [before, after] = [readComparison(textIn(check, 'that')), readComparison(edit.value)];
  if (!before || !after || textIn(check, 'message') !== checkMessage(known, before)) return edit;
  const value = checkMessage(known, after);
  return { do: 'all', edits: [edit, { do: 'set', path: [...owner, 'message'], value }] };
}

/** Where something is dropped: beside a line, or in what the line holds. */
export type Side = 'before' | 'after' | 'into';

/** The sides of a line on which another one may be dropped: steps among steps, blocks among blocks, and nothing in itself. */
export function sidesOf(dragged: OutlineEntry, target: OutlineEntry): readonly Side[] {
  const kind = dragged.path.at(-2);
  const isInside = dragged.path.every((key, at) => key === target.path[at]);
  if (isInside) return [];
  const beside = target.path.at(-2) === kind ? (['before', 'after'] as const) : [];
  return target.inner?.at(-1) === kind ? [...beside, 'into'] : beside;
}

/** The side that is meant at a height of a line, from 0 at its top to 1. */
export function sideAt(sides: readonly Side[], height: number): Side | undefined {
  if (!sides.includes('into')) return sides.length === 0 ? undefined : height < 0.5 ? 'before' : 'after';
  if (!sides.includes('before')) return 'into';
  // What a line holds stands below it: its lower half leads there.
  return height < 0.3 ? 'before' : height > 0.85 ? 'after' : 'into';
}

function dropPlaceOf(target: OutlineEntry, side: Side): { list: Path; index: number } {
  if (side === 'into') return { list: target.inner ?? [], index: 0 };
  return { list: target.path.slice(0, -1), index: target.index + (side === 'after' ? 1 : 0) };
}

/** A fragment that is asked about before it is added at a place of a list: by which names. */
export interface AskedFragment {
  fragment: string;
  list: Path;
  index: number;
  offer: Offer;
}

interface LineParts {
  entries: readonly OutlineEntry[];
  known: Known | undefined;
  listAt: (path: Path) => ListPart | undefined;
  moved: RefObject<'up' | 'down' | undefined>;
  /** Makes an edit, and says whether it was made; the focus then goes to what stands at a path. */
  make: (edit: Edit, focus?: Path) => boolean;
  put: Edits['put'];
  ask: (asked: AskedFragment | undefined) => void;
  report: (why: string | undefined) => void;
  added: (path: Path) => void;
  /** A line stands there now, or around there where it was removed; the sentence is for the ear. */
  select: (path: Path, sentence: string) => void;
  onShow: (entry: OutlineEntry) => void;
}

/** How lines are moved by their buttons, carried into another list, dropped, removed, and added. */
export function lineEditsOf(parts: LineParts) {
  const { entries, known, listAt, moved, make, ask, report, select } = parts;
  const take = (entry: OutlineEntry, list: Path, index: number, sentence: (to: Path) => string): void => {
    const edit = { do: 'move', path: entry.path, to: list, index } as const;
    const path = pathAfter(edit);
    if (make(edit)) select(path, sentence(path));
  };
  const counted = (entry: OutlineEntry) => (to: Path) =>
    words.moved(titleIn(entry), Number(to.at(-1)) + 1, entry.count);
  const add = (
    list: Path,
    index: number,
    { name, title, called = name, value, otherwise = [] }: Offer,
  ): string | undefined => {
    const path = [...list, index];
    const why = parts.put({ do: 'insert', path: list, index, value }, otherwise, path);
    if (why !== undefined) return why;
    parts.added(path);
    select(path, words.added(title ?? called));
    const home = entries.find((one) => keyOf(one.path) === keyOf(list.slice(0, -1)));
    if (home) parts.onShow(home);
    return undefined;
  };
  return {
    onMove: (entry: OutlineEntry, by: 1 | -1): void => {
      moved.current = by === 1 ? 'down' : 'up';
      take(entry, entry.path.slice(0, -1), entry.index + (by === 1 ? 2 : -1), counted(entry));
    },
    onCarry: (entry: OutlineEntry, home: OutlineEntry): void => {
      const list = home.inner ?? [];
      moved.current = 'up';
      take(entry, list, listAt(list)?.parts.length ?? 0, () => words.into(titleIn(entry), titleIn(home)));
    },
    onDrop: (dragged: OutlineEntry, target: OutlineEntry, side: Side): void => {
      const { list, index } = dropPlaceOf(target, side);
      const home = entries.find(({ inner }) => inner && keyOf(inner) === keyOf(list));
      const isOwn = keyOf(list) === keyOf(dragged.path.slice(0, -1));
      const sentence = (): string => words.into(titleIn(dragged), home ? titleIn(home) : words.whole);
      take(dragged, list, index, isOwn ? counted(dragged) : sentence);
    },
    onRemove: (entry: OutlineEntry): void => {
      const around = entry.path.slice(0, -2);
      if (make({ do: 'remove', path: entry.path }, around)) select(around, words.removed(titleIn(entry)));
    },
    onAdd: (list: Path, at: number, offer: Offer): void => {
      const index = Math.min(at, listAt(list)?.parts.length ?? 0);
      const fragment = isObject(offer.value) ? offer.value.fragment : undefined;
      const isTaken = known && typeof fragment === 'string' && takenNames(known, fragment).length > 0;
      ask(isTaken ? { fragment, list, index, offer } : undefined);
      report(isTaken ? undefined : add(list, index, offer));
    },
    addFragment: ({ fragment, list, index, offer }: AskedFragment, names: string): string | undefined => {
      const why = add(list, index, { ...offer, value: { fragment, names } });
      if (why === undefined) ask(undefined);
      return why;
    },
  };
}
