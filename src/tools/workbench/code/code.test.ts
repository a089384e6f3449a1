import { json } from '@codemirror/lang-json';
import { EditorState } from '@codemirror/state';
import { checkDefinition } from '../../checker';
import { contoh } from '../testing/standing';
import { proseElement, toTemplate, definitionService } from './extensions';
import { diagnosticsOf, offsetOf } from './CodeEditor';

const text = JSON.stringify(contoh, null, 2);
const service = definitionService();
const stateOf = (doc: string): EditorState => EditorState.create({ doc, extensions: [json()] });

test('a finding marks the word that is wrong', () => {
  const wrong = text.replace('"type": "number"', '"type": "nomor"');
  const [finding, ...others] = checkDefinition(wrong, { file: 'contoh.json' }).filter(
    ({ severity }) => severity === 'error',
  );
  const [mark] = diagnosticsOf(stateOf(wrong), finding ? [finding] : []);
  expect(others).toEqual([]);
  expect(wrong.slice(mark?.from, mark?.to)).toBe('"nomor"');
  expect(mark).toMatchObject({ severity: 'error', message: expect.stringContaining('nomor') as string });
});

test.each([
  ['"a": "b \\" c", "d": 1', 5, '"b \\" c"'],
  ['"a": -1.5e3,', 5, '-1.5e3'],
  ['"a": [1, 2]', 5, '['],
  ['"a": "tak tertutup', 5, '"'],
])('of %s the mark at %i is %s, although nobody has parsed the text', (line, at, marked) => {
  const doc = `{\n${line}\n}`;
  const [finding] = checkDefinition('{', { file: 'contoh.json' });
  const [mark] = diagnosticsOf(
    EditorState.create({ doc }),
    finding ? [{ ...finding, line: 2, column: at + 1 }] : [],
  );
  expect(doc.slice(mark?.from, mark?.to)).toBe(marked);
});

test('a finding of a text that was longer stands at its end', () => {
  const [finding] = checkDefinition('{"version": 1,', { file: 'contoh.json' });
  const marks = diagnosticsOf(stateOf('{}'), finding ? [{ ...finding, line: 900, column: 40 }] : []);
  expect(marks.map(({ from, to }) => [from, to])).toEqual([[2, 2]]);
});

test('a path leads to its place in the text', () => {
  const at = offsetOf(text, 'steps[0].blocks[0].label') ?? 0;
  expect(text.slice(at, at + 6)).toBe('"Nama"');
  expect(offsetOf('{"steps": [', 'steps')).toBeUndefined();
});

test.each([
  ['"name": "$1"', '"name": "${1}"'],
  ['"name": "${1:namaLengkap}"', '"name": "${1:namaLengkap}"'],
  ['"type": ${1|"text","date"|}', '"type": ${1:"text"}'],
  ['{ $0 }', '{ ${} }'],
])('the snippet %s is the template %s', (snippet, template) => {
  expect(toTemplate(snippet)).toBe(template);
});

test('the schema offers what may stand at a place, and where it goes', async () => {
  const at = text.indexOf('"number"') + 2;
  const items = await service.complete(text, at);
  const currency = items.find(({ item }) => item.label === '"currency"');
  expect(text.slice(currency?.from, currency?.to)).toBe('"number"');
});

test('the schema explains a key in Indonesian, with an example', async () => {
  const reported = await service.explain(text, text.indexOf('requiredWhen') + 2);
  expect(reported).toContain('Wajib diisi selama syarat ini berlaku.\n\nContoh:\n\n```json\n"wni"');
  expect(await service.explain(text, text.length)).toBeUndefined();
});

test('an explanation is shown as text, its code as code', () => {
  const shown = proseElement('Pakai `today()` <b>di sini</b>.\n\n```json\n"a"\n```');
  expect(shown.querySelector('code')?.textContent).toBe('today()');
  expect(shown.querySelector('b')).toBeNull();
  expect(shown.textContent).toContain('<b>di sini</b>');
  expect(shown.textContent).toContain('"a"');
  expect(shown.textContent).not.toContain('```');
});
