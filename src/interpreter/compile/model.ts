import type { CompiledCondition } from '../conditions/types';
import type { FieldTypeRow } from '../fieldTypes/types';
import type { CompiledFormula, CompiledText } from '../formulas/types';
import type {
  ContentBlock,
  Field,
  FormDefinition,
  GroupBlock,
  InstalmentPlanBlock,
  Json,
  Lookup,
  Navigation,
  Rule,
  Step,
  Value,
} from '../language';
import type { Option } from '../options';
import type { Names } from '../scope';
import type { SchemaSpec } from '../validation/types';
import type { CompiledEffect } from './effectModel';
import type { Graph } from './graph';

/** Something that may change as answers change: the key of its node, or its value when it never does. */
export type Facet<T> = { constant: T } | { node: string };

/** The dynamic texts of a block, step or place, by key; constant ones too. */
export type Texts = Readonly<Record<string, Facet<string>>>;

/** One block at one place of a step. Its `id` is unique in the form and names it to the renderer. */
interface PlacedBlock {
  id: string;
  /** Where it stands in the definition. */
  path: string;
  /** The id of its step. */
  step: string;
  /** Own condition and that of every group around it. */
  visible: Facet<boolean>;
  /** Its own condition alone, to explain why it is hidden. */
  visibleWhen?: CompiledCondition;
  texts: Texts;
}

/** A field at one place; an answer that is shown again has several. */
export interface Place extends PlacedBlock {
  kind: 'field';
  field: string;
  required: Facet<boolean>;
  readOnly: Facet<boolean>;
  width: number;
}

/** A titled group. */
export interface PlacedGroup extends PlacedBlock {
  kind: 'group';
  group: GroupBlock;
  blocks: readonly CompiledBlock[];
}

/** A heading, rich text, guide text … */
export interface PlacedContent extends PlacedBlock {
  kind: 'content';
  content: ContentBlock;
  /** The blocks inside it. */
  blocks: readonly CompiledBlock[];
}

/** The months of a loan. */
export interface PlacedPlan extends PlacedBlock {
  kind: 'plan';
  plan: InstalmentPlanBlock;
  loan: Facet<Value>;
  months: Facet<Value>;
  monthlyRate: Facet<Value>;
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

/** What a lookup asks right now: a request, or the answers that are still missing for it. */
export type LookupState = { request: LookupRequest } | { waitingFor: readonly string[] };

/** A request for options, ready to be sent and to be its own cache key. */
export interface LookupRequest {
  call: NonNullable<Lookup['call']>;
  url: string;
  body: Readonly<Record<string, Json>>;
}

/** A request for the branches of a city on a day, ready to be sent and to be its own cache key (spec 3, section 7). */
export interface BranchRequest {
  call: 'santer';
  /** `date` as `YYYY-MM-DD`, `city` its code. */
  body: Readonly<Record<'apiUrl' | 'date' | 'city', string>>;
}

/** What a branch picker asks right now: a request, or the answers that are still missing for it. */
export type BranchesState = { request: BranchRequest } | { waitingFor: readonly string[] };

/** A lookup whose templates are compiled. */
export interface CompiledLookup {
  definition: Lookup;
  parents: readonly LookupParent[];
  state: Facet<LookupState>;
}

/** An option with the condition under which it is offered. */
export interface CompiledOption extends Option {
  visibleWhen?: CompiledCondition;
  selectsAll: boolean;
}

/** One answer of the form. */
export interface CompiledField {
  name: string;
  definition: Field;
  path: string;
  row: FieldTypeRow;
  places: readonly Place[];
  /** Its answer outlives being hidden or skipped. */
  keep: boolean;
  /** Some place of it is shown, on the path or not. */
  visible: Facet<boolean>;
  /** Some place of it is shown on the path, or it is kept. */
  counts: Facet<boolean>;
  /** Locked by a formula, a copy or the address. */
  locked: Facet<boolean>;
  options?: Facet<readonly CompiledOption[]>;
  lookup?: CompiledLookup;
  branches?: Facet<BranchesState>;
  rule: Facet<Rule | undefined>;
  min: Facet<Value>;
  max: Facet<Value>;
  compute?: CompiledFormula;
  computeWhen?: CompiledCondition;
  copies: readonly CopySource[];
  fills: readonly FillSource[];
  resets: readonly string[];
  resetTo: Value;
  defaultValue: CompiledFormula | { constant: Value } | undefined;
  requiredMessage?: CompiledText;
  schema: SchemaSpec;
}

/** One way on from a step. */
export interface CompiledBranch {
  when?: CompiledCondition;
  step: string;
}

/** One screen. */
export interface CompiledStep {
  id: string;
  stage: string;
  /** Its place among the steps of the whole form. */
  index: number;
  definition: Step;
  path: string;
  blocks: readonly CompiledBlock[];
  /** Every place of a field in it, groups opened, in reading order. */
  places: readonly Place[];
  texts: Texts;
  visibleWhen?: CompiledCondition;
  branches: readonly CompiledBranch[];
  /** The popup that Next opens first, the form's default included. */
  popup?: string;
}

/** A part of the form whose progress is remembered. */
export interface CompiledStage {
  id: string;
  title?: string;
  subtitle?: string;
  navigation: Navigation;
  /** Only the steps of the web flow. */
  steps: readonly CompiledStep[];
  afterLastStep: readonly CompiledEffect[];
}

/** A remembered value. */
export interface CompiledValue {
  name: string;
  initial: Value;
  compute?: CompiledFormula;
  submit: boolean;
}

/** An action that runs by itself. */
export interface CompiledWatch {
  fields: readonly string[];
  when?: CompiledCondition;
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
  actions: ReadonlyMap<string, readonly CompiledEffect[]>;
  watches: readonly CompiledWatch[];
  submit: readonly CompiledEffect[];
  graph: Graph;
}
