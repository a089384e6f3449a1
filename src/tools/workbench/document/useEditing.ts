import { useEffect, useRef, useState, type RefObject } from 'react';
import type { CodeHandle } from '../code/CodeEditor';
import type { Json } from '../../../interpreter';
import { wayTo } from '../../../language/schema';
import { formDefinition } from '../../../language/schemas/form';
import { partOf } from '../../checker/json/walk';
import { slugFrom } from '../../new-form/slug';
import { declarationOf, headingOf } from '../../schema/described';
import { outcomeOf } from './attempt';
import { renamingOf } from './rename';
import type { Edit } from './textEdits';
import { words } from './words';
import { withOwnNames } from './ownNames';
import { keyOf } from './Outline';

type Path = readonly (string | number)[];

/** A name that has just become another one, with its uses. */
export interface Renamed {
  from: string;
  to: string;
  uses: number;
  /** What has the name. */
  owner: Path;
}

/** Makes an edit of the text that is on the screen, or says why not; the focus then goes to what stands at a path. */
export type Try = (edit: Edit, focus?: Path) => string | undefined;

interface EditingOptions {
  slug: string;
  /** The text that is on the screen; it may be a moment old. */
  read: string | undefined;
  code: RefObject<CodeHandle | null>;
  guests: ReadonlyMap<string, string>;
}

/** Edits of the text behind the document. What is new gets its name from its words; a name that changes is told. */
export function useEditing({ slug, read, code, guests }: EditingOptions): {
  attempt: Try;
  /** Tells what has just been added. */
  added: (path: Path) => void;
  renamed: Renamed | undefined;
  forget: () => void;
} {
  const [renamed, setRenamed] = useState<Renamed>();
  const focus = useRef<Path>(undefined);
  const fresh = useRef<Path>(undefined);
  useEffect(() => {
    if (focus.current && focusAt(focus.current)) focus.current = undefined;
  }, [read]);

  const make = (now: string, edit: Edit): string | undefined => {
    const outcome = outcomeOf(now, edit, slug, guests);
    if (!outcome) return words.gone;
    if ('why' in outcome) return outcome.why;
    const { changes, uses } = outcome;
    if (changes.length > 0) code.current?.change(changes);
    const renaming = uses > 0 ? renamingOf(now, edit) : undefined;
    if (renaming && 'path' in edit) setRenamed({ ...renaming, uses, owner: edit.path.slice(0, -1) });
    return undefined;
  };
  const attempt: Try = (edit, then) => {
    const now = code.current?.text() ?? '';
    // Where the text has changed since it was read, nobody knows which block is where; a value is where it was typed.
    if (now !== read && edit.do !== 'set') return words.gone;
    const named = fresh.current ? namedByWords(edit, now, fresh.current) : edit;
    const isNamed = named !== edit && make(now, named) === undefined;
    const why = isNamed ? undefined : make(now, edit);
    if (isNamed) fresh.current = undefined;
    if (why === undefined) focus.current = then;
    return why;
  };
  return {
    attempt,
    added: (path) => {
      fresh.current = path;
    },
    renamed,
    forget: () => setRenamed(undefined),
  };
}

/** Places of a text that hold a name, in a key or as a whole value. */
export function placesOf(text: string | undefined, name: string): number {
  return text === undefined ? 0 : text.split(JSON.stringify(name)).length - 1;
}

/** Words of a label that make a name. */
const mostWords = 4;

/**
 * The edit that gives something new its words, and a name that follows from them: who adds a question thinks of its label. Any other
 * edit stays as it is.
 */
function namedByWords(edit: Edit, text: string, fresh: readonly (string | number)[]): Edit {
  if (edit.do !== 'set' || typeof edit.value !== 'string') return edit;
  const owner = edit.path.slice(0, -1);
  const around = wayTo(formDefinition, JSON.parse(text), owner)?.at(-1);
  const declared = around && declarationOf(around.schema);
  if (!declared || owner.join('.') !== fresh.join('.') || edit.path.at(-1) !== headingOf(around.schema))
    return edit;
  const words = slugFrom(edit.value).split('-').filter(Boolean).slice(0, mostWords);
  const name = declared.role === 'answer' ? camel(words) : words.join('-');
  if (!/^[a-z]/.test(name) || partOf(around.value, declared.key) === name) return edit;
  const own = withOwnNames({ [declared.key]: name }, around.schema, JSON.parse(text));
  return {
    do: 'all',
    edits: [edit, { do: 'set', path: [...owner, declared.key], value: partOf(own, declared.key) as Json }],
  };
}

function camel(words: readonly string[]): string {
  return words.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');
}

/**
 * Takes the focus to what stands at a path: to its words, else its control, else its line in the outline. False: it is not on the
 * screen yet.
 */
function focusAt(path: readonly (string | number)[]): boolean {
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
