import type { CompiledForm, FormEvent, Write } from '../../../interpreter';

/**
 * The answers that the page's address gives, as an event; `undefined` when it gives none. They beat a draft's, and hold for
 * as long as the parameter stands in the address, which steps keep.
 */
export function queryEvent(form: CompiledForm, search: string): FormEvent | undefined {
  const parameters = new URLSearchParams(search);
  const writes: Record<string, Write> = {};
  const locks: Record<string, true> = {};
  for (const [parameter, { sets, lock }] of Object.entries(form.definition.query ?? {})) {
    const raw = parameters.get(parameter);
    if (raw === null || raw === '') continue;
    writes[sets] = { raw };
    if (lock === true) locks[sets] = true;
  }
  return Object.keys(writes).length > 0 ? { type: 'query', writes, locks } : undefined;
}
