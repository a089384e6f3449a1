import { type Standing, whyHidden, whySkipped } from '../../scenarios/words/why';
import { fieldView, isOnPath, stepOf } from '../../../interpreter';

/** How a form stands for the answers that it has. */
export interface Insight {
  step: string;
  /** Every field at its place on that step, hidden ones too, in reading order. */
  fields: readonly FieldInsight[];
  /** Why the answers do not lead through a step, by its id. */
  skipped: Readonly<Record<string, string>>;
}

/** A field at one place. */
export interface FieldInsight {
  id: string;
  name: string;
  label: string;
  path: string;
  /** Why it is hidden there; left out of one that is shown. */
  hidden?: string;
}

/** Looks at a form: which fields of the active step are hidden, and which steps are skipped, each with why. */
export function insightOf(standing: Standing): Insight {
  const { form } = standing;
  const state = standing.state();
  const ids = [...form.steps.keys()].filter((id) => !isOnPath(form, state, id));
  return {
    step: state.step,
    fields: stepOf(form, state.step).places.map((place) => {
      const { label, visible } = fieldView(form, state, place);
      const { id, field: name, path } = place;
      const shown = { id, name, label: label === '' ? name : label, path };
      return visible ? shown : { ...shown, hidden: whyHidden(standing, [place]) };
    }),
    skipped: Object.fromEntries(ids.map((id) => [id, whySkipped(standing, id)])),
  };
}
