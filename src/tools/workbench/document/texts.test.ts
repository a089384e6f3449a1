import { readdirSync, readFileSync } from 'node:fs';
import type { Json } from '../../../interpreter';
import { schemaOf } from '../../checker/json/walk';
import { calledBy, withoutValue } from '../../schema/calledBy';
import { isOutlined } from './outline';
import { partsOf, type Offer, type Part } from './parts';
import { words } from './words';

const folder = 'form-definitions';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.json') && !/^recipes\/|\.(?:schema|scenarios)\.json$/.test(file),
);

/** What a menu shows of an offer. */
const offered = ({ name, title, about }: Offer): string[] => {
  if (about === undefined) return title === undefined && name === '' ? [] : [title ?? name];
  const { called, rest } = calledBy(about);
  return title === undefined ? [called, ...(rest === '' ? [] : [rest])] : [title, withoutValue(about)];
};

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

const parts = files.map((file) =>
  partsOf(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Json, schemaOf(file)),
);
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
  ['a second word for a thing', /\b(?:opsi|kolom isian|halaman langkah)\b/i],
])('no text of the document view is %s', (_, fault) => {
  expect(texts.size).toBeGreaterThan(500);
  expect([...texts].filter((text) => fault.test(text))).toEqual([]);
});
