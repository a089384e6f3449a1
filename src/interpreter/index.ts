/** The one door of the interpreter. */
export { compile, isGivenByText } from './compile/compile';
export { allDeclarations, collectNames, stepsOf, type Declaration } from './compile/names';
export type { Names } from './scope';
export { compared, extraType, joined } from './formulas/build';
export { isDay, isEmpty, isTruthy } from './formulas/values';
export { sameValue } from './sameValue';
export type * from './compile/model';
export type { Computed } from './compile/graph';
export { pathView } from './compile/path';
export { stepView } from './compile/steps';
export { alternativesOf, titleOf } from './conditions/named';
export { change } from './engine/change';
export * from './engine/checks';
export { receiptPage, startView, type ReceiptPage } from './engine/pages';
export { fillsOf } from './compile/fields';
export { checkStep, firstUnfinished, lookAt, unfinishedBeforePreview } from './engine/check';
export { toDraft, type DraftContent } from './engine/draft';
export * from './engine/path';
export * from './engine/preview';
export { computed, ownWords, scopeOf, type Moment } from './engine/read';
export { answersOfRow, fieldsByRow, inReadingOrder, rowTitle, sameRow, type RowView } from './engine/rows';
export { hasOwnPages, pageOf, rowPageOf, rowPages } from './engine/rowPages';
export type * from './engine/effects';
export { actionEffects, outcomeOf, registrationNumberOf } from './engine/runAction';
export { startState } from './engine/restore';
export type * from './engine/state';
export { isSample } from './engine/state';
export { toSubmission } from './engine/submission';
export type { FormEvent, Transition } from './engine/events';
export { leadsBack, nextRun } from './engine/next';
export { progressOf, type ProgressItem, type StepProgress } from './engine/progress';
export { buttonTexts, fieldView, filterTyped, labelsOf, textsOf, type FieldView } from './engine/view';
export * from '../fields/pure';
export { didYouMean, shorten, type Issue, type IssueCode } from './issues';
export * from '../language';
export { actionCallNames } from '../language/schemas/effects';
export { fieldTypeNames } from '../language/schemas/fields';
export { instalments, type Instalment } from './instalments';
export { loadForm, loadFormWith } from './load';
export * from './content';
export { pathText } from './parse/received';
export { read, readJson } from './parse/read';
export { readEntry } from './engine/writeValue';
export { readPopup } from './popup';
export { operatorOf, operatorSpellings, oppositeOf } from './conditions/aliases';
export { operatorNames, type OperatorName } from './conditions/operators';
export {
  typeWords,
  type Comparison,
  type CompiledCondition,
  type CompiledFormula,
  type Expression,
} from './formulas/types';
export { parse as parseFormula, type Node as FormulaNode } from './formulas/parse';
export { parseText, parseFragment } from './parse/parseText';
export { nearest } from '../language/schema/nearest';
export { withLists } from './compile/lists';
export { include } from './include';
export { nameInUse, withSet } from './fragments/includeFragments';
export { addDays, addMonths, addYears } from './formulas/dates';
export { neededBy, readsToday, valuesIn } from './formulas/functions';
export { keyOf, nodesIn, partsOf } from './formulas/nodes';
export { wholeFormula, formulaWithNames, textWithNames, type NameOf } from './formulas/textParts';
export * from './walk';
