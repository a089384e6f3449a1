import { codeOf, isList, isObject, type Json, type JsonObject } from '../../interpreter';
import { answersIn, type Ledger, type Request } from './ledger';

/**
 * What the visitor, or a button for them, has set: an answer or a remembered value by its name, one of a row by the name of its group
 * and by `group.column`; each with its place among all that happens, when it was set last.
 */
export type Given = ReadonlyMap<string, number>;

/** What of some answers was set by the visitor or a button, by name: files by their choice, choices by their code. */
export type Wanted = JsonObject;

/** Which choice each file was, and which a page knows to be lost. */
type Files = Pick<Ledger, 'files' | 'knownLost'>;

/** Begins what stands for a file; one that a page knows to be lost stands for itself alone. */
const file = 'file ';
const lostFile = `${file}(lost)`;

/** What was set of these answers. What the bank or a formula has put beside it is left out: it may differ when the same is wanted again. */
export function wantedIn(ledger: Files, answers: JsonObject, given: Pick<Given, 'has'>): Wanted {
  const entries = Object.entries(answers).filter(([name]) => given.has(name));
  return Object.fromEntries(
    entries
      .map(([name, value]): [string, Json] => [
        name,
        plain(ledger, value, (column) => given.has(`${name}.${column}`)),
      ])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** What was set of the answers in the body of a request. */
export function wantedBy(ledger: Files, { body }: Request, given: Pick<Given, 'has'>): Wanted {
  return wantedIn(ledger, answersIn(body), given);
}

function plain(ledger: Files, value: Json, isGiven: (column: string) => boolean): Json {
  if (typeof value === 'string') return fileAt(ledger, value) ?? codeOf(value);
  if (isList(value)) return value.map((one: Json) => plain(ledger, one, isGiven));
  if (!isObject(value)) return value;
  if (typeof value.url === 'string') return fileAt(ledger, value.url) ?? value.url;
  const columns = Object.entries(value).filter(([column]) => isGiven(column));
  return Object.fromEntries(columns.map(([column, one]) => [column, plain(ledger, one, isGiven)]));
}

function fileAt({ files, knownLost }: Files, url: string): string | undefined {
  const stored = files.get(url);
  if (!stored) return undefined;
  return knownLost.has(url) ? lostFile : `${file}${stored.name} #${stored.choice}`;
}

/** The names at which two differ. Any file is the same as one that the page knows to be lost: it was asked for in its place. */
export function differences(one: Wanted, other: Wanted): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => !isSame(one[name] ?? null, other[name] ?? null));
}

function isSame(one: Json, other: Json): boolean {
  if (isFile(one) && isFile(other)) return one === other || one === lostFile || other === lostFile;
  if (isList(one) && isList(other)) return isSameList(one, other);
  if (!isObject(one) || !isObject(other)) return JSON.stringify(one) === JSON.stringify(other);
  const columns = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...columns].every((column) => isSame(one[column] ?? null, other[column] ?? null));
}

function isSameList(one: readonly Json[], other: readonly Json[]): boolean {
  if (one.length !== other.length) return false;
  const isLost = (value: Json): boolean => value === lostFile;
  if (!one.some(isLost) && !other.some(isLost)) {
    return one.every((value, at) => isSame(value, other[at] ?? null));
  }
  // A new file of several stands behind those that the bank still has.
  const [rest, others] = [one, other].map((list) => list.filter((value) => !isLost(value)));
  return isPart(rest ?? [], other) || isPart(others ?? [], one);
}

/** Whether a list holds another's members in their order, and perhaps more. */
function isPart(some: readonly Json[], all: readonly Json[]): boolean {
  const places = some.map((value) => all.indexOf(value));
  return places.every((place, at) => place >= 0 && (at === 0 || place > (places[at - 1] ?? 0)));
}

function isFile(value: Json): boolean {
  return typeof value === 'string' && value.startsWith(file);
}
