import { readdirSync, readFileSync } from 'node:fs';
import { type CompiledForm, type Json, pathText } from '../../../interpreter';
import { schemaOf } from '../../checker/json/walk';
import { wordsAt } from '../../words/expressions';
import { operatorLabel, operatorsFor } from './comparing';
import { isOutlined, outlineOf } from './outline';
import { drawerOf } from './PartEditor';
import { partsOf, type Offer, type Part } from './parts';
import { formOfPiece, inPieceForm } from './pieces';
import { projectFilesOf } from './projectFiles';
import { meantAt } from './references';
import { sayableAt, sideLabel } from './sayable';
import { words } from './words';
import { formAt } from '../products/ways';

const folder = 'form-definitions';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.json') && !/^recipes\/|\.(?:schema|scenarios)\.json$/.test(file),
);

const written = new Map(files.map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')]));

/** What a menu shows of an offer. */
const offered = ({ name, called = name, title = called, about }: Offer): string[] =>
  [title, about ?? ''].filter((one) => one !== '');

/** Every text of the document view but those that editors have written themselves: names, and what visitors read. */
function* textsOf(part: Part, isNamed = false): Generator<string> {
  const { title, called, about, path } = part;
  if (typeof path.at(-1) === 'string' && !isNamed && !isOutlined(part))
    yield title ?? called ?? String(path.at(-1));
  if (about !== undefined) yield about;
  if (part.kind === 'choice') for (const one of part.choices) yield one.about ?? String(one.value);
  if (part.kind === 'object') yield* part.missing.flatMap(offered);
  if (part.kind === 'list') yield* part.offers.flatMap(offered);
  const isDictionary = part.schema?.node.kind === 'dictionary';
  if ('parts' in part) for (const one of part.parts) yield* textsOf(one, isDictionary);
}

/** Every sentence of a table of words. */
const sentencesIn = (table: object): string[] =>
  Object.values(table).flatMap((one: unknown) => {
    if (typeof one === 'string') return one.includes(' ') ? [one] : [];
    return typeof one === 'object' && one !== null ? sentencesIn(one) : [];
  });

const parts = files.map((file) => partsOf(JSON.parse(written.get(file) ?? '') as Json, schemaOf(file)));
const { alike: _searched, ...shown } = words;
const texts = new Set([...parts.flatMap((part) => [...textsOf(part)]), ...sentencesIn(shown)]);

test.each([
  ['code in quotation marks', /(['"`])[^'"`]*\1/],
  ['the name of a file, or the spelling of a day', /\.json\b|YYYY/],
  ['a key, or nothing', /\b(?!kB\b)[a-z]+[A-Z]|^\$|^[a-z]+$|^$|\{(?!nama jawaban\})/],
  ['a path', /(?:^|\s)\/\w|\[\d/],
  [
    'an English word',
    /\b(?:true|false|null|fields?|slug|toast|keys?|values?|string|array|object|required|steps?|stages?|blocks?|next|default|lookup)\b/i,
  ],
  ['half a sentence', /: (?:atau|dan)\b|[:;]\./],
  ['a second word for a thing', /\b(?:opsi|kolom isian|halaman langkah)\b/i],
])('no text of the document view is %s', (_, fault) => {
  expect(texts.size).toBeGreaterThan(500);
  expect([...texts].filter((text) => fault.test(text))).toEqual([]);
});

/** The form of a product, a template, or a piece that stands alone; of what speaks of a form around it, and of pages and popups, none. */
function formOf(file: string): CompiledForm | undefined {
  const name = file.replace('.json', '');
  const [, piece] = /^fragments\/(.*)$/.exec(name) ?? [];
  return piece === undefined ? formAt(written, name) : formOfPiece(piece, written.get(file) ?? '');
}

/** What the document view says of a file in the words of its form: its lines, its conditions, and what may be chosen. */
function* saidOf(file: string): Generator<string> {
  const json = JSON.parse(written.get(file) ?? '') as Json;
  const projectFiles = projectFilesOf(Object.fromEntries(written), file.replace('.json', ''));
  const root = partsOf(json, schemaOf(file));
  yield* outlineOf(root, projectFiles.fragments).map(({ title }) => title);
  const form = formOf(file);
  if (!/^(?:fragments|pages|popups)\//.test(file)) expect(form).toBeDefined();
  if (!form) return;
  const known = { json, form, projectFiles };
  const around = file.startsWith('fragments/') ? inPieceForm : [];
  function* below(part: Part): Generator<string> {
    if (drawerOf(part) === 'developer') return;
    // What visitors read stands in quotation marks.
    yield wordsAt(known.form, pathText([...around, ...part.path])).replace(/“[^”]*”/g, '');
    if (part.kind === 'text')
      yield* (meantAt(known, part.path)?.choices ?? []).map(({ value, about = value }) => about);
    const sayable = sayableAt(known, part.path);
    if (sayable?.kind === 'condition')
      for (const side of sayable.sides) {
        yield sideLabel(known, side);
        yield* operatorsFor(known, side).map((one) => operatorLabel(known, side, one));
      }
    if ('parts' in part) for (const one of part.parts) yield* below(one);
  }
  yield* below(root);
}

test.each(files)(
  '%s is said in words: no name that only the file has, and no code before a label',
  (file) => {
    const said = [...new Set(saidOf(file))];
    expect(said.filter((one) => /\b[a-z]+[A-Z]|\||^[a-z]+(?:-[a-z]+)+$|(?:^|\s)\/\w/.test(one))).toEqual([]);
  },
);
