import type { FormBlock, GroupBlock, InstalmentPlanBlock } from '../../language';
import { list } from '../collections';
import { byType, dispatch, type Choose } from '../dispatch';
import { entries } from '../entries';
import { flag, oneOf, text, wholeNumber } from '../leaves';
import { isObject, later, optional, type Schema } from '../schema';
import { condition } from './conditions';
import { contentBlocks } from './content';
import { fields, useField } from './fields';

const group = entries<GroupBlock>({
  type: oneOf(['group']),
  title: optional(text),
  blocks: list(later(() => formBlock)),
  visibleWhen: optional(condition),
  readOnlyWhen: optional(condition),
  keep: optional(flag),
  maxHeight: optional(wholeNumber(1)),
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

/** A block that is `use`d says so by that key; all others have a type. */
const usedOrTyped: Choose<'used' | 'typed'> = (input) =>
  isObject(input) && Object.hasOwn(input, 'use') && !Object.hasOwn(input, 'type') ? 'used' : 'typed';

/** What a step holds. */
export const formBlock: Schema<FormBlock> = dispatch(usedOrTyped, { used: useField, typed });
