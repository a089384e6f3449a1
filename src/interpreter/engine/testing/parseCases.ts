import cases from '../../parse/parse.cases.json';

/**
 * One fact each: what an editor wrote, and the exact issues (none: it is read). `form` adds keys to a small valid
 * definition, `without` takes one away, `step` adds keys to its step, `block` is the step's only block, `nested` a
 * literal of so many lists; or a whole `definition`, `text` or `content`.
 */
export interface ParseCase {
  name: string;
  issues?: unknown[];
  definition?: unknown;
  text?: string;
  content?: unknown;
  form?: object;
  without?: string;
  step?: object;
  block?: unknown;
  nested?: number;
}

// The shapes differ from case to case, which JSON modules type as a union of them all.
export const parseCases = cases as ParseCase[];

const nest = (depth: number): unknown => (depth === 0 ? 0 : [nest(depth - 1)]);

/** The definition of a case that gives neither a text nor the content of a page. */
export function definitionOfCase({ definition, form, without, step, block, nested }: ParseCase): unknown {
  if (definition !== undefined) return definition;
  const base = {
    version: 1,
    slug: 'kartu',
    title: 'Kartu',
    subProductId: 'K-1',
    steps: [{ id: 'data', title: 'Data', blocks: block === undefined ? [] : [block], ...step }],
    ...(nested === undefined ? {} : { constants: { dalam: nest(nested) } }),
    ...form,
  };
  return Object.fromEntries(Object.entries(base).filter(([key]) => key !== without));
}
