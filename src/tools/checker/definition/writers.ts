import { fillsOf, type Field, type FormDefinition } from '../../../interpreter';
import { blocksOf, isField, isUse, stepsOf, type Checked } from './checked';

/** Every name that something other than the visitor writes: effects, copies, lookups, the address, formulas, first values. */
export function writtenNames({ definition, fields, sources }: Checked): ReadonlySet<string> {
  const written = new Set<string>(Object.values(definition.query ?? {}).flatMap(({ sets }) => sets));
  const add = (record: Readonly<Record<string, unknown>> | undefined): void => {
    Object.keys(record ?? {}).forEach((name) => written.add(name));
  };
  for (const { field } of fields.values()) {
    if (field.type === 'rows') field.values?.forEach(({ name }) => written.add(name));
    if (field.compute !== undefined || hasDefault(field)) written.add(field.name);
    if (field.type === 'switch') add(field.copies);
    add(fillsOf(field).fills);
  }
  for (const { name, initial, compute } of definition.values ?? []) {
    if (compute !== undefined || initial !== undefined) written.add(name);
  }
  for (const effect of sources.effects.flatMap(({ source }) => source)) {
    if ('set' in effect) add(effect.set);
    if ('copy' in effect) add(effect.copy);
  }
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
