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
import { callWords, listWords } from './bank';
import { fieldChoices, type Known, type Meant, questionNamed } from './questions';
import type { Choice } from './parts';
import { fieldsOfFragment } from './projectFiles';
import { wordsAt } from '../../words/conditions';
import { words } from './words';

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

/** What the definition has a name for. */
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

function conditionChoices(form: CompiledForm): Choice[] {
  return Object.entries(form.definition.conditions ?? {}).map(([value, condition]) => ({
    value,
    about: titleOfCondition(condition) ?? (wordsAt(form, pathText(['conditions', value])) || value),
  }));
}

const named = (files: ReadonlyMap<string, string>): Choice[] => [...files.keys()].map((value) => ({ value }));
