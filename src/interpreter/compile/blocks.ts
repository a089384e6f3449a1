import type { CompiledCondition } from '../conditions/types';
import { innerBlocks, textSources, type Field, type FormBlock, type Step, type UseField } from '../language';
import { condition, texts, truth, type Builder } from './builder';
import { boundFacet } from './limits';
import type { CompiledBlock, Facet, Place } from './model';
import { checkAction } from './references';

/** What groups and the step around a block hand down to it. */
export interface Surroundings {
  step: string;
  visible: Facet<boolean>;
  readOnly: Facet<boolean>;
  keep: boolean;
}

/** What compiling blocks collects about fields, besides the blocks themselves. */
export interface PlacesByField {
  add: (place: Place, keep: boolean) => void;
  /** The declaration of a field; reports an unknown one. */
  declared: (name: string, path: string) => Field | undefined;
}

/** Surroundings of the blocks of a step. */
export function stepSurroundings(builder: Builder, step: Step, path: string): Surroundings {
  return {
    step: step.id,
    visible: { constant: true },
    readOnly: truth(
      builder,
      'some',
      `readOnly:step:${step.id}`,
      undefined,
      [],
      [condition(builder, step.readOnlyWhen, `${path}.readOnlyWhen`)],
    ),
    keep: step.keep === true,
  };
}

/** Compiles a list of blocks; ids count on within the step, so that an edit elsewhere does not move them. */
export function compileBlocks(
  builder: Builder,
  blocks: readonly FormBlock[],
  path: string,
  around: Surroundings,
  fields: PlacesByField,
): CompiledBlock[] {
  return blocks.flatMap((block, index): CompiledBlock[] => {
    const at = `${path}[${index}]`;
    const id = `${around.step}/${at.slice(at.indexOf('blocks'))}`;
    const view = viewOf(block, id);
    const own = condition(builder, block.visibleWhen, `${at}.visibleWhen`);
    const visible = truth(builder, 'every', `visible:${id}`, view, [around.visible], [own]);
    const placed = { id, path: at, step: around.step, visible, visibleWhen: own };

    if (!('type' in block)) {
      const field = fields.declared(block.use, `${at}.use`);
      if (!field) return [];
      const place = compilePlace(builder, { ...placed, field, shown: block }, around);
      fields.add(place, around.keep);
      return [place];
    }
    if (block.type === 'group') {
      const locked = condition(builder, block.readOnlyWhen, `${at}.readOnlyWhen`);
      const inside: Surroundings = {
        step: around.step,
        visible,
        readOnly: truth(builder, 'some', `readOnly:${id}`, view, [around.readOnly], [locked]),
        keep: around.keep || block.keep === true,
      };
      return [
        {
          ...placed,
          kind: 'group',
          group: block,
          texts: texts(builder, view, id, at, { title: block.title }),
          blocks: compileBlocks(builder, block.blocks, `${at}.blocks`, inside, fields),
        },
      ];
    }
    if ('name' in block) {
      const place = compilePlace(builder, { ...placed, field: block, shown: block }, around);
      fields.add(place, around.keep);
      return [place];
    }
    if (block.type === 'instalmentPlan') {
      const amount = (key: 'loan' | 'months' | 'monthlyRate') =>
        boundFacet(builder, `${key}:${id}`, view, block[key], `${at}.${key}`);
      return [
        {
          ...placed,
          kind: 'plan',
          plan: block,
          loan: amount('loan'),
          months: amount('months'),
          monthlyRate: amount('monthlyRate'),
          texts: texts(builder, view, id, at, { caption: block.caption }),
        },
      ];
    }
    if (block.type === 'form') {
      builder.report(at, {
        received: `formulir "${block.slug}"`,
        expected: 'formulir yang dapat disertakan di langkah ini',
      });
    }
    if (block.type === 'button' && block.do !== undefined) checkAction(builder, block.do, `${at}.do`);
    const inner = innerBlocks(block);
    return [
      {
        ...placed,
        kind: 'content',
        content: block,
        texts: texts(builder, view, id, at, textSources(block)),
        blocks: inner
          ? compileBlocks(builder, inner.blocks, `${at}.${inner.key}`, { ...around, visible }, fields)
          : [],
      },
    ];
  });
}

/** A field's changes concern all that shows the field; a block's concern the block. */
function viewOf(block: FormBlock, id: string): string {
  if (!('type' in block)) return block.use;
  return 'name' in block ? block.name : id;
}

interface PlaceSource {
  id: string;
  path: string;
  step: string;
  visible: Facet<boolean>;
  visibleWhen?: CompiledCondition;
  field: Field;
  /** The field itself, or the place that shows it again. */
  shown: Field | UseField;
}

function compilePlace(builder: Builder, source: PlaceSource, around: Surroundings): Place {
  const { field, shown, id, path } = source;
  const again = 'use' in shown;
  const requiredWhen = condition(builder, field.requiredWhen, `${path}.requiredWhen`);
  const readOnlyWhen = condition(
    builder,
    shown.readOnlyWhen ?? (again ? field.readOnlyWhen : undefined),
    `${path}.readOnlyWhen`,
  );
  const isRequired = shown.required ?? field.required ?? false;
  const isReadOnly = shown.readOnly ?? field.readOnly ?? false;
  return {
    kind: 'field',
    id,
    path,
    step: source.step,
    field: field.name,
    visible: source.visible,
    visibleWhen: source.visibleWhen,
    required: truth(
      builder,
      'some',
      `required:${id}`,
      field.name,
      [{ constant: isRequired }],
      [shown.required === false && again ? undefined : requiredWhen],
    ),
    readOnly: truth(
      builder,
      'some',
      `readOnly:${id}`,
      field.name,
      [{ constant: isReadOnly }, around.readOnly],
      [readOnlyWhen],
    ),
    width: shown.width ?? field.width ?? 12,
    texts: texts(builder, field.name, id, path, {
      label: shown.label ?? field.label,
      guideText: shown.guideText ?? field.guideText,
      placeholder: field.placeholder,
    }),
  };
}
