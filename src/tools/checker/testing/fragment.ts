import type { Json, JsonObject } from '../../../interpreter';

/** What stands in a step of which a case says nothing. */
const something: readonly JsonObject[] = [{ type: 'richText', html: '<p>Isi</p>' }];

/**
 * What a case says of a definition; the rest is added, so that a case shows the one thing that is wrong: `blocks` are those of the
 * one step, a block without a type is a text field, one without a label 'Isian' with its name, a step without a title has its id, one without blocks a text; a `subProductId` of
 * null stands for none.
 */
export type Fragment = JsonObject;

/** The text of the whole definition: a form 'contoh' with the step 'satu', unless the fragment brings its own. */
export function textOf({ blocks = something, ...rest }: Fragment): string {
  const own: JsonObject = { id: 'satu', title: 'Satu', blocks };
  const definition: Record<string, Json> = {
    version: 1,
    slug: 'contoh',
    title: 'Contoh',
    subProductId: 'CTH-01',
    ...('stages' in rest ? {} : { steps: [own] }),
    ...rest,
    texts: rest.texts ?? { next: 'Selanjutnya' },
  };
  if (definition.subProductId === null) delete definition.subProductId;
  if (definition.steps !== undefined) definition.steps = list(definition.steps).map(completeStep);
  if (definition.stages !== undefined) {
    definition.stages = list(definition.stages).map((stage) => ({
      ...stage,
      steps: list(stage['steps'] ?? []).map(completeStep),
    }));
  }
  return JSON.stringify(definition, null, 2);
}

/** The cases' own JSON: where a list of objects belongs, one stands. */
function list(value: Json): readonly JsonObject[] {
  return value as readonly JsonObject[];
}

function completeStep(step: JsonObject): JsonObject {
  return { title: step['id'] ?? '', ...step, blocks: list(step['blocks'] ?? something).map(completeBlock) };
}

function completeBlock(block: JsonObject): JsonObject {
  if (block['type'] === 'group') return { ...block, blocks: list(block['blocks'] ?? []).map(completeBlock) };
  const { name } = block;
  return typeof name === 'string' ? { type: 'text', label: `Isian ${name}`, ...block } : block;
}
