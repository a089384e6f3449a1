import type { Trace } from '../../../interpreter';
import { shown } from './shown';

/** Why a condition holds or not: every comparison with what its name holds now, ✓ where it is so and ✗ where not. */
export function traceInWords(trace: Trace): string {
  if (trace.kind === 'comparison') {
    const { name, operator, expected, actual, result } = trace;
    const wanted = expected === undefined ? '' : ` ${shown(expected)}`;
    // What is hidden or off the path has no value to a condition.
    const now = actual === undefined ? 'tidak tampil' : shown(actual);
    return `${result ? '✓' : '✗'} ${name} ${operator}${wanted} (sekarang ${now})`;
  }
  const parts = trace.parts.map((part) =>
    'parts' in part && part.parts.length > 1 ? `(${traceInWords(part)})` : traceInWords(part),
  );
  const words =
    trace.kind === 'not'
      ? `bukan [${parts.join('')}]`
      : parts.join(trace.kind === 'all' ? ' dan ' : ' atau ');
  return trace.label === undefined ? words : `${trace.label} = [${words}]`;
}
