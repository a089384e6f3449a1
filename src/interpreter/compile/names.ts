import { fieldTypes } from '../fieldTypes';
import { functionNames } from '../formulas';
import type { Field, FormBlock, FormDefinition, Stage } from '../language';
import type { Report } from '../report';
import type { NameInfo, Names } from '../scope';

/** The stages of a definition; steps at the top are one unnamed stage. */
export function stagesOf(definition: FormDefinition): readonly { stage: Stage; path: string }[] {
  if (definition.stages) {
    return definition.stages.map((stage, index) => ({ stage, path: `stages[${index}]` }));
  }
  return [{ stage: { id: mainStage, steps: definition.steps ?? [] }, path: '' }];
}

/** The id of the one stage of a form that has only steps. */
const mainStage = 'utama';

/** A field where it is declared. */
export interface Declaration {
  field: Field;
  path: string;
}

/** Every field of a list of blocks, groups opened. Depth is bounded by parse. */
function* declarations(blocks: readonly FormBlock[], path: string): Generator<Declaration> {
  for (const [index, block] of blocks.entries()) {
    const at = `${path}[${index}]`;
    if (!('type' in block)) continue;
    if (block.type === 'group') yield* declarations(block.blocks, `${at}.blocks`);
    else if ('name' in block) yield { field: block, path: at };
  }
}

/** Every field of a definition, those of staff steps too. */
export function* allDeclarations(definition: FormDefinition): Generator<Declaration> {
  for (const { stage, path } of stagesOf(definition)) {
    for (const [index, step] of stage.steps.entries()) {
      yield* declarations(step.blocks, `${path && `${path}.`}steps[${index}].blocks`);
    }
  }
}

/** Collects the one name space of fields, values, constants and functions; reports names that are taken. */
export function collectNames(definition: FormDefinition, report: Report): Names {
  const names = new Map<string, NameInfo>();
  const functions = new Set<string>(functionNames);
  const add = (name: string, info: NameInfo, path: string): void => {
    const taken = names.has(name) || functions.has(name);
    if (taken) {
      report(path, {
        received: `"${name}"`,
        expected: 'nama yang belum dipakai di formulir ini',
        hint: functions.has(name)
          ? 'Nama ini milik sebuah fungsi rumus; pilih nama lain.'
          : 'Untuk menampilkan jawaban yang sama di tempat lain, tulis { "use": … }.',
      });
      return;
    }
    names.set(name, info);
  };
  for (const { field, path } of allDeclarations(definition)) {
    add(field.name, { kind: 'field', type: fieldTypes[field.type].valueType }, `${path}.name`);
  }
  definition.values?.forEach((value, index) => {
    add(value.name, { kind: 'value', type: 'unknown' }, `values[${index}].name`);
  });
  for (const name of Object.keys(definition.constants ?? {})) {
    add(name, { kind: 'constant', type: 'unknown' }, `constants.${name}`);
  }
  return { get: (name) => names.get(name), all: () => [...names.keys()] };
}
