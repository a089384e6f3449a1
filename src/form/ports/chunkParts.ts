import {
  firstStep,
  hasOwnPages,
  stepOf,
  type CompiledBlock,
  type CompiledForm,
  type FieldType,
} from '../../interpreter';
import type { CodePart, Parts } from '../../session';
import { loadWidgets, widgetsLoaded, widgetTypeOf } from '../../fields/widgets';
import { connectorsLoaded, loadConnectors } from '../connectors';
import { overlayLayer } from '../overlayLayer';
import { previewCode, receiptCode } from '../pageCode';
import { rowPageCode } from '../rowPageCode';
import { isPageBlock, pageBlock, thisTab } from '../../content';

/** What every form has. */
const codeOf: Record<Exclude<CodePart, object>, { load: () => Promise<void> }> = {
  overlays: overlayLayer,
  preview: previewCode,
  receipt: receiptCode,
};

/** The code of a form's fields and of what stands around them, fetched as chunks of the build. */
export function chunkParts(form: CompiledForm): Parts {
  return {
    fetch: async (part) => {
      if (typeof part === 'string') await codeOf[part].load();
      else {
        await Promise.all([
          loadWidgets(widgetTypesOf(form, part.step)),
          loadConnectors(fieldTypesOf(form, part.step)),
          hasPageBlock(stepOf(form, part.step).blocks) && pageBlock.load(),
          hasRowPages(form, part.step) ? rowPageCode.load() : undefined,
        ]);
      }
    },
    has: ({ step }) => hasStep(form, step),
    whyMissing: async () => ((await thisTab.reachesSite()) ? 'released' : 'unreachable'),
    isReloaded: thisTab.isReloaded,
    reload: thisTab.reload,
  };
}

/** Fetches the code of the fields of a step, of the first one unless there is one of this name: before the form is drawn. */
export async function fetchStep(form: CompiledForm, id: string | undefined): Promise<void> {
  const step = id !== undefined && form.steps.has(id) ? id : firstStep(form).id;
  // What does not come is asked for again by the step, which says so.
  await chunkParts(form)
    .fetch({ step })
    .catch(() => undefined);
}

function hasStep(form: CompiledForm, step: string): boolean {
  return (
    widgetsLoaded(widgetTypesOf(form, step)) &&
    connectorsLoaded(fieldTypesOf(form, step)) &&
    (pageBlock.component() !== undefined || !hasPageBlock(stepOf(form, step).blocks)) &&
    (rowPageCode.component() !== undefined || !hasRowPages(form, step))
  );
}

function hasRowPages(form: CompiledForm, step: string): boolean {
  return stepOf(form, step).places.some(({ field }) => hasOwnPages(form, field));
}

/** The widgets that a step may need, those of hidden fields too. */
function widgetTypesOf(form: CompiledForm, step: string): FieldType[] {
  return stepOf(form, step).places.flatMap((place) => {
    const definition = form.fields.get(place.field)?.definition;
    if (!definition) return [];
    const lookup = 'lookup' in definition && definition.lookup !== undefined;
    const options = 'options' in definition ? (definition.options?.length ?? 0) : 0;
    const dots = 'dots' in definition && definition.dots;
    return [widgetTypeOf(definition.type, { lookup, options, dots })];
  });
}

function fieldTypesOf(form: CompiledForm, step: string): FieldType[] {
  return stepOf(form, step).places.flatMap(({ field }) => form.fields.get(field)?.definition.type ?? []);
}

/** Whether content stands among these blocks, or inside them, that forms seldom have. */
function hasPageBlock(blocks: readonly CompiledBlock[]): boolean {
  return blocks.some(
    (block) =>
      (block.kind === 'content' && isPageBlock(block.content.type)) ||
      ('blocks' in block && hasPageBlock(block.blocks)),
  );
}
