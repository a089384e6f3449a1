import type {
  BranchesState,
  CompiledField,
  CompiledForm,
  CompiledOption,
  LookupState,
  Place,
  Texts,
} from '../compile/model';
import { isEmpty } from '../formulas/values';
import type { Failure } from '../../fields/pure';
import { readEntry } from './writeValue';
import type { Field, Value } from '../../language';
import { awaitedBy } from './choices';
import { failedChecksAt, failedChecksOf, type FailedCheck } from './checks';
import { isLastStep, stepOf } from './path';
import { copiedBy } from './preview';
import { computed, type FilledForm } from './read';
import { rowViews, type RowView } from './rows';
import { lookUp } from './sharedRecord';
import { emptiedBy } from './slip';
import { stored, type FormState } from './state';

/** Everything that is shown of a field at one place. */
export interface FieldView {
  definition: Field;
  visible: boolean;
  value: Value;
  label: string;
  /** In summaries and messages; without a short one the label. */
  shortLabel: string;
  /** Formatted text behind 'Bantuan untuk {label}'. */
  help?: string | undefined;
  guideText?: string | undefined;
  placeholder?: string | undefined;
  required: boolean;
  readOnly: boolean;
  failure?: Failure | undefined;
  /** What a press makes the answer: the bound, moved by other answers, that a number is outside of, or what an entry with another unit means. */
  remedy?: { value: number | string; text: string } | undefined;
  notice?: Failure | undefined;
  /** The text of an entry that stands for no answer: the control shows it. */
  entered: string | undefined;
  /** What checks say at it that do not hold: what stops the visitor, and what does not. */
  broken?: string | undefined;
  warning?: string | undefined;
  /** The ids of the checks reported elsewhere that mark it as wrong. */
  markedBy: readonly string[];
  options?: readonly CompiledOption[] | undefined;
  /** The answers that are still missing for any option to be offered. */
  waitingFor?: readonly string[] | undefined;
  lookup?: LookupState | undefined;
  branches?: BranchesState | undefined;
  min?: number | string | undefined;
  max?: number | string | undefined;
  /** Of a row group: the rows that there are. */
  rows?: readonly RowView[] | undefined;
  /** A switch of its step copies it and others, and nothing is wrong with it: one line below the switch lists them all. */
  folded: boolean;
  /** Of an answer in a row: its group, and its name there. */
  row?: { rows: string; column: string } | undefined;
}

/** A field at a place, as it is to be shown. A failure is shown once the answer was touched. */
export function fieldView(form: CompiledForm, state: FormState, place: Place): FieldView {
  const field = form.fields.get(place.field);
  if (!field) throw new Error(`form: no field ${place.field}`);
  const at = { form, state };
  const texts = textsOf(form, state, place.texts);
  const failedHere = failedChecksAt(at, place.step, field.name);
  const wordsOf = (level: FailedCheck['check']['level']): string | undefined =>
    failedHere.find(({ check }) => check.level === level)?.words;
  const bound = (value: Value): number | string | undefined =>
    typeof value === 'number' || typeof value === 'string' ? value : undefined;
  const entry = failureOfEntry(form, state, field);
  return {
    definition: field.definition,
    visible: computed(form, state, place.visible),
    value: stored(state.values, field.name) ?? field.row.empty,
    label: texts.label ?? '',
    shortLabel: texts.shortLabel ?? texts.label ?? '',
    help: texts.helpHtml,
    guideText: texts.guideText,
    placeholder: texts.placeholder,
    required: computed(form, state, place.required),
    readOnly: computed(form, state, field.locked) || computed(form, state, place.readOnly),
    ...entry,
    remedy: remedyOf(at, field, entry),
    entered: lookUp(state.refused, field.name)?.entered,
    broken: wordsOf('error'),
    warning: wordsOf('warning'),
    markedBy: failedChecksOf(at, place.step, field.name).map(({ check }) => check.id),
    options: field.options && computed(form, state, field.options),
    waitingFor: field.options && awaitedBy(form, state, field),
    lookup: field.lookup && computed(form, state, field.lookup.state),
    branches: field.branches && computed(form, state, field.branches),
    min: bound(computed(form, state, field.min)),
    max: bound(computed(form, state, field.max)),
    rows: place.rows && rowViews(form, state, place),
    folded: failedHere.length === 0 && isFolded(form, state, field, place),
    row: field.inRow,
  };
}

/**
 * Whether a field is reported in the line of the switch that copies it, in place of itself: it says nothing of its own, and the line, which
 * stands on the same step and is for several answers, has something to say.
 */
