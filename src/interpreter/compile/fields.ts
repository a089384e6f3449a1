import { fieldTypes, lengthsOf, rowOf, type FieldTypeRow, sorted } from '../../fields/pure';
import { wholeFormula } from '../formulas/textParts';
import type { CompiledCondition, CompiledFormula, CompiledText } from '../formulas/types';
import { messageExtras, messageNames, type Field, type Value, type MessageName } from '../../language';
import { compileBranches, compileCity, compileLookup } from './lookups';
import { addNode, answerOf, condition, readBy, readsOf, truth, text, type Builder } from './builder';
import { compileChecks } from './checks';
import { computedBound, checkSlider, fitBox, computedRule } from './limits';
import type { Computed, Pass } from './graph';
import type { CompiledField, CopySource, Place, FillSource } from './model';
import { compileOptions, neededByAll, computedOptions } from './options';
import { onPathKey } from './path';
import { checkKnown, checkField } from './references';
import { checkLiteral, typedFormula } from './resultType';
import { inUse, type Unrolled, builderOf } from './rows';

/** Compiles one answer; the nodes of its computed values are added to the graph, that of its value is not. `certain`: the steps that every visitor comes to. */
export function compileField(
  builder: Builder,
  { field, path, inRow }: Unrolled,
  places: readonly Place[],
  keep: boolean,
  writers: Writers,
  certain: ReadonlySet<string>,
): CompiledField {
  const { name } = field;
  const row = rowOf(field);
  const computeWhen = condition(builder, field.computeWhen, `${path}.computeWhen`, 'compute');
  const compute = typedFormula(builder, field.compute, row, `${path}.compute`);
  const copies = writers.copies.get(name) ?? [];
  for (const key of ['resetWhenChanged', 'previewLine'] as const)
    field[key]?.forEach((other, index) => checkKnown(builder, other, `${path}.${key}[${index}]`));
  checkLiteral(builder, field.resetTo, row, `${path}.resetTo`);
  const limits = row.bounds?.(field);
  checkSlider(builder, field, path);
  // The rows of a group are counted; every other bound is an answer of the field's own type.
  const measure = row.input === 'rows' ? fieldTypes.number : row;
  const bound = (end: 'min' | 'max', towards: 'floor' | 'ceil'): Computed<Value> => {
    const at = `${path}.${limits?.[`${end}Key`]}`;
    return computedBound(builder, `${end}:${name}`, name, measure, limits?.[end], at, fitBox(field, towards));
  };
  const listed = compileOptions(builder, field, path);
  const lookup =
    'lookup' in field && field.lookup
      ? compileLookup(builder, field.lookup, name, `${path}.lookup`)
      : undefined;
  return {
    name,
    definition: field,
    path,
    row,
    inRow: inRow && { ...inRow, inUse: inUse(inRow) },
    places,
    keep,
    visible: truth(
      builder,
      'some',
      `visible:${name}`,
      name,
      places.map((place) => place.visible),
    ),
    counts: keep
      ? inRow
        ? inUse(inRow)
        : { constant: true }
      : computedCounts(builder, name, places, certain),
    locked: computedLock(builder, name, compute, computeWhen, copies),
    listed,
    options:
      listed && computedOptions(builder, name, sorted(listed, 'sort' in field ? field.sort : undefined)),
    parents: lookup
      ? lookup.parents.map((parent) => parent.name)
      : field.type === 'branch'
        ? [answerOf(builder, field.city), answerOf(builder, field.date)]
        : neededByAll(listed),
    lookup,
    branches: field.type === 'branch' ? compileBranches(builder, field, path) : undefined,
    list: field.type === 'branch' ? compileCity(builder, field) : lookup?.state,
    rule: computedRule(builder, field, path),
    min: bound('min', 'ceil'),
    max: bound('max', 'floor'),
    compute,
    computeWhen,
    copies,
    fills: writers.fills.get(name) ?? [],
    resets: field.resetWhenChanged?.map((source) => answerOf(builder, source)) ?? [],
    line: field.previewLine?.map((part) => answerOf(builder, part)) ?? [],
    resetTo: field.resetTo ?? row.empty,
    defaultValue: compileDefault(builder, field, row, `${path}.defaultValue`),
    messages: compileMessages(builder, field, path),
    checks: compileChecks(builder, field.checks, path, name),
    schema: { type: field.type, ...lengthsOf(field) },
  };
}

