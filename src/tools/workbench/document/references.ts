import { isObject, titleOf as titleOfCondition, toOption, type CompiledForm } from '../../../interpreter';
import { textIn, valueAt } from '../../checker/json/walk';
import { callWords, listWords } from './bank';
import { fieldChoices, type Known, type Meant } from './known';
import type { Choice } from './parts';

type Path = readonly (string | number)[];

/** Keys under which the name of a condition may stand. */
export const conditionKeys = /(?:When|^not|^when|^if|^that)$/;
/** Keys under which the name of a field, or a list of them, stands. */
const fieldKeys = new Set('use city date calendar sets resetWhenChanged at fields clear leaveOut'.split(' '));
/** Keys with an object from a field to another one. */
const copyKeys = new Set(['copy', 'copies']);

/**
 * What may be meant where a text names something: a field by its label, an answer by the option's label, a condition by its title, a
 * step, an action, a file, or a word of the bank's contract. `undefined`: any text may stand there.
 */
export function meantAt(known: Known, path: Path): Meant | undefined {
  const found = closed(known, path);
  if (found) return found.length > 0 ? { choices: found } : undefined;
  return callWords(known, path) ?? listWords(known, path);
}

/** The keys that may be added to an object whose keys are names, with a value to begin with; `undefined`: any name. */
export function keysAt(known: Known, path: Path): readonly Choice[] | undefined {
  const key = String(path.at(-1));
  const there = valueAt(known.json, path);
  const isFree = ({ value }: Choice): boolean => !isObject(there) || !Object.hasOwn(there, value);
  if (key === 'set' || key === 'fills' || copyKeys.has(key)) return fieldChoices(known.form).filter(isFree);
  return callWords(known, [...path, ''])?.keys?.filter(isFree);
}

function closed({ json, form, shelf }: Known, path: Path): readonly Choice[] | undefined {
  const last = path.at(-1);
  const [owner, key] =
    typeof last === 'number' ? [path.slice(0, -2), path.at(-2)] : [path.slice(0, -1), last];
  const around = valueAt(json, owner);
  if (!isObject(around) || typeof key !== 'string') return undefined;
  if (typeof around.condition === 'string') {
    if (key === 'name') return fieldChoices(form);
    return key === 'value' ? answerChoices(form, textIn(around, 'name')) : undefined;
  }
  const isGroup = typeof last === 'number' && (key === 'all' || key === 'any');
  if (isGroup || conditionKeys.test(key)) return conditionChoices(form);
  if (fieldKeys.has(key) || copyKeys.has(String(owner.at(-1)))) return fieldChoices(form);
  const own = stepsAndActions(form, key, String(owner.at(-1)));
  if (own) return own;
  if (key === 'fragment') return named(shelf.fragments);
  if (key === 'slug' && around.type === 'form') return named(shelf.forms);
  return (key === 'slug' && owner.at(-1) === 'nextPopup') || key === 'popup' || key === 'nextPopup'
    ? named(shelf.popups)
    : undefined;
}

function stepsAndActions(form: CompiledForm, key: string, around: string): Choice[] | undefined {
  const steps = [...form.steps.values()].flatMap(({ id, row, definition }) =>
    row ? [] : [{ value: id, about: definition.title }],
  );
  const actions = Object.keys(form.definition.actions ?? {}).map((value) => ({ value }));
  if (key === 'do') return actions;
  if (key === 'step' || (key === 'goTo' && around === 'back')) return steps;
  if (key === 'stage') return form.stages.map(({ id }) => ({ value: id }));
  return key === 'afterLastStep' ? [{ value: 'preview' }, { value: 'submit' }, ...actions] : undefined;
}

function answerChoices(form: CompiledForm, field: string): Choice[] | undefined {
  const definition = form.fields.get(field)?.definition;
  const options = definition && 'options' in definition ? definition.options : undefined;
  return options?.map(toOption).map(({ code, label }) => ({ value: code, about: label }));
}

function conditionChoices({ definition }: CompiledForm): Choice[] {
  return Object.entries(definition.conditions ?? {}).map(([value, condition]) => ({
    value,
    about: titleOfCondition(condition) ?? value,
  }));
}

const named = (files: ReadonlyMap<string, string>): Choice[] => [...files.keys()].map((value) => ({ value }));
