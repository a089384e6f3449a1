import {
  fieldView,
  stepOf,
  type Place,
  type CompiledField,
  type CompiledForm,
  type FieldView,
} from '../../../interpreter';
import { whyHidden, type Standing } from '../../scenarios/words/why';
import { formulaWords } from '../../words/formulas';
import { reasonWords } from '../../words/reasons';
import { nameWords } from '../../words/values';
import { whyReadOnly, whyRequired, whyShown, reasonAt } from './reasons';
import { words } from './words';

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

/** A choice that is not always offered, and why it is offered now or not. */
interface OptionInsight {
  label: string;
  offered: boolean;
  why: string;
}

/** The choices of a field that have a condition. */
function optionInsights(standing: Standing, field: CompiledField | undefined): OptionInsight[] {
  return (field?.listed ?? []).flatMap(({ label, visibleWhen }) => {
    const reason = reasonAt(standing, visibleWhen);
    if (!reason) return [];
    const is = reason.holds ? words.is.offered : words.is.withheld;
    return [{ label, offered: reason.holds, why: reasonWords(reason, is, words.when.offered) }];
  });
}

/** Why an answer is empty. */
function whyEmpty({ form, state }: Standing, place: Place, view: FieldView): string {
  if (!view.visible) return words.hidden;
  const field = form.fields.get(place.field);
  const copy = field?.copies.find((one) => state().values[one.switch] === true);
  if (copy) return words.copied(nameWords(form, copy.source));
  const { compute } = view.definition;
  if (compute !== undefined && view.readOnly) return words.computed(formulaWords(form, compute));
  const asked = view.lookup ?? view.branches;
  if (asked && 'waitingFor' in asked) return words.waiting(labels(form, asked.waitingFor));
  if (!asked && view.options?.length === 0) return words.noOptions;
  return words.notAnswered;
}

function labels(form: CompiledForm, names: readonly string[]): string {
  return names.map((name) => nameWords(form, name)).join(' dan ');
}
