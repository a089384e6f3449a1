import { useEffect, useRef, useState, type RefObject } from 'react';
import type { CodeHandle } from '../code/CodeEditor';
import { outcomeOf } from './attempt';
import { namedByWords } from './beginning';
import { focusAt } from './focus';
import { renamingOf } from './rename';
import type { Edit } from './textEdits';
import { words } from './words';

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
