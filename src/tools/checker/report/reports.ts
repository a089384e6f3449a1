import type { Finding } from '../finding';

/** What was found in one file. */
export interface CheckedFile {
  file: string;
  findings: readonly Finding[];
}

/** The ways in which findings can be printed. */
export const reports = {
  /** For people: each finding in a few lines, and the counts at the end. */
  pretty: (files: readonly CheckedFile[]): string =>
    [...files.flatMap(({ findings }) => findings.map(prettyFinding)), total(files)].join('\n'),
  json: (files: readonly CheckedFile[]): string =>
    JSON.stringify(
      files.flatMap(({ findings }) => findings),
      null,
      2,
    ),
  /** Annotations for the lines of a change: workflow commands. */
  github: (files: readonly CheckedFile[]): string =>
    files.flatMap(({ findings }) => findings.map(githubLine)).join('\n'),
} as const;

/** Whether a word names a format. */
export function isFormat(word: string): word is keyof typeof reports {
  return Object.hasOwn(reports, word);
}

/** 0: no errors (advice allowed); 1: errors. */
export function exitCode(files: readonly CheckedFile[]): 0 | 1 {
  return files.some(({ findings }) => findings.some(({ severity }) => severity === 'error')) ? 1 : 0;
}

function total(files: readonly CheckedFile[]): string {
  const all = files.flatMap(({ findings }) => findings);
  const errors = all.filter(({ severity }) => severity === 'error').length;
  return `${files.length} berkas, ${errors} kesalahan, ${all.length - errors} saran.`;
}

function prettyFinding(finding: Finding): string {
  const { file, line, column, severity, rule, where, what, why, fix, suggestion, witness, alsoAt } = finding;
  return [
    `${file}:${line}:${column}  ${severity === 'error' ? 'KESALAHAN' : 'saran'}  ${rule}`,
    `  ${where}`,
    `  ${what}${alsoAt > 0 ? ` Juga di ${alsoAt} tempat lain.` : ''}`,
    `  Akibatnya: ${why}`,
    `  Perbaikan: ${[suggestion, fix].filter((one) => one !== undefined).join(' ')}`,
    ...(witness === undefined ? [] : [`  Bukti: ${witness}`]),
    '',
  ].join('\n');
}

/** A finding as a GitHub workflow command, which marks the line in a change. */
function githubLine({ file, line, column, severity, rule, where, what, fix, suggestion }: Finding): string {
  const message = [`${where}: ${what}`, suggestion, fix].filter((one) => one !== undefined).join(' ');
  const places = `file=${property(file)},line=${line},col=${column},title=${property(rule)}`;
  return `::${severity === 'error' ? 'error' : 'notice'} ${places}::${data(message)}`;
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
