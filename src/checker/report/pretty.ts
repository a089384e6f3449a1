import type { Finding } from '../finding';

/** One finding in a few lines of Indonesian, with an empty line behind it. */
export function prettyFinding(finding: Finding): string {
  const { file, line, column, severity, rule, where, what, why, mend, suggestion, witness, alsoAt } = finding;
  return [
    `${file}:${line}:${column}  ${severity === 'error' ? 'KESALAHAN' : 'saran'}  ${rule}`,
    `  ${where}`,
    `  ${what}${alsoAt > 0 ? ` Juga di ${alsoAt} tempat lain.` : ''}`,
    `  Akibatnya: ${why}`,
    `  Perbaikan: ${[suggestion, mend].filter((one) => one !== undefined).join(' ')}`,
    ...(witness === undefined ? [] : [`  Bukti: ${witness}`]),
    '',
  ].join('\n');
}
