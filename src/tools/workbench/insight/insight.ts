import { buttonInsights, type ButtonInsight } from './buttonInsights';
import { fieldInsights, type FieldInsight } from './fieldInsights';
import type { Standing } from '../../scenarios/words/why';
import { stepInsights } from './stepInsights';

/** What is going on in a form, as plain data: it travels from the form's window to the editor's. */
export interface Insight {
  /** Every field at its place on the active step, hidden ones too, in reading order. */
  fields: readonly FieldInsight[];
  /** The buttons of the active step, hidden ones too. */
  buttons: readonly ButtonInsight[];
  /** The steps that are skipped, or have a condition. */
  steps: readonly ButtonInsight[];
}

/** Looks at a form: why each field and button of the active step is as it is, and which steps are skipped. */
export function insightOf(standing: Standing): Insight {
  return {
    fields: fieldInsights(standing),
    buttons: buttonInsights(standing),
    steps: stepInsights(standing),
  };
}
