import type { Optional, Schema } from '../../language';

/** The schema itself, without `optional` and `later` around it. */
export function bare(schema: Schema<unknown> | Optional<unknown>): Schema<unknown> {
  if ('optional' in schema) return bare(schema.optional);
  return schema.node.kind === 'later' ? bare(schema.node.get()) : schema;
}
