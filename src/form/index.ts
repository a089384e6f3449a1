export { EmbeddedForm } from './EmbeddedForm';
export { FormRenderer } from './FormRenderer';
export { LoadingForm } from './FormLayout';
export { useSessionContext } from './SessionContext';
export { fetchForm } from './fetchForm';
export { fetchStep } from './fetchStep';
export { browserClock } from './ports/browserClock';
export type { SessionEnd } from './useSession';
