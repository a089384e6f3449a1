/** A Markdown table; the first column holds words, all others numbers. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, index) => (index === 0 ? ':--' : '--:'));
  return [head, rule, ...rows].map(line).join('\n');
}

/** A number with three digits that count, and no more than it has: `1234`, `12.3`, `0.123`. */
export function shortNumber(number: number): string {
  const decimals = number === 0 ? 0 : 2 - Math.floor(Math.log10(Math.abs(number)));
  return number.toFixed(Math.min(3, Math.max(0, decimals)));
}
