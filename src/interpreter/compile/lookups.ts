import type { CompiledCondition } from '../conditions/types';
import type { CompiledFormula, CompiledTemplate } from '../formulas/types';
import { isEmpty } from '../formulas/values';
import type { Json, Lookup } from '../../language';
import { codeOf } from '../../fields/pure';
import type { Scope } from '../scope';
import { addNode, condition, formula, readsOf, template, type Builder } from './builder';
import type { CompiledLookup, LookupParent, LookupRequest, LookupState } from './model';
import { isConstant } from './references';

/** One part of a request that may insert answers. */
interface Part {
  template?: CompiledTemplate | undefined;
  when?: CompiledCondition | undefined;
}

interface FilterPart extends Part {
  template: CompiledTemplate;
  field: string;
  type: string;
  comparisonOperator: string;
}

/** Compiles where a field's options come from; its state is a facet, so that a changed parent redraws the child. */
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
