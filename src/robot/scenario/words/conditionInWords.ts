import {
  facet,
  type CompiledForm,
  type Condition,
  type ConditionEntry,
  type ConditionItem,
  type FormState,
  type Value,
} from '../../../interpreter';
import { shown } from './shown';

/** A condition as its editor wrote it, each comparison with what its name holds now. */
export function conditionInWords(form: CompiledForm, state: FormState, condition: Condition): string {
  return words(form, state, condition, new Set());
}

function words(
  form: CompiledForm,
  state: FormState,
  condition: Condition | ConditionEntry,
  named: ReadonlySet<string>,
): string {
  const inner = (entry: ConditionEntry): string => words(form, state, entry, named);
  if (typeof condition === 'string') {
    const meant = form.definition.conditions?.[condition];
    // A condition that names itself was refused when the form was loaded; the set is for forms that were not.
    if (meant === undefined || named.has(condition)) return condition;
    return `${condition} = (${words(form, state, meant, new Set([...named, condition]))})`;
  }
  if (isList(condition)) {
    return condition
      .map((item, index) => inner(item) + (index < condition.length - 1 ? connector(item) : ''))
      .join('');
  }
  if ('all' in condition) return condition.all.map((entry) => `(${inner(entry)})`).join(' dan ');
  if ('any' in condition) return condition.any.map((entry) => `(${inner(entry)})`).join(' atau ');
  if ('not' in condition) return `bukan (${inner(condition.not)})`;
  return comparison(form, state, condition);
}

function isList(condition: Condition | ConditionEntry): condition is readonly ConditionItem[] {
  return Array.isArray(condition);
}

function connector({ nextCondition }: ConditionItem): string {
  return /^(or|\|\|)$/i.test(nextCondition ?? '') ? ' atau ' : ' dan ';
}

function comparison(form: CompiledForm, state: FormState, { name, condition, value }: ConditionItem): string {
  const expected = value === undefined ? '' : ` ${shown(value)}`;
  return `${name} ${condition}${expected} [sekarang ${holds(form, state, name)}]`;
}

/** What a condition sees under a name. */
function holds(form: CompiledForm, state: FormState, name: string): string {
  const field = form.fields.get(name);
  const value: Value = form.constants.has(name) ? form.constants.get(name) : state.values[name];
  if (field && !facet(form, state, field.counts)) return 'tidak dihitung, karena tidak tampil di jalur';
  return shown(value);
}
