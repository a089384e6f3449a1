import type { Pass } from '../engine/pass';
import { stored } from '../engine/state';
import type { Failure } from '../failures';
import type { Json, Value } from '../language';
import { codeOf } from '../options';
import { fitText } from '../fitText';
import { sameValue } from '../sameValue';
import { readsOf } from './builder';
import type { GraphNode } from './graph';
import type { CompiledField } from './model';

/**
 * The node of an answer. An answer has exactly one writer, the first of this list that applies:
 * hidden → empty · formula · active copy · written in this batch · a reset source changed · a lookup parent changed ·
 * filled from a chosen record · its option is no longer offered · unchanged. Then the default, then the maximum.
 */
export function valueNode(field: CompiledField): GraphNode {
  return {
    key: `value:${field.name}`,
    view: field.name,
    answer: field.name,
    reads: nodesRead(field),
    run: (pass) => {
      if (!field.keep && !pass.read(field.visible)) {
        pass.forget(field.name);
        return field.row.empty;
      }
      return clamp(field, pass, withDefault(field, pass, write(field, pass)));
    },
  };
}

function nodesRead(field: CompiledField): string[] {
  const facets = [
    field.visible,
    field.locked,
    field.options,
    field.rule,
    field.max,
    field.lookup?.state,
    ...field.places.flatMap((place) => [place.readOnly, place.visible]),
  ];
  return [
    ...facets.flatMap((facet) => (facet && 'node' in facet ? [facet.node] : [])),
    ...readsOf([
      ...(field.compute?.reads ?? []),
      ...(field.computeWhen?.reads ?? []),
      ...field.copies.flatMap((copy) => [copy.switch, copy.source]),
      ...field.resets,
      ...(field.lookup?.parents.flatMap((parent) => [parent.name, ...(parent.when?.reads ?? [])]) ?? []),
      ...field.fills.map((fill) => fill.field),
      ...(field.defaultValue && 'reads' in field.defaultValue ? field.defaultValue.reads : []),
    ]),
  ];
}

/** The value by the one writer that applies. */
function write(field: CompiledField, pass: Pass): Value {
  const { name, row } = field;
  const current = pass.value(name) ?? row.empty;
  if (field.compute) {
    if (field.computeWhen === undefined || field.computeWhen.test(pass.scope)) {
      return readComputed(field, field.compute.evaluate(pass.scope));
    }
    if (pass.before.results.length > 0 && field.computeWhen.test(pass.scopeBefore)) return row.empty;
  }
  const copy = field.copies.find((one) => pass.scope.read(one.switch) === true);
  if (copy) return readComputed(field, pass.scope.read(copy.source));

  const written = Object.hasOwn(pass.writes, name) ? pass.writes[name] : undefined;
  if (written && (pass.origin !== 'visitor' || writable(field, pass))) {
    const value = readWritten(field, pass, written.raw);
    if (value !== undefined) return keepOffered(field, pass, value);
  }
  // Resets, cascades and fills answer to a change by event, never to a start, a restored draft or a move.
  if (pass.origin === 'visitor' || pass.origin === 'effect') {
    if (field.resets.some((source) => changed(pass, source))) return field.resetTo;
    if (parentChanged(field, pass)) return row.empty;
    const filled = fill(field, pass);
    if (filled !== undefined) return filled;
  }
  return keepOffered(field, pass, current);
}

function readComputed(field: CompiledField, value: Value): Value {
  return field.row.parse(value ?? field.row.empty) ?? field.row.empty;
}

/** What was written, filtered and in its letter case; `undefined` leaves the answer as it was. */
function readWritten(field: CompiledField, pass: Pass, raw: unknown): Value {
  const parsed = field.row.parse(raw);
  if (parsed === undefined) {
    if (field.definition.type !== 'date' || pass.origin !== 'visitor') return undefined;
    pass.unreadable(field.name);
    return field.row.empty;
  }
  if (typeof parsed !== 'string' || pass.origin !== 'visitor') return parsed;
  return filterText(field, pass, parsed);
}

