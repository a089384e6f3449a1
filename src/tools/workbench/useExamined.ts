import { useEffect, useRef, useState } from 'react';
import { examine, type Examined } from './source/examine';
import type { SourceFolder, WholeFolder } from './source/files';

/** Milliseconds without a key after which a text is checked. */
const checkAfter = 300;

/**
 * What is known of the newest text, and the newest one of which a form could be made; both `undefined` until the first check has
 * ended. Forms that stand in others, and what else stands in the folder, are read once, and again when a file was saved.
 */
export function useExamined(
  text: string,
  slug: string,
  folder: SourceFolder,
): { newest?: Examined; lastGood?: Examined } {
  const [known, setKnown] = useState<{ newest?: Examined; lastGood?: Examined }>({});
  const [saves, setSaves] = useState(0);
  const guests = useRef(new Map<string, Promise<string | undefined>>());
  const whole = useRef<Promise<WholeFolder | undefined>>(undefined);

  useEffect(() => {
    const onSaved = (event: Event): void => {
      if (!(event instanceof CustomEvent)) return;
      // The development server's plugin says which definition it was.
      const { slug: saved } = event.detail as { slug: string };
      guests.current.delete(saved);
      whole.current = undefined;
      setSaves((now) => now + 1);
    };
    window.addEventListener('eform:definition-changed', onSaved);
    return () => window.removeEventListener('eform:definition-changed', onSaved);
  }, []);

  const readFrom = useRef(folder);

  useEffect(() => {
    if (readFrom.current !== folder) {
      readFrom.current = folder;
      guests.current.clear();
      whole.current = undefined;
    }
    let newer = false;
    const guestOf = (one: string): Promise<string | undefined> => {
      const asked = guests.current.get(one) ?? folder.read(`${one}.json`).then((file) => file?.text, missing);
      guests.current.set(one, asked);
      return asked;
    };
    const check = async (): Promise<void> => {
      whole.current ??= folder.whole();
      const newest = await examine(text, slug, guestOf, await whole.current);
      if (!newer) setKnown((now) => ({ newest, lastGood: newest.form ? newest : now.lastGood }));
    };
    const timer = setTimeout(() => void check(), checkAfter);
    return () => {
      newer = true;
      clearTimeout(timer);
    };
  }, [text, slug, folder, saves]);
  return known;
}

const missing = (): undefined => undefined;