/** Written by a formula, by a copy, or by the address: then nobody else writes it. */
function computedLock(
  builder: Builder,
  name: string,
  compute: CompiledFormula | undefined,
  computeWhen: CompiledCondition | undefined,
  copies: readonly CopySource[],
): Computed<boolean> {
  if (compute && !computeWhen) return { constant: true };
  const locks = Object.values(builder.definition.query ?? {}).some(
    ({ sets, lock }) => lock && [sets].flat().includes(name),
  );
  if (!compute && copies.length === 0 && !locks) return { constant: false };
  return addNode(builder, {
    key: `locked:${name}`,
    view: name,
    reads: [...readsOf(copies.map((copy) => copy.switch)), ...readBy([computeWhen])],
    run: (pass: Pass) =>
      Object.hasOwn(pass.locks, name) ||
      (compute !== undefined && computeWhen?.test(pass.scope) === true) ||
      copies.some((copy) => pass.scope.read(copy.switch) === true),
  });
}

/**
 * Shown at some place that is on the path. What every visitor is asked counts whatever the path is: it may lead on to a step that shows it
 * again.
 */
function computedCounts(
  builder: Builder,
  name: string,
  places: readonly Place[],
  certain: ReadonlySet<string>,
): Computed<boolean> {
  const isCertain = ({ step, visible }: Place): boolean =>
    certain.has(step) && 'constant' in visible && visible.constant;
  if (places.some(isCertain)) return { constant: true };
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
  row: FieldTypeRow,
  path: string,
): CompiledFormula | { constant: Value } | undefined {
  const { defaultValue } = field;
  if (defaultValue === undefined) return undefined;
  const source = typeof defaultValue === 'string' ? wholeFormula(defaultValue) : undefined;
  if (source !== undefined) return typedFormula(builder, source, row, path);
  checkLiteral(builder, defaultValue, row, path);
  return { constant: defaultValue };
}

/** Most fields have no words of their own, and nothing is made for them. */
const none: CompiledField['messages'] = new Map();

/**
 * Compiles a field's own words. Those that read answers get a node that concerns the field, so that a failure that is
 * shown is reported again when what its words read has changed.
 */
function compileMessages(
  builder: Builder,
  { name, messages }: Field,
  path: string,
): CompiledField['messages'] {
  if (!messages) return none;
  const compiled = new Map<MessageName, CompiledText>();
  for (const one of messageNames) {
    const words = text(builder, messages[one], `${path}.messages.${one}`, { extras: messageExtras });
    if (words) compiled.set(one, words);
  }
  const all = [...compiled.values()];
  const reads = all.flatMap((words) => words.reads);
  if (reads.length > 0) {
    addNode(builder, {
      key: `messages:${name}`,
      view: name,
      reads: readsOf(reads),
      run: ({ scope }) => all.map((words) => words.render(scope)),
    });
  }
  return compiled;
}

interface Writers {
  copies: ReadonlyMap<string, readonly CopySource[]>;
  fills: ReadonlyMap<string, readonly FillSource[]>;
}

/** Collects which switches copy and which lookups fill into which field; reports unknown names. */
export function collectWriters(builder: Builder, declared: readonly Unrolled[]): Writers {
  const copies = new Map<string, CopySource[]>();
  const fills = new Map<string, FillSource[]>();
  const push = <T>(map: Map<string, T[]>, name: string, item: T): void => {
    map.set(name, [...(map.get(name) ?? []), item]);
  };
  for (const declaration of declared) {
    const { field, path } = declaration;
    const here = builderOf(builder, declaration);
    if (field.type === 'switch') {
      for (const [target, source] of Object.entries(field.copies ?? {})) {
        checkField(here, target, `${path}.copies.${target}`);
        checkKnown(here, source, `${path}.copies.${target}`);
        push(copies, answerOf(here, target), { switch: field.name, source: answerOf(here, source) });
      }
    }
    const filled = fillsOf(field);
    for (const [target, key] of Object.entries(filled.fills)) {
      checkField(here, target, `${path}.${filled.at}.${target}`);
      push(fills, answerOf(here, target), { field: field.name, key });
    }
  }
  return { copies, fills };
}

/** What a chosen record or branch fills: target field to key of the record; `at`: where that stands in the field. */
export function fillsOf(field: Field): { at: string; fills: Readonly<Record<string, string>> } {
  if (field.type === 'branch') return { at: 'fills', fills: field.fills ?? {} };
  return { at: 'lookup.fills', fills: ('lookup' in field && field.lookup?.fills) || {} };
}
