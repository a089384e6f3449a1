import { computed } from '../engine/read';
import { after, begun, definitionOf, formOf, stepOf, typed, type Block } from '../engine/testing/form';
import type { Json } from '../../language';
import cases from './graph.cases.json';
import { loadForm } from '../load';
import { filled } from './testing/issuesOf';

describe('graph', () => {
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

  // JSON widens the shapes of blocks to a union of them all; a wrong one fails its case.
  test.each(cases as unknown as Case[])(
    'What each result depends on, and whom it concerns: $name',
    ({ blocks = [], form = {}, nodes }) => {
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
    },
  );

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
    expect(field && [computed(form, now, field.visible), computed(form, now, field.counts)]).toEqual([
      isShown,
      isShown,
    ]);
  });
});

test('an answer that decides whether the step comes that shows it again is reported with that step, and with what undoes it', () => {
  const b = { type: 'text', name: 'b', label: 'B' };
  /** Asks `a`, and `b` of whoever has given it, which leads past the step that shows it again. */
  const shownAgain = (asked: object): string =>
    definitionOf([
      stepOf('satu', [{ name: 'a' }, { ...b, visibleWhen: filled('a'), ...asked }], {
        next: { goTo: [{ step: 'tiga', when: filled('b') }] },
      }),
      stepOf('dua', [{ name: 'c' }, { use: 'b' }]),
      stepOf('tiga', [{ name: 'd' }]),
    ]);

  const loaded = loadForm(shownAgain({}), 'contoh');
  expect(loaded.ok ? [] : loaded.issues).toMatchObject([
    {
      code: 'cycle',
      path: 'steps[0].blocks[1]',
      received: 'b → dua → b',
      hint: expect.stringMatching(/^"b" tampil di langkah "dua".*teks "\{b\}".*"keep": true/) as string,
      args: { names: ['b'] },
    },
  ]);
  expect(loadForm(shownAgain({ keep: true }), 'contoh')).toMatchObject({ ok: true });
  expect(loadForm(shownAgain({ visibleWhen: undefined }), 'contoh')).toMatchObject({
    ok: true,
  });
});
