import type { CompiledCondition, CompiledFormula, CompiledText, WithFormulas } from '../formulas/types';
import type {
  ConfirmationPage,
  ContentBlock,
  Field,
  FieldType,
  FormDefinition,
  GroupBlock,
  InstalmentPlanBlock,
  Json,
  Lookup,
  MessageName,
  Navigation,
  NextPopup,
  Rule,
  StartPage,
  Step,
  Value,
  Condition,
  Effect,
  AnswerCheck,
  Effects,
} from '../../language';
import type { FieldTypeRow, Lengths, Option } from '../../fields/pure';
import type { Names } from '../scope';
import type { Computed, Graph } from './graph';
import type { MadeInto } from '../../language/schema';

/** The receipt, with the effect that fetches its file. */
export type CompiledConfirmation = Bound<ConfirmationPage> & { file?: EffectOf<'download'> | undefined };

/** The dynamic texts of a block, step or place, by key; constant ones too. */
export type Texts = Readonly<Record<string, Computed<string>>>;

/** One block at one place of a step. Its `id` is unique in the form and names it to the renderer. */
interface PlacedBlock {
  id: string;
  row?: RowPlace | undefined;
  path: string;
  step: string;
  /** Own condition and that of every group around it. */
  visible: Computed<boolean>;
  /** Its own condition alone, to explain why it is hidden. */
  visibleWhen?: CompiledCondition | undefined;
  texts: Texts;
}

/** A field at one place; an answer that is shown again has several. */
export interface Place extends PlacedBlock {
  kind: 'field';
  field: string;
  required: Computed<boolean>;
  readOnly: Computed<boolean>;
  /** The conditions of its own that the two above are made of. */
  requiredWhen?: CompiledCondition | undefined;
  readOnlyWhen?: CompiledCondition | undefined;
  width: number;
  /** Of a row group: what may stand in the row of each slot. */
  rows?: readonly CompiledRow[] | undefined;
  /** Of a row group: the fewest rows, as far as that is known before answers are; all of them where a formula says it. */
  fewest?: number | undefined;
}

/** The row of a slot, used or not. */
export interface CompiledRow extends RowPlace {
  /** The row is there. */
  inUse: Computed<boolean>;
  /** The same as a condition on the answer of the group. */
  inUseWhen: CompiledCondition;
  /** Its heading; left out: that of the group, and a number. */
  title?: Computed<string> | undefined;
  blocks: readonly CompiledBlock[];
}

export interface PlacedGroup extends PlacedBlock {
  kind: 'group';
  group: GroupBlock;
  checks: readonly CompiledCheck[];
  blocks: readonly CompiledBlock[];
}

/** A heading, rich text, guide text … */
export interface PlacedContent extends PlacedBlock {
  kind: 'content';
  content: ContentBlock;
  blocks: readonly CompiledBlock[];
}

export interface PlacedPlan extends PlacedBlock {
  kind: 'plan';
  plan: InstalmentPlanBlock;
  loan: Computed<Value>;
  months: Computed<Value>;
  monthlyRate: Computed<Value>;
}

export type CompiledBlock = Place | PlacedGroup | PlacedContent | PlacedPlan;

/** A copy that holds while its switch is on. */
export interface CopySource {
  switch: string;
  source: string;
}

/** The options that a record of a lookup fills: which field's record, which key of it. */
export interface FillSource {
  field: string;
  key: string;
}

/** An answer whose code goes into a lookup's request, with the condition under which it does. */
export interface LookupParent {
  name: string;
  when?: CompiledCondition;
}

/** What is asked right now: a request, or the answers that are still missing for it. */
type Asked<Request> = { request: Request } | { waitingFor: readonly string[] };

export type LookupState = Asked<LookupRequest>;

export type BranchesState = Asked<BranchRequest>;

/** A request for options, ready to be sent and to be its own cache key. */
export interface LookupRequest {
  call: NonNullable<Lookup['call']>;
  url: string;
  body: Readonly<Record<string, Json>>;
}

/** A request for the branches of a city on a day, ready to be sent and to be its own cache key. */
export interface BranchRequest {
  call: 'santer';
  /** `date` as `YYYY-MM-DD`, `city` its code. */
  body: Readonly<Record<'apiUrl' | 'date' | 'city', string>>;
}

/** A lookup whose templates are compiled. */
export interface CompiledLookup {
  definition: Lookup;
  parents: readonly LookupParent[];
  /** Every name that decides about its request. */
  reads: readonly string[];
  state: Computed<LookupState>;
}

/** An option with the condition under which it is offered. */
export interface CompiledOption extends Option {
  visibleWhen?: CompiledCondition | undefined;
  selectsAll: boolean;
}

