import type { CompiledForm, Facts, FormState } from '../../../interpreter';

/** A form that is being filled in. */
export interface Standing {
  form: CompiledForm;
  state: () => FormState;
  facts: () => Facts;
}
