import {
  codeOf,
  toOption,
  type CompiledForm,
  type Comparison,
  type ConditionTree,
  type OperatorName,
  type Value,
} from '../../../interpreter';
import { isAnyOther, type Goal, type Model, type Plan } from '../../../interpreter/reach';

const mostShown = 6;

/** Answers that lead somewhere: 'Jenis Kelamin = Laki-laki, Punya SID = Ya'. */
export function answersInWords(form: CompiledForm, { answers }: Plan): string {
  const told = [...answers].flatMap(([name, value]) => {
    const field = form.fields.get(name)?.definition;
    return field && value !== undefined ? [`${field.label} = ${valueInWords(form, name, value)}`] : [];
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
      return `"${goal.name}" ${goal.wanted ? 'ditanyakan' : 'tidak ditanyakan'}`;
    case 'chosen':
      return `"${goal.name}" ${goal.wanted ? 'adalah' : 'bukan'} "${goal.code}"`;
    case 'reply':
      return `jawaban panggilan "${goal.call}"`;
    case 'tree':
      return goal.wanted ? treeInWords(goal.tree) : denied(goal.tree);
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

function denied(tree: ConditionTree): string {
  if (tree.kind === 'not') return treeInWords(tree.part);
  const operator = tree.kind === 'comparison' ? opposites[tree.operator] : undefined;
  return operator === undefined || tree.kind !== 'comparison'
    ? `bukan: ${treeInWords(tree)}`
    : comparisonInWords({ ...tree, operator });
}

function treeInWords(tree: ConditionTree): string {
  if (tree.kind === 'comparison') return comparisonInWords(tree);
  if (tree.label !== undefined) return `syarat "${tree.label}"`;
  if (tree.kind === 'not') return `bukan: ${treeInWords(tree.part)}`;
  return tree.parts.map(treeInWords).join(tree.kind === 'all' ? ' dan ' : ' atau ');
}

function comparisonInWords({ name, operator, expected }: Comparison): string {
  if ('name' in expected) return `${name} ${operator} {${expected.name}}`;
  return expected.literal === undefined
    ? `${name} ${operator}`
    : `${name} ${operator} ${JSON.stringify(expected.literal)}`;
}
