/** The scenario runner: a tool over the interpreter's door. Nothing in the product imports it. */
export { describeOutcome } from './scenario/describeOutcome';
export type { Scenario } from './scenario/language';
export { parseScenarios } from './scenario/parse/parseScenarios';
export { runScenario, type Outcome } from './scenario/runScenario';
