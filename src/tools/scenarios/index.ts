/** The scenario runner: a form lived through as a list of acts and expectations says. */
export { describeOutcome } from './describeOutcome';
export { checkNames, checkUsual } from './parse/checkNames';
export { parseScenarios } from './parse/parseScenarios';
export { tellScenario, type ScenarioPlace, type Told } from './report/tellScenario';
export { runScenario } from './runScenario';
