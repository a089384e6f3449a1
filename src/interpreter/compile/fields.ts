import type { CompiledCondition } from '../conditions/types';
import type { Pass } from '../engine/pass';
import { fieldTypes } from '../fieldTypes';
import { compileFormula, wholeFormula } from '../formulas';
import type { CompiledFormula } from '../formulas/types';
import type { Field, Rule, Value } from '../language';
import { toOption } from '../options';
import { compileRule } from '../rules';
import { addNode, condition, formula, readsOf, text, truth, type Builder } from './builder';
import { checkKnown } from './references';
import { compileLookup } from './lookups';
import type { CompiledField, CompiledOption, CopySource, Facet, FillSource, Place } from './model';
import type { Declaration } from './names';
import { onPathKey } from './path';

/** What other fields of the form write into a field. */
export interface Writers {
  copies: ReadonlyMap<string, readonly CopySource[]>;
  fills: ReadonlyMap<string, readonly FillSource[]>;
}

/** Collects which switches copy and which lookups fill into which field; reports unknown names. */
export function collectWriters(builder: Builder, declared: readonly Declaration[]): Writers {
  const copies = new Map<string, CopySource[]>();
  const fills = new Map<string, FillSource[]>();
  const isField = (name: string, path: string): void => {
    if (builder.names.get(name)?.kind === 'field') return;
    builder.report(path, {
      received: `"${name}"`,
      expected: 'nama kolom di formulir ini',
      hint: builder.didYouMean(name, builder.names.all()),
    });
  };
  const push = <T>(map: Map<string, T[]>, name: string, item: T): void => {
    map.set(name, [...(map.get(name) ?? []), item]);
  };
  for (const { field, path } of declared) {
    if (field.type === 'switch') {
      for (const [target, source] of Object.entries(field.copies ?? {})) {
        isField(target, `${path}.copies.${target}`);
        checkKnown(builder, source, `${path}.copies.${target}`);
        push(copies, target, { switch: field.name, source });
      }
    }
    if ('lookup' in field) {
      for (const [target, key] of Object.entries(field.lookup?.fills ?? {})) {
        isField(target, `${path}.lookup.fills.${target}`);
        push(fills, target, { field: field.name, key });
      }
    }
  }
  return { copies, fills };
}

/** Compiles one answer; the nodes of its facets are added to the graph, that of its value is not. */
export function compileField(
  builder: Builder,
  { field, path }: Declaration,
  places: readonly Place[],
  keep: boolean,
  writers: Writers,
): CompiledField {
  const { name } = field;
  const row = fieldTypes[field.type];
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
    reads: places.flatMap((place) => [
      onPathKey(place.step),
      ...('node' in place.visible ? [place.visible.node] : []),
    ]),
    run: (pass: Pass) =>
      places.some((place) => pass.read(place.visible) && pass.read<boolean>({ node: onPathKey(place.step) })),
  });
}

function optionsFacet(
  builder: Builder,
  field: Field,
  path: string,
): Facet<readonly CompiledOption[]> | undefined {
  if (!('options' in field) || !field.options) return undefined;
  const seen = new Set<string>();
  const options = field.options.map((entry, index): CompiledOption => {
    const option = toOption(entry);
    if (seen.has(option.code)) {
      builder.report(`${path}.options[${index}]`, {
        received: `"${option.value}"`,
        expected: 'kode yang berbeda untuk setiap pilihan',
        hint: `Kode "${option.code}" sudah dipakai pilihan lain.`,
      });
    }
    seen.add(option.code);
    return {
      ...option,
      selectsAll: typeof entry !== 'string' && entry.selectsAll === true,
      visibleWhen:
        typeof entry === 'string'
          ? undefined
          : condition(builder, entry.visibleWhen, `${path}.options[${index}].visibleWhen`),
    };
  });
  const conditional = options.filter((option) => option.visibleWhen);
  if (conditional.length === 0) return { constant: options };
  return addNode(builder, {
    key: `options:${field.name}`,
    view: field.name,
    reads: readsOf(conditional.flatMap((option) => option.visibleWhen?.reads ?? [])),
    // Options are compiled once, so the same ones shown again are the same list of objects.
    same: (a, b) => Array.isArray(a) && Array.isArray(b) && sameItems(a, b),
    run: (pass: Pass) =>
      options.filter((option) => option.visibleWhen === undefined || option.visibleWhen.test(pass.scope)),
  });
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}

function ruleFacet(builder: Builder, field: Field, path: string): Facet<Rule | undefined> {
  const own = 'rule' in field ? field.rule : undefined;
  if (own === undefined) return { constant: fieldTypes[field.type].rule };
  const check = (rule: Rule, at: string): void => {
    if (compileRule(rule)) return;
    builder.report(at, {
      received: JSON.stringify(rule),
      expected: 'isi sebuah kelas karakter, misalnya "A-Z0-9/"',
    });
  };
  if (!isRuleList(own)) {
    check(own, `${path}.rule`);
    return { constant: own };
  }
  const branches = own.map((branch, index) => {
    check(branch.rule, `${path}.rule[${index}].rule`);
    return {
      rule: branch.rule,
      when: condition(builder, branch.when, `${path}.rule[${index}].when`),
    };
  });
  return addNode<Rule | undefined>(builder, {
    key: `rule:${field.name}`,
    view: field.name,
    reads: readsOf(branches.flatMap((branch) => branch.when?.reads ?? [])),
    run: (pass) => branches.find((branch) => branch.when === undefined || branch.when.test(pass.scope))?.rule,
  });
}

function isRuleList<T>(rule: Rule | readonly T[]): rule is readonly T[] {
  return Array.isArray(rule);
}

type Limit = number | string | undefined;

function limitsOf(field: Field): { min: Limit; max: Limit; minKey: string; maxKey: string } {
  if (field.type === 'date') {
    return { min: field.minDate, max: field.maxDate, minKey: 'minDate', maxKey: 'maxDate' };
  }
  const numbers = field.type === 'number' || field.type === 'currency' ? field : undefined;
  return { min: numbers?.min, max: numbers?.max, minKey: 'min', maxKey: 'max' };
}

const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

function boundFacet(builder: Builder, key: string, view: string, limit: Limit, path: string): Facet<Value> {
  if (typeof limit !== 'string' || calendarDay.test(limit)) return { constant: limit };
  const compiled = formula(builder, limit, path);
  if (!compiled) return { constant: undefined };
  return addNode(builder, {
    key,
    view,
    reads: readsOf(compiled.reads),
    run: (pass: Pass) => compiled.evaluate(pass.scope),
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
