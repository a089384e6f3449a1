/** The pages of a form: one chunk, fetched together. */
export { FormLayout } from './FormLayout';
export { PreviewPage } from './PreviewPage';
export { StepPage } from './StepPage';
