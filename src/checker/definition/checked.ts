import type {
  CompiledForm,
  Field,
  FormBlock,
  FormDefinition,
  GroupBlock,
  Step,
  UseField,
} from '../../interpreter';
import type { Found } from '../finding';
import type { Source } from './sources';

/** What the rules look at. */
export interface Checked {
  definition: FormDefinition;
  /** Every field by its name, with the place of its declaration; staff steps too. */
  fields: ReadonlyMap<string, DeclaredField>;
  sources: readonly Source[];
  /** The ready form; missing while the definition has mistakes that keep it from being compiled. */
  form: CompiledForm | undefined;
  /** Whether a file of the portal exists, by its address (`/files/a.webp`); missing: not known. */
  exists: ((path: string) => boolean) | undefined;
  /** The day of the check, `YYYY-MM-DD`; missing: not known. */
  today: string | undefined;
}

/** One rule, or a few that look at the same thing. Pure; finds nothing in what it does not understand. */
export type Rule = (checked: Checked) => readonly Found[];

/** A field where it is declared. */
export interface DeclaredField {
  field: Field;
  path: string;
  /** The number of its step among all steps of the form. */
  step: number;
}

/** A step where it stands. */
export interface PlacedStep {
  step: Step;
  path: string;
  stage: string | undefined;
  index: number;
}

/** Every step of a definition in order, staff steps too. */
export function stepsOf(definition: FormDefinition): PlacedStep[] {
  const stages = definition.stages?.map((stage, index) => ({
    id: stage.id,
    steps: stage.steps,
    at: `stages[${index}].`,
  }));
  const all = stages ?? [{ id: undefined, steps: definition.steps ?? [], at: '' }];
  return all
    .flatMap(({ id, steps, at }) =>
      steps.map((step, index) => ({ step, stage: id, path: `${at}steps[${index}]` })),
    )
    .map((placed, index) => ({ ...placed, index }));
}

/** A block where it stands; groups are opened, and stand before what is in them. */
export interface PlacedBlock {
  block: FormBlock;
  path: string;
}

/** Every block of a list of blocks. */
export function* blocksOf(blocks: readonly FormBlock[], path: string): Generator<PlacedBlock> {
  for (const [index, block] of blocks.entries()) {
    const at = `${path}[${index}]`;
    yield { block, path: at };
    if (isGroup(block)) yield* blocksOf(block.blocks, `${at}.blocks`);
  }
}

/** Whether a block groups others. */
function isGroup(block: FormBlock): block is GroupBlock {
  return 'type' in block && block.type === 'group';
}

/** Whether a block is a field at the place of its declaration. */
export function isField(block: FormBlock): block is Field {
  return 'type' in block && 'name' in block;
}

/** Whether a block shows a field again. */
export function isUse(block: FormBlock): block is UseField {
  return 'use' in block;
}

/** Every field by name; the first of two with one name. */
export function declaredFields(definition: FormDefinition): Map<string, DeclaredField> {
  const fields = new Map<string, DeclaredField>();
  for (const { step, path, index } of stepsOf(definition)) {
    for (const { block, path: at } of blocksOf(step.blocks, `${path}.blocks`)) {
      if (isField(block) && !fields.has(block.name))
        fields.set(block.name, { field: block, path: at, step: index });
    }
  }
  return fields;
}
