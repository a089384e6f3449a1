import type { Field } from '../../language';
import { answerOf, type Builder } from './builder';
import type { CopySource, FillSource } from './model';
import { checkField, checkKnown } from './references';
import { builderOf, type Unrolled } from './rows';

/** What other fields of the form write into a field. */
export interface Writers {
  copies: ReadonlyMap<string, readonly CopySource[]>;
  fills: ReadonlyMap<string, readonly FillSource[]>;
}

/** Collects which switches copy and which lookups fill into which field; reports unknown names. */
export function collectWriters(builder: Builder, declared: readonly Unrolled[]): Writers {
  const copies = new Map<string, CopySource[]>();
  const fills = new Map<string, FillSource[]>();
  const push = <T>(map: Map<string, T[]>, name: string, item: T): void => {
    map.set(name, [...(map.get(name) ?? []), item]);
  };
  for (const declaration of declared) {
    const { field, path } = declaration;
    const here = builderOf(builder, declaration);
    if (field.type === 'switch') {
      for (const [target, source] of Object.entries(field.copies ?? {})) {
        checkField(here, target, `${path}.copies.${target}`);
        checkKnown(here, source, `${path}.copies.${target}`);
        push(copies, answerOf(here, target), { switch: field.name, source: answerOf(here, source) });
      }
    }
    const filled = fillsOf(field);
    for (const [target, key] of Object.entries(filled.fills)) {
      checkField(here, target, `${path}.${filled.at}.${target}`);
      push(fills, answerOf(here, target), { field: field.name, key });
    }
  }
  return { copies, fills };
}

/** What a chosen record or branch fills: target field to key of the record; `at`: where that stands in the field. */
export function fillsOf(field: Field): { at: string; fills: Readonly<Record<string, string>> } {
  if (field.type === 'branch') return { at: 'fills', fills: field.fills ?? {} };
  return { at: 'lookup.fills', fills: ('lookup' in field && field.lookup?.fills) || {} };
}
