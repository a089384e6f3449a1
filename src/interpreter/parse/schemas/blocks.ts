import {
  isObject,
  type FormBlock,
  type FragmentUse,
  type GroupBlock,
  type InstalmentPlanBlock,
} from '../../../language';
import { dictionary, filledList, list } from '../collections';
import { byType, dispatch, type Choose } from '../dispatch';
import { entries } from '../entries';
import { fileName, flag, json, name, namePattern, oneOf, text, wholeNumber } from '../leaves';
import { later, optional } from '../schema';
import type { Schema } from '../../../fields/pure';
import { answerChecks } from './checks';
import { condition } from './conditions';
import { contentBlocks } from './content';
import { allowance, blocksAre, fields, useField } from './fields';

const group = entries<GroupBlock>({
  type: oneOf(['group']),
  title: optional(text),
  blocks: list(later(() => formBlock)),
  visibleWhen: optional(condition),
  readOnlyWhen: optional(condition),
  checks: optional(answerChecks),
  keep: optional(flag),
  maxHeight: optional(wholeNumber(1)),
  checker: optional(allowance),
});

const instalmentPlan = entries<InstalmentPlanBlock>({
  type: oneOf(['instalmentPlan']),
  caption: text,
  loan: text,
  months: text,
  monthlyRate: text,
  visibleWhen: optional(condition),
});

const typed = dispatch(byType, { ...fields, group, instalmentPlan, ...contentBlocks });

const fragment = entries<FragmentUse>({
  fragment: fileName,
  id: optional(text),
  names: optional(namePattern),
  rename: optional(dictionary(name, name)),
  labels: optional(text),
  set: optional(dictionary(dictionary(json), name)),
  leaveOut: optional(filledList(name)),
});

/** A block that is `use`d or a fragment says so by that key; all others have a type. */
const kindOfBlock: Choose<'used' | 'fragment' | 'typed'> = (input) => {
  if (!isObject(input) || Object.hasOwn(input, 'type')) return 'typed';
  if (Object.hasOwn(input, 'use')) return 'used';
  return Object.hasOwn(input, 'fragment') ? 'fragment' : 'typed';
};

/** What a step holds. */
export const formBlock: Schema<FormBlock> = dispatch(kindOfBlock, { used: useField, fragment, typed });

blocksAre(formBlock);
