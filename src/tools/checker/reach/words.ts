import {
  codeOf,
  toOption,
  type CompiledForm,
  type Comparison,
  type ConditionTree,
  type OperatorName,
  type Value,
} from '../../../interpreter';
import { operatorWords } from '../../../fields/common/words/conditions';
import { isAnyOther, type Goal, type Model, type Plan } from '../../reach';

const mostShown = 6;

/** Answers that lead somewhere: 'Jenis Kelamin = Laki-laki, Punya SID = Ya'. */
export function answersInWords(form: CompiledForm, { answers }: Plan): string {
  const told = [...answers].flatMap(([name, value]) => {
    const field = form.fields.get(name)?.definition;
    return field && value !== undefined
      ? [`${labelOf(form, name)} = ${valueInWords(form, name, value)}`]
      : [];
  });
  if (told.length === 0) return 'apa pun jawabannya';
  return told.slice(0, mostShown).join(', ') + (told.length > mostShown ? ', …' : '');
}

function valueInWords(form: CompiledForm, name: string, value: Value): string {
  if (value === '' || value === null || (Array.isArray(value) && value.length === 0)) return '(kosong)';
  if (typeof value === 'boolean') return value ? 'ya' : 'tidak';
  const field = form.fields.get(name)?.definition;
  const list: readonly Value[] = Array.isArray(value) ? value : [value];
  return list
    .map((one) => {
      const text = typeof one === 'string' ? one : JSON.stringify(one ?? null);
      if (typeof one === 'number') return text;
      const options = field && 'options' in field ? (field.options ?? []).map(toOption) : [];
      const option = options.find(({ code }) => code === codeOf(text));
      if (option) return `"${option.label}"`;
      return isAnyOther(text) ? 'sembarang isi' : `"${codeOf(text)}"`;
    })
    .join(' dan ');
}

/** What is demanded, in an editor's words. */
export function goalInWords(model: Model, goal: Goal): string {
  switch (goal.kind) {
    case 'all':
      return goal.parts.map((part) => goalInWords(model, part)).join(' dan ');
    case 'any':
      return goal.parts.length === 0
        ? 'cabang sebelumnya tidak selalu terpenuhi'
        : `(${goal.parts.map((part) => goalInWords(model, part)).join(' atau ')})`;
    case 'onPath': {
      const title = model.form.steps.get(goal.step)?.definition.title ?? '';
      return `langkah "${title}" ${goal.wanted ? 'dilalui' : 'dilewatkan'}`;
    }
    case 'asked':
      return `${nameInWords(model.form, goal.name)} ${goal.wanted ? 'ditanyakan' : 'tidak ditanyakan'}`;
    case 'chosen':
      return `${nameInWords(model.form, goal.name)} ${goal.wanted ? 'adalah' : 'bukan'} ${valueInWords(model.form, goal.name, goal.code)}`;
    case 'reply':
      return `jawaban panggilan "${goal.call}"`;
    case 'tree':
      return goal.wanted ? treeInWords(model.form, goal.tree) : denied(model.form, goal.tree);
  }
}

const opposites: Partial<Record<OperatorName, OperatorName>> = {
  equals: 'notEquals',
  notEquals: 'equals',
  in: 'notIn',
  notIn: 'in',
  contains: 'notContains',
  notContains: 'contains',
  isEmpty: 'isFilled',
  isFilled: 'isEmpty',
};

function denied(form: CompiledForm, tree: ConditionTree): string {
  if (tree.kind === 'not') return treeInWords(form, tree.part);
  const operator = tree.kind === 'comparison' ? opposites[tree.operator] : undefined;
  return operator === undefined || tree.kind !== 'comparison'
    ? `bukan: ${treeInWords(form, tree)}`
    : comparisonInWords(form, { ...tree, operator });
}

function treeInWords(form: CompiledForm, tree: ConditionTree): string {
  if (tree.kind === 'comparison') return comparisonInWords(form, tree);
  if (tree.label !== undefined) return `syarat "${tree.label}"`;
  if (tree.kind === 'not') return `bukan: ${treeInWords(form, tree.part)}`;
  return tree.parts.map((part) => treeInWords(form, part)).join(tree.kind === 'all' ? ' dan ' : ' atau ');
}

function comparisonInWords(form: CompiledForm, { name, operator, expected }: Comparison): string {
  const start = `${nameInWords(form, name)} ${operatorWords[operator].reads}`;
  if ('name' in expected) return `${start} ${nameInWords(form, expected.name)}`;
  return expected.literal === undefined ? start : `${start} ${valueInWords(form, name, expected.literal)}`;
}

/** A question by its label in quotes; what has none by its name. */
export function nameInWords(form: CompiledForm, name: string): string {
  return form.fields.has(name) ? `"${labelOf(form, name)}"` : name;
}

/** The label of a question; its name where the label is made of answers. */
function labelOf(form: CompiledForm, name: string): string {
  const { label = name, shortLabel = label } = form.fields.get(name)?.definition ?? {};
  return [label, shortLabel].find((one) => !one.includes('{')) ?? name;
}
