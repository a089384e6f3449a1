import { isObject, toOption, type CompiledForm, type Json } from '../../../interpreter';
import { textIn, valueAt } from '../../checker/json/walk';
import type { Edit } from './textEdits';

/** A comparison to begin with: of an answer that is chosen with its first option, of a tick with yes, of any other that it is there. */
export function comparisonWith(form: CompiledForm, name: string): Json {
  const first = sampleOf(form, name);
  return first === undefined ? { name, condition: 'isFilled' } : { name, condition: 'equals', value: first };
}

function sampleOf(form: CompiledForm, name: string): Json | undefined {
  const found = [...form.fields.values()].find(({ definition }) => definition.name === name)?.definition;
  if (found?.type === 'checkbox' || found?.type === 'switch') return true;
  const [option] = found && 'options' in found ? (found.options ?? []) : [];
  return option === undefined ? undefined : toOption(option).code;
}

/**
 * The same change of one part of a comparison with its other parts made to fit: an operator may ask for a value, and another answer
 * for another one. None: it is no such change.
 */
export function fittingComparisons(json: unknown, form: CompiledForm, edit: Edit): Edit[] {
  if (edit.do !== 'set' || typeof edit.value !== 'string') return [];
  const path = edit.path.slice(0, -1);
  const now = valueAt(json, path);
  if (!isObject(now) || typeof now.condition !== 'string') return [];
  const { value: _, ...rest } = now as Readonly<Record<string, Json>>;
  const set = (value: Json): Edit => ({ do: 'set', path, value });
  if (edit.path.at(-1) === 'name') {
    const begun = comparisonWith(form, edit.value);
    return isObject(begun) ? [set({ ...rest, ...begun })] : [];
  }
  if (edit.path.at(-1) !== 'condition') return [];
  const sample = sampleOf(form, textIn(now, 'name'));
  const values: Json[] = [
    ...(sample === undefined ? [] : [sample, [sample]]),
    0,
    '2026-01-01',
    'teks',
    ['teks'],
  ];
  const condition = edit.value;
  return [set({ ...rest, condition }), ...values.map((value) => set({ ...rest, condition, value }))];
}

/** Whether an edit gives its answer to a comparison that asks for no value yet: it is one to begin with. */
export function isBegun(json: unknown, edit: Edit): boolean {
  if (edit.do !== 'set' || edit.path.at(-1) !== 'name') return false;
  const now = valueAt(json, edit.path.slice(0, -1));
  return isObject(now) && !Object.hasOwn(now, 'value');
}
