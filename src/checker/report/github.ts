import type { Finding } from '../finding';

/** A finding as a GitHub workflow command, which marks the line in a change. */
export function githubLine({
  file,
  line,
  column,
  severity,
  rule,
  where,
  what,
  mend,
  suggestion,
}: Finding): string {
  const message = [`${where}: ${what}`, suggestion, mend].filter((one) => one !== undefined).join(' ');
  const places = `file=${property(file)},line=${line},col=${column},title=${property(rule)}`;
  return `::${severity === 'error' ? 'error' : 'notice'} ${places}::${data(message)}`;
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
