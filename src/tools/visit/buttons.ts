import {
  blocksIn,
  computed,
  stepOf,
  type CompiledBlock,
  type CompiledForm,
  type FormState,
} from '../../interpreter';

/** The action that a button between the fields of a step runs; `undefined` of every other block. */
export function actionOf(block: CompiledBlock): string | undefined {
  return block.kind === 'content' && block.content.type === 'button' ? block.content.do : undefined;
}

/** The buttons among the fields of the active step that a visitor sees, in reading order. */
export function buttonsOn(form: CompiledForm, state: FormState): { block: CompiledBlock; action: string }[] {
  return [...blocksIn(stepOf(form, state.step).blocks)].flatMap((block) => {
    const action = actionOf(block);
    return action !== undefined && computed(form, state, block.visible) ? [{ block, action }] : [];
  });
}
