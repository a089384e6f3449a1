import { buttonInsights, type ButtonInsight } from './buttonInsights';
import { fieldInsights, type FieldInsight } from './fieldInsights';
import type { Standing } from '../../scenarios/words/why';
import { stepMap, type MappedStep } from './stepMap';

/** What is going on in a form, as plain data: it travels from the form's window to the editor's. */
export interface Insight {
  steps: readonly MappedStep[];
  /** Every field at its place on the active step, hidden ones too, in reading order. */
  fields: readonly FieldInsight[];
  /** The buttons of the active step, hidden ones too. */
  buttons: readonly ButtonInsight[];
}

/** Looks at a form: its steps, and why each field and button of the active step is as it is. */
export function insightOf(standing: Standing): Insight {
  return {
    steps: stepMap(standing),
    fields: fieldInsights(standing),
    buttons: buttonInsights(standing),
  };
}