/** The row that an answer or a value belongs to, and its name there. */
export interface InRow extends RowPlace {
  column: string;
  inUse: Computed<boolean>;
}

/** What of a field's definition its checks read. */
export interface CheckSpec extends Lengths {
  type: FieldType;
}

export interface CompiledField {
  name: string;
  definition: Field;
  path: string;
  row: FieldTypeRow;
  /** The row that asks it. */
  inRow?: InRow | undefined;
  places: readonly Place[];
  /** Its answer outlives being hidden or skipped. */
  keep: boolean;
  /** Some place of it is shown, on the path or not. */
  visible: Computed<boolean>;
  /** Some place of it is shown on the path, or it is kept. */
  counts: Computed<boolean>;
  /** Locked by a formula, a copy or the address. */
  locked: Computed<boolean>;
  listed?: readonly CompiledOption[] | undefined;
  options?: Computed<readonly CompiledOption[]> | undefined;
  /** The answers by which its choices are found: those that the conditions of all options read, or that its list is asked by. */
  parents: readonly string[];
  lookup?: CompiledLookup | undefined;
  branches?: Computed<BranchesState> | undefined;
  /** What its list is known by: where it changes, a parent's code has, or a filter has come or gone, and the choice is taken back. */
  list?: Computed<unknown> | undefined;
  rule: Computed<Rule | undefined>;
  min: Computed<Value>;
  max: Computed<Value>;
  compute?: CompiledFormula | undefined;
  computeWhen?: CompiledCondition | undefined;
  copies: readonly CopySource[];
  fills: readonly FillSource[];
  resets: readonly string[];
  /** The answers that are read in its line. */
  line: readonly string[];
  resetTo: Value;
  defaultValue: CompiledFormula | { constant: Value } | undefined;
  /** Its own words by what is wrong. */
  messages: ReadonlyMap<MessageName, CompiledText>;
  checks: readonly CompiledCheck[];
  schema: CheckSpec;
}

export interface CompiledBranch {
  when?: CompiledCondition | undefined;
  /** Left out: the preview. */
  step?: string | undefined;
}

export interface CompiledStep {
  id: string;
  /** Only the page of this row of it. */
  row?: RowPlace;
  stage: string;
  /** Its place among the steps of the whole form. */
  index: number;
  definition: Step;
  path: string;
  blocks: readonly CompiledBlock[];
  /** Every place of a field in it, groups opened, in reading order. */
  places: readonly Place[];
  /** Its own checks, without those of its groups and fields. */
  checks: readonly CompiledCheck[];
  texts: Texts;
  visibleWhen?: CompiledCondition | undefined;
  branches: readonly CompiledBranch[];
  /** The popup that Next opens first, the form's default included. */
  popup?: NextPopup | undefined;
}

/** A part of the form whose progress is remembered. */
export interface CompiledStage {
  id: string;
  title?: string | undefined;
  subtitle?: string | undefined;
  navigation: Navigation;
  /** Only the steps of the web flow. */
  steps: readonly CompiledStep[];
  afterLastStep: readonly CompiledEffect[];
}

export interface CompiledValue {
  name: string;
  path: string;
  inRow?: InRow | undefined;
  initial: Value;
  compute?: CompiledFormula | undefined;
  /** It counts, and is sent, only while this holds. */
  visibleWhen?: CompiledCondition | undefined;
  counts: Computed<boolean>;
  submit: boolean;
}

/** An action that runs by itself. */
export interface CompiledWatch {
  fields: readonly string[];
  when?: CompiledCondition | undefined;
  action: string;
}

/** A definition, made ready once: names resolved, order settled, schemas and patterns built. */
export interface CompiledForm {
  definition: FormDefinition;
  names: Names;
  constants: ReadonlyMap<string, Value>;
  values: ReadonlyMap<string, CompiledValue>;
  fields: ReadonlyMap<string, CompiledField>;
  stages: readonly CompiledStage[];
  steps: ReadonlyMap<string, CompiledStep>;
  /** The checks that are judged on each step, by its id: its own, those of its groups and of its fields. */
  checks: ReadonlyMap<string, readonly PlacedCheck[]>;
  start?: Bound<StartPage> | undefined;
  /** What stands below the answers on the preview: judged as a step is, and none of the steps. */
  preview?: CompiledStep | undefined;
  confirmation?: CompiledConfirmation | undefined;
  actions: ReadonlyMap<string, readonly CompiledEffect[]>;
  /** The answers that the action of a step's Next reads; of steps that have one. */
  readsOfNext: ReadonlyMap<string, ReadonlySet<string>>;
  /** The stages that register something at the bank: once left, none of them is entered again. */
  registering: ReadonlySet<string>;
  /** The stages that lead to the preview, or send the form; behind all others the form goes on. */
  ending: ReadonlySet<string>;
  watches: readonly CompiledWatch[];
  submit: readonly CompiledEffect[];
  sources: Sources;
  graph: Graph;
}

