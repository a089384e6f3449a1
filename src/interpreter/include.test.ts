import { loadForm, loadFormWith } from './load';
import type { Json } from './language';

type Part = Readonly<Record<string, Json>>;

const definition = (slug: string, blocks: readonly Part[], rest: Part = {}): string =>
  JSON.stringify({
    version: 1,
    slug,
    title: slug,
    subProductId: 'X',
    steps: [
      { id: 'satu', title: 'Satu', blocks: blocks.map((block) => ({ type: 'text', label: 'L', ...block })) },
    ],
    ...rest,
  });

const place: Part = { type: 'form', slug: 'tamu' };
/** As `definition`, with blocks as they are. */
const host = (blocks: readonly Part[], rest: Part = {}): string =>
  JSON.stringify({
    ...(JSON.parse(definition('tuan', [])) as object),
    steps: [{ id: 'satu', title: 'Satu', blocks }],
    ...rest,
  });

const load = (text: string, guest?: string) =>
  loadForm(text, 'tuan', new Map(guest === undefined ? [] : [['tamu', guest]]));

const issuesOf = (text: string, guest?: string) => {
  const loaded = load(text, guest);
  return loaded.ok ? [] : loaded.issues;
};

const nama: Part = { type: 'text', name: 'nama', label: 'Nama' };

describe('A form in a step of another form', () => {
  test('gives its fields, constants and conditions to the form around it, where it stands', () => {
    const guest = definition('tamu', [{ name: 'a' }, { name: 'b', visibleWhen: 'aTerisi' }], {
      constants: { suku: 0.5 },
      conditions: { aTerisi: [{ name: 'a', condition: 'isFilled' }] },
    });
    const loaded = load(host([nama, place, { ...nama, name: 'akhir', visibleWhen: 'aTerisi' }]), guest);
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.issues));
    const [step] = [...loaded.form.steps.values()];
    expect(step?.places.map(({ field }) => field)).toEqual(['nama', 'a', 'b', 'akhir']);
    expect(loaded.form.constants.get('suku')).toBe(0.5);
  });

  test('may stand in a group and in a stage', () => {
    const grouped = host([{ type: 'group', blocks: [place] }]);
    const staged = host([], {
      stages: [{ id: 'tahap', steps: [{ id: 'satu', title: 'Satu', blocks: [place] }] }],
    }).replace(/"steps":\[\{"id":"satu","title":"Satu","blocks":\[\]\}\],/, '');
    for (const text of [grouped, staged]) {
      expect(issuesOf(text, definition('tamu', [{ name: 'a' }]))).toEqual([]);
    }
  });

  test('that is missing is told where it stands', () => {
    expect(issuesOf(host([place]))).toEqual([
      expect.objectContaining({ path: 'steps[0].blocks[0]', received: 'formulir "tamu"' }),
    ]);
  });

  test('that is broken is told with its own mistakes', () => {
    const [issue] = issuesOf(host([place]), definition('tamu', [{ name: 'A' }]));
    expect(issue?.path).toBe('tamu.json: steps[0].blocks[0].name');
  });

  test.each<[string, Part, string]>([
    ['actions', { actions: { a: [{ stop: true }] } }, 'tanpa actions'],
    ['values', { values: [{ name: 'v' }] }, 'tanpa values'],
    [
      'two steps',
      { steps: ['satu', 'dua'].map((id) => ({ id, title: id, blocks: [] })) },
      'tepat satu langkah',
    ],
    [
      'another form in it',
      { steps: [{ id: 'satu', title: 'Satu', blocks: [place] }] },
      'tanpa formulir lain',
    ],
  ])('cannot have %s', (_, rest, expected) => {
    const [issue] = issuesOf(host([place]), definition('tamu', [{ name: 'a' }], rest));
    expect(issue?.expected).toContain(expected);
  });

  test('a name that both have is told', () => {
    const constants = { suku: 1 };
    const twice = issuesOf(host([place], { constants }), definition('tamu', [{ name: 'a' }], { constants }));
    expect(twice).toEqual([expect.objectContaining({ path: 'constants.suku' })]);
    expect(issuesOf(host([nama, place]), definition('tamu', [{ name: 'nama' }]))).toHaveLength(1);
  });

  test('a name that two of them have is told', () => {
    const constants = { suku: 1 };
    const guests = ['tamu', 'kawan'].map(
      (slug) => [slug, definition(slug, [{ name: slug }], { constants })] as const,
    );
    const loaded = loadForm(host([place, { type: 'form', slug: 'kawan' }]), 'tuan', new Map(guests));
    expect(loaded).toEqual({ ok: false, issues: [expect.objectContaining({ path: 'constants.suku' })] });
  });

  test('is asked for by its slug, once', async () => {
    const textOf = jest.fn((slug: string) => Promise.resolve(definition(slug, [{ name: 'a' }])));
    const loaded = await loadFormWith(host([place]), 'tuan', textOf);
    expect([loaded.ok, textOf.mock.calls]).toEqual([true, [['tamu']]]);
  });
});
