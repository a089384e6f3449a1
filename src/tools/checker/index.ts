/** The door of the checker: what is wrong with a definition, for its editor. Development only. */
export { checkContent, checkSite } from './checkContent';
export { checkFile, type Folder } from './checkFiles';
export { checkDefinition } from './checkDefinition';
export { checkFragment } from './checkFragment';
export type { CheckOptions } from './definition/checked';
export { editsOf } from './fixes/editsOf';
export type { TextEdit } from './finding';
export type { Severity } from './catalogue';
export type { Finding } from './finding';
export { exitCode, isFormat, reports, type CheckedFile } from './report/reports';
