import { facet } from '../engine/read';
import { after, begun, formOf, typed, type Block } from '../engine/testing/form';
import type { Json } from '../../language';
import cases from './graph.cases.json';

/**
 * What a small form computes: its one step asks `a` and `n`, a number, and then holds `blocks`. `nodes` are those beside these
 * answers' and this step's own, in any order: by key whom a new result concerns, and after `<` what it is computed from.
 */
interface Case {
  name: string;
  blocks?: readonly Block[];
  form?: Readonly<Record<string, Json>>;
  nodes: Readonly<Record<string, string>>;
}

const step = { id: 'satu', title: 'Satu' };
const asked: readonly Block[] = [{ name: 'a' }, { type: 'number', name: 'n' }];
const always = new Set('value:a counts:a value:n counts:n onPath:satu exit:satu'.split(' '));

describe('What each result depends on, and whom it concerns', () => {
  // JSON widens the shapes of blocks to a union of them all; a wrong one fails its case.
  test.each(cases as unknown as Case[])('$name', ({ blocks = [], form = {}, nodes }) => {
    const labelled = [...asked, ...blocks].map((block) =>
      'name' in block ? { type: 'text', label: 'Isian', ...block } : block,
    );
    const { steps = [], ...rest } = form;
    const compiled = formOf({}, { ...rest, steps: [{ ...step, blocks: labelled }, ...(steps as Json[])] });
    const reported = compiled.graph.nodes
      .filter(({ key }) => !always.has(key))
      .map(({ key, view = '', reads }) => [
        key,
        [view, ...(reads.length > 0 ? ['<'] : []), ...new Set(reads)].join(' '),
      ]);
    expect(Object.fromEntries(reported)).toEqual(nodes);
    expect(compiled.graph.numbers.size).toBe(compiled.graph.nodes.length);
  });
});

test.each([
  ['', ''],
  ['x', ''],
  ['', 'x'],
  ['x', 'x'],
])('an answer is shown and counts while one of its places is shown: "%s", "%s"', (a, c) => {
  const filled = (name: string): Json => [{ name, condition: 'isFilled' }];
  const { form, state } = begun([
    { name: 'a' },
    { name: 'c' },
    { name: 'b', visibleWhen: filled('a') },
    { use: 'b', visibleWhen: filled('c') },
  ]);
  const now = after(form, state, typed({ a, c }));
  const field = form.fields.get('b');
  const isShown = a + c !== '';
  expect(field && [facet(form, now, field.visible), facet(form, now, field.counts)]).toEqual([
    isShown,
    isShown,
  ]);
});
