import { unknownName } from '../unknownNames';
import type { FormDefinition, NextPopup, Step } from '../../language';
import { compileBlocks, placesIn, stepSurroundings } from './blocks';
import { condition, texts, type Builder } from './builder';
import type { PlacedCheck, CompiledField, CompiledStep } from './model';
import { compileChecks, placeChecks } from './checks';
import { compileBranches } from './path';
import { checkAction } from './references';
import { blocksIn } from '../walk';

/** Compiles the steps of a stage that belong to the web flow. */
export function compileSteps(
  builder: Builder,
  steps: readonly Step[],
  path: string,
  stage: string,
): CompiledStep[] {
  const web = steps.flatMap((step, index) =>
    step.showInCSMobile === true ? [] : [{ step, path: `${path && `${path}.`}steps[${index}]` }],
  );
  const ids = web.map(({ step }) => step.id);
  return web.map(({ step, path: at }, index): CompiledStep => {
    const later = new Set(ids.slice(index + 1));
    const around = stepSurroundings(builder, step, at);
    const blocks = compileBlocks(builder, step.blocks, `${at}.blocks`, around);
    const backTo = step.back?.goTo;
    if (backTo !== undefined && !ids.includes(backTo)) {
      builder.report(`${at}.back.goTo`, unknownName(backTo, 'id langkah pada tahap yang sama', ids));
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
      checks: compileChecks(builder, step.checks, at),
      texts: texts(builder, stepView(step.id), `step:${step.id}`, at, {
        title: step.title,
        shortTitle: step.shortTitle,
        subtitle: step.subtitle,
      }),
      visibleWhen: condition(builder, step.visibleWhen, `${at}.visibleWhen`, 'step'),
      branches: compileBranches(builder, step, at, later),
      popup: popupOf(step, builder.definition),
    };
  });
}

function popupOf({ next }: Step, { nextPopup }: FormDefinition): NextPopup | undefined {
  const popup = next?.popup === undefined ? nextPopup : next.popup;
  return typeof popup === 'string' ? { slug: popup } : (popup ?? undefined);
}

/** The view key of a step's title and subtitle. */
export function stepView(step: string): string {
  return `@step:${step}`;
}

/** The checks that are judged on a step, in reading order; those of a field that stands there twice are judged once. */
export function checksOn(step: CompiledStep, fields: ReadonlyMap<string, CompiledField>): PlacedCheck[] {
  const own = placeChecks(step.checks, step.id, { host: stepView(step.id), visible: { constant: true } });
  const inside = [...blocksIn(step.blocks, ({ rows = [] }) => rows)].flatMap((block) => {
    const { row, visible } = block;
    if (block.kind === 'group') return placeChecks(block.checks, block.id, { host: block.id, row, visible });
    const field = block.kind === 'field' ? fields.get(block.field) : undefined;
    if (!field) return [];
    return placeChecks(field.checks, `${step.id}/${field.name}`, { host: field.name, row, visible });
  });
  return [...new Map([...own, ...inside].map((check) => [check.id, check])).values()];
}
