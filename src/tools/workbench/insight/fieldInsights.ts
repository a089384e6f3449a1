import { fieldView, stepOf, type Place } from '../../../interpreter';
import { whyHidden } from '../../scenarios/words/why';
import { whyEmpty } from './whyEmpty';
import { whyReadOnly, whyRequired, whyShown } from './reasons';
import { optionInsights, type OptionInsight } from './optionInsights';
import type { Standing } from './standing';

/** A field at one place, and why it is as it is there: sentences for editors. */
export interface FieldInsight {
  /** Names the place. */
  id: string;
  name: string;
  label: string;
  type: string;
  /** Where it stands in the definition. */
  path: string;
  visible: boolean;
  required: boolean;
  readOnly: boolean;
  empty: boolean;
  /** Its choices that are not always offered. */
  options: readonly OptionInsight[];
  why: {
    shown: string;
    required: string;
    /** Only of one that cannot be written. */
    readOnly?: string;
    /** Only of an empty one. */
    empty?: string;
  };
}

/** Every field of the active step, hidden ones too. */
export function fieldInsights(standing: Standing): FieldInsight[] {
  const { form, state } = standing;
  return stepOf(form, state().step).places.map((place) => insightAt(standing, place));
}

function insightAt(standing: Standing, place: Place): FieldInsight {
  const { form } = standing;
  const view = fieldView(form, standing.state(), place);
  const given = form.fields.get(place.field)?.row.given(view.value) === true;
  const { visible, required, readOnly } = view;
  return {
    id: place.id,
    name: place.field,
    label: view.label === '' ? place.field : view.label,
    type: view.definition.type,
    path: place.path,
    visible,
    required,
    readOnly,
    empty: !given,
    options: optionInsights(standing, form.fields.get(place.field)),
    why: {
      shown: visible ? whyShown(standing, place) : whyHidden(standing, [place]),
      required: whyRequired(standing, place),
      ...(readOnly && { readOnly: whyReadOnly(standing, place) }),
      ...(!given && { empty: whyEmpty(standing, place, view) }),
    },
  };
}
