import { StepForm } from '../renderer/form/StepForm';

/** `/form/:slug?step={id}`. */
export function StepPage() {
  return <StepForm />;
}
