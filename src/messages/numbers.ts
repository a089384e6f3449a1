/** Every digit that a number has, and never an exponent. */
const format = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 15 });

/** A number with dots between groups of three and a decimal comma: `1500000.5` is `1.500.000,5`. */
export function withDots(amount: number): string {
  return format.format(amount);
}
