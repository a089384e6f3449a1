import type { CompiledBlock } from '../../../../interpreter';
import { all, placeGoal, search, type Model, type ShownBlock } from '../../../reach';
import type { Found } from '../../finding';

/** Two questions that read alike, side by side at one time: nobody knows which is which. */
export function sameQuestions(model: Model): Found[] {
  const seen = new Map<string, ShownBlock[]>();
  return model.blocks.flatMap((shown): Found[] => {
    const { block, step } = shown;
    const label = labelOf(model, block);
    if (label === undefined) return [];
    // Groups and rows have headings of their own, which distinguish their questions.
    const key = `${step.id} ${block.path.replace(/\[\d+\]$/, '')} ${label}`;
    const earlier = seen.get(key) ?? [];
    seen.set(key, [...earlier, shown]);
    const twin = earlier.find(
      (one) =>
        // The rows of a group ask one question each.
        one.block.path !== block.path &&
        search(model, all([placeGoal(one), placeGoal(shown)]), { passed: () => true }).reached === 'yes',
    );
    if (!twin) return [];
    const words =
      model.form.fields.get(twin.block.kind === 'field' ? twin.block.field : '')?.definition.label ?? '';
    return [
      {
        rule: 'text-twice',
        path: `${block.path}.label`,
        what: `Pertanyaan "${words}" sudah ada di tempat yang sama.`,
        mend: `Bedakan labelnya, misalnya "${words} …".`,
      },
    ];
  });
}

/** As people distinguish labels: letters and digits alone. A label that inserts answers is not looked at. */
function labelOf({ form }: Model, block: CompiledBlock): string | undefined {
  const label = block.kind === 'field' ? form.fields.get(block.field)?.definition.label : undefined;
  if (block.kind !== 'field' || label === undefined || label.includes('{')) return undefined;
  if (form.fields.get(block.field)?.path !== block.path) return undefined;
  return label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
