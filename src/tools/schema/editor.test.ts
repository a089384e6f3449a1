import { readFileSync } from 'node:fs';
import {
  fieldTypeNames,
  operatorNames,
  change,
  compile,
  startState,
  type Field,
  type FormDefinition,
} from '../../interpreter';
import { definitionFiles, read } from './testing/schemaFile';
import { open, type Editor } from './testing/editor';
import { definitionSchema, siteSchema } from './definitionSchema';
import { referenceText } from './reference';
import { functionWords } from './words/functions';

describe('editor', () => {
  /** A definition with these keys added at its end, each as it is written. */
  const definition = (more = '', blocks = ''): string => `{
  "$schema": "./form-definition.schema.json",
  "version": 1,
  "slug": "contoh",
  "title": "Contoh",
  "subProductId": "C-1",
  "steps": [{ "id": "data", "title": "Data", "blocks": [${blocks}] }]${more}
}`;
  const withBlock = (block: string): Editor => open(definition('', block));
  const withAction = (effects: string): Editor => open(definition(`, "actions": { "a": [${effects}] }`));

  const quoted = (names: readonly string[]): string[] => names.map((name) => `"${name}"`);

  describe('an editor suggests', () => {
    test('the field types, each with its sentence', async () => {
      const items = await withBlock('{ "type": | }').suggestions();
      expect(items.map(({ label }) => label)).toEqual(expect.arrayContaining(quoted(fieldTypeNames)));
      expect(items.find(({ label }) => label === '"date"')?.documentation).toBe(
        "Tanggal, tampil 'DD/MM/YYYY'; '17 Agustus 1990' dan '1990-08-17' juga terbaca.",
      );
    });

    test('in an empty block the type, or the field to show again, and nothing else', async () => {
      expect(await withBlock('{ | }').labels()).toEqual(['type', 'use', 'fragment']);
    });

    test('in an empty list of blocks a beginning of each type', async () => {
      const items = await withBlock('|').suggestions();
      const select = items.find(({ label }) => label === 'select');
      expect(select?.documentation).toBe('Satu pilihan dari daftar turun.');
      expect(select?.insertText).toContain('"name": "${1:namaLengkap}"');
      expect(select?.insertText).toContain('"options"');
    });

    test('the keys of a field of its type, and not those of another', async () => {
      const date = await withBlock('{ "type": "date", "name": "a", | }').labels();
      expect(date).toEqual(expect.arrayContaining(['label', 'minDate', 'disable', 'kind', 'visibleWhen']));
      expect(date).not.toEqual(expect.arrayContaining(['options']));
      expect(date).not.toEqual(expect.arrayContaining(['rule']));
      expect(date).not.toEqual(expect.arrayContaining(['name']));
    });

    test('no key of the content system', async () => {
      const keys = await withBlock('{ "type": "text", | }').labels();
      expect(keys).toContain('rule');
      expect(keys.filter((key) => ['id', 'pattern', 'conditions', 'conditionalLogic'].includes(key))).toEqual(
        [],
      );
    });

    test('the keys that a field may override where it is shown again', async () => {
      const keys = await withBlock('{ "use": "nama", | }').labels();
      expect(keys.toSorted()).toEqual(
        ['label', 'guideText', 'readOnly', 'readOnlyWhen', 'required', 'visibleWhen', 'width'].toSorted(),
      );
    });

    test('the operators, each with its sentence', async () => {
      const when = '"visibleWhen": [{ "name": "b", "condition": | }]';
      const items = await withBlock(`{ "type": "text", "name": "a", "label": "A", ${when} }`).suggestions();
      expect(items.map(({ label }) => label)).toEqual(
        expect.arrayContaining(quoted([...operatorNames, '=', '>='])),
      );
      expect(items.find(({ label }) => label === '"in"')?.documentation).toBe(
        'Salah satu dari daftar nilai.',
      );
    });

    test('the parts of a condition, also inside a group', async () => {
      const block = (when: string): string =>
        `{ "type": "text", "name": "a", "label": "A", "visibleWhen": ${when} }`;
      expect(await withBlock(block('[{ | }]')).labels()).toEqual([
        'name',
        'condition',
        'value',
        'nextCondition',
      ]);
      expect(await withBlock(block('{ | }')).labels()).toEqual(['all', 'any', 'not', 'formula']);
      expect((await withBlock(block('{ "all": [{ | }] }')).labels()).toSorted()).toEqual([
        'all',
        'any',
        'condition',
        'formula',
        'name',
        'nextCondition',
        'not',
        'value',
      ]);
    });

    test('the effects, each with its sentence, and then the keys of the chosen one', async () => {
      const items = await withAction('{ | }').suggestions();
      expect(items.map(({ label }) => label)).toEqual([
        'call',
        'download',
        'set',
        'clear',
        'copy',
        'toast',
        'dialog',
        'closeDialog',
        'goTo',
        'navigate',
        'wait',
        'reset',
        'clearStorage',
        'stop',
        'if',
      ]);
      expect(items.find(({ label }) => label === 'stop')?.documentation).toContain('Mengakhiri daftar efek');
      expect(await withAction('{ "call": "submit", | }').labels()).toEqual([
        'body',
        'pending',
        'outcomes',
        'failed',
      ]);
      expect(await withAction('{ "toast": { "title": "A", | } }').labels()).toEqual(['variant', 'text']);
    });
  });

  describe('an editor underlines', () => {
    const cases: [string, Editor, { text: string; message: RegExp }][] = [
      [
        'an unknown key at the key',
        withBlock('{ "type": "text", "name": "a", "label": "A", "lable": "B" }'),
        { text: '"lable"', message: /Yang boleh di sini: objek dengan kunci type, name, label/ },
      ],
      [
        'an unknown type at its value',
        withBlock('{ "type": "texts", "name": "a", "label": "A" }'),
        { text: '"texts"', message: /Yang boleh di sini: text, textarea, email/ },
      ],
      [
        'a key of another type at the key',
        withBlock('{ "type": "date", "name": "a", "label": "A", "maxLength": 3 }'),
        { text: '"maxLength"', message: /Yang boleh di sini: objek dengan kunci/ },
      ],
      [
        'an unknown operator at its value',
        open(definition(', "conditions": { "c": [{ "name": "a", "condition": "sama" }] }')),
        { text: '"sama"', message: /Yang boleh di sini: equals, notEquals/ },
      ],
      [
        'a wrong value deep in a group of conditions',
        open(definition(', "conditions": { "c": { "any": ["a", { "all": [{ "not": 3 }] }] } }')),
        { text: '3', message: /Yang boleh di sini: Perbandingan, kelompok syarat, rumus, atau nama syarat/ },
      ],
      [
        'a misspelt effect at its key',
        withAction('{ "tost": { "title": "A" } }'),
        { text: '"tost"', message: /tepat satu dari kunci call, download/ },
      ],
      [
        'a mistake inside a nested effect',
        withAction(
          '{ "if": "c", "then": [{ "call": "submit", "outcomes": [{ "match": "ok", "do": [{ "wait": "lama" }] }] }] }',
        ),
        { text: '"lama"', message: /bilangan bulat 0 sampai 60000/ },
      ],
      [
        'a second effect in one object',
        withAction('{ "stop": true, "wait": 5 }'),
        { text: '"wait"', message: /objek dengan kunci stop\./ },
      ],
      [
        'stages beside steps',
        open(definition(', "stages": []')),
        { text: '"stages"', message: /Tepat satu dari kunci: steps, stages/ },
      ],
      [
        'a lookup beside options',
        withBlock(
          '{ "type": "radio", "name": "a", "label": "A", "options": ["1"], "lookup": { "idField": "i", "textField": "t" } }',
        ),
        { text: '"lookup"', message: /Tepat satu dari kunci: options, lookup/ },
      ],
      [
        'a name that no answer may have',
        withBlock('{ "type": "text", "name": "Nama", "label": "A" }'),
        { text: '"Nama"', message: /nama: huruf kecil, lalu huruf, angka/ },
      ],
      [
        'a key of the content system, as out of date',
        withBlock('{ "type": "text", "name": "a", "label": "A", "pattern": "[0-9]" }'),
        { text: '"pattern": "[0-9]"', message: /Tulis rule/ },
      ],
    ];

    test.each(cases)('%s', async (_, editor, { text, message }) => {
      const found = await editor.underlined();
      expect(found.map((one) => one.text)).toContain(text);
      expect(found.find((one) => one.text === text)?.message).toMatch(message);
    });

    test('a missing key at the object that lacks it', async () => {
      const found = await withBlock('{ "type": "text", "name": "a" }').underlined();
      expect(found).toEqual([{ text: '{', message: 'Missing property "label".', line: 7 }]);
    });

    test.each(definitionFiles())('nothing in %s', async (name) => {
      expect(await open(read(name)).underlined()).toEqual([]);
    });
  });

  describe('an editor shows in a hover', () => {
    // As text in which Markdown's own characters have a backslash: the file says it in plain words.
    test('what a key is for', async () => {
      const hover = await withBlock(
        '{ "type": "date", "name": "a", "label": "A", "min|Date": "today()" }',
      ).hover();
      expect(hover).toContain("Hari pertama yang boleh: 'YYYY\\-MM\\-DD' atau rumus\\.");
    });

    test('what a name of the editor is, in a dictionary', async () => {
      const hover = await open(definition(', "conditions": { "wni|": "x" }')).hover();
      expect(hover).toContain('Sebuah syarat\\. Pakai namanya di');
    });
  });
});

describe('reference', () => {
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
});
