import { useCallback } from 'react';
import useSWR from 'swr';
import { parseText } from '../../../interpreter';
import { textsOf } from '../../../language/schema';
import { fragment } from '../../../language/schemas/form';
import { jsonOf, textIn } from '../../checker/json/walk';
import { fragmentPath, takenIn } from '../../scenarios/parse/fragments';
import type { SourceFolder, WholeFolder } from '../source/files';
import { useWindowEvent } from '../useFile';
import type { Choice } from './parts';

/** What lies beside a definition and may be used in it: texts by name. */
export interface ProjectFiles {
  texts: Readonly<Record<string, string>>;
  fragments: ReadonlyMap<string, string>;
  /** Forms that may stand in a step. */
  forms: ReadonlyMap<string, string>;
  popups: ReadonlyMap<string, string>;
  /** The files of the definition's own scenarios, with those that they take in, by path. */
  scenarios: ReadonlyMap<string, string>;
}

/**
 * All that lies in a folder, read again whenever one of its files was saved, and what reads it again. `undefined`: it is being read;
 * `null`: it cannot be.
 */
export function useWhole(folder: SourceFolder): readonly [WholeFolder | null | undefined, () => void] {
  const { data, mutate } = useSWR(['whole', folder], () =>
    folder.whole().then(
      (whole) => whole ?? null,
      () => null,
    ),
  );
  const reread = useCallback(() => void mutate(), [mutate]);
  useWindowEvent('eform:definition-changed', reread);
  return [data, reread];
}

/** The files of a folder, by what they are for a definition. */
export function projectFilesOf(texts: Readonly<Record<string, string>>, slug: string): ProjectFiles {
  const below = (place: RegExp): Map<string, string> =>
    new Map(
      Object.entries(texts).flatMap(([file, text]) => {
        const name = place.exec(file)?.[1];
        return name === undefined ? [] : [[name, text] as const];
      }),
    );
  const forms = [...below(/^([^/.]+)\.json$/)].filter(
    ([name, text]) => name !== slug && isIncludedForm(text),
  );
  return {
    texts,
    fragments: below(/^fragments\/([^/.]+)\.json$/),
    popups: below(/^popups\/([^/.]+)\.json$/),
    forms: new Map(forms),
    scenarios: scenariosOf(texts, slug),
  };
}

function scenariosOf(texts: Readonly<Record<string, string>>, slug: string): ReadonlyMap<string, string> {
  const own = `${slug}.scenarios.json`;
  const names = [own, ...takenIn(jsonOf(texts[own])).map(fragmentPath)];
  return new Map(names.flatMap((name) => (texts[name] === undefined ? [] : [[name, texts[name]] as const])));
}

/** The texts under the names by which a form asks for what it takes in. */
export function includedFormsOf({ fragments, forms }: ProjectFiles): [string, string][] {
  return [...forms, ...[...fragments].map(([name, text]): [string, string] => [`fragments/${name}`, text])];
}

/** The questions of a fragment, as its file calls them. */
export function fieldsOfFragment({ fragments }: ProjectFiles, name: string): Choice[] {
  return [...textsOf(fragment, jsonOf(fragments.get(name)))].flatMap(({ role, declares, text, owner }) =>
    role === 'answer' && declares ? [{ value: text, about: textIn(owner, 'label') }] : [],
  );
}

/** One step and no actions: what a form must be to stand in another one. */
function isIncludedForm(text: string): boolean {
  const parsed = parseText(text);
  if (!parsed.ok) return false;
  const { steps, actions, watch, submit, values } = parsed.definition;
  return steps?.length === 1 && !actions && !watch && !submit && !values;
}

/** A name, or words that visitors read, that have become others; `of` a question, where they are one of its choices. */
export interface Reworded {
  from: string;
  to: string;
  of?: string;
}

/** How many places of scenarios hold the old one, as a key or as a whole value. */
export function placesOf(scenarios: ReadonlyMap<string, string>, reworded: Reworded): number {
  return [...scenarios.values()].reduce((sum, one) => sum + [...one.matchAll(patternOf(reworded))].length, 0);
}

/** What is read of a choice elsewhere, another question may mean: it counts as the answer of its own question alone. */
function patternOf({ from, of }: Reworded): RegExp {
  const plain = (text: string): string => JSON.stringify(text).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return of === undefined
    ? new RegExp(`()${plain(from)}`, 'g')
    : new RegExp(`(${plain(of)}\\s*:\\s*)${plain(from)}`, 'g');
}

/**
 * Gives scenarios the new one wherever they hold the old one; everything else keeps its spelling. `undefined`: done; else the files that
 * could not be written.
 */
export async function reword(
  folder: SourceFolder,
  scenarios: ReadonlyMap<string, string>,
  reworded: Reworded,
): Promise<readonly string[] | undefined> {
  const failed: string[] = [];
  for (const name of scenarios.keys()) {
    // As it is now: somebody may have written it since.
    const file = await folder.read(name).catch(() => undefined);
    const text = file?.text.replace(
      patternOf(reworded),
      (_, before: string) => before + JSON.stringify(reworded.to),
    );
    if (text === undefined || text === file?.text) continue;
    const saved = await folder.save(name, text, file?.version);
    if (typeof saved === 'string') failed.push(name);
  }
  return failed.length > 0 ? failed : undefined;
}
