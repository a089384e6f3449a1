import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { forgetCopy, freshKey, holdCopy, keepCopy, leftCopies, type Copy } from './source/copies';
import type { SaveFault, SourceFile, SourceFolder } from './source/files';

/** A definition's file while its text is edited. */
export interface EditedFile {
  text: string;
  changed: boolean;
  saved: SourceFile;
  /** Whether this device keeps what is not saved; false: it has no room. */
  isKept: boolean;
  /** What came of the last save; it is old news after the next key. */
  result?: 'saved' | 'downloaded' | SaveFault | 'no-room';
  /** Somebody else has saved the file since: another tab, person or program. */
  outside?: SourceFile;
  /** When the text was kept that this page began with, in ms since 1970; left out: it began with the file. */
  restored?: number;
  /** Other texts of the file on this device that are not saved. */
  copies: readonly Copy[];
  edit: (text: string) => void;
  /** Saves the text, or another one that takes its place; gives what kept it from being written. */
  save: (next?: string) => Promise<SaveFault | undefined>;
  /** Saves the text in place of what somebody else has saved, unless that has changed once more. */
  saveOver: () => Promise<SaveFault | undefined>;
  /** Takes what is saved in place of the text, which stays as a copy; gives what was taken. `undefined`: there is no room for the copy. */
  takeSaved: () => string | undefined;
  /** The same with a copy, beside what was saved since it was made. It stays one until it is saved. */
  openCopy: (copy: Copy) => string | undefined;
  drop: (copy: Copy) => void;
  /** Gives the text up, with what the device keeps of it. */
  discard: () => void;
  /** What is edited is a file of the device from now on: one that was opened, or that was just downloaded. */
  isFile: (text: string, how: 'opened' | 'downloaded') => void;
}

/** A file with the texts of it that an earlier page has not saved. */
export interface FoundFile extends SourceFile {
  left: readonly Copy[];
}

/** Reads a file, with the texts of it that an earlier page has not saved. */
export async function findFile(name: string, folder: SourceFolder): Promise<FoundFile | undefined> {
  const file = await folder.read(`${name}.json`);
  return file && { ...file, left: await leftCopies(name) };
}

/** Counts what stands in a box that is not left yet. */
export function takeTyped(): void {
  const box = document.activeElement;
  if (!(box instanceof HTMLElement) || box.dataset.changed === undefined) return;
  flushSync(() => box.blur());
  box.focus();
}

/** Hears what happens to the window, knowing what the newest render does. */
export function useWindowEvent<Heard extends Event>(name: string, onEvent: (event: Heard) => void): void {
  const hear = useEffectEvent((event: Event) => onEvent(event as Heard));
  useEffect(() => {
    const listener = (event: Event): void => hear(event);
    window.addEventListener(name, listener);
    return () => window.removeEventListener(name, listener);
  }, [name]);
}

/**
 * Keeps the text, on the device too until it is saved, saves it, and notices when somebody else saves the same file. What an earlier
 * page has left unsaved is where it begins.
 */
