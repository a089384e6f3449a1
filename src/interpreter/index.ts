/** The one door of the interpreter. */
export { compile, type CompileResult } from './compile/compile';
export type {
  BranchRequest,
  BranchesState,
  CompiledBlock,
  CompiledForm,
  CompiledLookup,
  CompiledOption,
  CompiledStage,
  CompiledStep,
  LookupRequest,
  LookupState,
  Place,
  PlacedContent,
  PlacedGroup,
  PlacedPlan,
  Texts,
} from './compile/model';
export { pathView } from './compile/path';
export { stepView } from './compile/steps';
export { explain } from './conditions';
export type { Trace } from './conditions/types';
export { checkStep, firstUnfinished } from './engine/check';
export { toDraft, type DraftContent } from './engine/draft';
export { activeStage, formPath, isLastStep, isOnPath, stageOf, stagePath, stepOf } from './engine/path';
export { previewSteps, type PreviewRow, type PreviewStep } from './engine/preview';
export { facet, scopeOf } from './engine/read';
export type {
  CallProblem,
  CallReply,
  Dialog,
  FaultKind,
  PendingView,
  Reply,
  Request,
  Run,
  Toast,
} from './engine/requests';
export { runAction, type RunContext, type RunEnd } from './engine/runAction';
export { startState } from './engine/start';
export type { Facts, FormState, Write, Writes } from './engine/state';
export { toSubmission } from './engine/submission';
export type { Command, FormEvent, Transition } from './engine/events';
export { nextRun } from './engine/next';
export { transition } from './engine/transition';
export { fieldView, filterTyped, textsOf, type FieldView } from './engine/view';
export { findBranch, offeredBranches, type OfferedBranch } from './fieldTypes/branch';
export {
  extensionOf,
  fileNameOf,
  storedFiles,
  takeFiles,
  uploadLimits,
  type ChosenFile,
  type StoredFile,
  type UploadLimits,
  type UploadRefusal,
} from './fieldTypes/upload';
export { isClosedDay, yearsOf } from './validation/closedDays';
export type { Failure, FailureName, Failures } from './failures';
export type { Issue } from './issues';
export * from './language';
export { instalments, type Instalment } from './instalments';
export { loadForm, loadFormWith, type LoadedForm } from './load';
export { codeOf, labelOf, sameCode, storedOption, toOption, type Option } from './options';
export { parseContent } from './parse/parseContent';
export { compileCondition } from './conditions';
export { operatorOf } from './conditions/aliases';
export type { Comparison, CompiledCondition, ConditionTree } from './conditions/types';
export { parse as parseFormula, type Node as FormulaNode } from './formulas/parse';
export { parseText } from './parse/parseText';
export { formDefinition } from './parse/schemas/form';
export { compileRule } from './rules';
export { nearest } from './nearest';
export { include, includedSlugs } from './include';
