import {
  type Condition,
  type ConditionEntry,
  type ConditionItem,
  type Declaration,
  type Json,
  codeOf,
  operatorOf,
  rowOf,
} from '../../../interpreter';
import type { Checked } from '../definition/checked';
import { localOptions, misread } from '../definition/options';
import type { Found } from '../finding';

/** Values of conditions that the compared field can never hold: no option, a label, a pipe. */
export function comparedValues({ fields, sources }: Checked): Found[] {
  return [...sources.conditions.values()].flatMap((condition) =>
    [...itemsOf(condition.source, condition.path)].flatMap(({ item, path }) => {
      const declared = fields.get(item.name);
      return declared ? checkItem(item, path, declared) : [];
    }),
  );
}

function checkItem(item: ConditionItem, path: string, { field }: Declaration): Found[] {
  const operator = operatorOf(item.condition);
  const { value } = item;
  if (!operator || value === undefined) return [];
  const options = localOptions(field);
  const { input } = rowOf(field);
  const many = Array.isArray(value);
  const values: readonly Json[] = many ? value : [value];
  return values.flatMap((one, index): Found | Found[] => {
    const at = `${path}.value${many ? `[${index}]` : ''}`;
    if (!(typeof one === 'string' || typeof one === 'number') || one === '' || isReference(one)) return [];
    const piped = typeof one === 'string' && one.includes('|');
    const choice = 'options' in field || 'lookup' in field;
    if (piped && ((choice && operator === 'startsWith') || input === 'text')) {
      return {
        rule: 'pipe-in-value',
        path: at,
        about: { name: item.name, operator, code: codeOf(String(one)) },
        what: `Nilai "${one}" memuat tanda |, padahal "${item.condition}" membandingkan ${choice ? 'kode pilihan' : 'teks yang diketik'}.`,
        fix: `Tulis kodenya saja: "${codeOf(one)}".`,
        edit: { put: codeOf(one) },
      };
    }
    if (!options) return [];
    const fits =
      operator === 'startsWith'
        ? (code: string, wanted: string) => code.startsWith(wanted)
        : operator.toLowerCase().includes('contains') && input !== 'choices'
          ? (code: string, wanted: string) => code.includes(wanted)
          : undefined;
    const wrong = misread(one, options, fits);
    return wrong
      ? [
          {
            ...wrong,
            path: at,
            about: { name: item.name, operator, code: codeOf(String(one)) },
            what: `${JSON.stringify(one)} bukan kode salah satu pilihan "${field.label}" (${field.name}).`,
          },
        ]
      : [];
  });
}

function isReference(value: Json): boolean {
  return typeof value === 'string' && /^\{.*\}$/.test(value);
}

/** Item lists that join with both *and* and *or*. */
export function mixedConnectors({ sources }: Checked): Found[] {
  return [...sources.conditions.values()].flatMap(({ path, source }): Found | Found[] => {
    if (!isItems(source)) return [];
    const joined = source.slice(0, -1).map(({ nextCondition = '' }) => nextCondition.trim().toLowerCase());
    const isOr = (word: string): boolean => word === 'or' || word === '||';
    if (!joined.some(isOr) || joined.every(isOr)) return [];
    const what = 'Daftar syarat ini mencampur "and" dan "or" tanpa kelompok.';
    const fix = 'Tulis kelompoknya: {"any": [{"all": [ … ]}, … ]}.';
    return { rule: 'mixed-connectors', path, what, fix };
  });
}

interface PlacedItem {
  path: string;
  item: ConditionItem;
}

/** Every comparison as it is written in a condition; those of named conditions stand at their own places. */
function* itemsOf(condition: Condition | ConditionEntry, path: string): Generator<PlacedItem> {
  if (typeof condition === 'string') return;
  if (isItems(condition)) {
    for (const [index, item] of condition.entries()) yield { path: `${path}[${index}]`, item };
  } else if ('name' in condition) yield { path, item: condition };
  else if ('not' in condition) yield* itemsOf(condition.not, `${path}.not`);
  else if (!('formula' in condition)) {
    const [key, parts] =
      'all' in condition ? (['all', condition.all] as const) : (['any', condition.any] as const);
    for (const [index, part] of parts.entries()) yield* itemsOf(part, `${path}.${key}[${index}]`);
  }
}

function isItems(condition: Condition | ConditionEntry): condition is readonly ConditionItem[] {
  return Array.isArray(condition);
}