export function useFile(name: string, { left, ...file }: FoundFile, folder: SourceFolder): EditedFile {
  const [found] = useState(() => left.find(({ apart, text }) => !apart && text !== file.text));
  const [text, setText] = useState(found?.text ?? file.text);
  const [onDisk, setOnDisk] = useState(found && found.base.text !== file.text ? found.base : file);
  const [result, setResult] = useState<EditedFile['result']>();
  const [outside, setOutside] = useState<SourceFile | undefined>(file);
  const [copies, setCopies] = useState(() => left.filter((one) => one !== found && one.text !== file.text));
  /** The copy that the text began as. */
  const [opened, setOpened] = useState(() => copies.find((one) => one.text === found?.text));
  const known = useRef(onDisk);
  const newest = useRef(text);
  /** What is being saved: the server announces the new file before it answers. */
  const writing = useRef<string>(undefined);
  const changed = text !== onDisk.text;
  const [key] = useState(() => found?.key ?? freshKey(name));
  const [isKept, setIsKept] = useState(true);
  useEffect(() => holdCopy(key), [key]);
  /** What is edited from now on, and the file that it is compared with. */
  const settle = useCallback(
    (next: string, base: SourceFile): void => {
      newest.current = next;
      known.current = base;
      setText(next);
      setOnDisk(base);
      if (next === base.text) forgetCopy(key);
      setIsKept(next === base.text || keepCopy({ key, at: Date.now(), text: next, base }));
    },
    [key],
  );

  const look = async (): Promise<void> => {
    const present = await folder.read(`${name}.json`).catch(() => undefined);
    if (present && ![known.current.text, writing.current].includes(present.text)) setOutside(present);
  };
  // The development server's plugin says which definition it was.
  useWindowEvent('eform:definition-changed', ({ detail }: CustomEvent<{ slug: string }>) => {
    if (detail.slug === name) void look();
  });

  const openFolder = useRef(folder);
  /** What is written or read before the next save may begin. */
  const before = useRef<Promise<unknown>>(undefined);
  useEffect(() => {
    if (openFolder.current === folder) return;
    openFolder.current = folder;
    // What was typed stays, and is compared with the file of the new folder from now on.
    const follow = async (): Promise<void> => {
      const present = await folder.read(`${name}.json`).catch(() => undefined);
      const isSame = present && [newest.current, known.current.text].includes(present.text);
      if (present && !isSame) setOutside(present);
      else {
        // The same file, also where something was typed since; or none.
        settle(newest.current, present ?? { text: '' });
        setOutside(undefined);
      }
      setResult(undefined);
    };
    before.current = follow();
  }, [folder, name, settle]);

  useWindowEvent('pagehide', takeTyped);
  useWindowEvent('beforeunload', (event) => {
    if (changed && !isKept) event.preventDefault();
  });

  const isFile = useCallback(
    (as: string, how: 'opened' | 'downloaded') => {
      settle(as, { text: as });
      setOutside(undefined);
      setResult(how === 'downloaded' ? how : undefined);
    },
    [settle],
  );
  const write = async (next: string, over = known.current): Promise<SaveFault | undefined> => {
    writing.current = next;
    const saved = await folder.save(`${name}.json`, next, over.version);
    writing.current = undefined;
    if (typeof saved === 'string') {
      // A file that is gone is an empty one, which may be replaced.
      const gone: SourceFile = { text: '' };
      // Read before the refusal is reported: what is pressed after it is about the newest file.
      if (saved === 'conflict')
        setOutside(
          await folder.read(`${name}.json`).then(
            (present = gone) => present,
            () => undefined,
          ),
        );
      setResult(saved);
      return saved;
    }
    settle(newest.current, { text: next, version: saved.version });
    setOutside(undefined);
    setResult('saved');
    return undefined;
  };
  /** One after the other: a second save replaces what the first has written. */
  const queued = (task: () => Promise<SaveFault | undefined>): Promise<SaveFault | undefined> => {
    const done = Promise.resolve(before.current).then(task);
    before.current = done.catch(() => undefined);
    return done;
  };
  const seen = outside && outside.text !== onDisk.text ? outside : undefined;
  const latest = seen ?? onDisk;
  /** Puts another text in place of the one that is not saved, which stays as a copy; `undefined`: there is no room for that. */
  const giveWay = (next: string, base: SourceFile, from?: Copy): string | undefined => {
    const copy = copies.find((one) => one.text === text) ?? {
      ...{ key: freshKey(name), at: Date.now(), text, base: onDisk, apart: true as const },
    };
    if (changed && !keepCopy(copy)) {
      setResult('no-room');
      return undefined;
    }
    if (changed) setCopies([copy, ...copies.filter((one) => one !== copy)]);
    settle(next, base);
    setOutside(latest);
    setResult(undefined);
    setOpened(from);
    return next;
  };
  const drop = (copy: Copy): void => {
    forgetCopy(copy.key);
    setCopies((now) => now.filter((one) => one !== copy));
  };
  /** Saves what is edited, or downloads it where nothing can be saved: it is no copy any more. */
  const store = async (over?: SourceFile): Promise<SaveFault | undefined> => {
    if (!folder.saves) {
      download(`${name}.json`, newest.current);
      isFile(newest.current, 'downloaded');
    }
    const fault = folder.saves ? await write(newest.current, over) : undefined;
    if (!fault && opened) drop(opened);
    return fault;
  };

  return {
    text,
    changed,
    saved: onDisk,
    isKept,
    result,
    outside: seen,
    ...(found && { restored: found.at }),
    copies: changed ? copies.filter((one) => one !== opened) : copies,
    edit: useCallback(
      (next: string) => {
        settle(next, known.current);
        setResult(undefined);
      },
      [settle],
    ),
    save: (next) => queued(() => (next === undefined ? store() : write(next))),
    saveOver: () => queued(() => store(seen)),
    takeSaved: () => giveWay(latest.text, latest),
    openCopy: (copy) => giveWay(copy.text, copy.base, copy),
    drop,
    discard: () => forgetCopy(key),
    isFile,
  };
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
