/**
 * Every word that the code says, in Indonesian; what a definition says is the definition's. One file per screen, so that
 * a page carries only its own words: nothing here may gather them into one object.
 */
export { calendarWords, startWords } from './around';
export { branchWords } from './branch';
export { captchaWords, fieldWords } from './fields';
export { clockTime, draftWords, sendBefore } from './draft';
export { resumeWords } from './resume';
export { describeFailure } from './failures';
export { sizeInWords } from './files';
export { choiceWords, dateWords, formWords, monthWords } from './form';
export { withDots, dayInWords, momentInWords } from './values';
export {
  contentWords,
  crashed,
  definitionWords,
  notFound,
  pageCodeMissing,
  pageWords,
  type FaultWords,
} from './pages';
export { planWords } from './plan';
export { confirmationWords, previewWords } from './preview';
export { productWords, manyProductsWords } from './products';
export { qrWords } from './qr';
export { rowsWords } from './rows';
export { wordsOfQuestion, sessionWords } from './session';
export { asRegistered, plafondText, trackingWords } from './tracking';
export { uploadWords } from './upload';
