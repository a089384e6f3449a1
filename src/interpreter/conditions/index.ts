export { compileCondition } from './compileCondition';
export { explain } from './evaluate';
