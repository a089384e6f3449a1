import cases from './read.cases.json';
import { parseDefinition } from './parseText';

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

/** A definition once for each of its parts, with something in its place that is not part of the language. */
function* brokenOnce(part: unknown, whole: (part: unknown) => unknown): Generator<unknown> {
  if (typeof part !== 'object' || part === null) {
    yield whole({ '?': 1 });
    return;
  }
  yield whole(-0.5);
  for (const [key, inside] of Object.entries(part as Readonly<Record<string, unknown>>)) {
    yield* brokenOnce(inside, (inner) =>
      whole(
        Array.isArray(part)
          ? (part as readonly unknown[]).with(Number(key), inner)
          : { ...part, [key]: inner },
      ),
    );
  }
}

describe('Whatever has something else in its place: what may stand there is reported', () => {
  test.each(cases as unknown as Case[])('$name', (one) => {
    for (const broken of brokenOnce(definitionOf(one), (definition) => definition)) {
      const read = parseDefinition(broken);
      for (const { code, expected } of read.ok ? [] : read.issues) {
        expect([code, expected]).toEqual([expect.stringMatching(/^[a-z-]+$/), expect.stringMatching(/\w/)]);
      }
    }
  });
});

describe('What the language has is read, and nothing of it is lost or changed', () => {
  // The shapes differ from case to case, which JSON modules type as a union of them all.
  test.each(cases as unknown as Case[])('$name', (one) => {
    const definition = definitionOf(one);
    expect(parseDefinition(definition)).toEqual({ ok: true, definition });
  });
});
