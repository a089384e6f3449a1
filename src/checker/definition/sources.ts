import type {
  Condition,
  ConditionEntry,
  ConditionItem,
  FormDefinition,
  Json,
  JsonObject,
} from '../../interpreter';

/** A piece of the definition's small languages, where it stands. */
export type Source = { path: string } & (
  | { kind: 'condition'; value: Condition }
  | { kind: 'formula'; value: string }
  /** Formatted text. */
  | { kind: 'html'; value: string }
  /** A list of effects. */
  | { kind: 'effects'; value: readonly JsonObject[] }
);

const conditionKeys = new Set(['visibleWhen', 'requiredWhen', 'readOnlyWhen', 'computeWhen', 'when', 'if']);
const formulaKeys = new Set(['compute', 'match']);
const limitKeys = new Set(['min', 'max', 'minDate', 'maxDate']);
/** Under these stands JSON of the editor's own, or what belongs to another language. */
const data = new Set([
  'constants',
  'initial',
  'defaultValue',
  'resetTo',
  'sample',
  'product',
  'draft',
  'query',
]);

/**
 * Every condition, formula, formatted text and list of effects of a definition, found by the keys under which they stand:
 * a block type that this file does not know is looked into all the same.
 */
export function sourcesOf(definition: FormDefinition): Source[] {
  const found: Source[] = [];
  // A definition is JSON whose interfaces do not say so to the compiler.
  look(definition as unknown as JsonObject, '', '', found);
  return found;
}

function look(value: Json | undefined, path: string, key: string, found: Source[]): void {
  if (isList(value)) {
    if (value.some(isEffect)) found.push({ kind: 'effects', path, value: value.filter(isObject) });
    value.forEach((one, index) => look(one, `${path}[${index}]`, key, found));
    return;
  }
  if (!isObject(value)) return;
  for (const [name, part] of Object.entries(value)) {
    const at = path === '' ? name : `${path}.${name}`;
    // A form that stands in a step brings keys without a value.
    if (data.has(name) || part === undefined) continue;
    const named = path === 'conditions';
    if (named || (conditionKeys.has(name) && key !== 'set')) {
      // Parse has let nothing but a condition stand there.
      found.push({ kind: 'condition', path: at, value: part as Condition });
    } else if (typeof part === 'string') {
      const limit = limitKeys.has(name) && !/^\d{4}-\d{2}-\d{2}$/.test(part);
      if (formulaKeys.has(name) || limit || key === 'set' || key === 'body') {
        found.push({ kind: 'formula', path: at, value: part });
      } else if (name === 'html') found.push({ kind: 'html', path: at, value: part });
    } else if (key !== 'set') look(part, at, name, found);
  }
}

const effectKeys = [
  'call',
  'download',
  'set',
  'clear',
  'copy',
  'toast',
  'dialog',
  'goTo',
  'navigate',
  'if',
  'stop',
  'reset',
];

/** Only effects are objects in a list with such a key and no `type` beside it; a branch of Next has `step`. */
function isEffect(value: Json): boolean {
  return (
    isObject(value) &&
    !('type' in value) &&
    !('id' in value) &&
    effectKeys.some((key) => Object.hasOwn(value, key))
  );
}

/** A comparison, where it stands. */
export interface PlacedItem {
  path: string;
  item: ConditionItem;
}

/** Every comparison written in a condition; those of a named condition stand at that condition's own place. */
export function* itemsOf(condition: Condition | ConditionEntry, path: string): Generator<PlacedItem> {
  if (typeof condition === 'string') return;
  if (isItems(condition)) {
    for (const [index, item] of condition.entries()) yield { path: `${path}[${index}]`, item };
  } else if ('name' in condition) yield { path, item: condition };
  else if ('not' in condition) yield* itemsOf(condition.not, `${path}.not`);
  else {
    const [key, parts] =
      'all' in condition ? (['all', condition.all] as const) : (['any', condition.any] as const);
    for (const [index, part] of parts.entries()) yield* itemsOf(part, `${path}.${key}[${index}]`);
  }
}

function isItems(condition: Condition | ConditionEntry): condition is readonly ConditionItem[] {
  return Array.isArray(condition);
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !isList(value);
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}
