import type { Json } from '../../language';
import { loadForm } from '../load';
import { filled, issuesOf } from './testing/issuesOf';

test('a cycle of remembered values is reported where the first that waits is computed', () => {
  const values: Json = [
    { name: 'jeda', initial: 1 },
    { name: 'satu', compute: 'dua' },
    { name: 'dua', compute: 'satu' },
  ];
  expect(issuesOf([{ name: 'a' }], { values })).toMatchObject([
    { code: 'cycle', path: 'values[2].compute', args: { names: ['dua', 'satu'] } },
  ]);
});

const b = { type: 'text', name: 'b', label: 'B' };
/** Asks `a`, and `b` of whoever has given it, which leads past the step that shows it again. */
const shownAgain = (asked: object) => ({
  version: 1,
  slug: 'contoh',
  title: 'Contoh',
  subProductId: 'CTH-01',
  steps: [
    {
      id: 'satu',
      title: 'Satu',
      blocks: [
        { type: 'text', name: 'a', label: 'A' },
        { ...b, visibleWhen: filled('a'), ...asked },
      ],
      next: { goTo: [{ step: 'tiga', when: filled('b') }] },
    },
    { id: 'dua', title: 'Dua', blocks: [{ type: 'text', name: 'c', label: 'C' }, { use: 'b' }] },
    { id: 'tiga', title: 'Tiga', blocks: [{ type: 'text', name: 'd', label: 'D' }] },
  ],
});

test('an answer that decides whether the step comes that shows it again is reported with that step, and with what undoes it', () => {
  const loaded = loadForm(JSON.stringify(shownAgain({})), 'contoh');
  expect(loaded.ok ? [] : loaded.issues).toMatchObject([
    {
      code: 'cycle',
      path: 'steps[0].blocks[1]',
      received: 'b → dua → b',
      hint: expect.stringMatching(/^"b" tampil di langkah "dua".*teks "\{b\}".*"keep": true/) as string,
      args: { names: ['b'] },
    },
  ]);
  expect(loadForm(JSON.stringify(shownAgain({ keep: true })), 'contoh')).toMatchObject({ ok: true });
  expect(loadForm(JSON.stringify(shownAgain({ visibleWhen: undefined })), 'contoh')).toMatchObject({
    ok: true,
  });
});
