import type { Pass } from '../compile/graph';
import type { CompiledField, CompiledForm, CompiledValue } from '../compile/model';
import {
  clampsToMax,
  inFormat,
  labelOf,
  type Bounds,
  type Entered,
  type FieldTypeRow,
} from '../../fields/pure';
import type { Value, Field, Rule } from '../../language';
import { sameValue } from '../sameValue';
import { keepOffered, settleTicks } from './choices';
import { ownWords } from './read';
import { fieldsOfRow } from './rows';
import { lookUp } from './sharedRecord';
import { stored, type Write } from './state';

/**
 * A computed text as its own field takes it: in its letters and characters, and cut to its longest length between words, with a word on
 * what was left out. The empty value where its meaning would go, or where it would still be wrong: nothing is told of a text that no
 * visitor has typed.
 */
function takenDefault(
  { row, definition, schema }: CompiledField,
  value: Value,
  bounds: Bounds,
): Pick<Entered, 'value' | 'notice'> {
  if (row.input !== 'text' || typeof value !== 'string' || value === '') return { value };
  const entered = readEntry(row, definition, bounds.rule, value);
  if (typeof entered?.value !== 'string' || entered.refused) return { value: row.empty };
  const taken = cut(entered.value, schema.most);
  const isWrong = row.checks?.(schema).some((check) => check(taken, bounds) !== undefined);
  if (isWrong === true) return { value: row.empty };
  const shortened = { rule: 'shortened', args: { n: schema.most ?? null } } as const;
  return { value: taken, notice: taken === entered.value ? entered.notice : shortened };
}

/** The words of a text that fit into a length in code points, or as much as fits of the first one. */
function cut(text: string, most = Infinity): string {
  const letters = [...text.trim().normalize('NFC')];
  if (letters.length <= most) return text;
  const fitting = letters.slice(0, most).join('');
  const end = letters[most] === ' ' ? fitting.length : fitting.lastIndexOf(' ');
  return (end > 0 ? fitting.slice(0, end) : fitting).trimEnd();
}

/** The next value of an answer or of a remembered value. */
export function writeValue(form: CompiledForm, name: string, pass: Pass): Value {
  const field = form.fields.get(name);
  if (field) return writeAnswer(form, field, pass);
  const remembered = form.values.get(name);
  return remembered && writeRemembered(remembered, pass);
}

function writeRemembered({ name, compute, inRow }: CompiledValue, pass: Pass): Value {
  if (inRow && !pass.read(inRow.inUse)) return null;
  if (compute) return compute.evaluate(pass.scope) ?? null;
  const written = Object.hasOwn(pass.writes, name) ? pass.writes[name] : undefined;
  // Remembered values hold any JSON; what writes them are formulas' results, literals and JSON drafts.
  if (written && pass.origin !== 'visitor') return (written.raw ?? null) as Value;
  return pass.value(name) ?? null;
}

/**
 * The next value of an answer, by the one writer that is first of this list:
 * hidden, or its row removed → empty, in a stage that was left unchanged · formula · active copy · written in this batch · the formula's rule has just ended → empty · a reset
 * source changed · its list is another one → empty · filled from a chosen record · its option is no longer
 * offered · unchanged. Then the default, then the bounds, then the literals of a format.
 */
function writeAnswer(form: CompiledForm, field: CompiledField, pass: Pass): Value {
  const isGone = field.inRow !== undefined && !pass.read(field.inRow.inUse);
  const isHidden = !field.keep && !pass.read(field.visible);
  // What shows it may stand in its own stage, and counts for nothing meanwhile: it is judged once the stage is entered.
  if (isHidden && !isGone && isAway(form, field, pass)) return pass.value(field.name) ?? field.row.empty;
  if (isGone || isHidden) {
    if (!field.row.outlivesHiding || hidesWithoutFailure(field, pass)) pass.forget(field.name);
    return field.row.empty;
  }
  const value = followMin(form, field, pass, withDefault(field, pass, write(field, pass)));
  if (isEmptiedByOther(field, pass, value)) pass.forget(field.name);
  noticeReset(field, pass, value);
  return inFormat(field.definition, clamp(field, pass, value));
}

