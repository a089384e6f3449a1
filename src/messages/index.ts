export { branchWords } from './branch';
export { captchaWords, fieldWords, qrWords } from './fields';
export { clockTime, draftWords, sendBefore } from './draft';
export { resumeWords } from './resume';
export { describeFailure } from './failures';
export { sizeInWords } from './files';
export { choiceWords, dateWords, formWords, monthWords, calendarWords, startWords } from './form';
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
export { rowsWords } from './rows';
export { wordsOfQuestion, sessionWords } from './session';
export { asRegistered, plafondText, trackingWords } from './tracking';
export { uploadWords } from './upload';
