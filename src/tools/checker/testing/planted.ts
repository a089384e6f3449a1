import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { JsonObject } from '../../../interpreter';
import { checkFile } from '../checkFiles';
import type { Finding } from '../finding';
import { editsOf } from '../fixes/editsOf';
import classes from '../planted/classes/faults.json';
import type { Fragment } from './fragment';

/** A mistake as an editor makes it, and what the checker must say of it. */
export interface Fault {
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
  fix: string;
  /** Nothing else is reported: the other findings would vanish with the mend. */
  alone?: true;
}

interface FaultOfClass {
  class: string;
  name: string;
  definition: Fragment;
  /** The files that it needs. */
  beside?: Readonly<Record<string, JsonObject>>;
  /** The file and the path of what is reported. */
  file?: string;
  at: string;
  /** Left out: no rule reports it yet. */
  rule?: string;
  says?: string;
}

const root = path.join(__dirname, '../../../..');
const folder = path.join(root, 'form-definitions');
const read = (...place: string[]): string => readFileSync(path.join(...place), 'utf8');

const folderOfFaults = path.join(__dirname, '../planted');

/** The small definition. */
export const own = 'contoh.json';
/** The folder of definitions, with the small one in it. */
export const shipped = new Map([
  ...['', 'pages/', 'popups/', 'fragments/'].flatMap((below) =>
    readdirSync(path.join(folder, below))
      .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
      .map((name) => [`${below}${name}`, read(folder, below, name)] as const),
  ),
  [own, read(folderOfFaults, own)],
]);

const exists = (address: string): boolean => existsSync(path.join(root, 'public', address));
/** What the checker says of a file of a folder. */
export const findingsIn = (texts: ReadonlyMap<string, string>, name: string): Finding[] =>
  checkFile({ texts, exists, today: '2026-03-02' }, name);

const place = path.join(folderOfFaults, 'faults');
/** Every planted fault, by its file and name. */
export const faults = readdirSync(place).flatMap((file) =>
  (JSON.parse(read(place, file)) as Fault[]).map((fault) => [`${file}: ${fault.name}`, fault] as const),
);

/** Every fault that is planted in a definition of its own, with what all of its class share. */
export const faultsOfClasses = classes.flatMap(({ faults: own, ...shared }) =>
  own.map((fault) => ({ ...shared, ...fault }) as FaultOfClass),
);

/** The folder with the fault in it. */
export function planted({ file = own, find, put, adds = {} }: Fault): Map<string, string> {
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

/** A text with the edits of a finding made. */
export function fixed(text: string, finding: Finding): string {
  return [...editsOf(text, finding)]
    .reverse()
    .reduce((now, { from, to, insert }) => now.slice(0, from) + insert + now.slice(to), text);
}
