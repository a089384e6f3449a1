/** The scenario runner and the robot visitor: tools over the interpreter's door. Nothing in the product imports them. */
export { describeOutcome } from './scenario/describeOutcome';
export { parseScenarios } from './scenario/parse/parseScenarios';
export { runScenario } from './scenario/runScenario';
export { answersFor, loadLists } from './visitor/answers/answersFor';
export { describeWalks, isComplete } from './visitor/describeWalks';
export { createLists } from './visitor/visit/world';
export { walkForm } from './visitor/walkForm';
