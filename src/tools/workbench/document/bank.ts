import { isObject, type CompiledForm } from '../../../interpreter';
import { contract, type Call, type List } from '../../checker/contract/contract';
import { textIn, valueAt } from '../../checker/json/walk';
import type { Choice } from './parts';
import { fieldChoices, type Known, type Meant } from './known';
import { words } from './words';

type Path = readonly (string | number)[];

/** What the bank's contract says of a place in a call: what is sent, and what may be read of the answer. */
export function callWords(
  { json, form }: Known,
  path: Path,
): (Meant & { keys?: readonly Choice[] }) | undefined {
  const call = callAround(json, path);
  if (!call) return undefined;
  const [around, key] = path.slice(-2);
  if (around === 'body') {
    const keys = Object.keys(call.body).map((value) => ({ value }));
    return { choices: fieldChoices(form), open: true, keys };
  }
  if (key === 'match') return { choices: matches(call), open: true };
  if (around !== 'set') return undefined;
  const answers = Object.entries(call.answer).map(([at, type]) => ({
    value: `response.${at}`,
    about: words.answered(at, words.answerTypes[type]),
  }));
  return { choices: answers, open: true };
}

/** The call that a place is a part of, or whose answer it speaks of: the innermost one. */
function callAround(json: unknown, path: Path): Call | undefined {
  for (let end = path.length - 1; end >= 0; end -= 1) {
    const owner = valueAt(json, path.slice(0, end));
    if (!isObject(owner) || typeof owner.call !== 'string' || 'idField' in owner) continue;
    return contract.calls[owner.call];
  }
  return undefined;
}

/** The kinds of an answer that outcomes are told apart by. */
function matches({ statuses }: Call): Choice[] {
  return [
    { value: 'ok && response.succeeded', about: words.succeeded },
    ...statuses.map((status) => ({
      value: `status == ${status}`,
      about: words.statuses[String(status)] ?? words.status(status),
    })),
  ];
}

/** What the bank's contract says of a place in a list: addresses, columns, and the filters with the answers that they ask for. */
export function listWords({ json, form }: Known, path: Path): Meant | undefined {
  if (path.at(-1) === 'apiUrl') return { choices: contract.branches.map((value) => ({ value })) };
  const at = path.indexOf('lookup');
  const lookup = at < 0 ? undefined : valueAt(json, path.slice(0, at + 1));
  if (!isObject(lookup)) return undefined;
  const call = typeof lookup.call === 'string' ? lookup.call : 'remote-select';
  const list = contract.lists[call === 'transaksi' ? call : textIn(lookup, 'url')];
  const [first, , last] = path.slice(at + 1);
  if (first === 'url') return { choices: addresses(call).map((value) => ({ value })) };
  if (!list) return undefined;
  const columns = { choices: list.columns.map((value) => ({ value })) };
  if (first === 'idField' || first === 'textField' || first === 'fills') return columns;
  if (first !== 'filters') return undefined;
  const filter = valueAt(json, path.slice(0, -1));
  const field = textIn(filter, 'field');
  if (last === 'field') {
    const known = [...Object.keys(list.parents ?? {}), ...Object.keys(list.words ?? {})];
    return known.length > 0 ? { choices: known.map((value) => ({ value })), open: true } : undefined;
  }
  return last === 'value' ? { choices: asked(list, field, form), open: true } : undefined;
}

function addresses(call: string): string[] {
  return Object.keys(contract.lists).filter((address) => {
    if (call === 'get') return address.startsWith('/api/');
    return call === 'remote-select-get' ? address.startsWith('branch/') : address.endsWith('/filter');
  });
}

/** What a filter may compare with: the answers out of the list that it takes its code from, and its own words. */
function asked(list: List, filter: string, form: CompiledForm): Choice[] {
  const parent = list.parents?.[filter];
  const answers = [...form.fields.values()].flatMap(({ definition }) => {
    const url = 'lookup' in definition ? definition.lookup?.url : undefined;
    return parent !== undefined && url === parent
      ? [{ value: `{${definition.name}}`, about: definition.shortLabel ?? definition.label }]
      : [];
  });
  return [...answers, ...(list.words?.[filter] ?? []).map((value) => ({ value }))];
}
