import type { FormDefinition } from '../../language';
import { include } from '../include';
import { loadForm, loadFormWith } from '../load';
import { parseText } from '../parse/parseText';
import { told } from '../testing/told';
import cases from './fragments.cases.json';

const texts = new Map(
  Object.entries(cases.fragments).map(([name, one]) => [`fragments/${name}`, JSON.stringify(one)]),
);

const textOf = (blocks: readonly unknown[], rest: object = {}): string =>
  JSON.stringify({
    version: 1,
    slug: 'contoh',
    title: 'Contoh',
    subProductId: 'CTH-01',
    steps: [{ id: 'satu', title: 'Satu', blocks }],
    ...rest,
  });

const definitionOf = (text: string): FormDefinition => {
  const parsed = parseText(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.definition;
};

describe('a form that takes fragments in', () => {
  test.each(cases.taken)('$name', ({ blocks, is, conditions = {} }) => {
    const whole = include(definitionOf(textOf(blocks, { conditions })), texts);
    if (!whole.ok) throw new Error(JSON.stringify(whole.issues));
    // A list among the blocks stands for the untitled group that a fragment becomes.
    const expected = is.map((one) => (Array.isArray(one) ? { type: 'group', blocks: one } : one));
    expect(whole.definition.steps?.[0]?.blocks).toEqual(expected);
  });
});

test('only a switch copies: a constant called copies stays as it is', () => {
  const constants = { copies: { from: 'pagi', to: 'sore' } };
  const whole = include(definitionOf(textOf([{ fragment: 'salin' }], { constants })), texts);
  expect(whole.ok && whole.definition.constants).toEqual(constants);
});

describe('a form that is refused', () => {
  test.each(cases.refused)('$name', ({ blocks, issues }) => {
    const loaded = loadForm(textOf(blocks), 'contoh', texts);
    const found = loaded.ok ? [] : told(loaded.issues).map(({ code, path }) => `${code} ${path}`);
    expect([...new Set(found)]).toEqual(issues);
  });
});

test('texts are asked for once each, those of a form inside the form too', async () => {
  const guest = textOf([{ fragment: 'salin' }, { fragment: 'syarat-lain', names: '{name}Tamu' }], {
    slug: 'tamu',
    conditions: { milikFormulir: [{ name: 'a', condition: 'isFilled' }] },
  });
  const asked: string[] = [];
  const text = textOf([
    { type: 'form', slug: 'tamu' },
    { fragment: 'salin', names: '{name}Tuan' },
    { fragment: 'salin', names: '{name}Lain' },
  ]);
  const loaded = await loadFormWith(text, 'contoh', (name) => {
    asked.push(name);
    return Promise.resolve(name === 'tamu' ? guest : texts.get(name));
  });
  expect(asked).toEqual(['tamu', 'fragments/salin', 'fragments/syarat-lain']);
  expect(loaded.ok && [...loaded.form.fields.keys()]).toEqual([
    'a',
    'b',
    'aTamu',
    'aTuan',
    'bTuan',
    'aLain',
    'bLain',
  ]);
});

test('names that a use brings in are counted with those of the form', () => {
  const blocks = Array.from({ length: 2501 }, (_, at) => ({ fragment: 'salin', names: `{name}${at}` }));
  const loaded = loadForm(textOf(blocks), 'contoh', texts);
  expect(loaded.ok ? [] : loaded.issues.map(({ code }) => code)).toContain('limit');
});
