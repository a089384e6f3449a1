import type { CompiledField, CompiledForm, Place, RowPlace } from '../compile/model';
import { codeOf, labelOf, type FileNames } from '../../fields/pure';
import { isWritable } from './check';
import { canEnter, formPath } from './path';
import { computed, type FilledForm } from './read';
import { fieldsByRow, inReadingOrder, rowTitle } from './rows';
import { isSample, stored, type FormState } from './state';

/** One answer as a person reads it; `''` when it was skipped. */
export interface PreviewRow {
  name: string;
  label: string;
  text: string;
  /** Whether the visitor can change it where it stands. */
  editable: boolean;
  /** The switch that copies it from another answer. */
  copiedBy?: string | undefined;
  /** The answers that are read in its line, behind it. */
  parts?: readonly string[];
  /** It was chosen from a definition's sample. */
  sample?: true;
  /** Of an answer in a row: which row, and its heading. */
  row?: (RowPlace & { title: string }) | undefined;
}

export interface PreviewStep {
  id: string;
  title: string;
  /** Whether the visitor can come to it again: its stage, and none behind it, has registered something. */
  isOpen: boolean;
  rows: readonly PreviewRow[];
}

/**
 * Every answer on the path by step; one that is shown again stands where it is shown first. `fileNames` has the visitor's own
 * names of stored files by address.
 */
export function previewSteps(form: CompiledForm, state: FormState, fileNames: FileNames = {}): PreviewStep[] {
  const shown = new Set<string>();
  return formPath(form, state).map((step) => ({
    id: step.id,
    title: step.texts.title ? computed(form, state, step.texts.title) : '',
    isOpen: canEnter(form, state, step.stage),
    rows: previewAnswers({ form, state }, inReadingOrder(state, step.places), fileNames, shown),
  }));
}

/** The answers at some places, in their order; none that is `shown` already. */
export function previewAnswers(
  at: FilledForm,
  places: readonly Place[],
  fileNames: FileNames,
  shown = new Set<string>(),
): PreviewRow[] {
  const { form, state } = at;
  return places.flatMap((place) => {
    const field = form.fields.get(place.field);
    // A row group is shown by its rows; one without rows by its empty line.
    if (place.rows && fieldsByRow(form, state, place.field).length > 0) return [];
    if (!field || field.row.proof || shown.has(place.field) || !computed(form, state, place.visible))
      return [];
    shown.add(place.field);
    return [previewRow(at, field, place, fileNames)];
  });
}

function previewRow(at: FilledForm, field: CompiledField, place: Place, fileNames: FileNames): PreviewRow {
  const { form, state } = at;
  const options = field.options && computed(form, state, field.options);
  const label = (choice: string): string =>
    options?.find((option) => option.code === codeOf(choice))?.label ?? labelOf(choice);
  const shownLabel = place.texts.shortLabel ?? place.texts.label;
  return {
    name: field.name,
    label: shownLabel ? computed(form, state, shownLabel) : field.name,
    row: place.row && { ...place.row, title: rowTitle(form, state, place.row) },
    editable: isWritable(at, field, place),
    text: field.row.display(stored(state.values, field.name), label, fileNames),
    copiedBy: copiedBy(state, field),
    ...(field.line.length > 0 && { parts: field.line }),
    ...(isSample(state, field.name) && { sample: true }),
  };
}

/** The switch that copies a field's answer now. */
export function copiedBy(state: FormState, { copies }: CompiledField): string | undefined {
  return copies.find((copy) => stored(state.values, copy.switch) === true)?.switch;
}

/** Answers in one line, empty ones left out. Digits alone, masked or not, say nothing without their label: 'RT 001'. */
const lineOf = (rows: readonly PreviewRow[]): string =>
  rows
    .filter(({ text }) => text !== '')
    .map(({ label, text }) => (/^[\d•]+$/.test(text) ? `${label} ${text}` : text))
    .join(', ');

/** What a switch copies, in one line; empty while it is off. */
export function textOfCopies(rows: readonly PreviewRow[], name: string): string {
  return lineOf(inLines(rows).filter((row) => row.copiedBy === name));
}

/** Answers of which the parts stand in the same line, in the order of the definition: an address. */
function inLines(rows: readonly PreviewRow[]): readonly PreviewRow[] {
  const partsOf = ({ text, parts = [] }: PreviewRow): PreviewRow[] =>
    text === '' ? [] : parts.flatMap((part) => rows.filter(({ name, parts: own }) => name === part && !own));
  const joined = new Set(rows.flatMap(partsOf));
  return rows
    .filter((row) => !joined.has(row))
    .map((row) => {
      const parts = lineOf(partsOf(row));
      return parts === '' ? row : { ...row, text: `${row.text}, ${parts}` };
    });
}

/**
 * Answers as they are looked over, a line each. What a switch has copied was read before: its answers stand in one line, behind
 * the switch's own.
 */
export function previewLines(all: readonly PreviewRow[]): readonly PreviewRow[] {
  const rows = inLines(all);
  const isCopyShown = ({ copiedBy }: PreviewRow): boolean => rows.some(({ name }) => name === copiedBy);
  return rows
    .filter((row) => !isCopyShown(row))
    .map((row) => {
      const copies = textOfCopies(rows, row.name);
      return copies === '' ? row : { ...row, text: `${row.text}: ${copies}` };
    });
}
