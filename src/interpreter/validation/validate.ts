import { fieldTypes, type Bounds, type Failure } from '../../fields/pure';
import type { Value } from '../../language';
import type { Judge, SchemaSpec } from './types';

let appointed: Judge | undefined;

/** Hands in what judges answers. It comes after the form, since nothing is judged before the first field is left. */
export function appointJudge(judge: Judge): void {
  appointed = judge;
}

/** Whether answers can be judged. */
export function canJudge(): boolean {
  return appointed !== undefined;
}

/**
 * The first thing that is wrong with an answer, or `undefined`. Order: missing, date, too short, too long, rule, email,
 * bounds, option. An empty answer that is not required is never wrong. Words come later. Throws only what is no
 * failure: a fault of ours, such as to ask before a judge is appointed.
 */
export function validate(spec: SchemaSpec, value: Value, bounds: Bounds): Failure | undefined {
  if (!appointed) throw new Error('validate: no judge is appointed yet');
  return appointed(fieldTypes[spec.type], spec, value, bounds);
}
