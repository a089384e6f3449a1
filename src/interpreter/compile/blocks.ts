import { fieldTypes } from '../../fields/pure';
import {
  askedFields,
  innerBlocks,
  textSources,
  type Field,
  type FormBlock,
  type FragmentUse,
  type RowsField,
  type Step,
  type UseField,
} from '../../language';
import { addNode, answerOf, condition, texts, truth, type Builder } from './builder';
import { compileChecks } from './checks';
import { computedBound } from './limits';
import type { Computed } from './graph';
import type { CompiledBlock, Place, RowPlace } from './model';
import type { Declaration } from './names';
import { unknownHere } from '../unknownNames';
import { checkAction } from './references';
import { compileRows, fewestRows } from './rows';

/** What groups and the step around a block hand down to it. */
export interface Surroundings {
  step: string;
  /** The row that the block stands in. */
  row?: RowPlace;
  visible: Computed<boolean>;
  readOnly: Computed<boolean>;
  keep: boolean;
}

/** Surroundings of the blocks of a step. */
export function stepSurroundings(builder: Builder, step: Step, path: string): Surroundings {
  return {
    step: step.id,
    visible: { constant: true },
    readOnly: truth(
      builder,
      'some',
      `readOnly:step:${step.id}`,
      undefined,
      [],
      condition(builder, step.readOnlyWhen, `${path}.readOnlyWhen`, 'readOnly'),
    ),
    keep: step.keep === true,
  };
}

/** Compiles a list of blocks; ids count on within the step, so that an edit elsewhere does not move them. */
export function compileBlocks(
  builder: Builder,
  blocks: readonly FormBlock[],
  path: string,
  around: Surroundings,
): CompiledBlock[] {
  return blocks.flatMap((block, index) => compileBlock(builder, block, `${path}[${index}]`, around));
}

function compileBlock(builder: Builder, block: FormBlock, at: string, around: Surroundings): CompiledBlock[] {
  const inRow = around.row ? `#${around.row.slot}` : '';
  const id = `${around.step}/${at.slice(Math.max(0, at.indexOf('blocks')))}${inRow}`;
  if ('fragment' in block) {
    builder.report(`${at}.fragment`, {
      code: 'wrong-value',
      received: `"${block.fragment}"`,
      expected: 'nama berkas di form-definitions/fragments',
    });
    return [];
  }
  const view = viewOf(builder, block, id);
  const own = condition(builder, block.visibleWhen, `${at}.visibleWhen`, 'block');
  const visible = truth(builder, 'every', `visible:${id}`, view, [around.visible], own);
  const placed = { id, path: at, step: around.step, row: around.row, visible, visibleWhen: own };

  if (!('type' in block)) {
    const declaration = builder.places.declared(block.use, `${at}.use`);
    if (!declaration) return [];
    if (declaration.rows !== around.row?.rows) {
      const expected = `nama kolom yang dideklarasikan di ${inRow ? 'baris' : 'formulir'} ini`;
      builder.report(`${at}.use`, unknownHere(builder.names, block.use, expected));
      return [];
    }
    const place = compilePlace(builder, placed, declaration, block, around);
    builder.places.add(place, around.keep);
    const { readOnly, readOnlyWhen } = block;
    const asked = askedFields(declaration.field).flatMap(({ field, at: below }) => {
      const again: UseField = {
        use: field.name,
        ...(field.visibleWhen && { visibleWhen: field.visibleWhen }),
        ...(readOnly !== undefined && { readOnly }),
        ...(readOnlyWhen && { readOnlyWhen }),
      };
      return compileBlock(builder, again, `${at}${below}`, { ...around, visible });
    });
    return [place, ...asked];
  }
  if (block.type === 'group') {
    const locked = condition(builder, block.readOnlyWhen, `${at}.readOnlyWhen`, 'readOnly');
    const inside: Surroundings = {
      ...around,
      visible,
      readOnly: truth(builder, 'some', `readOnly:${id}`, view, [around.readOnly], locked),
      keep: around.keep || block.keep === true,
    };
    return [
      {
        ...placed,
        kind: 'group',
        group: block,
        checks: compileChecks(builder, block.checks, at),
        texts: texts(builder, view, id, at, { title: block.title }),
        blocks: compileBlocks(builder, block.blocks, `${at}.blocks`, inside),
      },
    ];
  }
  if ('name' in block) {
    const place = compilePlace(builder, placed, { field: block, path: at }, block, around);
    const whole = block.type === 'rows' ? { ...place, ...rowsOf(builder, block, place, around) } : place;
    builder.places.add(whole, around.keep);
    const asked = askedFields(block).flatMap(({ field, at: below }) =>
      compileBlock(builder, field, `${at}${below}`, { ...around, visible }),
    );
    return [whole, ...asked];
  }
  if (block.type === 'instalmentPlan') {
    const amount = (key: 'loan' | 'months' | 'monthlyRate') =>
      computedBound(builder, `${key}:${id}`, view, fieldTypes.number, block[key], `${at}.${key}`);
    return [
      {
        ...placed,
        kind: 'plan',
        plan: block,
        loan: amount('loan'),
        months: amount('months'),
        monthlyRate: amount('monthlyRate'),
        texts: texts(builder, view, id, at, { caption: block.caption }),
      },
    ];
  }
  if (block.type === 'form') {
    builder.report(at, {
      code: 'wrong-value',
      received: `formulir "${block.slug}"`,
      expected: 'formulir yang dapat disertakan di langkah ini',
    });
  }
  if (block.type === 'button' && block.do !== undefined) checkAction(builder, block.do, `${at}.do`);
  const inner = innerBlocks(block);
  return [
    {
      ...placed,
      kind: 'content',
      content: block,
      texts: texts(builder, view, id, at, textSources(block)),
      blocks: inner ? compileBlocks(builder, inner.blocks, `${at}.${inner.key}`, { ...around, visible }) : [],
    },
  ];
}

