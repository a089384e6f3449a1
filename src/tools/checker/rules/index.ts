import type { Rule } from '../definition/checked';
import { actions, afterStop, dialogs, outcomes } from './effects';
import { deadButtons } from '../checkContent';
import { firstValues, keysAlone, queryTargets, renamedFrom } from './fieldKeys';
import { emptyBlocks, idleBlocks, unseenPages } from './idleBlocks';
import { comparedValues, mixedConnectors } from './comparedValues';
import { plainFormulas } from './plainFormulas';
import { bounds, formats, units } from './bounds';
import { choices, scores } from './choices';
import { card, content, rowEditing } from './content';
import { checksBeside } from './checksBeside';
import { copiedCodes } from './copiedCodes';
import { answers } from './contract/answers';
import { bodies } from './contract/bodies';
import { copyTypes } from './contract/copyTypes';
import { lists } from './contract/lists';
import { dateWindows } from './dateWindows';
import { files } from './files';
import { refusedValues } from './refusedValues';
import { formulaComparisons } from './formulaComparisons';
import { html } from './html';
import { optionalPlus } from './optionalPlus';
import { reachability } from './reachability';
import { senseless } from './senseless';
import { monthsForYears, textFacts } from './textFacts';
import { buttons, texts } from './texts';
import { lockedLimits, unusedMessages } from './neverJudged';
import { unusedNames } from './lists';
import { unwritten, usedBeforeAsked } from './unwritten';

/** Every rule beyond what the interpreter reports by itself, in the order of its findings. */
export const rules: readonly Rule[] = [
  comparedValues,
  firstValues,
  refusedValues,
  formulaComparisons,
  plainFormulas,
  bodies,
  answers,
  lists,
  copyTypes,
  choices,
  scores,
  ({ definition }) => texts(definition),
  buttons,
  units,
  dialogs,
  senseless,
  optionalPlus,
  afterStop,
  unwritten,
  usedBeforeAsked,
  mixedConnectors,
  reachability,
  renamedFrom,
  unseenPages,
  actions,
  outcomes,
  bounds,
  lockedLimits,
  keysAlone,
  deadButtons,
  dateWindows,
  unusedMessages,
  content,
  rowEditing,
  emptyBlocks,
  html,
  files,
  copiedCodes,
  checksBeside,
  formats,
  queryTargets,
  idleBlocks,
  ({ definition }) => unusedNames(definition),
  card,
  textFacts,
  monthsForYears,
];
