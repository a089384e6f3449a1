import { useEffect, useRef, useState } from 'react';
import { checkDefinition, checkFile, type Finding } from '../checker';
import { loadFormWith, type CompiledForm } from '../../interpreter';
import { browserClock } from '../../form';
import { checkedFolder, type SourceFolder, type WholeFolder } from './source/files';
import { aroundPiece, formOfPiece, titleOfFile, usersOfPiece } from './document/pieces';

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
  const includedForms = useRef(new Map<string, Promise<string | undefined>>());
  const whole = useRef<Promise<WholeFolder | undefined>>(undefined);

  useEffect(() => {
    const onSaved = (event: Event): void => {
      if (!(event instanceof CustomEvent)) return;
      // The development server's plugin says which definition it was.
      const { slug: saved } = event.detail as { slug: string };
      includedForms.current.delete(saved);
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
      includedForms.current.clear();
      whole.current = undefined;
    }
    let newer = false;
    const includedFormOf = (one: string): Promise<string | undefined> => {
      const asked =
        includedForms.current.get(one) ?? folder.read(`${one}.json`).then((file) => file?.text, missing);
      includedForms.current.set(one, asked);
      return asked;
    };
    const check = async (): Promise<void> => {
      whole.current ??= folder.whole();
      const newest = await examine(text, slug, includedFormOf, await whole.current);
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

/** What is known of a text: what is wrong with it, and the form that it makes. */
export interface Examined {
  text: string;
  findings: readonly Finding[];
  /** `undefined`: the text makes none. */
  form?: CompiledForm;
  /** The texts of the forms that stand in its steps, by slug. */
  includedForms: readonly (readonly [slug: string, text: string])[];
  /** The products that take it in, as readers call them. */
  users: readonly string[];
}

/**
 * Checks a text and makes its form. `guestOf` gives the texts of the forms that stand in its steps; it must not reject. Without the
 * `whole` folder, rules that look beyond the file are not asked.
 */
async function examine(
  text: string,
  slug: string,
  includedFormOf: (slug: string) => Promise<string | undefined>,
  whole?: WholeFolder,
): Promise<Examined> {
  const includedForms = new Map<string, string>();
  const host = await hostOf(text, slug, includedFormOf, whole);
  const loaded = await loadFormWith(host.text, host.slug, async (one) => {
    const includedForm = one === slug ? text : await includedFormOf(one);
    if (includedForm !== undefined) includedForms.set(one, includedForm);
    return includedForm;
  });
  const file = `${slug}.json`;
  const findings = whole
    ? checkFile(checkedFolder({ ...whole, texts: { ...whole.texts, [file]: text } }), file)
    : slug.includes('/')
      ? []
      : checkDefinition(text, { file, textOf: (one) => includedForms.get(one), today: browserClock.today() });
  return {
    text,
    findings,
    ...(loaded.ok && { form: loaded.form }),
    includedForms: [...includedForms],
    users: usersOfPiece(whole?.texts ?? {}, slug.replace('fragments/', '')).map((one) =>
      titleOfFile(one, whole?.texts[`${one}.json`]),
    ),
  };
}

/** What makes a form of a text: itself, or of a shared piece a form of that alone, or else the first product that takes it in. */
async function hostOf(
  text: string,
  slug: string,
  includedFormOf: (slug: string) => Promise<string | undefined>,
  whole: WholeFolder | undefined,
): Promise<{ text: string; slug: string }> {
  const [folder, name = ''] = slug.split('/');
  const alone = { text: aroundPiece(name), slug: name };
  if (folder !== 'fragments') return { text, slug };
  if (formOfPiece(name, text)) return alone;
  const [user] = usersOfPiece(whole?.texts ?? {}, name);
  const host = user === undefined ? undefined : await includedFormOf(user);
  return user === undefined || host === undefined ? alone : { text: host, slug: user };
}
