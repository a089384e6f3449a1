import {
  facet,
  isOnPath,
  stepOf,
  type CompiledBlock,
  type CompiledForm,
  type Condition,
  type FormState,
  type Place,
} from '../../../interpreter';
import { conditionInWords } from './conditionInWords';

/** Why a field is shown at none of these places, for an editor. */
export function whyHidden(form: CompiledForm, state: FormState, places: readonly Place[]): string {
  return places
    .map((place) => {
      if (!isOnPath(form, state, place.step)) return whySkipped(form, state, place.step);
      const hidden = hidingBlock(form, state, stepOf(form, place.step).blocks, place);
      const condition = hidden && conditionOf(form, hidden);
      return condition === undefined
        ? `${place.path} tersembunyi.`
        : `Syarat ${hidden?.path}.visibleWhen tidak terpenuhi: ${conditionInWords(form, state, condition)}.`;
    })
    .join(' ');
}

/** Why the answers do not lead through a step. */
export function whySkipped(form: CompiledForm, state: FormState, id: string): string {
  const step = stepOf(form, id);
  if (!state.stages.includes(step.stage)) return `Tahap "${step.stage}" belum dimasuki.`;
  const { visibleWhen } = step.definition;
  if (visibleWhen === undefined || step.visibleWhen === undefined) {
    return `Langkah "${id}" dilewati oleh next.goTo langkah sebelumnya.`;
  }
  return `Langkah "${id}" tidak dilalui, syaratnya: ${conditionInWords(form, state, visibleWhen)}.`;
}

/** Why a visitor cannot write a field here. */
export function whyReadOnly(form: CompiledForm, state: FormState, place: Place): string {
  const field = form.fields.get(place.field);
  const copy = field?.copies.find((one) => state.values[one.switch] === true);
  if (copy) return `Jawabannya disalin dari "${copy.source}" selama "${copy.switch}" menyala.`;
  const { compute, readOnlyWhen } = field?.definition ?? {};
  if (compute !== undefined) return `Jawabannya dihitung: ${compute}.`;
  if (readOnlyWhen === undefined) return 'Kolom ini hanya dapat dibaca.';
  return `Syarat readOnlyWhen terpenuhi: ${conditionInWords(form, state, readOnlyWhen)}.`;
}

/** The outermost block around a place, or the place itself, that is hidden: only its own condition can be the reason. */
function hidingBlock(
  form: CompiledForm,
  state: FormState,
  blocks: readonly CompiledBlock[],
  place: Place,
): CompiledBlock | undefined {
  for (const block of blocks) {
    if (block.id !== place.id && !(block.kind === 'group' && holds(block.blocks, place))) continue;
    if (!facet(form, state, block.visible)) return block;
    return block.kind === 'group' ? hidingBlock(form, state, block.blocks, place) : undefined;
  }
  return undefined;
}

function holds(blocks: readonly CompiledBlock[], place: Place): boolean {
  return blocks.some(
    (block) => block.id === place.id || (block.kind === 'group' && holds(block.blocks, place)),
  );
}

/** The block's own condition, as its editor wrote it. */
function conditionOf(form: CompiledForm, { path }: CompiledBlock): Condition | undefined {
  const keys = path.match(/[^.[\]]+/g) ?? [];
  let written: unknown = form.definition;
  for (const key of keys) {
    if (typeof written !== 'object' || written === null) return undefined;
    written = (written as Readonly<Record<string, unknown>>)[key];
  }
  // A compiled block's path leads to a block of the definition.
  return (written as { visibleWhen?: Condition } | undefined)?.visibleWhen;
}
