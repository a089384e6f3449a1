import type { Step } from '../language';
import { compileBlocks, stepSurroundings, type PlacesByField } from './blocks';
import { condition, texts, type Builder } from './builder';
import type { CompiledBlock, CompiledStep, Place } from './model';
import { compileBranches } from './path';
import { checkAction } from './references';

/** Compiles the steps of a stage that belong to the web flow. */
export function compileSteps(
  builder: Builder,
  steps: readonly Step[],
  path: string,
  stage: string,
  fields: PlacesByField,
): CompiledStep[] {
  const web = steps.flatMap((step, index) =>
    step.showInCSMobile === true ? [] : [{ step, path: `${path && `${path}.`}steps[${index}]` }],
  );
  return web.map(({ step, path: at }, index): CompiledStep => {
    const later = new Set(web.slice(index + 1).map((other) => other.step.id));
    const blocks = compileBlocks(
      builder,
      step.blocks,
      `${at}.blocks`,
      stepSurroundings(builder, step, at),
      fields,
    );
    if (step.back?.goTo !== undefined && !web.some((other) => other.step.id === step.back?.goTo)) {
      builder.report(`${at}.back.goTo`, {
        received: `"${step.back.goTo}"`,
        expected: 'id langkah pada tahap yang sama',
        hint: builder.didYouMean(
          step.back.goTo,
          web.map((other) => other.step.id),
        ),
      });
    }
    if (step.next?.do !== undefined) checkAction(builder, step.next.do, `${at}.next.do`);
    return {
      id: step.id,
      stage,
      index,
      definition: step,
      path: at,
      blocks,
      places: blocks.flatMap(placesIn),
      texts: texts(builder, stepView(step.id), `step:${step.id}`, at, {
        title: step.title,
        subtitle: step.subtitle,
      }),
      visibleWhen: condition(builder, step.visibleWhen, `${at}.visibleWhen`),
      branches: compileBranches(builder, step, at, later),
      popup: step.next?.popup === null ? undefined : (step.next?.popup ?? builder.definition.nextPopup),
    };
  });
}

/** The view key of a step's title and subtitle. */
export function stepView(step: string): string {
  return `@step:${step}`;
}

function placesIn(block: CompiledBlock): readonly Place[] {
  if (block.kind === 'field') return [block];
  return block.kind === 'group' ? block.blocks.flatMap(placesIn) : [];
}