/** Whether a field is asked in no stage that is entered: it was left by Back, or is still to come. */
function isAway(form: CompiledForm, { places }: CompiledField, { stages }: Pass): boolean {
  return places.every(({ step }) => !stages.includes(form.steps.get(step)?.stage ?? ''));
}

/** Whether this pass hides an answer with which nothing was wrong: its error, which is none, stands when it is shown again. */
function hidesWithoutFailure({ name, visible }: CompiledField, { before, readBefore }: Pass): boolean {
  return readBefore(visible) === true && lookUp(before.failures, name) === undefined;
}

/** Whether another answer takes this one away: it is asked for again then, as before any visit. */
function isEmptiedByOther(field: CompiledField, pass: Pass, value: Value): boolean {
  const { empty } = field.row;
  return (
    !writeOf(field, pass) && sameValue(value, empty) && !sameValue(pass.value(field.name) ?? empty, empty)
  );
}

/** Names the answer that a reset takes away: nothing that a visitor has given goes in silence. */
function noticeReset(field: CompiledField, pass: Pass, value: Value): void {
  const { name, resets, resetTo, row } = field;
  if (resets.length === 0) return;
  const held = pass.value(name) ?? row.empty;
  if (writeOf(field, pass) || sameValue(held, row.empty) || sameValue(held, resetTo)) return;
  if (sameValue(value, resetTo) && resets.some((source) => changed(pass, source)))
    pass.notice(name, { rule: 'reset', args: { was: row.display(held, labelOf) } });
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
    const kept = value === undefined ? undefined : keepOffered(field, pass, value);
    const emptied = pass.origin === 'visitor' && row.neverEmptied === true && sameValue(kept, row.empty);
    if (kept !== undefined && !emptied) {
      if (written.sample) pass.notice(name, { rule: 'sample' });
      return kept;
    }
  }
  if (field.compute && pass.before.results.length > 0 && field.computeWhen?.test(pass.scopeBefore)) {
    return row.empty;
  }
  // Resets, cascades and fills answer to a change by event, never to a start, a restored draft or a move.
  if ((pass.origin === 'visitor' || pass.origin === 'effect') && !Object.hasOwn(pass.locks, name)) {
    if (!pass.typing && field.resets.some((source) => changed(pass, source))) return field.resetTo;
    if (field.list && !sameValue(pass.read(field.list), pass.readBefore(field.list))) return row.empty;
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

/** What was written, as its type reads it; `undefined` leaves the answer as it was. */
function readWritten(field: CompiledField, pass: Pass, raw: unknown): Value {
  // Only a visitor's entry is filtered: what comes from elsewhere is kept and shown as an error instead.
  if (pass.origin !== 'visitor') return field.row.parse(raw);
  const entered = readEntry(field.row, field.definition, pass.read(field.rule), raw);
  if (!entered) return undefined;
  const { value, notice, refused } = entered;
  if (notice) pass.notice(field.name, notice);
  if (refused) pass.refuse(field.name, { ...refused, ...(typeof raw === 'string' && { entered: raw }) });
  return settleTicks(field, pass, value);
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

/** What the record of a just chosen option says; an emptied choice empties what it had filled. */
function fill(field: CompiledField, pass: Pass): Value {
  for (const source of field.fills) {
    if (!changed(pass, source.field)) continue;
    const record = Object.hasOwn(pass.writes, source.field) ? pass.writes[source.field]?.record : undefined;
    if (record) {
      const value = Object.hasOwn(record, source.key) ? record[source.key] : undefined;
      const isText = field.row.valueType !== 'number';
      return field.row.parse(isText && typeof value === 'number' ? String(value) : value) ?? field.row.empty;
    }
    if (stored(pass.before.values, source.field) && !pass.value(source.field)) return field.row.empty;
  }
  return undefined;
}

/**
 * The default stands in an answer that is shown and holds nothing, from the moment on when it is shown; one of other answers follows
 * them until the visitor touches it. What was emptied on purpose stays empty, also when a draft brings it back.
 */
function withDefault(field: CompiledField, pass: Pass, value: Value): Value {
  const { row, defaultValue } = field;
  if ((defaultValue === undefined && !row.initial) || !pass.read(field.visible)) return value;
  const written = writeOf(field, pass);
  const appears = written
    ? written.raw === undefined
    : pass.origin === 'start' || pass.readBefore(field.visible) !== true;
  const isOpen = (appears && sameValue(value, row.empty)) || (!written && follows(field, pass, value));
  if (!isOpen) return value;
  if (defaultValue === undefined) return row.initial?.(pass.read(field.min)) ?? value;
  if ('constant' in defaultValue)
    return keepOffered(field, pass, row.parse(defaultValue.constant) ?? row.empty);
  const made = row.parse(defaultValue.evaluate(pass.scope)) ?? row.empty;
  const taken = writable(field, pass)
    ? takenDefault(field, made, { required: false, rule: pass.read(field.rule) })
    : { value: made };
  if (taken.notice) pass.notice(field.name, taken.notice);
  return keepOffered(field, pass, taken.value);
}

/** Whether an answer that nobody has touched is still what its default made of other answers, also where that was nothing. */
function follows({ name, row, defaultValue }: CompiledField, pass: Pass, value: Value): boolean {
  if (!defaultValue || 'constant' in defaultValue || pass.origin === 'restore') return false;
  if (Object.hasOwn(pass.before.touched, name)) return false;
  return sameValue(value, row.parse(defaultValue.evaluate(pass.scopeBefore)) ?? row.empty);
}

/** Rows follow a lower bound that moves while they are shown, unless the same batch writes them. A stored draft has its own. */
function followMin(form: CompiledForm, field: CompiledField, pass: Pass, value: Value): Value {
  const { followMin: follow } = field.row;
  const isEvent = pass.origin === 'visitor' || pass.origin === 'effect';
  if (!follow || !isEvent || writeOf(field, pass) || pass.readBefore(field.visible) !== true) return value;
  const [before, now] = [pass.readBefore(field.min), pass.read(field.min)];
  return sameValue(before, now)
    ? value
    : follow(value, { before, now }, (slot) => isBareRow(form, pass, field.name, slot));
}

/** Whether a row holds nothing but what stands in it by itself. */
function isBareRow(form: CompiledForm, pass: Pass, rows: string, slot: number): boolean {
  return fieldsOfRow(form, rows, slot).every((field) => {
    if (field.compute || sameValue(pass.value(field.name), field.row.empty)) return true;
    return (
      field.defaultValue !== undefined &&
      stored(pass.before.values, field.name) === pass.value(field.name) &&
      !Object.hasOwn(pass.before.touched, field.name)
    );
  });
}

/** Whether the pass brings an answer that did not stand there before; what a draft brings back did. */
function isEntered(field: CompiledField, pass: Pass, value: Value): boolean {
  if (writeOf(field, pass)) return pass.origin !== 'restore';
  return !sameValue(value, pass.value(field.name) ?? field.row.empty);
}

/** Lowers a number to its maximum when it is entered. A maximum that moves later changes no answer: what is above it then fails its check. */
function clamp(field: CompiledField, pass: Pass, value: Value): Value {
  const { definition, name, row } = field;
  if (typeof value !== 'number' || !clampsToMax(definition) || !isEntered(field, pass, value)) return value;
  const max = pass.read(field.max);
  if (typeof max !== 'number' || value <= max) return value;
  // Where no number would stand, none takes the place of the one that was entered. A computed minimum may wait for this very answer.
  const min = 'constant' in field.min ? field.min.constant : undefined;
  if (typeof min === 'number' && max < min) return value;
  const own = ownWords(field, 'max', { limit: max, value }, pass);
  pass.notice(name, { rule: 'clamped', args: { max, to: row.display(max, String), ...(own && { own }) } });
  return max;
}

/** What becomes of a visitor's entry, with the rule that applies now; `undefined`: it is not taken. */
export function readEntry(
  row: FieldTypeRow,
  field: Field,
  rule: Rule | undefined,
  raw: unknown,
): Entered | undefined {
  if (row.read) return row.read(raw, field, rule);
  const value = row.parse(raw);
  return value === undefined ? undefined : { value };
}
