import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CodeHandle } from '../code/CodeEditor';
import type { Path } from '../../../language/schema';
import { jsonOf, textIn } from '../../checker/json/walk';
import { slugFrom } from '../../new-form/slug';
import { declarationOf, headingOf, isRead } from '../../schema/described';
import { toOption } from '../../../interpreter';
import { declaredAt, wayIn, withOwnNames } from './language';
import { outcomeOf } from './attempt';
import { keyOf } from './outline';
import { renamingOf } from './rename';
import type { Edit } from './textEdits';
import { words } from './words';
import type { Reworded } from './projectFiles';

/** A name that has just become another one, with its uses. */
export interface Renamed {
  from: string;
  to: string;
  uses: number;
  owner: Path;
}

/** Makes an edit of the text that is on the screen, or says why not; the focus then goes to what stands at a path. */
export type Try = (edit: Edit, focus?: Path) => string | undefined;

interface EditingOptions {
  slug: string;
  /** The text that is on the screen; it may be a moment old. */
  read: string | undefined;
  code: RefObject<CodeHandle | null>;
  includedForms: ReadonlyMap<string, string>;
}

/** Edits of the text behind the document. What is new gets its name from its words; a name that changes is reported. */
export function useEditing({ slug, read, code, includedForms }: EditingOptions) {
  const [renamed, setRenamed] = useState<Renamed>();
  /** A name or a text of visitors that the last edit has changed: scenarios may speak of the old one. */
  const [reworded, setReworded] = useState<Reworded>();
  const focus = useRef<Path>(undefined);
  const fresh = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (focus.current && focusAt(focus.current)) focus.current = undefined;
  }, [read]);

  const make = (now: string, edit: Edit): string | undefined => {
    const outcome = outcomeOf(now, edit, slug, includedForms);
    if (!outcome) return words.gone;
    if ('why' in outcome) return outcome.why;
    const { after, uses } = outcome;
    if (after !== now) code.current?.replace(after);
    const other = rewordedBy(now, edit);
    // What something else is still called by is not meant by the old word alone.
    const isElsewhere =
      other?.of === undefined && (code.current?.text() ?? '').includes(JSON.stringify(other?.from ?? ''));
    setReworded(isElsewhere ? undefined : other);
    const renaming = uses > 0 ? renamingOf(now, edit) : undefined;
    if (renaming && 'path' in edit) setRenamed({ ...renaming, uses, owner: edit.path.slice(0, -1) });
    return undefined;
  };
  const attempt: Try = (edit, then) => {
    const now = code.current?.text() ?? '';
    // Where the text has changed since it was read, nobody knows which block is where; a value is where it was typed.
    if (now !== read && edit.do !== 'set') return words.gone;
    const named = namedByWords(edit, now, fresh.current);
    const isNamed = named !== edit && make(now, named) === undefined;
    const why = isNamed ? undefined : make(now, edit);
    if (why === undefined) focus.current = then;
    return why;
  };
  return {
    attempt,
    added: (path: Path): void => {
      const names = declaredAt(jsonOf(code.current?.text()), path).map(({ role, text }) => `${role} ${text}`);
      fresh.current = new Set([...fresh.current, ...names]);
    },
    renamed,
    reworded,
    forget: (): void => {
      setRenamed(undefined);
      setReworded(undefined);
    },
  };
}

/** The name or the words that an edit changes into others; of a choice with a code its code, or else its label. */
function rewordedBy(text: string, edit: Edit): Reworded | undefined {
  if (edit.do === 'all') return edit.edits.flatMap((one) => rewordedBy(text, one) ?? [])[0];
  const renaming = renamingOf(text, edit);
  if (renaming) return renaming;
  if (edit.do !== 'set' || typeof edit.value !== 'string') return undefined;
  const place = wayIn(jsonOf(text), edit.path)?.at(-1);
  const from = place?.value;
  if (!place || typeof from !== 'string' || from === '' || from === edit.value || !isRead(place.schema))
    return undefined;
  const { node } = place.schema;
  if (node.kind !== 'text' || node.role !== 'option') return { from, to: edit.value };
  const [before, after] = [toOption(from), toOption(edit.value)];
  const of = textIn(place.owner, 'name');
  return before.code === after.code
    ? { from: before.label, to: after.label, of }
    : { from: before.code, to: after.code, of };
}

const mostWords = 4;

/**
 * The edit that gives something new its words, and a name that follows from them: who adds a question thinks of its label. Any other
 * edit stays as it is.
 */
function namedByWords(edit: Edit, text: string, fresh: ReadonlySet<string>): Edit {
  if (edit.do !== 'set' || typeof edit.value !== 'string') return edit;
  const owner = edit.path.slice(0, -1);
  const around = wayIn(JSON.parse(text), owner)?.at(-1);
  const own = around && declarationOf(around.schema);
  if (!own || edit.path.at(-1) !== headingOf(around.schema)) return edit;
  if (!fresh.has(`${own.role} ${textIn(around.value, own.key)}`)) return edit;
  const words = slugFrom(edit.value).split('-').filter(Boolean).slice(0, mostWords);
  const name = own.role === 'answer' ? camel(words) : words.join('-');
  if (!/^[a-z]/.test(name) || textIn(around.value, own.key) === name) return edit;
  const free = withOwnNames({ [own.key]: name }, around.schema, JSON.parse(text));
  return {
    do: 'all',
    edits: [edit, { do: 'set', path: [...owner, own.key], value: textIn(free, own.key) }],
  };
}

/** Words as a name: `nama ibu kandung` as `namaIbuKandung`. */
export function camel(words: readonly string[]): string {
  return words.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');
}

/**
 * Takes the focus to what stands at a path: to its words, else its control, else its line in the outline. False: it is not on the
 * screen yet.
 */
export function focusAt(path: Path): boolean {
  const key = keyOf(path);
  const found = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
  const below = `[data-part^="${CSS.escape(`${key}.`)}"]`;
  const place =
    found(`${below}[data-words]`) ??
    found(`[data-part="${CSS.escape(key)}"]`) ??
    found(below) ??
    found(`[data-outline="${CSS.escape(key)}"]`);
  if (!place) return false;
  // What was added is seen at once.
  for (
    let around = place.closest('details');
    around;
    around = around.parentElement?.closest('details') ?? null
  ) {
    around.open = true;
  }
  for (const inside of place.querySelectorAll('details')) inside.open = true;
  const control =
    place.querySelector<HTMLElement>('input, textarea, select') ??
    place.querySelector<HTMLElement>('summary, button');
  control?.focus();
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.select();
  return control !== null;
}

/** Takes the focus to a part, or to the one around it: rows of a condition stand in the part that has it. */
export function reach(path: Path): void {
  path.findLast((_, at) => focusAt(path.slice(0, at + 1)));
}