/** Only a visitor's typing is filtered: what comes from elsewhere is kept and shown as an error instead. */
function filterText(field: CompiledField, pass: Pass, text: string): string {
  if (!('case' in field.definition) && !('rule' in field.definition) && !field.row.rule) return text;
  return fitText(field.definition, pass.read(field.rule), text);
}

/** Whether the visitor may write it where it is shown now. */
function writable(field: CompiledField, pass: Pass): boolean {
  if (pass.read(field.locked)) return false;
  const here = field.places.filter((place) => place.step === pass.step);
  return (here.length > 0 ? here : field.places).some(
    (place) => pass.read(place.visible) && !pass.read(place.readOnly),
  );
}

function changed(pass: Pass, name: string): boolean {
  return !sameValue(pass.scope.read(name) ?? null, pass.scopeBefore.read(name) ?? null);
}

function parentChanged(field: CompiledField, pass: Pass): boolean {
  return (
    field.lookup?.parents.some(
      ({ name, when }) =>
        (when === undefined || when.test(pass.scope)) &&
        code(pass.scope.read(name)) !== code(pass.scopeBefore.read(name)),
    ) ?? false
  );
}

function code(value: Value): string {
  if (typeof value === 'string') return codeOf(value);
  return value === undefined || value === null ? '' : JSON.stringify(value);
}

/** What the record of a just chosen option says; an emptied choice empties what it had filled. */
function fill(field: CompiledField, pass: Pass): Value {
  for (const source of field.fills) {
    if (!changed(pass, source.field)) continue;
    const record = Object.hasOwn(pass.writes, source.field) ? pass.writes[source.field]?.record : undefined;
    if (record) {
      const value = Object.hasOwn(record, source.key) ? record[source.key] : undefined;
      return field.row.parse(typeof value === 'number' ? String(value) : value) ?? field.row.empty;
    }
    if (stored(pass.before.values, source.field) && !pass.value(source.field)) return field.row.empty;
  }
  return undefined;
}

/** Empties a choice that the definition does not offer now. A choice by code alone gets its stored form. */
function keepOffered(field: CompiledField, pass: Pass, value: Value): Value {
  if (!field.options) return value;
  const options = pass.read(field.options);
  const offered = (choice: Value): string | undefined =>
    typeof choice === 'string' ? options.find((option) => option.code === codeOf(choice))?.value : undefined;
  if (Array.isArray(value)) {
    const chosen: readonly Json[] = value;
    const kept = chosen.map(offered).filter((choice) => choice !== undefined);
    return kept.length === chosen.length && kept.every((choice, index) => choice === chosen[index])
      ? chosen
      : kept;
  }
  if (value === field.row.empty) return value;
  return offered(value) ?? field.row.empty;
}

/** The default stands in an answer that is shown and holds nothing, from the moment on when it is shown. */
function withDefault(field: CompiledField, pass: Pass, value: Value): Value {
  if (field.defaultValue === undefined || !sameValue(value, field.row.empty)) return value;
  const appears = pass.origin === 'start' || pass.readBefore(field.visible) !== true;
  if (!appears || !pass.read(field.visible)) return value;
  const given =
    'constant' in field.defaultValue ? field.defaultValue.constant : field.defaultValue.evaluate(pass.scope);
  return keepOffered(field, pass, field.row.parse(given) ?? field.row.empty);
}

function clamp(field: CompiledField, pass: Pass, value: Value): Value {
  const { definition, name } = field;
  if (!('clampToMax' in definition) || definition.clampToMax !== true || typeof value !== 'number')
    return value;
  const max = pass.read(field.max);
  if (typeof max !== 'number' || value <= max) return value;
  const notice: Failure = { rule: definition.type === 'currency' ? 'maxMoney' : 'max', args: { max } };
  pass.notice(name, notice);
  return max;
}
