import type { Condition, Field, FormBlock } from '../../interpreter';
import { blocksOf, isField, isUse, stepsOf, type Checked } from '../definition/checked';
import { namesIn } from '../definition/formulas';
import { itemsOf } from '../definition/sources';
import { writtenNames } from '../definition/writers';
import type { Found } from '../finding';

const conditionKeys = ['visibleWhen', 'requiredWhen', 'readOnlyWhen', 'computeWhen'] as const;

/** Blocks that depend on an answer which only a later step asks and nothing else gives. */
export function usedBeforeAsked(checked: Checked): Found[] {
  const { definition, fields } = checked;
  const steps = stepsOf(definition).filter(({ step }) => step.showInCSMobile !== true);
  const written = writtenNames(checked);
  const firstAsked = new Map<string, { index: number; title: string }>();
  for (const { step, path, index } of steps) {
    for (const { block } of blocksOf(step.blocks, path)) {
      const name = isField(block) ? block.name : isUse(block) ? block.use : undefined;
      if (name !== undefined && !firstAsked.has(name)) firstAsked.set(name, { index, title: step.title });
    }
  }
  return steps.flatMap(({ step, path, index }) =>
    [...blocksOf(step.blocks, `${path}.blocks`)].flatMap(({ block, path: at }) =>
      readsOf(block, definition.conditions ?? {}).flatMap(({ key, names }): Found[] => {
        const late = names.filter(
          (name) => !written.has(name) && (firstAsked.get(name)?.index ?? -1) > index,
        );
        const [first] = late;
        if (first === undefined) return [];
        const asked = firstAsked.get(first);
        return [
          {
            rule: 'used-before-asked',
            path: `${at}.${key}`,
            what: `Memakai "${fields.get(first)?.field.label ?? first}" (${first}), yang baru ditanyakan pada langkah "${asked?.title ?? ''}".`,
            mend: 'Pindahkan pertanyaan itu ke langkah ini atau sebelumnya.',
          },
        ];
      }),
    ),
  );
}

interface Reads {
  key: string;
  names: readonly string[];
}

function readsOf(block: FormBlock, named: Readonly<Record<string, Condition>>): Reads[] {
  const conditions = conditionKeys.flatMap((key): Reads[] => {
    const condition = conditionAt(block, key);
    return condition === undefined ? [] : [{ key, names: namesOfCondition(condition, named, []) }];
  });
  if (!isField(block)) return conditions;
  const compute = block.compute === undefined ? [] : [{ key: 'compute', names: namesIn(block.compute) }];
  return [...conditions, ...compute, ...lookupReads(block)];
}

function conditionAt(block: FormBlock, key: (typeof conditionKeys)[number]): Condition | undefined {
  // Each block type has some of these keys; under all of them stands a condition.
  return (block as Partial<Record<(typeof conditionKeys)[number], Condition>>)[key];
}

function lookupReads(field: Field): Reads[] {
  const lookup = 'lookup' in field ? field.lookup : undefined;
  if (!lookup) return [];
  const always = (lookup.filters ?? []).filter(({ when }) => when === undefined).map(({ value }) => value);
  const texts = [...always, lookup.subId ?? '', lookup.masterId ?? ''];
  const inserted = texts.flatMap((text) =>
    [...text.matchAll(/\{([^{}]+)\}/g)].flatMap(([, formula]) => namesIn(formula ?? '')),
  );
  return [{ key: 'lookup', names: [...inserted, ...Object.values(lookup.body ?? {}).flatMap(namesIn)] }];
}

function namesOfCondition(
  condition: Condition,
  named: Readonly<Record<string, Condition>>,
  trail: readonly string[],
): string[] {
  if (typeof condition === 'string') {
    const inner = Object.hasOwn(named, condition) ? named[condition] : undefined;
    return inner === undefined || trail.includes(condition)
      ? []
      : namesOfCondition(inner, named, [...trail, condition]);
  }
  const own = [...itemsOf(condition, '')].map(({ item }) => item.name);
  return [...own, ...namedIn(condition).flatMap((name) => namesOfCondition(name, named, trail))];
}

/** The named conditions that a group refers to. */
function namedIn(condition: unknown): string[] {
  if (typeof condition === 'string') return [condition];
  if (Array.isArray(condition))
    return condition.flatMap((one: unknown) => (typeof one === 'string' ? [one] : namedGroups(one)));
  return namedGroups(condition);
}

function namedGroups(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || 'name' in value) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    ['all', 'any', 'not'].includes(key) ? namedIn(part) : [],
  );
}
