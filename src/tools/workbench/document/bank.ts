import type { CompiledForm } from '../../../interpreter';
import type { SchemaPlace } from '../../../language/schema';
import { lookup } from '../../../language/schemas/choices';
import { type Call, contract, type List } from '../../checker/contract/contract';
import { textIn } from '../../checker/json/walk';
import type { Choice } from './parts';
import { fieldChoices, type Known, type Meant } from './questions';
import { words } from './words';

/** What the bank's contract says of a place in a call: what is sent, and what may be read of the answer. */
export function callWords(
  { form }: Known,
  way: readonly SchemaPlace[],
): (Meant & { keys?: readonly Choice[] }) | undefined {
  const call = callAround(way);
  const [around, place] = way.slice(-2);
  if (!call || !around || !place) return undefined;
  const { node } = place.schema;
  if (node.kind === 'json' && node.role === 'assigned') {
    const answers = Object.entries(call.answer).map(([at, type]) => ({
      value: `response.${at}`,
      about: words.answered(at, words.answerTypes[type]),
    }));
    return { choices: answers, open: true };
  }
  if (node.kind !== 'text' || node.role !== 'formula') return undefined;
  // Of the formulas in a call those with a key of the bank's are its body; the other ones distinguish answers.
  if (around.schema.node.kind !== 'dictionary') return { choices: matches(call), open: true };
  const keys = Object.keys(call.body).map((value) => ({ value }));
  return { choices: fieldChoices(form), open: true, keys };
}

/** The call that a place is a part of, or whose answer it speaks of: the innermost one. */
function callAround(way: readonly SchemaPlace[]): Call | undefined {
  const calls = way.flatMap(({ schema, value }) => {
    const call = schema === lookup ? '' : textIn(value, 'call');
    return schema.node.kind === 'object' && call !== '' ? [call] : [];
  });
  const innermost = calls.at(-1);
  return innermost === undefined ? undefined : contract.calls[innermost];
}

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
export function listWords({ form }: Known, way: readonly SchemaPlace[]): Meant | undefined {
  const place = way.at(-1);
  const { node } = place?.schema ?? {};
  if (node?.kind === 'text' && node.role === 'branchList')
    return { choices: contract.branches.map((value) => ({ value })) };
  const around = way.find(({ schema }) => schema === lookup);
  if (!place || !around) return undefined;
  const call = textIn(around.value, 'call') || 'remote-select';
  const list = contract.lists[call === 'transaksi' ? call : textIn(around.value, 'url')];
  const [first, , last] = place.path.slice(around.path.length);
  if (first === 'url') return { choices: addresses(call).map((value) => ({ value })) };
  if (!list) return undefined;
  const columns = { choices: list.columns.map((value) => ({ value })) };
  if (first === 'idField' || first === 'textField' || first === 'fills') return columns;
  if (first !== 'filters') return undefined;
  if (last === 'field') {
    const known = [...Object.keys(list.parents ?? {}), ...Object.keys(list.words ?? {})];
    return known.length > 0 ? { choices: known.map((value) => ({ value })), open: true } : undefined;
  }
  return last === 'value'
    ? { choices: asked(list, textIn(place.owner, 'field'), form), open: true }
    : undefined;
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
