import { fieldTypes, rowAnswer, slotsOf, toOption } from '../../fields/pure';
import {
  askedFields,
  isList,
  type Field,
  type FormBlock,
  type FormDefinition,
  type RememberedValue,
  type Stage,
  type Step,
  type PreviewDeclaration,
  type TickField,
} from '../../language';
import type { Report } from '../issues';
import type { NameInfo, Names, RowColumns } from '../scope';

/** A declaration is a tick: it is judged and sent as one, and forgotten when the page ends. */
export function declarationField({ name, text: label, required = false }: PreviewDeclaration): TickField {
  return { type: 'checkbox', name, label, required, sensitive: true };
}

/** The stages of a definition; steps at the top are one unnamed stage. */
export function stagesOf(definition: FormDefinition): readonly { stage: Stage; path: string }[] {
  if (definition.stages) {
    return definition.stages.map((stage, index) => ({ stage, path: `stages[${index}]` }));
  }
  return [{ stage: { id: mainStage, steps: definition.steps ?? [] }, path: '' }];
}

/** The steps of all stages of a definition, with their places. */
export function stepsOf(definition: FormDefinition): readonly { step: Step; path: string }[] {
  return stagesOf(definition).flatMap(({ stage, path }) =>
    stage.steps.map((step, index) => ({ step, path: `${path && `${path}.`}steps[${index}]` })),
  );
}

/** The id of the one stage of a form that has only steps. */
const mainStage = 'utama';

export interface Declaration {
  field: Field;
  path: string;
  /** The row group whose rows ask it. */
  rows?: string | undefined;
}

/** Every field of a list of blocks, groups and rows opened. Depth is bounded by parse. */
export function* declarations(
  blocks: readonly FormBlock[],
  path: string,
  rows?: string,
): Generator<Declaration> {
  for (const [index, block] of blocks.entries()) {
    const at = `${path}[${index}]`;
    if (!('type' in block)) continue;
    if (block.type === 'group') yield* declarations(block.blocks, `${at}.blocks`, rows);
    else if ('name' in block) {
      yield { field: block, path: at, rows };
      for (const asked of askedFields(block)) yield { field: asked.field, path: `${at}${asked.at}`, rows };
      if (block.type === 'rows') yield* declarations(block.blocks, `${at}.blocks`, block.name);
    }
  }
}

/** Every field of a definition, those of staff steps and of the preview too. */
export function* allDeclarations(definition: FormDefinition): Generator<Declaration> {
  for (const { step, path } of stepsOf(definition)) yield* declarations(step.blocks, `${path}.blocks`);
  yield* declarations((definition.preview?.declarations ?? []).map(declarationField), 'preview.declarations');
}

/** What the choices of a field count, by code; `undefined` where none has a score. */
function scoresOf(field: Field): NameInfo['scores'] {
  // The name of a list may stand there until lists are put in their places.
  const options = 'options' in field && isList(field.options) ? field.options.map(toOption) : [];
  const scores = options.flatMap(({ code, score }) => (score === undefined ? [] : [[code, score] as const]));
  return scores.length > 0 ? new Map(scores) : undefined;
}

/**
 * Collects the one name space of fields, values and constants; reports names that are taken. A function may be called as an answer is:
 * it is recognised by its parentheses, and so a new function takes no name from a form that exists.
 */
export function collectNames(definition: FormDefinition, report: Report): Names {
  const names = new Map<string, NameInfo>();
  const groupOf = new Map<string, string>();
  const groups = new Map<string, { slots: number; columns: string[] }>();
  const add = (name: string, info: NameInfo, path: string): void => {
    if (names.has(name)) {
      report(path, {
        code: 'duplicate-name',
        received: `"${name}"`,
        expected: 'nama yang belum dipakai di formulir ini',
        hint: 'Untuk menampilkan jawaban yang sama di tempat lain, tulis { "use": … }.',
        args: { name },
      });
      return;
    }
    names.set(name, info);
  };
  const addValues = (values: readonly RememberedValue[] = [], path: string): void =>
    values.forEach(({ name }, index) =>
      add(name, { kind: 'value', type: 'unknown' }, `${path}values[${index}].name`),
    );
  const addColumn = (rows: string, name: string): void => {
    groupOf.set(name, rows);
    groups.get(rows)?.columns.push(name);
  };
  const declared = [...allDeclarations(definition)];
  for (const { field, path, rows } of declared) {
    const type = fieldTypes[field.type].valueType;
    add(field.name, { kind: 'field', type, scores: scoresOf(field) }, `${path}.name`);
    if (field.type === 'rows') groups.set(field.name, { slots: slotsOf(field), columns: [] });
    if (rows !== undefined) addColumn(rows, field.name);
  }
  for (const { field, path } of declared) {
    if (field.type !== 'rows') continue;
    addValues(field.values, `${path}.`);
    field.values?.forEach(({ name }) => addColumn(field.name, name));
  }
  addValues(definition.values, '');
  for (const name of Object.keys(definition.constants ?? {})) {
    add(name, { kind: 'constant', type: 'unknown' }, `constants.${name}`);
  }
  const outside: Names = {
    get: (name) => (groupOf.has(name) ? undefined : names.get(name)),
    all: () => [...names.keys()].filter((name) => !groupOf.has(name)),
    rows: (name) => columnsOf.get(name),
    groupOf: (name) => groupOf.get(name),
  };
  const columnsOf = new Map<string, RowColumns>();
  for (const [rows, { slots, columns }] of groups) {
    const inRow = (slot: number): Names => ({
      ...outside,
      get: (name) => {
        const info = names.get(name);
        if (!info || groupOf.get(name) !== rows) return outside.get(name);
        return { ...info, answer: rowAnswer(rows, slot, name) };
      },
      all: () => [...outside.all(), ...columns],
    });
    columnsOf.set(rows, { slots, columns, inRow });
  }
  return outside;
}
