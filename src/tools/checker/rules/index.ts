import type { Rule } from '../definition/checked';
import { actions } from './actions';
import { afterStop } from './afterStop';
import { bounds } from './bounds';
import { choices } from './choices';
import { comparedValues } from './comparedValues';
import { content } from './content';
import { answers } from './contract/answers';
import { bodies } from './contract/bodies';
import { copyTypes } from './contract/copyTypes';
import { lists } from './contract/lists';
import { dateWindows } from './dateWindows';
import { dialogs } from './dialogs';
import { emptyBlocks } from './emptyBlocks';
import { files } from './files';
import { firstValues } from './firstValues';
import { refusedValues } from './refusedValues';
import { formulaComparisons } from './formulaComparisons';
import { html } from './html';
import { keysAlone } from './keysAlone';
import { lockedLimits } from './lockedLimits';
import { mixedConnectors } from './mixedConnectors';
import { outcomes } from './outcomes';
import { optionalPlus } from './optionalPlus';
import { reachability } from './reachability';
import { renamedFrom } from './renamedFrom';
import { rowEditing } from './rowEditing';
import { senseless } from './senseless';
import { texts } from './texts';
import { unseenPages } from './unseenPages';
import { unusedMessages } from './unusedMessages';
import { unwritten } from './unwritten';
import { usedBeforeAsked } from './usedBeforeAsked';

/** Every rule beyond what the interpreter reports by itself, in the order of its findings. */
export const rules: readonly Rule[] = [
  comparedValues,
  firstValues,
  refusedValues,
  formulaComparisons,
  bodies,
  answers,
  lists,
  copyTypes,
  choices,
  ({ definition }) => texts(definition),
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
  dateWindows,
  unusedMessages,
  content,
  rowEditing,
  emptyBlocks,
  html,
  files,
];
