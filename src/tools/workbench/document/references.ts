import {
  type CompiledForm,
  isObject,
  pathText,
  titleOf as titleOfCondition,
  toOption,
} from '../../../interpreter';
import type { Path, Role, SchemaPlace } from '../../../language/schema';
import { textIn } from '../../checker/json/walk';
import { wayIn } from './language';
import { fieldChoices, type Known, type Meant, questionNamed } from './questions';
import type { Choice } from './parts';
import { fieldsOfFragment } from './projectFiles';
import { wordsAt } from '../../words/expressions';
import { inWords } from '../../words/values';
import { words } from './words';
import { lookup } from '../../../language/schemas/choices';
import { type Call, contract, type List } from '../../checker/contract/contract';

/**
 * What may be meant where a text names something: a field by its label, an answer by the option's label, a condition by its title, a
 * step, an action, a file, or a word of the bank's contract. `undefined`: any text may stand there.
 */
export function meantAt(known: Known, path: Path): Meant | undefined {
  const way = wayIn(known.json, path);
  if (!way) return undefined;
  return panelWords(known, way) ?? callWords(known, way) ?? listWords(known, way);
}

/** The keys that may be added to an object whose keys are names, with a value to begin with; `undefined`: any name. */
export function keysAt(known: Known, path: Path): readonly Choice[] | undefined {
  const way = wayIn(known.json, [...path, '']);
  const [around, inside] = way?.slice(-2) ?? [];
  if (!way || !inside || around?.schema.node.kind !== 'dictionary') return undefined;
  const { value: there } = around;
  const isFree = ({ value }: Choice): boolean => !isObject(there) || !Object.hasOwn(there, value);
  const names = namesFor(known, { ...around, schema: around.schema.node.key });
  return (names ?? callWords(known, way)?.keys)?.filter(isFree);
}

function panelWords(known: Known, way: readonly SchemaPlace[]): Meant | undefined {
  const place = way.at(-1);
  const { node } = place?.schema ?? {};
  if (!place || !node) return undefined;
  const choices =
    node.kind === 'json' && node.role === 'compared'
      ? answerChoices(known, textIn(place.owner, 'name'))
      : namesFor(known, place);
  if (!choices || choices.length === 0) return undefined;
  const open = node.kind === 'text' && node.role === 'conditionOrFormula';
  return open ? { choices, open } : { choices };
}

/** What a text refers to, by its role; a text that declares its name may be any. */
const byRole: Partial<Record<Role, (known: Known, owner: SchemaPlace['owner']) => Choice[]>> = {
  answer: ({ form }) => fieldChoices(form),
  fragmentAnswer: ({ projectFiles }, use) => fieldsOfFragment(projectFiles, textIn(use, 'fragment')),
  condition: ({ form }) => conditionChoices(form),
  conditionOrFormula: ({ form }) => conditionChoices(form),
  list: ({ json }) => listChoices(json),
  step: ({ form }) => stepChoices(form),
  stage: ({ form }) => form.stages.map(({ id, title = id }) => ({ value: id, about: title })),
  action: ({ form }) => actionChoices(form),
  afterLastStep: ({ form }) => [...afterLastStep, ...actionChoices(form)],
  fragment: ({ projectFiles }) => named(projectFiles.fragments),
  form: ({ projectFiles }) => named(projectFiles.forms),
  popup: ({ projectFiles }) => named(projectFiles.popups),
};

const afterLastStep: readonly Choice[] = [
  { value: 'preview', about: words.toPreview },
  { value: 'submit', about: words.toSubmit },
];

/** Everything that a text with this schema may refer to; `undefined`: it refers to nothing that the definition names. */
function namesFor(known: Known, { schema, owner }: SchemaPlace): Choice[] | undefined {
  const { node } = schema;
  if (node.kind !== 'text' || node.role === undefined || node.declares) return undefined;
  return byRole[node.role]?.(known, owner);
}

/** The lists of the definition itself: those of a fragment are no names of the form. */
function listChoices(json: unknown): Choice[] {
  const lists = isObject(json) && isObject(json.lists) ? json.lists : {};
  return Object.keys(lists).map((value) => ({ value, about: words.listNamed(value) }));
}

function stepChoices(form: CompiledForm): Choice[] {
  return [...form.steps.values()].flatMap(({ id, row, definition }) =>
    row ? [] : [{ value: id, about: definition.title }],
  );
}

function actionChoices({ definition }: CompiledForm): Choice[] {
  return Object.keys(definition.actions ?? {}).map((value) => ({ value, about: words.actionNamed(value) }));
}

function answerChoices(known: Known, name: string): Choice[] | undefined {
  const definition = questionNamed(known, name)?.definition;
  const options = definition && 'options' in definition ? definition.options : undefined;
  return options?.map(toOption).map(({ code, label }) => ({ value: code, about: label }));
}

/** Every named condition by its title, or by what it says. */
export function conditionChoices(form: CompiledForm): Choice[] {
  return Object.entries(form.definition.conditions ?? {}).map(([value, condition]) => ({
    value,
    about: titleOfCondition(condition) ?? (wordsAt(form, pathText(['conditions', value])) || value),
  }));
}

const named = (files: ReadonlyMap<string, string>): Choice[] =>
  [...files.keys()].map((value) => ({ value, about: inWords(value) }));

/** What the bank's contract says of a place in a call: what is sent, and what may be read of the answer. */
function callWords(
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
function listWords({ form }: Known, way: readonly SchemaPlace[]): Meant | undefined {
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
