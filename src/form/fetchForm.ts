import { fetchDefinition } from '../api';
import { nextTask } from '../content';
import { loadFormWith, type CompiledForm, type Issue } from '../interpreter';
import { fingerprint } from '../language';
import { isKept } from '../storage';
import { loadNotices } from './Notice';

/** What came of the address of a form. */
export type OpenedForm =
  | { kind: 'not-found' }
  | { kind: 'broken'; issues: readonly Issue[] }
  | { kind: 'form'; form: CompiledForm; hash: string };

/** Fetches a form by its slug, together with the forms and fragments in its steps. Throws an `ApiError`, as `fetchDefinition`. */
export async function fetchForm(slug: string): Promise<OpenedForm> {
  // That an earlier visit's answers are back is reported above the form: later than the form, it would push that from under the finger.
  const notices = isKept(slug) && loadNotices().catch(() => undefined);
  const answer = await fetchDefinition(slug);
  if (answer.kind === 'not-found') return answer;
  const includedForms = new Map<string, string>();
  const textOf = async (one: string): Promise<string | undefined> => {
    const includedForm = await fetchDefinition(one);
    if (includedForm.kind === 'not-found') return undefined;
    includedForms.set(one, includedForm.text);
    return includedForm.text;
  };
  await nextTask();
  const loaded = await loadFormWith(answer.text, slug, textOf, nextTask);
  if (!loaded.ok) return { kind: 'broken', issues: loaded.issues };
  await notices;
  return { kind: 'form', form: loaded.form, hash: hashOf(answer.text, includedForms) };
}

/** The order in which included forms arrive is no change of the form. */
function hashOf(text: string, includedForms: ReadonlyMap<string, string>): string {
  const inOrder = [...includedForms].sort(([one], [other]) => (one < other ? -1 : 1));
  return fingerprint([text, ...inOrder.map(([, includedForm]) => includedForm)].join(''));
}
