import {
  toOption,
  type CompiledForm,
  type ConditionItem,
  type Json,
  type OperatorName,
} from '../../../interpreter';
import { wayTo, type Path, type Role } from '../../../language/schema';
import { comparison } from '../../../language/schemas/conditions';
import { formDefinition } from '../../../language/schemas/form';
import { questionNamed } from './questions';
import type { Edit } from './textEdits';

/** A comparison to begin with: of an answer that is chosen with its first option, of a tick with yes, of any other that it is there. */
export function comparisonWith(
  form: CompiledForm,
  name: string,
): { name: string; condition: OperatorName; value?: Json } {
  const first = sampleOf(form, name);
  return first === undefined ? { name, condition: 'isFilled' } : { name, condition: 'equals', value: first };
}

function sampleOf(form: CompiledForm, name: string): Json | undefined {
  const found = questionNamed({ form }, name)?.definition;
  if (found?.type === 'checkbox' || found?.type === 'switch') return true;
  const [option] = found && 'options' in found ? (found.options ?? []) : [];
  return option === undefined ? undefined : toOption(option).code;
}

/**
 * The same change of one part of a comparison with its other parts made to fit: an operator may ask for a value, and another answer
 * for another one. None: it is no such change.
 */
export function fittingComparisons(json: unknown, form: CompiledForm, edit: Edit): Edit[] {
  const changed = edit.do === 'set' ? changedIn(json, edit.path) : undefined;
  if (!changed || edit.do !== 'set' || typeof edit.value !== 'string') return [];
  const { now, part } = changed;
  const path = edit.path.slice(0, -1);
  const { value: _, ...rest } = now;
  const set = (value: Json): Edit => ({ do: 'set', path, value });
  if (part === 'answer') return [set({ ...rest, ...comparisonWith(form, edit.value) })];
  if (part !== 'operator') return [];
  const sample = sampleOf(form, now.name);
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
  const changed = edit.do === 'set' ? changedIn(json, edit.path) : undefined;
  return changed?.part === 'answer' && changed.now.value === undefined;
}

/** The comparison that has a text at a path, and what that text means. */
function changedIn(json: unknown, path: Path): { now: ConditionItem; part: Role | undefined } | undefined {
  const [around, place] = wayTo(formDefinition, json, path)?.slice(-2) ?? [];
  if (around?.schema !== comparison || place?.schema.node.kind !== 'text') return undefined;
  const read = comparison.read(around.value);
  return read.findings ? undefined : { now: read.value, part: place.schema.node.role };
}
