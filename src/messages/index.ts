/**
 * Every word that the code says, in Indonesian; what a definition says is the definition's. One file per screen, so that
 * a page carries only its own words: nothing here may gather them into one object.
 */
export { calendarWords, startWords } from './around';
export { branchWords } from './branch';
export { captchaWords } from './captcha';
export { clockTime, draftWords, sendBefore } from './draft';
export { describeFailure } from './failures';
export { fieldWords } from './fields';
export { sizeInWords } from './files';
export { choiceWords, dateWords, formWords, monthWords } from './form';
export { withDots } from './numbers';
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
export { manyProductsWords } from './manyProducts';
export { resumeWords } from './resume';
export { productWords } from './products';
export { qrWords } from './qr';
export { rowsWords } from './rows';
export { wordsOfQuestion } from './session';
export { sessionWords } from './sessionWords';
export { dayInWords, momentInWords } from './moments';
export { asRegistered, plafondText, trackingWords } from './tracking';
export { uploadWords } from './upload';
