import { MixedSchema, ValidationError } from 'yup';
import type { Bounds, Failure } from '../../fields/pure';
import type { Value } from '../../language';
import type { Judge, JudgedRow, SchemaSpec } from './types';

type Schema = ReturnType<typeof buildSchema>;

const unbounded: Bounds = { required: false };

/** Fields alike in type and lengths share a schema: 5,000 fields have about 40. */
const schemas = new Map<string, Schema>();

function schemaOf(row: JudgedRow, spec: SchemaSpec): Schema {
  const { type, least, most, format, unit } = spec;
  const signature = JSON.stringify([type, least, most, format, unit]);
  const known = schemas.get(signature);
  if (known) return known;
  const built = buildSchema(row, spec);
  schemas.set(signature, built);
  return built;
}

/** One yup test for a missing answer, then one per check of the type; an answer that is not given passes these. */
function buildSchema(row: JudgedRow, spec: SchemaSpec) {
  const missing = new MixedSchema<Value, Bounds>().nullable().test('missing', (value, context) => {
    const bounds = context.options.context ?? unbounded;
    if (!bounds.required || row.given(value)) return true;
    return context.createError({ message: { rule: row.missing } });
  });
  const checks = row.checks?.(spec) ?? [];
  return checks.reduce(
    (schema, check, order) =>
      schema.test(`check-${order}`, (value, context) => {
        const failure = row.given(value) ? check(value, context.options.context ?? unbounded) : undefined;
        return failure ? context.createError({ message: { ...failure } }) : true;
      }),
    missing,
  );
}

/** Judges by yup. It imports none of our code: what it needs of a field's type is handed in, and its chunk is its own. */
export const judge: Judge = (row, spec, value, bounds) => {
  try {
    schemaOf(row, spec).validateSync(value, {
      strict: true,
      abortEarly: true,
      disableStackTrace: true,
      context: bounds,
    });
    return undefined;
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    // yup types a message as text but carries an object through unharmed, and every test above gives a Failure.
    return error.message as unknown as Failure;
  }
};
