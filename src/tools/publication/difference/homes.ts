import {
  blocksIn,
  previewStep,
  type CompiledBlock,
  type CompiledForm,
  type CompiledStep,
  type PlacedGroup,
} from '../../../interpreter';
import { quoted, type Statement, type Version } from './subject';

/** Where a block stands: `di langkah “Agunan”, kelompok “Tanah”`. */
export function homeOf(version: Version, block: Pick<CompiledBlock, 'step' | 'path'>): Statement {
  const { form, stepBefore } = version;
  const around = blocksAround(stepIn(form, block.step)?.blocks ?? [], block.path);
  const words = around.flatMap((one) =>
    one.kind === 'field' ? ['di setiap barisnya'] : titleOf(one).map((title) => `kelompok ${quoted(title)}`),
  );
  const ids = around.map((one) => containerId(version, one));
  return {
    says: [`di ${stepName(form, block.step)}`, ...words].join(', '),
    exact: [stepBefore(block.step), ...ids].join(' > '),
  };
}

/** What readers call a step inside a sentence. */
export function stepName(form: CompiledForm, id: string): string {
  return id === previewStep ? 'ringkasan' : `langkah ${quoted(stepIn(form, id)?.definition.title ?? id)}`;
}

/** A step, the preview included. */
function stepIn(form: CompiledForm, id: string): CompiledStep | undefined {
  return id === previewStep ? form.preview : form.steps.get(id);
}

/** The groups, sections and rows around a path, from the outside in. What a choice asks for stands in nothing but its question's place. */
function blocksAround(blocks: readonly CompiledBlock[], path: string): CompiledBlock[] {
  const around = blocks.find(
    (block) => path.startsWith(`${block.path}.`) && (block.kind !== 'field' || block.rows !== undefined),
  );
  return around ? [around, ...blocksAround(blocksOf(around), path)] : [];
}

/** The blocks inside a block; of a row group those of its first row, which stands for all. */
export function blocksOf(block: CompiledBlock): readonly CompiledBlock[] {
  if (block.kind === 'field') return block.rows?.[0]?.blocks ?? [];
  return 'blocks' in block ? block.blocks : [];
}

const titleOf = (block: CompiledBlock): string[] =>
  block.kind === 'group' && block.group.title !== undefined ? [block.group.title] : [];

/** What a block is known by among those that hold others. */
export function containerId(version: Version, block: CompiledBlock): string {
  if (block.kind === 'field') return version.fieldBefore(block.field);
  return block.kind === 'group' ? groupId(version, block) : '';
}

/** A group has no name of its own: it is known by the first question in it, and how deep that stands. */
export function groupId(version: Version, group: PlacedGroup): string {
  const inside = [...blocksIn(group.blocks)];
  const first = inside.findIndex(({ kind }) => kind === 'field');
  const field = inside[first];
  return field?.kind === 'field'
    ? `${version.fieldBefore(field.field)} ${first}`
    : (group.group.title ?? group.path);
}
