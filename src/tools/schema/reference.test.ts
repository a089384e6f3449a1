import { readFileSync } from 'node:fs';
import { change, compile, startState, type Field, type FormDefinition } from '../../interpreter';
import { definitionSchema, siteSchema } from './definitionSchema';
import { referenceText } from './reference';
import { functionWords } from './words/functions';

const text = referenceText();

/** A question whose choices count. */
const scored = (type: 'radio' | 'checkboxGroup', name: string): Field => ({
  type,
  name,
  label: name,
  options: [1, 2, 3].map((score) => ({ value: String(score), score })),
});

/** A form whose only formula this is. */
const formWith = (compute: string): FormDefinition => ({
  version: 1,
  slug: 'contoh',
  title: 'Contoh',
  subProductId: 'C-1',
  values: [{ name: 'hasil', compute }],
  steps: [
    {
      id: 'data',
      title: 'Data',
      blocks: [
        {
          type: 'rows',
          name: 'anak',
          label: 'Anak',
          blocks: [
            { type: 'text', name: 'namaAnak', label: 'Nama' },
            { type: 'number', name: 'usia', label: 'Usia' },
          ],
        },
        scored('radio', 'risiko'),
        scored('checkboxGroup', 'tujuan'),
      ],
    },
  ],
});

/** The children and choices of the examples. */
const children = {
  anak: [0, 1],
  'anak.0.namaAnak': 'Ayu',
  'anak.0.usia': 7,
  'anak.1.namaAnak': 'Budi',
  'anak.1.usia': 12,
  risiko: '2',
  tujuan: ['1', '2'],
};

test('the reference in form-definitions is the one that the schema makes (mend it with: npm run schema)', () => {
  expect(readFileSync('form-definitions/REFERENSI.md', 'utf8') === text).toBe(true);
});

test('every key of the language that editors may write stands in it', () => {
  const parts = [definitionSchema(), siteSchema()].flatMap(({ definitions = {}, ...top }) => [
    top,
    ...Object.values(definitions),
  ]);
  const keys = parts.flatMap(({ additionalProperties, properties = {} }) =>
    additionalProperties === false
      ? Object.entries(properties).flatMap(([key, said]) =>
          said === false || said.deprecationMessage !== undefined ? [] : [key],
        )
      : [],
  );
  expect(keys.length).toBeGreaterThan(300);
  expect(keys.filter((key) => !text.includes(`\`${key}\``))).toEqual([]);
});

test('every link leads to a heading', () => {
  const anchors = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
  const links = [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter((link) => !anchors.includes(link ?? ''))).toEqual([]);
  expect(new Set(anchors).size).toBe(anchors.length);
});

test('every table has as many cells in each row as in its head', () => {
  const cells = (line: string): number => line.replaceAll('\\|', '').split('|').length;
  const tables = text
    .trimEnd()
    .split('\n\n')
    .filter((part) => part.startsWith('|'));
  for (const table of tables) {
    const lines = table.split('\n');
    expect(lines.filter((line) => cells(line) !== cells(lines[0] ?? ''))).toEqual([]);
  }
});

describe('the functions of formulas', () => {
  test('are reported, each of them and no other', () => {
    const unknown = compile(formWith('sumx(1)'));
    const expected = unknown.ok ? '' : (unknown.issues[0]?.expected ?? '');
    expect(Object.keys(functionWords).sort()).toEqual(
      expected.replace('salah satu fungsi: ', '').split(', ').sort(),
    );
  });

  test.each(Object.entries(functionWords))(
    '%s has an example that is as it says',
    (name, { example, call }) => {
      const [formula, result] = example;
      expect(call.startsWith(`${name}(`)).toBe(true);
      if (name === 'answers' || name === 'today') return;
      const compiled = compile(formWith(formula));
      expect(compiled.ok ? [] : compiled.issues).toEqual([]);
      if (!compiled.ok) return;
      const facts = { today: '2026-01-15', holidays: new Set<string>() };
      const start = startState(compiled.form, facts);
      const writes = Object.fromEntries(Object.entries(children).map(([answer, raw]) => [answer, { raw }]));
      const { values } = change(compiled.form, start, { origin: 'visitor', writes }, facts).state;
      const gives = values.hasil;
      expect(typeof gives === 'string' ? gives : JSON.stringify(gives)).toBe(result);
    },
  );
});
