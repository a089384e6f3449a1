import type { Problem } from './issues';

/** Collects what is wrong; `path` is the place in the definition. Compilers go on after a report. */
export type Report = (path: string, problem: Problem) => void;
