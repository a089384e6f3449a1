import type { JsonObject } from '../../interpreter';
import { checkDefinition } from '.';
import { textOf } from './testing/fragment';

const options = { file: 'form-definitions/contoh.json' };

test('broken JSON is reported with its line and column, and nothing else', () => {
  const [found, ...others] = checkDefinition('{\n  "version": 1,\n  "slug": "contoh",\n}', options);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ rule: 'broken-json', severity: 'error', line: 4, column: 1 });
  expect(found?.mend).toBe('Hapus koma sebelum }.');
});

test('a slug that is not the name of the file', () => {
  const [found] = checkDefinition(textOf({ slug: 'lain' }), options);
  expect(found).toMatchObject({ rule: 'slug', path: 'slug', line: 3, column: 11 });
});

test('a finding stands at the line and column of its value, and is reported in the words of the form', () => {
  const text = textOf({
    blocks: [
      { type: 'radio', name: 'agama', label: 'Agama', options: ['1|Islam', '2|Hindu'] },
      {
        type: 'group',
        title: 'Alamat',
        blocks: [
          { name: 'rt', label: 'RT', visibleWhen: [{ name: 'agama', condition: 'equals', value: 'Islam' }] },
        ],
      },
    ],
  });
  const [found] = checkDefinition(text, options);
  expect(found).toMatchObject({ file: options.file, where: 'Langkah “Satu” → “Alamat” → “RT”', alsoAt: 0 });
  const line = text.split('\n')[(found?.line ?? 0) - 1] ?? '';
  expect(line.slice((found?.column ?? 0) - 1)).toBe('"Islam"');
});

test('an unknown key is reported at the key', () => {
  const text = textOf({ blocks: [{ name: 'a', requird: true }] });
  const [found] = checkDefinition(text, options);
  const line = text.split('\n')[(found?.line ?? 0) - 1] ?? '';
  expect(line.slice((found?.column ?? 0) - 1)).toBe('"requird": true');
});

test('the condition of a CMS field is reported at the key that the CMS wrote', () => {
  const items = [{ name: 'a', condition: 'equals', value: 'Ya' }];
  const text = textOf({
    blocks: [
      { type: 'radio', name: 'a', options: ['1|Ya', '2|Tidak'] },
      { name: 'b', conditionalLogic: true, conditions: items },
    ],
  });
  const [found] = checkDefinition(text, options);
  const line = text.split('\n')[(found?.line ?? 0) - 1] ?? '';
  expect(line.trim()).toBe('"value": "Ya"');
});

test('the same mistake at many places is reported at the first, with their number', () => {
  const missing = [{ name: 'xyz', condition: 'isFilled' }];
  const blocks = ['a', 'b', 'c'].map((name) => ({ name, visibleWhen: missing }));
  expect(checkDefinition(textOf({ blocks }), options)).toMatchObject([{ rule: 'unknown-name', alsoAt: 2 }]);
});

test('findings come in the order of the text', () => {
  const blocks: JsonObject[] = [
    { name: 'a', label: 'Tanggal Lahir' },
    { type: 'number', name: 'b', min: 2, max: 1 },
    { name: 'c', label: 'c' },
  ];
  const lines = checkDefinition(textOf({ blocks }), options).map(({ line }) => line);
  expect(lines).toHaveLength(3);
  expect(lines).toEqual([...lines].sort((a, b) => a - b));
});

test('a search that had to be cut says so', () => {
  // Nine answers of eight codes, all different: there is no such thing, and to see it takes very long.
  const names = [...'abcdefghi'];
  const codes = ['1', '2', '3', '4', '5', '6', '7', '8'];
  const differ = names.flatMap((one, index) =>
    names.slice(index + 1).map((other) => ({ name: one, condition: 'notEquals', value: `{${other}}` })),
  );
  const filled = names.map((name) => ({ name, condition: 'in', value: codes }));
  const blocks = [
    ...names.map((name) => ({ type: 'select', name, options: codes })),
    { name: 'z', visibleWhen: { all: [...filled, ...differ] } },
  ];
  expect(checkDefinition(textOf({ blocks }), options)).toMatchObject([
    { rule: 'search-cut', severity: 'advice', mend: expect.stringContaining('skenario') as string },
  ]);
});

test('a form that stands in a step is looked at with it, and its own mistakes are reported in its own file', () => {
  const guest = textOf({ slug: 'tamu', blocks: [{ name: 'tanggal', label: 'Tanggal Lahir' }] });
  const host = textOf({
    blocks: [
      { type: 'form', slug: 'tamu' },
      { name: 'b', visibleWhen: [{ name: 'tanggal', condition: 'isFilled' }] },
    ],
  });
  const textOfForm = (slug: string): string | undefined => (slug === 'tamu' ? guest : undefined);
  expect(checkDefinition(host, { ...options, textOf: textOfForm })).toEqual([]);
  expect(checkDefinition(guest, { file: 'tamu.json' })).toMatchObject([{ rule: 'date-as-text' }]);
});

test.each([
  '',
  'null',
  '[]',
  '{}',
  '"x"',
  '{"steps":[null]}',
  '{"version":1,"steps":{"a":[]}}',
  '{"__proto__":1}',
])('never throws: %s', (text) => {
  expect(checkDefinition(text, options).length).toBeGreaterThan(0);
});
