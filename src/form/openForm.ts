import { fetchDefinition } from '../../api';
import { loadFormWith, type CompiledForm, type Issue } from '../../interpreter';
import { hashOf } from './session/hashOf';

/** What came of the address of a form. */
export type OpenedForm =
  | { kind: 'not-found' }
  | { kind: 'broken'; issues: readonly Issue[] }
  | { kind: 'form'; form: CompiledForm; hash: string };

/** Fetches a form by its slug, together with the forms in its steps. Throws an `ApiError`, as `fetchDefinition`. */
export async function openForm(slug: string): Promise<OpenedForm> {
  const answer = await fetchDefinition(slug);
  if (answer.kind === 'not-found') return answer;
  const texts = [answer.text];
  const loaded = await loadFormWith(answer.text, slug, async (one) => {
    const guest = await fetchDefinition(one);
    if (guest.kind === 'not-found') return undefined;
    texts.push(guest.text);
    return guest.text;
  });
  if (!loaded.ok) return { kind: 'broken', issues: loaded.issues };
  return { kind: 'form', form: loaded.form, hash: hashOf(texts.join('')) };
}
