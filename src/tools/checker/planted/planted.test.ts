import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkFile } from '../checkFiles';
import type { Finding } from '../finding';

/** A mistake as an editor makes it, and what the checker must say of it. */
interface Fault {
  name: string;
  /** The file that is edited; left out: the small definition beside this test. */
  file?: string;
  /** The one edit: this piece of the text becomes that one. */
  find?: string;
  put?: string;
  /** Files that are there, too: copies of others. */
  adds?: Readonly<Record<string, string>>;
  rule: string;
  /** A piece of the line that the finding stands on; left out: the first line. */
  line?: string;
  /** A piece of what the finding says how to mend it. */
  mend: string;
}

const root = path.join(__dirname, '../../../..');
const folder = path.join(root, 'form-definitions');
const read = (...place: string[]): string => readFileSync(path.join(...place), 'utf8');

const own = 'contoh.json';
const shipped = new Map([
  ...['', 'pages/', 'popups/', 'fragments/'].flatMap((below) =>
    readdirSync(path.join(folder, below))
      .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
      .map((name) => [`${below}${name}`, read(folder, below, name)] as const),
  ),
  [own, read(__dirname, own)],
]);

const exists = (address: string): boolean => existsSync(path.join(root, 'public', address));
const findingsIn = (texts: ReadonlyMap<string, string>, name: string): Finding[] =>
  checkFile({ texts, exists, today: '2026-03-02' }, name);

const place = path.join(__dirname, 'faults');
const faults = readdirSync(place).flatMap((file) =>
  (JSON.parse(read(place, file)) as Fault[]).map((fault) => [`${file}: ${fault.name}`, fault] as const),
);

/** The folder with the fault in it. */
function planted({ file = own, find, put, adds = {} }: Fault): Map<string, string> {
  const texts = new Map(shipped);
  for (const [name, from] of Object.entries(adds)) texts.set(name, shipped.get(from) ?? '');
  if (find === undefined || put === undefined) return texts;
  const text = texts.get(file) ?? '';
  if (!text.includes(find)) throw new Error(`${file} has no ${find}`);
  return texts.set(
    file,
    text.replace(find, () => put),
  );
}

function isFound(fault: Fault): void {
  const { file = own, rule, line, mend } = fault;
  const texts = planted(fault);
  const lines = (texts.get(file) ?? '').split('\n');
  const told = findingsIn(texts, file).map((finding) => ({
    rule: finding.rule,
    line: line === undefined ? finding.line : lines[finding.line - 1],
    mend: [finding.suggestion, finding.what, finding.mend].join(' '),
  }));
  const text = (piece: string): unknown => expect.stringContaining(piece) as unknown;
  expect(told).toContainEqual({ rule, line: line === undefined ? 1 : text(line), mend: text(mend) });
}

test('the small definition has no mistakes', () => {
  expect(findingsIn(shipped, own)).toEqual([]);
});

test('every edit has its place', () => {
  const lost = faults.filter(([, { file = own, find = '' }]) => !(shipped.get(file) ?? find).includes(find));
  expect(lost.map(([name]) => name)).toEqual([]);
});

describe('found at its line, with its remedy', () => {
  test.each(faults)('%s', (_, fault) => isFound(fault));
});
