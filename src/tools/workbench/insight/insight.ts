import { type Standing, whyHidden, whyReadOnly as whyLocked, whySkipped } from '../../scenarios/words/why';
import {
  blocksIn,
  buttonTexts,
  checkStep,
  type CompiledCondition,
  facet,
  type FieldView,
  fieldView,
  isOnPath,
  leadsToPreview,
  nextStep,
  type Place,
  scopeOf,
  stepOf,
  textsOf,
} from '../../../interpreter';
import { formulaWords } from '../../words/formulas';
import { type Reason, reasonOf, reasonWords } from '../../words/reasons';
import { nameWords } from '../../words/values';
import { words } from './words';
import { formWords } from '../../../messages';
import { actionOf } from '../../visit/buttons';

const { is, when } = words;

/** What is going on in a form, as plain data: it travels from the form's window to the editor's. */
export interface Insight {
  /** Every field at its place on the active step, hidden ones too, in reading order. */
  fields: readonly FieldInsight[];
  /** The buttons of the active step, hidden ones too. */
  buttons: readonly ReasonedLine[];
  steps: readonly ReasonedLine[];
}

/** Something of a form, where it stands in the definition, and why it is shown or not, or where it leads: for editors. */
export interface ReasonedLine {
  label: string;
  path: string;
  visible: boolean;
  why: string;
}

/** A field at one place, and why it is as it is there. */
export interface FieldInsight extends Omit<ReasonedLine, 'why'> {
  /** Names the place. */
  id: string;
  name: string;
  required: boolean;
  /** Its choices that are not always offered. */
  options: readonly Pick<ReasonedLine, 'label' | 'why'>[];
  why: {
    shown: string;
    required: string;
    /** Only of one that cannot be written. */
    readOnly?: string;
    /** Only of an empty one. */
    empty?: string;
  };
}

/** Looks at a form: why each field and button of the active step is as it is, and which steps are skipped. */
export function insightOf(standing: Standing): Insight {
  const { form, state } = standing;
  return {
    fields: stepOf(form, state().step).places.map((place) => insightAt(standing, place)),
    buttons: buttonInsights(standing),
    steps: stepInsights(standing),
  };
}

function insightAt(standing: Standing, place: Place): FieldInsight {
  const field = standing.form.fields.get(place.field);
  const view = fieldView(standing.form, standing.state(), place);
  const { visible, required } = view;
  return {
    id: place.id,
    name: place.field,
    label: view.label === '' ? place.field : view.label,
    path: place.path,
    visible,
    required,
    options: (field?.listed ?? []).flatMap(({ label, visibleWhen }) => {
      const reason = reasonAt(standing, visibleWhen);
      return reason
        ? [{ label, why: reasonWords(reason, reason.holds ? is.offered : is.withheld, when.offered) }]
        : [];
    }),
    why: {
      shown: visible ? whyShown(standing, place, true) : whyHidden(standing, [place]),
      required: whyRequired(standing, place),
      ...(view.readOnly && { readOnly: whyReadOnly(standing, place) }),
      ...(field?.row.given(view.value) !== true && { empty: whyEmpty(standing, place, view) }),
    },
  };
}

function whyEmpty({ form, state }: Standing, place: Place, view: FieldView): string {
  if (!view.visible) return words.hidden;
  const field = form.fields.get(place.field);
  const copy = field?.copies.find((one) => state().values[one.switch] === true);
  if (copy) return words.copied(nameWords(form, copy.source));
  const { compute } = view.definition;
  if (compute !== undefined && view.readOnly) return words.computed(formulaWords(form, compute));
  const asked = view.lookup ?? view.branches;
  if (asked && 'waitingFor' in asked)
    return words.waiting(asked.waitingFor.map((name) => nameWords(form, name)).join(' dan '));
  if (!asked && view.options?.length === 0) return words.noOptions;
  return words.notAnswered;
}

