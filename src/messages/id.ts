/**
 * Every word that the code says, in Indonesian; what a definition says is the definition's. One file per screen, so that
 * a page carries only its own words: nothing here may gather them into one object.
 */
export { draftWords, clockTime } from './draft';
export { describeFailure } from './failures';
export { describeCallError, faultReasons, type CallError } from './faults';
export { choiceWords, formWords } from './form';
export {
  contentWords,
  crashed,
  definitionWords,
  notFound,
  pageCodeMissing,
  pageWords,
  type FaultWords,
} from './pages';
export { confirmationWords, previewWords } from './preview';