function isFolded(form: CompiledForm, state: FormState, field: CompiledField, { step }: Place): boolean {
  const by = copiedBy(state, field);
  if (by === undefined) return false;
  const { name } = field;
  if ([state.failures, state.notices, state.refused].some((said) => lookUp(said, name))) return false;
  if (failedChecksOf({ form, state }, step, name).length > 0) return false;
  const { definition, places = [] } = form.fields.get(by) ?? {};
  if (definition?.type !== 'switch' || !places.some((place) => place.step === step)) return false;
  const targets = [...form.fields.values()].filter(({ copies }) => copies.some((copy) => copy.switch === by));
  return targets.length > 1 && targets.some((target) => !isEmpty(stored(state.values, target.name)));
}

/** An error is an error once the answer was touched; until then that of an entry is a quiet line, and so is what is odd afterwards. */
function failureOfEntry(
  form: CompiledForm,
  state: FormState,
  { name, row }: CompiledField,
): Pick<FieldView, 'failure' | 'notice'> {
  const emptied = emptiedBy(form, state, name);
  const notice: Failure | undefined =
    emptied > 0 ? { rule: 'emptied', args: { n: emptied } } : lookUp(state.notices, name);
  const refused = lookUp(state.refused, name);
  if (lookUp(state.touched, name) === undefined) {
    const signs = refused?.args?.signs;
    // A number is read when its box is left: until then the rest of its groups may come. What else was meant is said at once.
    const quiet = row.input === 'number' && refused?.args?.meant === undefined ? undefined : refused;
    return { notice: notice ?? (signs === undefined ? quiet : { rule: 'untaken', args: { signs } }) };
  }
  const failure = lookUp(state.failures, name);
  const value = stored(state.values, name) ?? row.empty;
  // What an unknown sample is called is said by its error.
  if (failure?.rule === 'sampleUnknown') return { failure };
  return { failure, notice: notice ?? (failure ? undefined : row.doubt?.(value)) };
}

/** The address or number that an entry means, or the one that is left of it, or the computed bound that a number is outside of, unless the other bound forbids it. */
function remedyOf(
  { form, state }: FilledForm,
  { name, row, min, max }: CompiledField,
  { failure, notice }: Pick<FieldView, 'failure' | 'notice'>,
): FieldView['remedy'] {
  const address = (failure ?? notice)?.args?.meant;
  const isLeft = lookUp(state.touched, name) !== undefined;
  if (isLeft && typeof address === 'string') return { value: address, text: address };
  if (!failure) return undefined;
  const args = lookUp(state.refused, name)?.args;
  const meant = args?.meant ?? args?.rest;
  const value = meant ?? stored(state.values, name);
  const [least, most] = [computed(form, state, min) ?? -Infinity, computed(form, state, max) ?? Infinity];
  if (typeof value !== 'number' || typeof least !== 'number' || typeof most !== 'number') return undefined;
  const isAbove = value > most;
  const isInside = !isAbove && value >= least;
  const isComputed = 'node' in (isAbove ? max : min);
  if (isInside ? meant === undefined : !isComputed || least > most) return undefined;
  const nearest = isInside ? value : isAbove ? most : least;
  return { value: nearest, text: row.display(nearest, String) };
}

/** What stands on the buttons of the step that is shown; left out: the words of the portal. */
export function buttonTexts(
  form: CompiledForm,
  state: FormState,
): { next: string | undefined; back: string | undefined } {
  const { next, back } = stepOf(form, state.step).definition;
  const { texts = {} } = form.definition;
  const leads = isLastStep(form, state) ? (texts.last ?? texts.next) : texts.next;
  return { next: next?.text ?? leads, back: back?.text ?? texts.back };
}

/** The texts of a block or step, with their formulas filled in. */
export function textsOf(form: CompiledForm, state: FormState, texts: Texts): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, computed(form, state, text)]));
}

/** The short labels of answers, where they stand first; those without one are left out. */
export function labelsOf({ form, state }: FilledForm, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const [place] = form.fields.get(name)?.places ?? [];
    const { label, shortLabel = label } = place ? textsOf(form, state, place.texts) : {};
    return shortLabel === undefined ? [] : [shortLabel];
  });
}

/** What may stay of a text that is typed into a field now: its rule and letter case. */
export function filterTyped(form: CompiledForm, state: FormState, name: string, text: string): string {
  const field = form.fields.get(name);
  const value =
    field && readEntry(field.row, field.definition, computed(form, state, field.rule), text)?.value;
  return typeof value === 'string' ? value : text;
}
