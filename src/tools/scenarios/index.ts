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
export { createPlayer, type Play } from './createPlayer';
export { linesOf, type ScenarioPlace, type ScenarioReport } from './report/reportScenario';
