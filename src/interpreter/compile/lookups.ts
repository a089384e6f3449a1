import type { CompiledCondition, CompiledFormula, CompiledText } from '../formulas/types';
import { isEmpty } from '../formulas/values';
import { type Json, type Lookup, isCalendarDay, type BranchField, type ValueType } from '../../language';
import { codeOf } from '../../fields/pure';
import type { Scope } from '../scope';
import { addNode, condition, formula, readsOf, template, type Builder, answerOf } from './builder';
import type { CompiledLookup, LookupParent, LookupRequest, LookupState, BranchesState } from './model';
import { isConstant, checkWritable } from './references';
import type { Computed } from './graph';

/** One part of a request that may insert answers. */
interface Part {
  template?: CompiledText | undefined;
  when?: CompiledCondition | undefined;
}

interface FilterPart extends Part {
  template: CompiledText;
  field: string;
  type: string;
  comparisonOperator: string;
}

/** Compiles where a field's options come from; its state is a computed value, so that a changed parent redraws the child. */
export function compileLookup(builder: Builder, lookup: Lookup, name: string, path: string): CompiledLookup {
  const { call = 'remote-select', filters: sources = [], url = '' } = lookup;
  const filters: FilterPart[] = sources.flatMap((filter, index) => {
    const { field, type = 'text', comparisonOperator = '=' } = filter;
    const value = template(builder, filter.value, `${path}.filters[${index}].value`);
    const when = condition(builder, filter.when, `${path}.filters[${index}].when`, 'filter');
    return value ? [{ field, type, comparisonOperator, template: value, when }] : [];
  });
  const subId: Part = { template: template(builder, lookup.subId, `${path}.subId`) };
  const masterId: Part = { template: template(builder, lookup.masterId, `${path}.masterId`) };
  const body = Object.entries(lookup.body ?? {}).flatMap(([key, source]) => {
    const compiled = formula(builder, source, `${path}.body.${key}`);
    return compiled ? [{ key, formula: compiled }] : [];
  });

  const parents = parentsOf(builder, [...filters, subId, masterId], body);
  const state = (scope: Scope): LookupState => {
    const missing = parents
      .filter(({ when }) => when === undefined || when.test(scope))
      .filter((parent) => isEmpty(scope.read(parent.name)))
      .map((parent) => parent.name);
    if (missing.length > 0) return { waitingFor: [...new Set(missing)] };
    return { request: { call, url, body: requestBody(scope) } };
  };
  const requestBody = (scope: Scope): LookupRequest['body'] => {
    if (call === 'get') return {};
    if (call === 'remote-select-get') return { url };
    if (call === 'transaksi') {
      return Object.fromEntries(body.map((part) => [part.key, asCode(part.formula.evaluate(scope) ?? '')]));
    }
    return {
      url,
      filters: filters
        .filter(({ when }) => when === undefined || when.test(scope))
        .map((filter) => ({
          field: filter.field,
          value: filter.template.render(scope),
          type: filter.type,
          comparisonOperator: filter.comparisonOperator,
        })),
      textIdentifierSetting: lookup.textField,
      ...(subId.template ? { subId: subId.template.render(scope) } : {}),
      ...(masterId.template ? { masterId: masterId.template.render(scope) } : {}),
    };
  };

  // A filter's value is among the parents, but for a constant, which never changes.
  const reads = [
    ...parents.map((parent) => parent.name),
    ...filters.flatMap(({ when }) => (when ? when.reads : [])),
  ];
  return {
    definition: lookup,
    parents,
    reads,
    state: addNode(builder, {
      key: `lookup:${name}`,
      view: name,
      reads: readsOf(reads),
      run: (pass) => state(pass.scope),
    }),
  };
}

/** Every answer or remembered value that goes into the request; constants are always there. */
function parentsOf(
  builder: Builder,
  parts: readonly Part[],
  body: readonly { formula: CompiledFormula }[],
): LookupParent[] {
  const all: LookupParent[] = [
    ...parts.flatMap((part) => (part.template?.reads ?? []).map((name) => ({ name, when: part.when }))),
    ...body.flatMap((part) => part.formula.reads.map((name) => ({ name }))),
  ];
  return all.filter(({ name }) => !isConstant(builder, name));
}

function asCode(value: Json): Json {
  return typeof value === 'string' ? codeOf(value) : value;
}

/** The code of a picker's city: another day has the same branches, so that a chosen one stays until its list says otherwise. */
export function compileCity(builder: Builder, { name, ...field }: BranchField): Computed<string> {
  const city = answerOf(builder, field.city);
  return addNode(builder, {
    key: `city:${name}`,
    view: name,
    reads: readsOf([city]),
    run: ({ scope }) => codeOf(textOf(scope.read(city))),
  });
}

/**
 * Which branches a picker asks for: those of a city on a day, once both are there.
 * It is a computed value, so that another city or day redraws the picker.
 */
export function compileBranches(builder: Builder, field: BranchField, path: string): Computed<BranchesState> {
  const { name, apiUrl } = field;
  checkParent(builder, field.city, ['choice', 'text'], 'kolom pilihan atau teks', `${path}.city`);
  checkParent(builder, field.date, ['date'], 'kolom tanggal', `${path}.date`);
  const [city, date] = [answerOf(builder, field.city), answerOf(builder, field.date)];
  return addNode(builder, {
    key: `branches:${name}`,
    view: name,
    reads: readsOf([city, date]),
    run: ({ scope }): BranchesState => {
      const chosen = textOf(scope.read(city));
      const day = textOf(scope.read(date));
      const waitingFor = [...(chosen === '' ? [city] : []), ...(isCalendarDay(day) ? [] : [date])];
      if (waitingFor.length > 0) return { waitingFor };
      return { request: { call: 'santer', body: { apiUrl, date: day, city: codeOf(chosen) } } };
    },
  });
}

/** Reports a parent that is not there, or whose answers say nothing to the back end; a remembered value may hold anything. */
function checkParent(
  builder: Builder,
  parent: string,
  types: readonly ValueType[],
  expected: string,
  path: string,
): void {
  checkWritable(builder, parent, path);
  const info = builder.names.get(parent);
  if (!info || info.type === 'unknown' || types.includes(info.type)) return;
  builder.report(path, { code: 'wrong-value', received: `"${parent}"`, expected });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
