import {
  allDeclarations,
  askedFields,
  innerBlocks,
  isList,
  stepsOf,
  type CompiledEffect,
  type CompiledForm,
  type Declaration,
  type Effect,
  type Field,
  type FormBlock,
  type FormDefinition,
  type Names,
  type Rule as CharacterRule,
  type Sources,
  type UseField,
} from '../../../interpreter';
import type { Found } from '../finding';

/** What the checker knows besides the text. */
export interface CheckOptions {
  /** The file's name or path, as findings name it; its last part without `.json` must be the slug. */
  file: string;
  /** Whether a file of the portal exists, by its address (`/files/a.webp`); left out: pictures are not looked for. */
  exists?: (path: string) => boolean;
  /** The text of a form that stands in a step, by its slug; left out: such forms are missing. */
  textOf?: (slug: string) => string | undefined;
  /** The day of the check, `YYYY-MM-DD`; left out: rules that depend on the day are not asked. */
  today?: string;
}

/** What the rules look at. */
export interface Checked extends Pick<CheckOptions, 'exists' | 'today'> {
  definition: FormDefinition;
  /** Every field by its name, with the place of its declaration; staff steps too. */
  fields: ReadonlyMap<string, Declaration>;
  names: Names;
  sources: Sources;
  /** The ready form; missing while the definition has mistakes that keep it from being compiled. */
  form: CompiledForm | undefined;
}

/** One rule, or a few that look at the same thing. Pure; finds nothing in what it does not understand. */
export type Rule = (checked: Checked) => readonly Found[];

/** A rule that looks at each field by itself. */
export function ofFields(
  ...looks: readonly ((field: Field, path: string) => Found | readonly Found[])[]
): (checked: Pick<Checked, 'fields'>) => Found[] {
  return ({ fields }) =>
    [...fields.values()].flatMap(({ field, path }) => looks.flatMap((look) => look(field, path)));
}

/** The form that has nothing but these blocks, in one step: rules look at forms. */
export function formOf(blocks: readonly FormBlock[]): FormDefinition {
  const step = { id: '-', title: '-', blocks };
  return { version: 1, slug: '-', title: '-', subProductId: '-', steps: [step] };
}

/** What was found in such a form, at the place that it has in the blocks' own text. */
export function outsideOfForm(found: Found): Found {
  return { ...found, path: found.path.replace(/^steps\[0\]\./, '') };
}

/** A block where it stands; what is in it stands behind it. */
export interface PlacedBlock {
  block: FormBlock;
  path: string;
}

/** Every block of a list of blocks. */
export function* blocksOf(blocks: readonly FormBlock[], path: string): Generator<PlacedBlock> {
  for (const [index, block] of blocks.entries()) {
    const at = `${path}[${index}]`;
    yield { block, path: at };
    if (isField(block))
      for (const asked of askedFields(block)) yield { block: asked.field, path: `${at}${asked.at}` };
    const inner = innerOf(block);
    if (inner) yield* blocksOf(inner.blocks, `${at}.${inner.key}`);
  }
}

function innerOf(block: FormBlock): { key: string; blocks: readonly FormBlock[] } | undefined {
  if (!('type' in block)) return undefined;
  if (block.type === 'rows') return { key: 'blocks', blocks: block.blocks };
  if ('name' in block || block.type === 'instalmentPlan') return undefined;
  return block.type === 'group' ? { key: 'blocks', blocks: block.blocks } : innerBlocks(block);
}

/** Every block of a definition's steps and dialogs. */
export function* everyBlock({
  definition,
  sources,
}: Pick<Checked, 'definition' | 'sources'>): Generator<PlacedBlock> {
  for (const { step, path } of stepsOf(definition)) yield* blocksOf(step.blocks, `${path}.blocks`);
  for (const { effect, path } of placedEffects(sources)) {
    if ('dialog' in effect) yield* blocksOf(effect.dialog.blocks ?? [], `${path}.dialog.blocks`);
  }
}

/** An effect where it stands, as it is written and, in a form without mistakes, as it is run. */
interface PlacedEffect {
  effect: Effect;
  compiled: CompiledEffect | undefined;
  path: string;
}

/** Every effect of a definition. */
export const placedEffects = ({ effects }: Pick<Sources, 'effects'>): PlacedEffect[] =>
  effects.flatMap(({ path, source, compiled }) =>
    source.map((effect, at) => ({ effect, compiled: compiled[at], path: `${path}[${at}]` })),
  );

/** Whether a block is a field at the place of its declaration. */
export function isField(block: FormBlock): block is Field {
  return 'type' in block && 'name' in block;
}

/** Whether a block shows a field again. */
export function isUse(block: FormBlock): block is UseField {
  return 'use' in block;
}

/** The rule of a field that does not depend on a condition. */
export function plainRule(field: Field): CharacterRule | undefined {
  const rule = 'rule' in field ? field.rule : undefined;
  return isList(rule) ? undefined : rule;
}

/** Every field by name; the first of two with one name. */
export function declaredFields(definition: FormDefinition): Map<string, Declaration> {
  const fields = new Map<string, Declaration>();
  for (const declared of allDeclarations(definition)) {
    if (!fields.has(declared.field.name)) fields.set(declared.field.name, declared);
  }
  return fields;
}
