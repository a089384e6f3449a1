import { useCallback, useEffect, useRef, useState } from 'react';
import type { SaveFault, SourceFile, SourceFolder } from './source/files';

/** A definition's file while its text is edited. */
export interface EditedFile {
  text: string;
  changed: boolean;
  /** What came of the last save; it is old news after the next key. */
  result?: 'saved' | 'downloaded' | SaveFault;
  /** Another program has written the file since. */
  outside?: SourceFile;
  edit: (text: string) => void;
  /** Saves the text, or another one that takes its place; gives what kept it from being written. */
  save: (next?: string) => Promise<SaveFault | undefined>;
  /** Takes what another program has written. */
  takeOutside: () => void;
  /** What is edited is a file of the device from now on: one that was opened, or that was just downloaded. */
  isFile: (text: string, how: 'opened' | 'downloaded') => void;
}

/** Keeps the text, saves it, and notices when another program writes the same file. */
export function useFile(slug: string, file: SourceFile, folder: SourceFolder): EditedFile {
  const [text, setText] = useState(file.text);
  const [onDisk, setOnDisk] = useState(file);
  const [result, setResult] = useState<EditedFile['result']>();
  const [outside, setOutside] = useState<SourceFile>();
  const known = useRef(onDisk);
  useEffect(() => {
    known.current = onDisk;
  }, [onDisk]);

  useEffect(() => {
    const look = async (): Promise<void> => {
      const found = await folder.read(`${slug}.json`).catch(() => undefined);
      if (found && found.text !== known.current.text) setOutside(found);
    };
    const onSaved = (event: Event): void => {
      // The development server's plugin says which definition it was.
      if (event instanceof CustomEvent && (event.detail as { slug: string }).slug === slug) void look();
    };
    window.addEventListener('eform:definition-changed', onSaved);
    return () => window.removeEventListener('eform:definition-changed', onSaved);
  }, [slug, folder]);

  const opened = useRef(folder);
  /** The file of a folder that was just opened is being read: nothing is saved before it is known. */
  const reading = useRef<Promise<void>>(undefined);
  const newest = useRef(text);
  useEffect(() => {
    newest.current = text;
  }, [text]);
  useEffect(() => {
    if (opened.current === folder) return;
    opened.current = folder;
    // What was typed stays, and is compared with the file of the new folder from now on.
    const follow = async (): Promise<void> => {
      const found = await folder.read(`${slug}.json`).catch(() => undefined);
      const isSame = found && [newest.current, known.current.text].includes(found.text);
      if (found && !isSame) setOutside(found);
      else {
        // The same file, also where something was typed since; or none.
        known.current = found ?? { text: '' };
        setOnDisk(known.current);
      }
      setResult(undefined);
    };
    reading.current = follow();
  }, [folder, slug]);

  const changed = text !== onDisk.text;
  useEffect(() => {
    if (!changed) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [changed]);

  return {
    text,
    changed,
    result,
    outside: outside && outside.text !== onDisk.text ? outside : undefined,
    edit: useCallback((next: string) => {
      setText(next);
      setResult(undefined);
    }, []),
    save: async (next = text) => {
      await reading.current;
      // At once: the server announces the new file before it answers.
      const before = known.current;
      known.current = { ...before, text: next };
      const saved = await folder.save(`${slug}.json`, next, before.version);
      if (typeof saved === 'string') {
        known.current = before;
        setResult(saved);
        if (saved === 'conflict') setOutside(await folder.read(`${slug}.json`).catch(() => undefined));
        return saved;
      }
      setOnDisk({ text: next, version: saved.version });
      setResult('saved');
      return undefined;
    },
    isFile: useCallback((as: string, how: 'opened' | 'downloaded') => {
      setOnDisk({ text: as });
      setResult(how === 'downloaded' ? how : undefined);
    }, []),
    takeOutside: () => {
      if (!outside) return;
      setOnDisk(outside);
      setOutside(undefined);
    },
  };
}
