/** Above this a double does not hold 15 digits and some more. */
const exactBelow = 1e15;

/**
 * The number of at most 15 digits that is meant: a double also has what lies behind them in `0.1 + 0.2 = 0.30000000000000004`.
 * Numbers with more digits in front of the comma stay as they are.
 */
export function withoutCrumbs(amount: number): number {
  return Math.abs(amount) < exactBelow ? Number(amount.toPrecision(15)) : amount;
}

/** The nearest whole number; a half goes up, also below zero (-2.5 is -2). `2.4999999999999996` counts as the half that is meant. */
export function roundHalfUp(amount: number): number {
  const whole = Math.floor(amount);
  const crumbs = Math.abs(amount) * 2 ** -51;
  return (amount - whole + crumbs >= 0.5 ? whole + 1 : whole) + 0;
}
