import { rowAnswer, slotsOf } from '../../fields/pure';
import type { RememberedValue } from '../../language';
import { condition, formula, readBy, truth, type Builder, readsOf } from './builder';
import type { Computed, ValueNode } from './graph';
import type { CompiledField, CompiledValue, InRow } from './model';
import { builderOf, inUse } from './rows';

/** Compiles the remembered values; their nodes are added to the graph. */
export function compileValues(builder: Builder): Map<string, CompiledValue> {
  const values = builder.definition.values ?? [];
  return byName(values.map((value, index) => compileValue(builder, value, `values[${index}]`, [])));
}

/** Compiles the values of rows, once for each slot: they count while the group does and the row is there. */
export function compileRowValues(
  builder: Builder,
  groups: Iterable<CompiledField>,
): Map<string, CompiledValue> {
  const compiled: CompiledValue[] = [];
  for (const { name: rows, definition, path, counts } of groups) {
    if (definition.type !== 'rows') continue;
    definition.values?.forEach((value, index) => {
      const at = `${path}.values[${index}]`;
      if (value.compute === undefined) {
        const expected = '"compute": nilai di dalam baris selalu dihitung';
        builder.report(at, { code: 'wrong-value', received: `"${value.name}" tanpa "compute"`, expected });
      }
      for (let slot = 0; slot < slotsOf(definition); slot += 1) {
        const inRow: InRow = { rows, slot, column: value.name, inUse: inUse({ rows, slot }) };
        const here = builderOf(builder, { inRow });
        const name = rowAnswer(rows, slot, value.name);
        compiled.push(compileValue(here, { ...value, name }, at, [counts, inRow.inUse], inRow));
      }
    });
  }
  return byName(compiled);
}

function byName(values: readonly CompiledValue[]): Map<string, CompiledValue> {
  return new Map(values.map((value) => [value.name, value]));
}

function compileValue(
  builder: Builder,
  { name, initial = null, submit = true, ...value }: RememberedValue,
  path: string,
  around: readonly Computed<boolean>[],
  inRow?: InRow,
): CompiledValue {
  const compute = formula(builder, value.compute, `${path}.compute`);
  const visibleWhen = condition(builder, value.visibleWhen, `${path}.visibleWhen`, 'compute');
  const counts = truth(builder, 'every', `counts:${name}`, name, around, visibleWhen);
  const used = inRow && 'node' in inRow.inUse ? [inRow.inUse.node] : [];
  builder.nodes.push({
    key: `value:${name}`,
    view: name,
    answer: name,
    reads: [...used, ...readBy([compute])],
  });
  return { name, path, inRow, initial, compute, visibleWhen, counts, submit };
}

/** The node of an answer: what it depends on. Who writes it is the engine's law. */
export function valueNode(field: CompiledField): ValueNode {
  return { key: `value:${field.name}`, view: field.name, answer: field.name, reads: nodesRead(field) };
}

function nodesRead(field: CompiledField): string[] {
  const byDefault = field.defaultValue && 'reads' in field.defaultValue ? field.defaultValue : undefined;
  const all = [
    field.visible,
    field.locked,
    field.options,
    field.rule,
    field.max,
    field.row.initial && field.min,
    field.inRow?.inUse,
    field.list,
    ...field.places.flatMap((place) => [place.readOnly, place.visible]),
  ];
  return [
    ...all.flatMap((computed) => (computed && 'node' in computed ? [computed.node] : [])),
    ...readsOf([
      ...field.copies.flatMap((copy) => [copy.switch, copy.source]),
      ...field.resets,
      ...field.fills.map((fill) => fill.field),
    ]),
    ...readBy([field.compute, field.computeWhen, byDefault]),
  ];
}
