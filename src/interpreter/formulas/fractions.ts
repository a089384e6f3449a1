import { withoutCrumbs } from '../../fields/pure';
import type { Value } from '../../language';

/** An exact number, `over / under`. */
export class Fraction {
  constructor(
    readonly over: bigint,
    readonly under: bigint,
  ) {}
}

/** What a part of a formula gives while more is computed with it: arithmetic is exact, and rounded once when it has ended. */
export type ExactValue = Value | Fraction;

/** A number as the decimal that is read of it: `0.1` is a tenth, though its double is not. `undefined` for what is no number. */
export function fractionOf(part: ExactValue): Fraction | undefined {
  if (part instanceof Fraction) return part;
  if (typeof part !== 'number' || !Number.isFinite(part)) return undefined;
  const [digits = '', power = '0'] = String(part).split('e');
  const [whole = '', decimals = ''] = digits.split('.');
  const tens = Number(power) - decimals.length;
  const number = BigInt(whole + decimals);
  return tens < 0 ? new Fraction(number, tenTo(-tens)) : new Fraction(number * tenTo(tens), 1n);
}

/** A number that the language knows: without binary crumbs, neither NaN nor infinite, and never -0. */
export function finite(amount: number): number | undefined {
  return Number.isFinite(amount) ? withoutCrumbs(amount) + 0 : undefined;
}

/** A part when nothing more is computed with it: of a fraction the number of 15 digits, `undefined` where it is too large for any. */
export function rounded(part: ExactValue): Value {
  if (!(part instanceof Fraction)) return part;
  const { over, under } = part;
  if (under === 1n) return finite(Number(over));
  // More digits than a double has, wherever the first of them stands.
  const tens = 20 + Math.max(0, String(under).length - String(over).length);
  return finite(Number(`${(over * tenTo(tens)) / under}e-${tens}`));
}

export const zero = new Fraction(0n, 1n);

export function negative({ over, under }: Fraction): Fraction {
  return new Fraction(-over, under);
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return new Fraction(a.over * b.under + b.over * a.under, a.under * b.under);
}

export function minus(a: Fraction, b: Fraction): Fraction {
  return plus(a, negative(b));
}

export function times(a: Fraction, b: Fraction): Fraction {
  return new Fraction(a.over * b.over, a.under * b.under);
}

/** `undefined` for a division by zero. */
export function dividedBy(a: Fraction, b: Fraction): Fraction | undefined {
  if (b.over === 0n) return undefined;
  const sign = b.over < 0n ? -1n : 1n;
  return new Fraction(sign * a.over * b.under, sign * b.over * a.under);
}

/** What is left of `a` when whole parts of `b` are taken from it, with the sign of `a`; `undefined` for parts of zero. */
export function remainder(a: Fraction, b: Fraction): Fraction | undefined {
  return b.over === 0n ? undefined : new Fraction((a.over * b.under) % (b.over * a.under), a.under * b.under);
}

function tenTo(power: number): bigint {
  return 10n ** BigInt(power);
}
