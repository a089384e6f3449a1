import type { CompiledBlock, CompiledForm } from '../interpreter';

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
