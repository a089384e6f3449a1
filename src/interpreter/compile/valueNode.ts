import { readBy, readsOf } from './builder';
import type { ValueNode } from './graph';
import type { CompiledField } from './model';

/** The node of an answer: what it depends on. Who writes it is the engine's law. */
export function valueNode(field: CompiledField): ValueNode {
  return { key: `value:${field.name}`, view: field.name, answer: field.name, reads: nodesRead(field) };
}

function nodesRead(field: CompiledField): string[] {
  const byDefault = field.defaultValue && 'reads' in field.defaultValue ? field.defaultValue : undefined;
  const facets = [
    field.visible,
    field.locked,
    field.options,
    field.rule,
    field.max,
    field.row.initial && field.min,
    field.inRow?.inUse,
    field.lookup?.state,
    field.branches,
    ...field.places.flatMap((place) => [place.readOnly, place.visible]),
  ];
  return [
    ...facets.flatMap((facet) => (facet && 'node' in facet ? [facet.node] : [])),
    ...readsOf([
      ...field.copies.flatMap((copy) => [copy.switch, copy.source]),
      ...field.resets,
      ...field.fills.map((fill) => fill.field),
    ]),
    ...readBy([field.compute, field.computeWhen, byDefault]),
  ];
}
