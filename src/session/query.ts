import type { CompiledForm, FormEvent, Write } from '../interpreter';

/**
 * The answers that the page's address gives, as an event; `undefined` when it gives none. They beat a draft's, and hold for
 * as long as the parameter stands in the address, which steps keep.
 */
export function queryEvent(
  form: CompiledForm,
  query: Readonly<Record<string, string>>,
): FormEvent | undefined {
  const writes: Record<string, Write> = {};
  const locks: Record<string, true> = {};
  for (const [parameter, { sets, lock }] of Object.entries(form.definition.query ?? {})) {
    const raw = Object.hasOwn(query, parameter) ? query[parameter] : undefined;
    if (raw === undefined || raw === '') continue;
    for (const name of [sets].flat()) {
      writes[name] = { raw };
      if (lock === true) locks[name] = true;
    }
  }
  return Object.keys(writes).length > 0 ? { type: 'query', writes, locks } : undefined;
}
