import { useEffect, useRef, useState } from 'react';
import { examine, type Examined } from './source/examine';
import type { SourceFolder } from './source/files';

/** Milliseconds without a key after which a text is checked. */
const checkAfter = 300;

/**
 * What is known of the newest text, and the newest one of which a form could be made; both `undefined` until the first check has
 * ended. Forms that stand in others are read once, and again when their file was saved.
 */
export function useExamined(
  text: string,
  slug: string,
  folder: SourceFolder,
): { newest?: Examined; lastGood?: Examined } {
  const [known, setKnown] = useState<{ newest?: Examined; lastGood?: Examined }>({});
  const [guestsChanged, setGuestsChanged] = useState(0);
  const guests = useRef(new Map<string, Promise<string | undefined>>());

  useEffect(() => {
    const onSaved = (event: Event): void => {
      if (!(event instanceof CustomEvent)) return;
      // The development server's plugin says which definition it was.
      const { slug: saved } = event.detail as { slug: string };
      if (guests.current.delete(saved)) setGuestsChanged((now) => now + 1);
    };
    window.addEventListener('eform:definition-changed', onSaved);
    return () => window.removeEventListener('eform:definition-changed', onSaved);
  }, []);

  useEffect(() => {
    let newer = false;
    const guestOf = (one: string): Promise<string | undefined> => {
      const asked = guests.current.get(one) ?? folder.read(`${one}.json`).then((file) => file?.text, missing);
      guests.current.set(one, asked);
      return asked;
    };
    const check = async (): Promise<void> => {
      const newest = await examine(text, slug, guestOf);
      if (!newer) setKnown((now) => ({ newest, lastGood: newest.form ? newest : now.lastGood }));
    };
    const timer = setTimeout(() => void check(), checkAfter);
    return () => {
      newer = true;
      clearTimeout(timer);
    };
  }, [text, slug, folder, guestsChanged]);
  return known;
}

const missing = (): undefined => undefined;
