import { MixedSchema, ValidationError } from 'yup';
import { type Failure, fieldTypes, type Bounds } from '../../fields/pure';
import type { Value } from '../../language';
import type { SchemaSpec } from './types';

type Schema = ReturnType<typeof buildSchema>;

const unbounded: Bounds = { required: false };

/** Fields alike in type and lengths share a schema: 5,000 fields have about 40. */
const schemas = new Map<string, Schema>();

function schemaOf(spec: SchemaSpec): Schema {
  const { type, minLength, maxLength, format, minChosen, maxChosen, unit } = spec;
  const signature = JSON.stringify([type, minLength, maxLength, format, minChosen, maxChosen, unit]);
  const known = schemas.get(signature);
  if (known) return known;
  const built = buildSchema(spec);
  schemas.set(signature, built);
  return built;
}

/** One yup test for a missing answer, then one per check of the type; an answer that is not given passes these. */
function buildSchema(spec: SchemaSpec) {
  const row = fieldTypes[spec.type];
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

/**
 * The first thing that is wrong with an answer, or `undefined`. Order: missing, date, minLength, maxLength, rule, email,
 * bounds, option. An empty answer that is not required is never wrong. Words come later. Throws only what is no
 * failure: a fault of ours.
 */
export function validate(spec: SchemaSpec, value: Value, bounds: Bounds): Failure | undefined {
  try {
    schemaOf(spec).validateSync(value, {
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
}
