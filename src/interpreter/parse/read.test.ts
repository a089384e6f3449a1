import cases from './read.cases.json';
import { parseDefinition } from './parseDefinition';

/** What an editor may write: the blocks of one step, or more keys of the form, of which a null `steps` is none. */
interface Case {
  name: string;
  blocks?: readonly unknown[];
  form?: Readonly<Record<string, unknown>>;
}

function definitionOf({ blocks = [], form }: Case): Record<string, unknown> {
  const definition = {
    version: 1,
    slug: 'kartu',
    title: 'Kartu',
    subProductId: 'K-1',
    steps: [{ id: 'data', title: 'Data', blocks }],
    ...form,
  };
  return Object.fromEntries(Object.entries(definition).filter(([, value]) => value !== null));
}

describe('What the language has is read, and nothing of it is lost or changed', () => {
  // The shapes differ from case to case, which JSON modules type as a union of them all.
  test.each(cases as unknown as Case[])('$name', (one) => {
    const definition = definitionOf(one);
    expect(parseDefinition(definition)).toEqual({ ok: true, definition });
  });
});
