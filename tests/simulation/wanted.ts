import { codeOf, isList, isObject, type Json, type JsonObject } from '../../src/interpreter';
import { answersIn, type Ledger, type Request } from './ledger';

/**
 * What the visitor, or a button for them, has set: an answer or a remembered value by its name, one of a row by the name of its group
 * and by `group.column`; each with its place among all that happens, when it was set last.
 */
export type Given = ReadonlyMap<string, number>;

/** What of some answers was set by the visitor or a button, by name: files by their choice, choices by their code. */
export type Wanted = JsonObject;

/** Which choice each file was. */
type Files = Pick<Ledger, 'files'>;

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

function fileAt({ files }: Files, url: string): string | undefined {
  const stored = files.get(url);
  return stored && `file ${stored.name} #${stored.choice}`;
}

/** The names at which two differ. */
export function differences(one: Wanted, other: Wanted): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter(
    (name) => JSON.stringify(one[name] ?? null) !== JSON.stringify(other[name] ?? null),
  );
}
