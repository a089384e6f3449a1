import { progressOf } from './progress';
import { startState } from './start';
import { after, facts, formOf, typed, type Block } from './testing/form';

const step = (id: string, rest: Block = {}): Block => ({
  id,
  title: `Judul ${id}`,
  blocks: [{ type: 'text', name: id, label: id }],
  ...rest,
});

/** One stage whose second step is there for 'ya' only, and which a 'tidak' ends. */
const staged = (rest: Block = {}) => {
  const steps = [
    step('a', { section: 'Diri', subtitle: 'Bagian a' }),
    step('b', { section: 'Diri', visibleWhen: [{ name: 'a', condition: 'equals', value: 'ya' }] }),
    step('c', { shortTitle: 'Pendek', subtitle: 'Bagian c' }),
    step('d', { ends: true, visibleWhen: [{ name: 'a', condition: 'equals', value: 'tidak' }] }),
    step('e', { visibleWhen: [{ name: 'a', condition: 'equals', value: 'ya' }] }),
  ];
  return formOf({}, { steps: undefined as never, stages: [{ id: 'satu', steps, ...rest }] });
};

const shown = (form: ReturnType<typeof staged>, answer: string, at: string) => {
  const now = after(form, startState(form, facts), typed({ a: answer }));
  const progress = progressOf(form, now, at);
  return (
    progress && {
      ...progress,
      items: progress.items.map(({ id, title, subtitle, heading, state }) => [
        id,
        title,
        subtitle,
        heading,
        state,
      ]),
    }
  );
};

test('neighbours of one section are one item, named by it; a step without one by its short title', () => {
  expect(shown(staged(), 'ya', 'b')).toEqual({
    sections: false,
    current: 0,
    items: [
      ['a', 'Diri', undefined, 'Judul b', 'active'],
      ['c', 'Pendek', 'Bagian c', 'Judul c', 'open'],
      ['e', 'Judul e', undefined, 'Judul e', 'open'],
    ],
  });
});

test('the items before the one that is shown are done; steps that are not on the path are not counted', () => {
  expect(shown(staged(), '', 'c')).toEqual({
    sections: false,
    current: 1,
    items: [
      ['a', 'Diri', undefined, 'Judul a', 'done'],
      ['c', 'Pendek', 'Bagian c', 'Judul c', 'active'],
    ],
  });
});

test('tabs list every section, those that are skipped too, and no subtitle', () => {
  expect(shown(staged({ navigation: 'tabs' }), '', 'c')).toEqual({
    sections: true,
    current: 1,
    items: [
      ['a', 'Diri', undefined, 'Judul a', 'done'],
      ['c', 'Pendek', undefined, 'Judul c', 'active'],
      ['e', 'Judul e', undefined, 'Judul e', 'skipped'],
    ],
  });
});

test('a step that ends the form is none of those counted, and shows none', () => {
  const form = staged();
  expect(shown(form, 'tidak', 'a')?.items.map(([id]) => id)).toEqual(['a', 'c']);
  expect(shown(form, 'tidak', 'd')).toBeUndefined();
});

test('a stage may show none', () => {
  expect(shown(staged({ navigation: 'none' }), 'ya', 'a')).toBeUndefined();
});
