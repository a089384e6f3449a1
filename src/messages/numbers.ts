/** A number with dots between groups of three and a decimal comma: `1500000.5` is `1.500.000,5`. */
export function withDots(amount: number): string {
  const [whole = '', fraction] = String(Math.abs(amount)).split('.');
  const sign = amount < 0 ? '-' : '';
  const groups = whole.replace(/\B(?=(?:\d{3})+$)/g, '.');
  return `${sign}${groups}${fraction === undefined ? '' : `,${fraction}`}`;
}
