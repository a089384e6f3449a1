import { useEffect, useMemo, useRef, useState } from 'react';
import { checkDefinition, checkFile, type Finding } from '../checker';
import { loadFormWith, pathText, type CompiledForm } from '../../interpreter';
import type { Path } from '../../language/schema';
import { browserClock } from '../../form';
import { checkedFolder, type SourceFolder, type WholeFolder } from './source/files';
import { useWhole } from './document/projectFiles';
import { aroundPiece, formOfPiece, titleOfFile, usersOfPiece } from './document/pieces';

/** Milliseconds after the last key; the form does not wait for the checker. */
const checkAfter = 300;

/** What is known of texts: `undefined` until the first has been looked at. */
interface Known {
  newest?: Examined;
  /** What the newest text of which a form could be made has made. */
  lastGood?: Made;
}

/**
 * What is known of the newest text, and the newest form that could be made. Forms that stand in others, and what else stands in the
 * folder, are read once, and again when a file was saved. `isTyped`: the text changes key by key, not by whole edits.
 */
export function useExamined(text: string, slug: string, folder: SourceFolder, isTyped: boolean): Known {
  const [known, setKnown] = useState<Known>({});
  const good = useRef<Made>(undefined);
  const [whole] = useWhole(folder);
  const textOf = useMemo(() => textsOf(folder, whole), [folder, whole]);

  useEffect(() => {
    if (whole === undefined) return undefined;
    let newer = false;
    let timer: ReturnType<typeof setTimeout>;
    const make = async (): Promise<void> => {
      const again = await madeOf(text, slug, textOf, whole);
      if (newer) return;
      // Of the same texts the form stays the same one: with another, the visit in the preview begins anew.
      const made = again.sources === good.current?.sources ? good.current : again;
      if (made.form) {
        good.current = made;
        setKnown((now) => ({ ...now, lastGood: made }));
      }
      const check = () => setKnown((now) => ({ ...now, newest: examine(text, slug, made, whole) }));
      timer = setTimeout(check, isTyped ? 0 : checkAfter);
    };
    timer = setTimeout(() => void make(), isTyped ? checkAfter : 0);
    return () => {
      newer = true;
      clearTimeout(timer);
    };
  }, [text, slug, textOf, whole, isTyped]);
  return known;
}

/** What was found, but for a chosen step or group without content: where it stands, it says itself that it has none yet. */
export function unlessBegun(findings: readonly Finding[], chosen: Path | undefined): readonly Finding[] {
  const begun = chosen && pathText([...chosen, 'blocks']);
  return findings.filter(({ rule, path }) => rule !== 'empty-blocks' || path !== begun);
}

function textsOf(
  folder: SourceFolder,
  whole: WholeFolder | null | undefined,
): (name: string) => Promise<string | undefined> {
  const asked = new Map<string, Promise<string | undefined>>();
  return (name) => {
    if (whole) return Promise.resolve(whole.texts[`${name}.json`]);
    const text = asked.get(name) ?? folder.read(`${name}.json`).then((file) => file?.text, missing);
    asked.set(name, text);
    return text;
  };
}

const missing = (): undefined => undefined;

interface Made {
  /** `undefined`: the text makes none. */
  form?: CompiledForm;
  /** All texts that it is made of, as one. */
  sources: string;
  /** The texts of the forms that stand in its steps, by slug. */
  includedForms: readonly (readonly [slug: string, text: string])[];
}

/** What is known of a text: the form that it makes, and what is wrong with it. */
export interface Examined extends Made {
  text: string;
  findings: readonly Finding[];
  /** The products that take it in, as readers call them. */
  users: readonly string[];
}

/** Makes a text's form. `includedFormOf` gives the texts of the forms that stand in its steps; it must not reject. */
async function madeOf(
  text: string,
  slug: string,
  includedFormOf: (slug: string) => Promise<string | undefined>,
  whole: WholeFolder | null,
): Promise<Made> {
  const includedForms = new Map<string, string>();
  const host = await hostOf(text, slug, includedFormOf, whole);
  const loaded = await loadFormWith(host.text, host.slug, async (one) => {
    const includedForm = one === slug ? text : await includedFormOf(one);
    if (includedForm !== undefined) includedForms.set(one, includedForm);
    return includedForm;
  });
  const sources = JSON.stringify([host, ...includedForms]);
  return { sources, includedForms: [...includedForms], ...(loaded.ok && { form: loaded.form }) };
}

/** Checks a text. Without the `whole` folder, rules that look beyond the file are not asked. */
function examine(text: string, slug: string, made: Made, whole: WholeFolder | null): Examined {
  const included = new Map(made.includedForms);
  const file = `${slug}.json`;
  const findings = whole
    ? checkFile(checkedFolder({ ...whole, texts: { ...whole.texts, [file]: text } }), file)
    : slug.includes('/')
      ? []
      : checkDefinition(text, { file, textOf: (one) => included.get(one), today: browserClock.today() });
  return {
    ...made,
    text,
    findings,
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
  whole: WholeFolder | null,
): Promise<{ text: string; slug: string }> {
  const [folder, name = ''] = slug.split('/');
  if (folder !== 'fragments') return { text, slug };
  const [user = ''] = formOfPiece(name, text) ? [] : usersOfPiece(whole?.texts ?? {}, name);
  const host = user === '' ? undefined : await includedFormOf(user);
  return host === undefined ? { text: aroundPiece(name), slug: name } : { text: host, slug: user };
}