/** What stands in the rows of a group. */
function rowsOf(
  builder: Builder,
  group: RowsField,
  { path, visible, readOnly }: Place,
  around: Surroundings,
): Pick<Place, 'rows' | 'fewest'> {
  const inside = { ...around, visible, readOnly, keep: around.keep || group.keep === true };
  const compileRow = (here: Builder, row: RowPlace, shown: Computed<boolean>): CompiledBlock[] =>
    compileBlocks(here, group.blocks, `${path}.blocks`, { ...inside, row, visible: shown });
  return { rows: compileRows(builder, group, path, visible, compileRow), fewest: fewestRows(group) };
}

/** A field's changes concern all that shows the field; a block's concern the block. */
function viewOf(builder: Builder, block: Exclude<FormBlock, FragmentUse>, id: string): string {
  if (!('type' in block)) return answerOf(builder, block.use);
  return 'name' in block ? answerOf(builder, block.name) : id;
}

/** A field at its place; `shown` is the field itself, or what shows it again. */
function compilePlace(
  builder: Builder,
  placed: Omit<Place, 'kind' | 'field' | 'required' | 'readOnly' | 'width' | 'texts'>,
  { field, path: declared }: Declaration,
  shown: Field | UseField,
  around: Surroundings,
): Place {
  const { id, path } = placed;
  const name = answerOf(builder, field.name);
  const optional = 'use' in shown && shown.required === false;
  const requiredWhen = optional
    ? undefined
    : condition(builder, field.requiredWhen, `${declared}.requiredWhen`, 'required');
  const own = condition(builder, shown.readOnlyWhen, `${path}.readOnlyWhen`, 'readOnly');
  const readOnlyWhen = own ?? condition(builder, field.readOnlyWhen, `${declared}.readOnlyWhen`, 'readOnly');
  const isRequired = shown.required ?? field.required ?? false;
  const isReadOnly = shown.readOnly ?? field.readOnly ?? false;
  const readOnly = truth(
    builder,
    'some',
    `readOnly:${id}`,
    name,
    [{ constant: isReadOnly }, around.readOnly],
    readOnlyWhen,
  );
  return {
    ...placed,
    kind: 'field',
    field: name,
    required: truth(builder, 'some', `required:${id}`, name, [{ constant: isRequired }], requiredWhen),
    readOnly: readOnly === around.readOnly ? inView(builder, name, `readOnly:${id}`, readOnly) : readOnly,
    requiredWhen,
    readOnlyWhen,
    width: shown.width ?? field.width ?? 12,
    texts: texts(builder, name, id, path, {
      label: shown.label ?? field.label,
      shortLabel: field.shortLabel,
      helpHtml: field.help,
      guideText: shown.guideText ?? field.guideText,
      placeholder: field.placeholder,
    }),
  };
}

/** What is around a field, known to the field too: it is drawn apart from its group and step. */
function inView(builder: Builder, view: string, key: string, computed: Computed<boolean>): Computed<boolean> {
  if (!('node' in computed)) return computed;
  return addNode<boolean>(builder, { key, view, reads: [computed.node], run: (pass) => pass.read(computed) });
}

/** Every place of a field in a block, groups opened, in reading order. */
export function placesIn(block: CompiledBlock): readonly Place[] {
  if (block.kind === 'field') {
    return [block, ...(block.rows ?? []).flatMap((row) => row.blocks.flatMap(placesIn))];
  }
  return block.kind === 'group' ? block.blocks.flatMap(placesIn) : [];
}
