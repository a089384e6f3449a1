import cases from './parse.cases.json';
import { parseContent } from './parseContent';
import { parseDefinition, parseText } from './parseText';

/**
 * One fact each: what an editor wrote, and the exact issues (none: it is read). `form` adds keys to a small valid
 * definition, `without` takes one away, `step` adds keys to its step, `block` is the step's only block, `nested` a
 * literal of so many lists; or a whole `definition`, `text` or `content`.
 */
interface Case {
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

const nest = (depth: number): unknown => (depth === 0 ? 0 : [nest(depth - 1)]);

function definitionOf({ form, without, step, block, nested }: Case): unknown {
  const blocks = block === undefined ? [] : [block];
  const base = {
    version: 1,
    slug: 'kartu',
    title: 'Kartu',
    subProductId: 'K-1',
    steps: [{ id: 'data', title: 'Data', blocks, ...step }],
    ...(nested === undefined ? {} : { constants: { dalam: nest(nested) } }),
    ...form,
  };
  return Object.fromEntries(Object.entries(base).filter(([key]) => key !== without));
}

function parse(one: Case): { ok: true } | { ok: false; issues: unknown } {
  if (one.text !== undefined) return parseText(one.text);
  if (one.content !== undefined) return parseContent(one.content);
  return parseDefinition(one.definition === undefined ? definitionOf(one) : one.definition);
}

describe('what an editor is told', () => {
  // The shapes differ from case to case, which JSON modules type as a union of them all.
  test.each(cases as Case[])('$name', (one) => {
    const done = parse(one);
    expect(done.ok ? [] : done.issues).toEqual(one.issues ?? []);
  });
});
