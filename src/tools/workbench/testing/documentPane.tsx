import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useImperativeHandle, useMemo, useRef, useState, type Ref, type RefObject } from 'react';
import { loadForm, type Json } from '../../../interpreter';
import { checkDefinition } from '../../checker';
import type { CodeHandle } from '../code/CodeEditor';
import { DocumentPane, type FormActs } from '../document/DocumentPane';
import type { OutlineEntry } from '../document/outline';
import { memoryFolder } from './memoryFolder';

// Whether each of hundreds of elements is hidden takes jsdom seconds; nothing here is, but for closed details.
configure({ defaultHidden: true });

/** The document view of a definition, with a text behind it that has a history, and files beside it. */
export interface OpenedPane {
  definition: () => Record<string, Json>;
  text: () => string;
  /** The other files as they are now. */
  files: () => Readonly<Record<string, string>>;
  /** Another tab saves a file. */
  write: (name: string, text: string) => Promise<void>;
  shown: OutlineEntry[];
  /** Leads to what a finding is about. */
  go: (path: string) => Promise<void>;
  /** What the form lets be done. */
  acts: RefObject<FormActs | undefined>;
}

/** Draws the document view of a definition; `beside` are the texts of other files of the folder. */
export async function openPane(
  definition: object,
  beside: Readonly<Record<string, string>> = {},
): Promise<OpenedPane> {
  localStorage.clear();
  let now = JSON.stringify(definition, null, 2);
  const shown: OutlineEntry[] = [];
  let go = (_: string): Promise<void> => Promise.resolve();
  const { files, folder } = memoryFolder(beside);
  const includedForms = new Map(
    Object.entries(beside).map(([name, text]) => [name.replace(/\.json$/, ''), text] as const),
  );
  const acts: OpenedPane['acts'] = { current: undefined };
  function Pane() {
    const [text, setText] = useState(now);
    const [goal, setGoal] = useState<{ path: string }>();
    useEffect(() => {
      go = (path) =>
        act(() => {
          setGoal({ path });
          return Promise.resolve();
        });
    }, []);
    const code = useRef<CodeHandle>(null);
    const loaded = useMemo(() => loadForm(text, 'contoh', includedForms), [text]);
    return (
      <>
        <FakeCode
          ref={code}
          text={text}
          onChange={(next) => {
            now = next;
            setText(next);
          }}
        />
        <DocumentPane
          slug="contoh"
          folder={folder}
          text={text}
          form={loaded.ok ? loaded.form : undefined}
          includedForms={[]}
          findings={checkDefinition(text, {
            file: 'contoh.json',
            textOf: () => undefined,
            today: '2026-03-02',
          })}
          goal={goal}
          acts={acts}
          code={code}
          folded={false}
          onShow={(entry) => entry && shown.push(entry)}
          onFollow={(entry) => shown.push(entry)}
        />
      </>
    );
  }
  render(<Pane />);
  await act(() => Promise.resolve());
  return {
    text: () => now,
    files: () => Object.fromEntries(files),
    write: (name, text) =>
      act(() => {
        files.set(name, text);
        window.dispatchEvent(new CustomEvent('eform:definition-changed', { detail: { slug: name } }));
        return Promise.resolve();
      }),
    definition: () => JSON.parse(now) as Record<string, Json>,
    shown,
    go: (path) => go(path),
    acts,
  };
}

interface FakeCodeProps {
  text: string;
  onChange: (text: string) => void;
  ref: Ref<CodeHandle>;
}

/** A text as the code editor keeps it. */
function FakeCode({ text, onChange, ref }: FakeCodeProps) {
  const history = useRef<{ before: string[]; after: string[] }>({ before: [], after: [] });
  const newest = useRef(text);
  useImperativeHandle(ref, (): CodeHandle => {
    const none = (): void => undefined;
    const go = (from: string[], to: string[]): void => {
      const next = from.pop();
      if (next === undefined) return;
      to.push(newest.current);
      newest.current = next;
      onChange(next);
    };
    return {
      text: () => newest.current,
      replace: (next) => {
        history.current = { before: [...history.current.before, newest.current], after: [] };
        newest.current = next;
        onChange(next);
      },
      undo: () => go(history.current.before, history.current.after),
      redo: () => go(history.current.after, history.current.before),
      ...{ change: none, restart: none, showPath: none, showPlace: none },
    };
  });
  return null;
}

/** The row of a part. */
export const partRow = (path: string): HTMLElement => {
  const row = document.querySelector<HTMLElement>(`[data-part="${path}"]`);
  if (!row) throw new Error(`no part ${path}`);
  return row;
};

/** Chooses a line of the outline. */
export const chooseLine = (title: string): void => {
  const outline = screen.getByRole('navigation', { name: 'Susunan formulir' });
  fireEvent.click(within(outline).getAllByRole('button', { name: title })[0] as HTMLElement);
};

/** Opens a menu and chooses what is named so. */
export const chooseIn = async (menu: string | HTMLElement, item: string | RegExp): Promise<void> => {
  fireEvent.click(typeof menu === 'string' ? screen.getByRole('button', { name: menu }) : menu);
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
};

/** Types into a box and leaves it. */
export const typeInto = (box: HTMLElement, text: string): void => {
  fireEvent.change(box, { target: { value: text } });
  fireEvent.blur(box);
};

/** Chooses in a list by the words of the choice. */
export const pick = (list: HTMLElement, label: string): void => {
  const option = within(list).getByRole<HTMLOptionElement>('option', { name: label });
  fireEvent.change(list, { target: { value: option.value } });
};
