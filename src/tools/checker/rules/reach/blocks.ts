import type { CompiledBlock } from '../../../interpreter';
import type { Found } from '../../finding';
import { holds, type Goal } from '../../reach/goals';
import type { Model, ShownBlock } from '../../reach/model';
import { findUnreachable } from '../../reach/target';
import { dependsOn } from './never';

/** Blocks that are never shown, and options that are never offered; what is inside an unreachable one is no news. */
export function reachableBlocks(
  model: Model,
  steps: ReadonlySet<string>,
  never: ReadonlySet<string>,
): { found: Found[]; unreachable: ReadonlySet<string> } {
  const unreachable = new Set<string>();
  const found = model.blocks.flatMap((shown): Found[] => {
    const { block, step, around } = shown;
    if (steps.has(step.id)) return [];
    if ([...unreachable].some((id) => block.id.startsWith(`${id}.`))) {
      unreachable.add(block.id);
      return [];
    }
    const inSight = inSightOf(shown);
    const own = block.visibleWhen;
    const told = own
      ? findUnreachable(model, {
          rule: 'block-unreachable',
          path: `${block.path}.visibleWhen`,
          what: `${wordsOf(block)} tidak pernah tampil.`,
          mend: 'Periksa syarat tampilnya, dan syarat kelompok serta langkahnya.',
          goals: inSight,
          arrivedAt: step.index,
        })
      : [];
    if (told.some(({ rule }) => rule === 'block-unreachable')) {
      unreachable.add(block.id);
      return around.some((tree) => dependsOn(tree, never)) ? [] : told;
    }
    return [...told, ...closedOptions(model, shown, inSight, never)];
  });
  return { found, unreachable };
}

/** What must hold for a block to be shown. */
function inSightOf({ step, around }: ShownBlock): Goal[] {
  return [{ kind: 'onPath', step: step.index, wanted: true }, ...around.map((tree) => holds(tree))];
}

function closedOptions(
  model: Model,
  { block }: ShownBlock,
  inSight: readonly Goal[],
  never: ReadonlySet<string>,
): Found[] {
  const field = block.kind === 'field' ? model.form.fields.get(block.field) : undefined;
  // Options are looked at where the field is declared; another place may ask it, too.
  if (!field || field.path !== block.path || !('options' in field.definition)) return [];
  const elsewhere = (model.places.get(field.name) ?? []).length > 1;
  const goals: readonly Goal[] = elsewhere ? [{ kind: 'counts', name: field.name, wanted: true }] : inSight;
  return (field.definition.options ?? []).flatMap((option, index): Found[] => {
    const tree = typeof option === 'string' ? undefined : model.tree(option.visibleWhen);
    if (typeof option === 'string' || !tree || dependsOn(tree, never)) return [];
    return findUnreachable(model, {
      rule: 'option-unreachable',
      path: `${field.path}.options[${index}].visibleWhen`,
      what: `Pilihan "${option.label ?? option.value}" tidak pernah ditawarkan.`,
      mend: 'Periksa syarat tampil pilihan ini.',
      goals: [...goals, holds(tree)],
    });
  });
}

function wordsOf(block: CompiledBlock): string {
  if (block.kind === 'field') return `Kolom "${block.field}"`;
  return block.kind === 'group' ? `Kelompok "${block.group.title ?? ''}"` : 'Isi ini';
}
