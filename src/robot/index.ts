/** The scenario runner: a tool over the interpreter's door. Nothing in the product imports it. */
export { describeOutcome } from './scenario/describeOutcome';
export { parseScenarios } from './scenario/parse/parseScenarios';
export { runScenario } from './scenario/runScenario';
