export { clockTime, draftWords, sendBefore, resumeWords } from './draft';
export { describeFailure } from './failures';
export { sizeInWords, withDots, dayInWords, momentInWords } from './values';
export {
  choiceWords,
  dateWords,
  formWords,
  monthWords,
  fieldWords,
  rowsWords,
  branchWords,
  captchaWords,
  uploadWords,
} from './form';
export {
  contentWords,
  crashed,
  definitionWords,
  notFound,
  pageCodeMissing,
  pageWords,
  type FaultWords,
} from './pages';
export { confirmationWords, previewWords, calendarWords, startWords, planWords, qrWords } from './formPages';
export { productWords, manyProductsWords } from './products';
export { wordsOfQuestion, sessionWords } from './session';
export { asRegistered, plafondText, trackingWords } from './tracking';
