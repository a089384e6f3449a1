import type { Pass } from '../engine/pass';
import { stored, type Write } from '../engine/state';
import type { Failure } from '../failures';
import type { Value } from '../language';
import { fitText } from '../fitText';
import { sameValue } from '../sameValue';
import { readsOf } from './builder';
import { keepOffered, tickAll } from './choices';
import type { GraphNode } from './graph';
import type { CompiledField, Facet } from './model';

/**
 * The node of an answer. An answer has exactly one writer, the first of this list that applies:
 * hidden → empty · formula · active copy · written in this batch · the formula's rule has just ended → empty · a reset
 * source changed · its lookup asks something else → empty · filled from a chosen record · its option is no longer
 * offered · unchanged. Then the default, then the maximum.
 */
export function valueNode(field: CompiledField): GraphNode {
  return {
    key: `value:${field.name}`,
    view: field.name,
    answer: field.name,
    reads: nodesRead(field),
    run: (pass) => {
      if (!field.keep && !pass.read(field.visible)) {
        if (!field.row.outlivesHiding) pass.forget(field.name);
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
    field.branches,
    ...field.places.flatMap((place) => [place.readOnly, place.visible]),
  ];
  return [
    ...facets.flatMap((facet) => (facet && 'node' in facet ? [facet.node] : [])),
    ...readsOf([
      ...(field.compute?.reads ?? []),
      ...(field.computeWhen?.reads ?? []),
      ...field.copies.flatMap((copy) => [copy.switch, copy.source]),
      ...field.resets,
      ...field.fills.map((fill) => fill.field),
      ...(field.defaultValue && 'reads' in field.defaultValue ? field.defaultValue.reads : []),
    ]),
  ];
}

/** The value by the one writer that applies. */
function write(field: CompiledField, pass: Pass): Value {
  const { name, row } = field;
  if (field.compute && (field.computeWhen?.test(pass.scope) ?? true)) {
    return readComputed(field, field.compute.evaluate(pass.scope));
  }
  const copy = field.copies.find((one) => pass.scope.read(one.switch) === true);
  if (copy) return readComputed(field, pass.scope.read(copy.source));

  const written = writeOf(field, pass);
  if (written) {
    const value = readWritten(field, pass, written.raw);
    if (value !== undefined) return keepOffered(field, pass, value);
  }
  if (field.compute && pass.before.results.length > 0 && field.computeWhen?.test(pass.scopeBefore)) {
    return row.empty;
  }
  // Resets, cascades and fills answer to a change by event, never to a start, a restored draft or a move.
  if ((pass.origin === 'visitor' || pass.origin === 'effect') && !Object.hasOwn(pass.locks, name)) {
    if (field.resets.some((source) => changed(pass, source))) return field.resetTo;
    const asked: Facet<unknown> | undefined = field.lookup?.state ?? field.branches;
    if (asked && isAskedAnew(pass, asked)) return row.empty;
    const filled = fill(field, pass);
    if (filled !== undefined) return filled;
  }
  return keepOffered(field, pass, pass.value(name) ?? row.empty);
}

/** What is written to it in this batch, unless it is not the writer's to write. */
function writeOf(field: CompiledField, pass: Pass): Write | undefined {
  const written = Object.hasOwn(pass.writes, field.name) ? pass.writes[field.name] : undefined;
  return pass.origin !== 'visitor' || (written && writable(field, pass)) ? written : undefined;
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
  if (pass.origin !== 'visitor') return parsed;
  return typeof parsed === 'string' ? filterText(field, pass, parsed) : tickAll(field, pass, parsed);
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

/** Whether the list of choices is another one: a parent's code has changed, or a filter has come or gone. */
function isAskedAnew(pass: Pass, asked: Facet<unknown>): boolean {
  return !sameValue(pass.read(asked), pass.readBefore(asked));
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

/**
 * The default stands in an answer that is shown and holds nothing, from the moment on when it is shown. What was emptied
 * on purpose stays empty, also when a draft brings it back.
 */
function withDefault(field: CompiledField, pass: Pass, value: Value): Value {
  if (field.defaultValue === undefined || !sameValue(value, field.row.empty)) return value;
  const written = writeOf(field, pass);
  const appears = written
    ? written.raw === undefined
    : pass.origin === 'start' || pass.readBefore(field.visible) !== true;
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
