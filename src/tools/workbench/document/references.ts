import { titleOf as titleOfCondition, toOption, type CompiledForm } from '../../../interpreter';
import { partAt, textAt, type Choice, type Part } from './parts';

type Path = readonly (string | number)[];

/** Keys under which the name of a condition may stand. */
const conditionKeys = /(?:When|^not|^when)$/;

/**
 * What may be meant where a text names something of the form: the field of a comparison by its label, the answer that it is compared
 * with by the option's label, a condition by its title. `undefined`: any text may stand there.
 */
export function meantAt(root: Part, form: CompiledForm, path: Path): readonly Choice[] | undefined {
  const key = path.at(-1);
  const [owner, isItem] = typeof key === 'number' ? [path.slice(0, -2), true] : [path.slice(0, -1), false];
  const around = partAt(root, owner);
  if (!around) return undefined;
  const under = String(isItem ? path.at(-2) : key);
  if (textAt(around, 'condition') !== undefined) {
    if (under === 'name') return fieldChoices(form);
    return under === 'value' ? answerChoices(form, textAt(around, 'name') ?? '') : undefined;
  }
  const isGroup = isItem && (under === 'all' || under === 'any');
  return isGroup || conditionKeys.test(under) ? conditionChoices(form) : undefined;
}

function fieldChoices(form: CompiledForm): Choice[] {
  return [...form.fields].map(([value, { definition }]) => ({
    value,
    about: definition.shortLabel ?? definition.label,
  }));
}

function answerChoices(form: CompiledForm, field: string): Choice[] | undefined {
  const definition = form.fields.get(field)?.definition;
  const options = definition && 'options' in definition ? definition.options : undefined;
  return options?.map(toOption).map(({ code, label }) => ({ value: code, about: label }));
}

function conditionChoices({ definition }: CompiledForm): Choice[] | undefined {
  const named = Object.entries(definition.conditions ?? {});
  if (named.length === 0) return undefined;
  return named.map(([value, condition]) => ({ value, about: titleOfCondition(condition) ?? value }));
}
