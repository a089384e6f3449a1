import { leavesIn, type CompiledBlock } from '../../../../interpreter';
import { all, holds, placeGoal, type Model, type ShownBlock } from '../../../reach';
import type { Found } from '../../finding';
import { rangeInWords } from '../../reach/ranges';
import { nameWords } from '../../../words/values';
import { findUnreachable } from '../../reach/target';
import { dependsOn } from './dependsOn';

/** Blocks that are never shown, and options that are never offered; what is inside an unreachable one is no news. */
export function reachableBlocks(
  model: Model,
  steps: ReadonlySet<string>,
  never: ReadonlySet<string>,
  written: ReadonlySet<string>,
): { found: Found[]; unreachable: ReadonlySet<string> } {
  const unreachable = new Set<string>();
  const found = model.blocks.flatMap((shown): Found[] => {
    const { block, step, conditions } = shown;
    if (steps.has(step.id)) return [];
    if ([...unreachable].some((id) => block.id.startsWith(`${id}.`))) {
      unreachable.add(block.id);
      return [];
    }
    const own = block.visibleWhen;
    const found = own
      ? findUnreachable(model, {
          rule: 'block-unreachable',
          path: `${block.path}.visibleWhen`,
          what: `${wordsOf(model, block)} tidak pernah tampil.`,
          fix: 'Periksa syarat tampilnya, dan syarat kelompok serta langkahnya.',
          goal: placeGoal(shown),
          arrivedAt: step.index,
        })
      : [];
    if (found.some(({ rule }) => rule === 'block-unreachable')) {
      unreachable.add(block.id);
      return conditions.some((tree) => dependsOn(tree, never)) ? [] : found;
    }
    const beyond = own && found.length === 0 ? beyondBounds(model, shown, written) : [];
    return [...found, ...beyond, ...closedOptions(model, shown, never)];
  });
  return { found, unreachable };
}

/** A question that only an answer beyond its own bounds brings up: whoever gives that one is told to mend it first. */
function beyondBounds(model: Model, shown: ShownBlock, written: ReadonlySet<string>): Found[] {
  const { block, step, conditions } = shown;
  if (block.kind !== 'field') return [];
  const bounded = (name: string): boolean =>
    !written.has(name) && model.placesOf(name).every((place) => place.step.index <= step.index);
  const compared = conditions.flatMap((tree) =>
    leavesIn(tree).flatMap((leaf) => (leaf.kind === 'compared' ? leaf.left.name : [])),
  );
  const ranges = [...new Set(compared)].filter(bounded).flatMap((name) => rangeInWords(model, name) ?? []);
  if (ranges.length === 0) return [];
  return findUnreachable(model, {
    rule: 'block-beyond-bounds',
    path: `${block.path}.visibleWhen`,
    what: `${wordsOf(model, block)} tampil hanya dengan jawaban yang tidak diterima.`,
    fix: `Perbaiki nilai yang dibandingkan: ${ranges.join('; ')}.`,
    goal: placeGoal(shown),
    arrivedAt: step.index,
    bounded,
  }).filter(({ rule }) => rule === 'block-beyond-bounds');
}

function closedOptions(model: Model, shown: ShownBlock, never: ReadonlySet<string>): Found[] {
  const { block } = shown;
  const field = block.kind === 'field' ? model.form.fields.get(block.field) : undefined;
  // Options are looked at where the field is declared; another place may ask it, too.
  if (!field || field.path !== block.path) return [];
  const elsewhere = model.placesOf(field.name).length > 1;
  const inSight = elsewhere ? ({ kind: 'asked', name: field.name, wanted: true } as const) : placeGoal(shown);
  // Choices of a list that is cut share their conditions.
  const looked = new Set<unknown>();
  return (field.listed ?? []).flatMap(({ label, visibleWhen }, index): Found[] => {
    if (!visibleWhen || looked.has(visibleWhen) || dependsOn(visibleWhen, never)) return [];
    looked.add(visibleWhen);
    return findUnreachable(model, {
      rule: 'option-unreachable',
      path: `${field.path}.options[${index}].visibleWhen`,
      what: `Pilihan “${label}” tidak pernah ditawarkan.`,
      fix: 'Periksa syarat tampil pilihan ini.',
      goal: all([inSight, holds(visibleWhen)]),
    });
  });
}

function wordsOf({ form }: Model, block: CompiledBlock): string {
  if (block.kind === 'field') return `Pertanyaan ${nameWords(form, block.field)}`;
  return block.kind === 'group' ? `Kelompok “${block.group.title ?? ''}”` : 'Isi ini';
}
