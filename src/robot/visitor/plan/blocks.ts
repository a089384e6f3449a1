import type { CompiledBlock, CompiledForm, CompiledStep, ConditionTree } from '../../../interpreter';
import { all, holds, type Goal } from './goals';

/** A block with the conditions of the groups around it. */
export interface ShownBlock {
  block: CompiledBlock;
  step: CompiledStep;
  around: readonly ConditionTree[];
}

/** Every block of a form, groups opened, in reading order. */
export function blocksOf(form: CompiledForm): ShownBlock[] {
  return [...form.steps.values()].flatMap((step) => shown(step.blocks, step, []));
}

function shown(
  blocks: readonly CompiledBlock[],
  step: CompiledStep,
  around: readonly ConditionTree[],
): ShownBlock[] {
  return blocks.flatMap((block) => {
    const inside = block.visibleWhen ? [...around, block.visibleWhen.tree] : around;
    const inner = 'blocks' in block ? shown(block.blocks, step, inside) : [];
    return [{ block, step, around }, ...inner];
  });
}

/** The conditions under which a block is shown on its step, its own included. */
export function conditionsOf({ block, around }: ShownBlock): readonly ConditionTree[] {
  return block.visibleWhen ? [...around, block.visibleWhen.tree] : around;
}

/** What must hold so that a block is shown on its step. */
export function placeGoal(shown: ShownBlock): Goal {
  return all([
    { kind: 'onPath', step: shown.step.id, wanted: true },
    ...conditionsOf(shown).map((tree) => holds(tree)),
  ]);
}
