/** The robot visitor, who walks a form by every way that it has. */
export { answersOnStep } from './answers/answersOnStep';
export { loadLists } from './answers/openPlaces';
export { describeWalks, failedScenarios, isComplete } from './describeWalks';
export { inventReplies } from './visit/replies';
export { createLists } from '../visit/lists';
export { walkForm } from './walkForm';
