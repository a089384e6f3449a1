import { isPageBlock, PageBlock } from '../content';
import { firstStep, stepOf, type CompiledBlock, type CompiledForm, type Field } from '../interpreter';
import { connectorOf } from './connectors';

/** Fetches the code of a step (of the first one if none has this id) before the form is drawn. What fails is fetched again when it is drawn. */
export async function fetchStep(form: CompiledForm, id: string | undefined): Promise<void> {
  const step = id !== undefined && form.steps.has(id) ? stepOf(form, id) : firstStep(form);
  const fields = step.places.flatMap(({ field }) => form.fields.get(field)?.definition ?? []);
  await Promise.allSettled([
    ...fieldCodeOf(fields).map((load) => load()),
    hasPageBlock(step.blocks) && PageBlock.load(),
  ]);
}

/** What fetches the controls of these fields that have scripts of their own. */
export function fieldCodeOf(fields: readonly Field[]): readonly (() => Promise<void>)[] {
  return [...new Set(fields.flatMap((field) => connectorOf(field).load ?? []))];
}

/** Whether content stands among these blocks, or inside them, that forms seldom have. */
function hasPageBlock(blocks: readonly CompiledBlock[]): boolean {
  return blocks.some(
    (block) =>
      (block.kind === 'content' && isPageBlock(block.content.type)) ||
      ('blocks' in block && hasPageBlock(block.blocks)),
  );
}
