/** The scenario runner: a form lived through as a list of acts and expectations says. */
export { checkNames, checkUsual } from './parse/checkNames';
export {
  fragmentOf,
  fragmentPath,
  scenarioFragments,
  takenIn,
  type ScenarioFragments,
  type ScenarioIssue,
} from './parse/fragments';
export { parseScenarios } from './parse/parseScenarios';
export { linesOf } from './report/tellScenario';
export { tellScenario, type ScenarioPlace, type Told } from './report/tellScenario';
export { runScenario } from './runScenario';
