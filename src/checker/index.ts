/** The door of the checker: what is wrong with a definition, told to its editor. Development only. */
export { checkContent } from './checkContent';
export { checkDefinition, type CheckOptions } from './checkDefinition';
export type { Finding, Severity } from './finding';
export { exitCode, isFormat, reports, type CheckedFile } from './report/reports';