/** What a condition decides about; `content` stands outside of the steps. */
export type ConditionRole =
  | 'named'
  | 'step'
  | 'block'
  | 'content'
  | 'required'
  | 'readOnly'
  | 'compute'
  | 'option'
  | 'rule'
  | 'filter'
  | 'branch'
  | 'watch'
  | 'check'
  | 'effect';

/** A condition where it stands in the definition. */
export interface PlacedCondition {
  path: string;
  role: ConditionRole;
  source: Condition;
  /** Missing when something is wrong with it. */
  compiled?: CompiledCondition | undefined;
}

/** A formula where it stands, or a text with formulas in it: for visitors (`text`) or for the back end (`template`). */
export interface PlacedFormula {
  path: string;
  kind: 'formula' | 'text' | 'template';
  /** Only a formula has a result. */
  compiled: WithFormulas & Partial<Pick<CompiledFormula, 'evaluate'>>;
}

/** A list of effects where it stands. */
export interface PlacedEffects {
  path: string;
  source: readonly Effect[];
  compiled: readonly CompiledEffect[];
}

/**
 * What a definition says in conditions, formulas and effects, each where it stands and compiled once: tools walk over it
 * instead of looking for keys. Effects inside effects are lists of their own. What is broken is left out, or not compiled.
 */
export interface Sources {
  conditions: ReadonlyMap<string, PlacedCondition>;
  formulas: readonly PlacedFormula[];
  effects: readonly PlacedEffects[];
  /** The names of the actions that something calls. */
  called: ReadonlySet<string>;
}

/** The row that a block stands in: the group's name, and the slot of the row. */
export interface RowPlace {
  rows: string;
  slot: number;
}

/** What must hold between answers, ready to be judged in any scope: that of the form, or of a part of it with names of its own. */
export interface CompiledCheck {
  path: string;
  source: AnswerCheck;
  level: 'error' | 'warning';
  /** Also while an answer that it reads is empty. */
  judgesEmpty: boolean;
  /** Every answer and remembered value that it reads, each once. */
  reads: readonly string[];
  /** Those of them that other rows answer than its own: they are read of the rows that there are. */
  ofRows: ReadonlySet<string>;
  /** The fields that are marked as wrong, the first of them the one that the summary leads to. */
  at: readonly string[];
  that: CompiledCondition;
  message: CompiledText;
}

/** A check at the place where it is reported. */
export interface PlacedCheck extends CompiledCheck {
  /** Unique in the form. */
  id: string;
  /** The view key of what it is reported at: a field's name, a group's id, or that of the step. */
  host: string;
  /** The row that it stands in. */
  row?: RowPlace | undefined;
  /** Whether that is shown. */
  visible: Computed<boolean>;
}

/** What becomes of the texts of a definition. */
interface Made {
  formula: CompiledFormula;
  text: CompiledText;
  effects: readonly CompiledEffect[];
}

/** A part of a definition, ready for use: the same object, with what was made of its texts and conditions at its leaves. */
export type Bound<T> = [Json] extends [T]
  ? BoundPart<Extract<T, string>> | Exclude<T, string>
  : [Condition] extends [T]
    ? CompiledCondition | Extract<T, undefined>
    : BoundPart<T>;

type BoundPart<T> =
  T extends MadeInto<infer What extends keyof Made>
    ? 'madeInto' extends keyof T
      ? Made[What]
      : T
    : T extends readonly Effect[]
      ? readonly CompiledEffect[]
      : T extends readonly (infer Item)[]
        ? readonly Bound<Item>[]
        : T extends object
          ? { [Key in keyof T]: Bound<T[Key]> }
          : T;

/** Effects of a definition, ready to run, each with the key by which an editor says it. */
type WrittenEffects = { [Kind in keyof Effects]: { kind: Kind } & Bound<Effects[Kind]> };

/** An effect, ready to run. The last five have no spelling in the language. */
export type CompiledEffect =
  | WrittenEffects[keyof WrittenEffects]
  | { kind: 'action'; name: string }
  /** The submission of a form that says nothing of its own. */
  | { kind: 'standardSubmit' }
  | { kind: 'popup'; slug: string }
  | { kind: 'saveDraft' }
  | { kind: 'advance' };

export type EffectOf<Kind extends CompiledEffect['kind']> = Extract<CompiledEffect, { kind: Kind }>;
