import type { Issue } from '../issues';
import type { Json } from '../../language';
import { loadForm } from '../load';
import { explained } from '../testing/explained';
import cases from './places.cases.json';

type Block = Readonly<Record<string, Json>>;

/**
 * A mistake in a small form: its step asks `a` and then holds `blocks`. `step` and `form` add keys; a key that is null is left
 * out. `issues` are all that is reported: where and as what, and more of it where that is the fact.
 */
interface Case {
  name: string;
  blocks?: readonly Block[];
  step?: Block;
  form?: Block;
  issues: readonly (Pick<Issue, 'path' | 'code'> & Partial<Issue>)[];
}

const labelled = (block: Block): Block =>
  'name' in block ? { type: 'text', label: 'Isian', ...block } : block;

function definitionOf({ blocks = [], step, form }: Case): string {
  const asked = [{ name: 'a' }, ...blocks].map(labelled);
  const definition = {
    version: 1,
    slug: 'contoh',
    title: 'Contoh',
    subProductId: 'CTH-01',
    steps: [{ id: 'satu', title: 'Satu', blocks: asked, ...step }],
    ...form,
  };
  return JSON.stringify(definition, (_, value: unknown) => (value === null ? undefined : value));
}

describe('A mistake is reported where it stands, once', () => {
  // JSON widens the shapes of blocks to a union of them all; a wrong one fails its case.
  test.each(cases as unknown as Case[])('$name', (one) => {
    const loaded = loadForm(definitionOf(one), 'contoh');
    expect(loaded.ok ? [] : explained(loaded.issues)).toEqual(
      one.issues.map((issue) => expect.objectContaining(issue) as unknown),
    );
  });
});
