import type { Builder } from './builder';
import type { CopySource, FillSource } from './model';
import type { Declaration } from './names';
import { checkKnown } from './references';

/** What other fields of the form write into a field. */
export interface Writers {
  copies: ReadonlyMap<string, readonly CopySource[]>;
  fills: ReadonlyMap<string, readonly FillSource[]>;
}

/** Collects which switches copy and which lookups fill into which field; reports unknown names. */
export function collectWriters(builder: Builder, declared: readonly Declaration[]): Writers {
  const copies = new Map<string, CopySource[]>();
  const fills = new Map<string, FillSource[]>();
  const isField = (name: string, path: string): void => {
    if (builder.names.get(name)?.kind === 'field') return;
    builder.report(path, {
      received: `"${name}"`,
      expected: 'nama kolom di formulir ini',
      hint: builder.didYouMean(name, builder.names.all()),
    });
  };
  const push = <T>(map: Map<string, T[]>, name: string, item: T): void => {
    map.set(name, [...(map.get(name) ?? []), item]);
  };
  for (const { field, path } of declared) {
    if (field.type === 'switch') {
      for (const [target, source] of Object.entries(field.copies ?? {})) {
        isField(target, `${path}.copies.${target}`);
        checkKnown(builder, source, `${path}.copies.${target}`);
        push(copies, target, { switch: field.name, source });
      }
    }
    if ('lookup' in field) {
      for (const [target, key] of Object.entries(field.lookup?.fills ?? {})) {
        isField(target, `${path}.lookup.fills.${target}`);
        push(fills, target, { field: field.name, key });
      }
    }
  }
  return { copies, fills };
}
