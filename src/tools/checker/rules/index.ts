import type { Rule } from '../definition/checked';
import { actions } from './actions';
import { afterStop } from './afterStop';
import { bounds } from './bounds';
import { comparedValues } from './comparedValues';
import { content } from './content';
import { dateWindows } from './dateWindows';
import { files } from './files';
import { firstValues } from './firstValues';
import { formulaComparisons } from './formulaComparisons';
import { html } from './html';
import { mixedConnectors } from './mixedConnectors';
import { optionalPlus } from './optionalPlus';
import { reachability } from './reachability';
import { unwritten } from './unwritten';
import { usedBeforeAsked } from './usedBeforeAsked';

/** Every rule beyond what the interpreter reports by itself, in the order of its findings. */
export const rules: readonly Rule[] = [
  comparedValues,
  firstValues,
  formulaComparisons,
  optionalPlus,
  afterStop,
  unwritten,
  usedBeforeAsked,
  mixedConnectors,
  reachability,
  actions,
  bounds,
  dateWindows,
  content,
  html,
  files,
];
