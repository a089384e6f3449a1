import { fillsOf, stepsOf, type Field, type FormDefinition } from '../../../interpreter';
import { isBetweenUses } from '../../../language/schemas/copies';
import { blocksOf, isField, isUse, placedEffects, type Checked } from './checked';

/** What one answer takes over of another one, where that is written. */
export interface Copied {
  path: string;
  target: string;
  source: string;
  by?: string;
}

/** What switches and effects copy. */
export function copiesIn({ fields, sources }: Pick<Checked, 'fields' | 'sources'>): Copied[] {
  const pairs = (copies: Readonly<Record<string, string>>, path: string): Copied[] =>
    Object.entries(copies).map(([target, source]) => ({ path: `${path}.${target}`, target, source }));
  return [
    ...[...fields.values()].flatMap(({ field, path }) =>
      pairs(copiesOf(field) ?? {}, `${path}.copies`).map((one) => ({ ...one, by: field.name })),
    ),
    ...placedEffects(sources).flatMap(({ effect, path }) =>
      'copy' in effect ? pairs(effect.copy, `${path}.copy`) : [],
    ),
  ];
}

/** What a switch copies, by the names that take it over. */
export function copiesOf(field: Field): Readonly<Record<string, string>> | undefined {
  return field.type === 'switch' && field.copies && !isBetweenUses(field.copies) ? field.copies : undefined;
}

/** Every name that something other than the visitor writes: effects, copies, lookups, the address, formulas, first values. */
export function writtenNames(checked: Checked): ReadonlySet<string> {
  const { definition, fields, sources } = checked;
  const written = new Set<string>(Object.values(definition.query ?? {}).flatMap(({ sets }) => sets));
  const add = (record: Readonly<Record<string, unknown>> | undefined): void => {
    Object.keys(record ?? {}).forEach((name) => written.add(name));
  };
  for (const { field } of fields.values()) {
    if (field.type === 'rows') field.values?.forEach(({ name }) => written.add(name));
    if (field.compute !== undefined || hasDefault(field)) written.add(field.name);
    add(fillsOf(field).fills);
  }
  for (const { name, initial, compute } of definition.values ?? []) {
    if (compute !== undefined || initial !== undefined) written.add(name);
  }
  for (const { effect } of placedEffects(sources)) if ('set' in effect) add(effect.set);
  copiesIn(checked).forEach(({ target }) => written.add(target));
  return written;
}

function hasDefault({ defaultValue, type }: Field): boolean {
  const empty = [undefined, null, ''].some((none) => none === defaultValue);
  // A tick is never empty: it holds false.
  return !empty || type === 'checkbox' || type === 'switch';
}

/** The names of fields that the visitor can write at some place, conditions left aside. */
export function writableNames(definition: FormDefinition, fields: Checked['fields']): ReadonlySet<string> {
  const writable = new Set<string>();
  for (const { step, path } of stepsOf(definition)) {
    for (const { block } of blocksOf(step.blocks, path)) {
      if (isField(block) && block.readOnly !== true) writable.add(block.name);
      const own = isUse(block) ? fields.get(block.use)?.field.readOnly : undefined;
      if (isUse(block) && (block.readOnly ?? own) !== true) writable.add(block.use);
    }
  }
  return writable;
}
