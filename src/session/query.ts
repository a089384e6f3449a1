import { isGivenByText, type CompiledForm, type FormEvent } from '../interpreter';

type Query = Readonly<Record<string, string>>;

/**
 * The answers that the page's address gives, as an event; `undefined` when it gives none. They beat a draft's, and hold for
 * as long as the parameter stands in the address, which steps keep.
 */
export function queryEvent(form: CompiledForm, query: Query): FormEvent | undefined {
  const given = givenBy(form, query);
  if (given.length === 0) return undefined;
  return {
    type: 'query',
    writes: Object.fromEntries(given.map(({ name, raw }) => [name, { raw }])),
    locks: Object.fromEntries(given.flatMap(({ name, lock }) => (lock ? [[name, true] as const] : []))),
  };
}

/** The answers that a form on a page has passed on, where this form asks for the same by the same name; as an event. */
export function givenEvent(form: CompiledForm, given: Query): FormEvent | undefined {
  const writes = Object.entries(given).flatMap(([name, raw]) =>
    form.fields.has(name) && isGivenByText(form.fields.get(name)) ? [[name, { raw }] as const] : [],
  );
  return writes.length === 0 ? undefined : { type: 'query', writes: Object.fromEntries(writes), locks: {} };
}

/** What the address holds fixed, by the names of the answers. */
export function fixedBy(form: CompiledForm, query: Query): Readonly<Record<string, string>> {
  return Object.fromEntries(
    givenBy(form, query).flatMap(({ name, raw, lock }) => (lock ? [[name, raw] as const] : [])),
  );
}

function givenBy(form: CompiledForm, query: Query): { name: string; raw: string; lock: boolean }[] {
  return Object.entries(form.definition.query ?? {}).flatMap(([parameter, { sets, lock }]) => {
    const raw = Object.hasOwn(query, parameter) ? (query[parameter] ?? '') : '';
    return raw === '' ? [] : [sets].flat().map((name) => ({ name, raw, lock: lock === true }));
  });
}
