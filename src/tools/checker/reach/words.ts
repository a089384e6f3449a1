import { isList, type CompiledForm, type Value } from '../../../interpreter';
import { isAnyOther, search, type Goal, type Model, type Plan } from '../../reach';
import { comparisonWords, joinedWords, partWords, treeWords } from '../../words/expressions';
import { nameWords, stepWords, valueWords } from '../../words/values';
import type { Found } from '../finding';

const mostShown = 6;

/** Answers that lead somewhere: `“Jenis Kelamin” = Laki-laki, “Punya SID” = ya`. */
export function answersInWords(form: CompiledForm, { answers }: Plan): string {
  const parts = [...answers].flatMap(([name, value]) =>
    form.fields.has(name) && value !== undefined
      ? [`${nameWords(form, name)} = ${plannedWords(form, name, value)}`]
      : [],
  );
  if (parts.length === 0) return 'apa pun jawabannya';
  return parts.slice(0, mostShown).join(', ') + (parts.length > mostShown ? ', …' : '');
}

/** Answers that prove that something can happen while all before it is right; `undefined`: none do for sure. */
export function proofOf(model: Model, goal: Goal): Plan | undefined {
  const outcome = search(model, goal, { passed: () => true });
  return outcome.reached === 'yes' && outcome.sure ? outcome.plan : undefined;
}

/** A finding with the answers that prove it; none without proof. */
export function withWitness(model: Model, goal: Goal, found: Found): Found[] {
  const plan = proofOf(model, goal);
  return plan ? [{ ...found, witness: answersInWords(model.form, plan) }] : [];
}

function plannedWords(form: CompiledForm, name: string, value: Value): string {
  if (isList(value) && value.some(isAnyOther))
    return value.map((one) => plannedWords(form, name, one)).join(' dan ');
  return isAnyOther(value) ? 'sembarang isi' : valueWords(form, name, value);
}

/** What is demanded, in an editor's words. */
export function goalInWords(model: Model, goal: Goal): string {
  const { form } = model;
  switch (goal.kind) {
    case 'all':
      return partsInWords(model, 'dan', goal.parts);
    case 'any':
      return goal.parts.length === 0
        ? 'cabang sebelumnya tidak selalu terpenuhi'
        : partsInWords(model, 'atau', goal.parts);
    case 'onPath':
      return `langkah ${stepWords(form, goal.step)} ${goal.wanted ? 'dilalui' : 'dilewatkan'}`;
    case 'asked':
      return `${nameWords(form, goal.name)} ${goal.wanted ? 'ditanyakan' : 'tidak ditanyakan'}`;
    case 'chosen': {
      const isOne = form.fields.get(goal.name)?.row.input !== 'choices';
      const [holds, fails] = isOne
        ? (['equals', 'notEquals'] as const)
        : (['contains', 'notContains'] as const);
      const operator = goal.wanted ? holds : fails;
      return comparisonWords(form, {
        left: goal,
        operator,
        right: { kind: 'literal', value: goal.code, text: '' },
      });
    }
    case 'reply':
      return `jawaban panggilan "${goal.call}"`;
    case 'tree':
      return treeWords(form, goal.tree, goal.wanted);
  }
}

function partsInWords(model: Model, between: 'dan' | 'atau', goals: readonly Goal[]): string {
  const parts = goals.map((goal) => {
    if (goal.kind === 'tree' && goals.length > 1) return partWords(model.form, goal.tree, goal.wanted);
    const words = goalInWords(model, goal);
    return 'parts' in goal && goal.parts.length > 1 && goals.length > 1 ? `(${words})` : words;
  });
  return joinedWords(between, parts);
}
