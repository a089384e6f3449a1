import type { CompiledCondition } from '../conditions/types';
import type { Pass } from '../engine/pass';
import { rowOf } from '../fieldTypes';
import { compileFormula, wholeFormula } from '../formulas';
import type { CompiledFormula } from '../formulas/types';
import type { Field, Value } from '../language';
import { compileBranches } from './branches';
import { addNode, condition, formula, readsOf, text, truth, type Builder } from './builder';
import { boundFacet, limitsOf, ruleFacet } from './limits';
import { compileLookup } from './lookups';
import type { CompiledField, CopySource, Facet, Place } from './model';
import type { Declaration } from './names';
import { optionsFacet } from './options';
import { onPathKey } from './path';
import { checkKnown } from './references';
import type { Writers } from './writers';

/** Compiles one answer; the nodes of its facets are added to the graph, that of its value is not. */
export function compileField(
  builder: Builder,
  { field, path }: Declaration,
  places: readonly Place[],
  keep: boolean,
  writers: Writers,
): CompiledField {
  const { name } = field;
  const row = rowOf(field);
  const computeWhen = condition(builder, field.computeWhen, `${path}.computeWhen`);
  const compute = formula(builder, field.compute, `${path}.compute`);
  const copies = writers.copies.get(name) ?? [];
  field.resetWhenChanged?.forEach((source, index) => {
    checkKnown(builder, source, `${path}.resetWhenChanged[${index}]`);
  });
  const limits = limitsOf(field);
  return {
    name,
    definition: field,
    path,
    row,
    places,
    keep,
    visible: truth(
      builder,
      'some',
      `visible:${name}`,
      name,
      places.map((place) => place.visible),
    ),
    counts: keep ? { constant: true } : countsFacet(builder, name, places),
    locked: lockedFacet(builder, name, compute, computeWhen, copies),
    options: optionsFacet(builder, field, path),
    lookup:
      'lookup' in field && field.lookup
        ? compileLookup(builder, field.lookup, name, `${path}.lookup`)
        : undefined,
    branches: field.type === 'branch' ? compileBranches(builder, field, path) : undefined,
    rule: ruleFacet(builder, field, path),
    min: boundFacet(builder, `min:${name}`, name, limits.min, `${path}.${limits.minKey}`),
    max: boundFacet(builder, `max:${name}`, name, limits.max, `${path}.${limits.maxKey}`),
    compute,
    computeWhen,
    copies,
    fills: writers.fills.get(name) ?? [],
    resets: field.resetWhenChanged ?? [],
    resetTo: field.resetTo ?? row.empty,
    defaultValue: compileDefault(builder, field, `${path}.defaultValue`),
    requiredMessage: text(builder, field.requiredMessage, `${path}.requiredMessage`),
    schema: {
      type: field.type,
      minLength: 'minLength' in field ? field.minLength : undefined,
      maxLength: 'maxLength' in field ? field.maxLength : undefined,
    },
  };
}

/** Written by a formula, by a copy, or by the address: then nobody else writes it. */
function lockedFacet(
  builder: Builder,
  name: string,
  compute: CompiledFormula | undefined,
  computeWhen: CompiledCondition | undefined,
  copies: readonly CopySource[],
): Facet<boolean> {
  if (compute && !computeWhen) return { constant: true };
  const locks = Object.values(builder.definition.query ?? {}).some((one) => one.sets === name && one.lock);
  if (!compute && copies.length === 0 && !locks) return { constant: false };
  return addNode(builder, {
    key: `locked:${name}`,
    view: name,
    reads: readsOf([...copies.map((copy) => copy.switch), ...(computeWhen?.reads ?? [])]),
    run: (pass: Pass) =>
      Object.hasOwn(pass.locks, name) ||
      (compute !== undefined && computeWhen?.test(pass.scope) === true) ||
      copies.some((copy) => pass.scope.read(copy.switch) === true),
  });
}

/** Shown at some place that is on the path. */
function countsFacet(builder: Builder, name: string, places: readonly Place[]): Facet<boolean> {
  return addNode(builder, {
    key: `counts:${name}`,
    view: name,
    reads: places.flatMap((place) => [
      onPathKey(place.step),
      ...('node' in place.visible ? [place.visible.node] : []),
    ]),
    run: (pass: Pass) =>
      places.some((place) => pass.read(place.visible) && pass.read<boolean>({ node: onPathKey(place.step) })),
  });
}

function compileDefault(
  builder: Builder,
  field: Field,
  path: string,
): CompiledFormula | { constant: Value } | undefined {
  const { defaultValue } = field;
  if (defaultValue === undefined) return undefined;
  const source = typeof defaultValue === 'string' ? wholeFormula(defaultValue) : undefined;
  if (source === undefined) return { constant: defaultValue };
  return compileFormula(source, { names: builder.names, report: builder.report, path });
}