function buttonInsights(standing: Standing): ReasonedLine[] {
  const { form } = standing;
  const state = standing.state();
  const step = stepOf(form, state.step);
  const own = [...blocksIn(step.blocks)].flatMap((block): ReasonedLine[] => {
    if (block.kind !== 'content' || actionOf(block) === undefined) return [];
    const visible = facet(form, state, block.visible);
    const label = textsOf(form, state, block.texts).text ?? '';
    return [{ label, path: block.path, visible, why: whyShown(standing, block, visible) }];
  });
  const label = buttonTexts(form, state).next ?? formWords.next;
  const visible = step.definition.ends !== true;
  return [...own, { label, path: `${step.path}.next`, visible, why: whyNext(standing) }];
}

/** Where Next leads and why; while it does not, what holds the visitor. */
function whyNext(standing: Standing): string {
  const { form, facts } = standing;
  const state = standing.state();
  const step = stepOf(form, state.step);
  const { next } = words;
  if (step.definition.ends) return next.ends;
  const wrong = Object.keys(checkStep(form, state, step, facts()));
  if (wrong.length > 0) return next.held(wrong.map((name) => nameWords(form, name)).join(', '));
  const after = nextStep(form, state);
  const target = leadsToPreview(form, state, facts())
    ? next.preview
    : after
      ? next.step(textsOf(form, state, after.texts).title ?? after.id)
      : next.after;
  const taken = step.branches.find(({ when }) => reasonAt(standing, when)?.holds ?? true);
  const reason = reasonAt(standing, taken?.when);
  const action = step.definition.next?.do;
  return [
    ...(step.popup ? [next.popup] : []),
    ...(action === undefined ? [] : [next.action(action)]),
    reason ? next.leadsBecause(target, reason.because) : next.leads(target),
  ].join(' ');
}

/** The steps that not every visitor goes through, in order, and why the present answers lead through them or not. */
function stepInsights(standing: Standing): ReasonedLine[] {
  const { form } = standing;
  const state = standing.state();
  return form.stages.flatMap(({ steps }) =>
    steps.flatMap(({ id, path, texts, visibleWhen }): ReasonedLine[] => {
      const visible = isOnPath(form, state, id);
      const reason = reasonAt(standing, visibleWhen);
      if (visible && !reason) return [];
      const why =
        visible && reason ? reasonWords(reason, words.is.onPath, words.when.shown) : whySkipped(standing, id);
      return [{ label: textsOf(form, state, texts).title ?? id, path, visible, why }];
    }),
  );
}

function whyShown(
  standing: Standing,
  { visibleWhen }: { visibleWhen?: CompiledCondition },
  visible: boolean,
): string {
  const reason = reasonAt(standing, visibleWhen);
  return reason ? reasonWords(reason, visible ? is.shown : is.hidden, when.shown) : words.alwaysShown;
}

/** Why a field must be filled in at a place, or need not. */
function whyRequired(standing: Standing, { required, requiredWhen }: Place): string {
  if (isAlways(required)) return words.alwaysRequired;
  const reason = reasonAt(standing, requiredWhen);
  if (!reason) return words.neverRequired;
  return reasonWords(reason, reason.holds ? is.required : is.optional, when.required);
}

/** Why a field cannot be written at a place. */
function whyReadOnly(standing: Standing, place: Place): string {
  const { form, state } = standing;
  const field = form.fields.get(place.field);
  if (field && facet(form, state(), field.locked)) {
    return Object.hasOwn(state().locks, place.field) ? words.locked : whyLocked(standing, place);
  }
  if (isAlways(place.readOnly)) return words.alwaysReadOnly;
  const reason = reasonAt(standing, place.readOnlyWhen);
  return reason?.holds ? reasonWords(reason, is.readOnly, when.readOnly) : words.around;
}

/** Why a condition holds or not now; `undefined` without one. */
function reasonAt(
  { form, state, facts }: Standing,
  condition: CompiledCondition | undefined,
): Reason | undefined {
  return condition && reasonOf(form, condition, scopeOf(form, state(), facts()));
}

function isAlways(facet: Place['required']): boolean {
  return 'constant' in facet && facet.constant;
}
