import type { CompiledField, FieldView } from '../../../interpreter';
import { between } from '../chance';
import type { Style } from './style';

/** A number within its limits; `undefined` when there is none between them. */
export function numberAnswer(
  { decimals, usual }: CompiledField['row'],
  { min, max }: Pick<FieldView, 'min' | 'max'>,
  style: Style,
  seed: string,
): number | undefined {
  const step = decimals ? 0.01 : 1;
  const [usualLeast, usualMost] = usual ?? [0, 100];
  const least = typeof min === 'number' ? roundUp(min, step) : 0;
  const most = typeof max === 'number' ? roundDown(max, step) : Math.max(least, usualMost);
  if (least > most) return undefined;
  if (style === 'least') return least;
  if (style === 'most') return most;
  const low = Math.min(most, Math.max(least, usualLeast));
  const high = Math.min(most, Math.max(low, usualMost));
  return between(Math.ceil(low), Math.floor(high), seed) || low;
}

function roundUp(amount: number, step: number): number {
  return Number((Math.ceil(amount / step - 1e-9) * step).toFixed(2));
}

function roundDown(amount: number, step: number): number {
  return Number((Math.floor(amount / step + 1e-9) * step).toFixed(2));
}
