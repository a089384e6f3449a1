import {
  activeStage,
  progressOf,
  stepOf,
  type CompiledBlock,
  type CompiledForm,
  type FormState,
} from '../interpreter';

/**
 * The blocks of a step up to its last question, and what comes behind it where an instalment plan is there: the results of the answers
 * before them. No results: all blocks, and none.
 */
export function splitAtResults(
  form: CompiledForm,
  blocks: readonly CompiledBlock[],
): [asked: readonly CompiledBlock[], results: readonly CompiledBlock[]] {
  const asks = (block: CompiledBlock): boolean =>
    block.kind === 'field'
      ? form.fields.get(block.field)?.definition.compute === undefined
      : 'blocks' in block && block.blocks.some(asks);
  const from = blocks.findLastIndex(asks) + 1;
  const results = blocks.slice(from);
  return from > 0 && results.some(({ kind }) => kind === 'plan')
    ? [blocks.slice(0, from), results]
    : [blocks, []];
}

/** Whether the numbered list of steps stands beside a step; a form of one step has none. */
export const isNumbered = (form: CompiledForm, state: FormState, step: string): boolean =>
  activeStage(form, state).navigation === 'steps' && progressOf(form, state, step) !== undefined;

/** Whether the results of a step stand beside its questions: there is one column for them or for the list of steps. */
export const hasResultsBeside = (form: CompiledForm, state: FormState, step: string): boolean =>
  !isNumbered(form, state, step) && splitAtResults(form, stepOf(form, step).blocks)[1].length > 0;

/** Whether any step of a form has results. */
export const hasResults = (form: CompiledForm): boolean =>
  [...form.steps.values()].some(({ blocks }) => splitAtResults(form, blocks)[1].length > 0);
