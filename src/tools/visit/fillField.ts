import {
  fieldView,
  rowAnswer,
  slotsIn,
  rowOf,
  stepOf,
  type ChosenFile,
  type FieldView,
  type Json,
  type JsonObject,
  type Option,
  type Place,
  type Write,
} from '../../interpreter';
import { describeFailure } from '../../messages';
import { asTyped } from './asTyped';
import type { UploadedFile } from '../scenarios/language';
import { DeadEnd } from './deadEnd';
import type { Driver } from './driver';
import { choosable, listOf } from './lists';
import { named, shown } from '../scenarios/words/shown';
import { whyHidden, whyReadOnly } from '../scenarios/words/why';
import { inRowsNow } from './inRowsNow';

/** A visit in which it may be said next what is wrong with answers: an entry that is not read is no surprise there. */
interface Filling extends Driver {
  readonly validated: readonly string[];
}

/**
 * Answers one field as a visitor would, in any spelling that the field reads, and leaves it; what a visitor cannot do is a dead end, and so
 * is an entry that is not read, unless the scenario says next what is wrong with it.
 */
export async function fillField(visit: Filling, name: string, wanted: Json): Promise<void> {
  const { session } = visit;
  const view = openField(visit, name);
  if (view.rows) return fillRows(visit, name, wanted);
  const answer = await writeOf(visit, view, wanted);
  const before = session.state().values;
  write(visit, name, answer);
  if (session.state().values === before) refuseLocked(visit, name);
  leave(visit, name);
  const refused = session.state().refused[name];
  if (refused && !visit.validated.some((written) => inRowsNow(visit, written) === name)) {
    throw new DeadEnd(
      `Jawaban ${shown(wanted)} di kolom "${name}" tidak terbaca: ${describeFailure(refused, view.shortLabel)}`,
    );
  }
}

/** Gives an answer as it is, with the record of a choice from a list, and leaves the field. */
export function give(visit: Driver, view: FieldView, raw: Json): void {
  const { name } = view.definition;
  const record = visit.lists.known(view)?.find((option) => option.value === raw)?.record;
  write(visit, name, { raw, record });
  leave(visit, name);
}

/** Writes one answer as its visitor. */
export function write(visit: Driver, name: string, answer: Write): void {
  const { session } = visit;
  const { [name]: before } = session.state().values;
  visit.run(session.send({ type: 'write', by: 'visitor', writes: { [name]: answer } }));
  visit.sets?.(name);
  if (session.state().values[name] !== before) visit.gave?.(name);
}

/** Leaves a field: from now on it is said what is wrong with its answer. */
export function leave({ run, session }: Driver, name: string): void {
  run(session.send({ type: 'touch', name }));
}

/** As many rows as there are records, each answered by its record. */
async function fillRows(visit: Filling, name: string, wanted: Json): Promise<void> {
  const { form } = visit.session;
  if (!isRecords(wanted)) {
    throw new DeadEnd(`Kolom "${name}" (rows) diisi dengan daftar objek, bukan ${shown(wanted)}.`);
  }
  const taken = slotsIn(form.fields.get(name)?.row.parse(wanted));
  if (taken.length < wanted.length)
    throw new DeadEnd(`Kolom "${name}" tidak menerima ${wanted.length} baris.`);
  write(visit, name, { raw: taken });
  for (const [slot, record] of wanted.entries()) {
    for (const [column, answer] of Object.entries(record))
      await fillField(visit, rowAnswer(name, slot, column), answer);
  }
  leave(visit, name);
}

function isRecords(value: Json): value is readonly JsonObject[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null);
}

/** A file of a scenario without a size of its own, in bytes. */
const usualSize = 100_000;

/** Chooses files for one field as a visitor would; their content is taken to be what their names say. */
export function uploadFiles(visit: Driver, name: string, wanted: readonly UploadedFile[]): void {
  const { definition } = openField(visit, name);
  if (definition.type !== 'upload')
    throw new DeadEnd(`Kolom "${name}" (${definition.type}) tidak menerima file.`);
  const files = wanted.map(({ sizeBytes = usualSize, ...file }) => ({ ...file, size: sizeBytes }));
  takeFiles(visit, name, files);
  refuseLocked(visit, name);
}

/** Chooses files for a field; they are its answer once the bank has them. */
export function takeFiles(visit: Driver, name: string, files: readonly ChosenFile[]): void {
  visit.sets?.(name);
  const { handOver = (file) => file } = visit;
  visit.run(visit.session.uploads(name).take(files.map(handOver)));
}

/** A field of the step that is shown, open to the visitor; a dead end when it is not. */
export function openField(visit: Driver, name: string): FieldView {
  const place = placeOnScreen(visit, name);
  const view = viewOf(visit, place);
  if (!view.readOnly) return view;
  throw new DeadEnd(`Kolom "${name}" tidak dapat diisi. ${whyReadOnly(visit.session, place)}`);
}

/** Nothing can be answered while a run goes on with the answers as they are. */
export function refuseLocked({ session }: Driver, name: string): void {
  if (!session.activity.current().locked) return;
  throw new DeadEnd(
    `Kolom "${name}" tidak dapat diisi. Jawaban dikunci selama permintaan ke bank sedang diproses.`,
  );
}

function placeOnScreen(visit: Driver, name: string): Place {
  const { session, tab, shows = () => true } = visit;
  const { form } = session;
  const step = tab.page() === 'preview' && form.preview ? form.preview.id : session.state().step;
  const places = stepOf(form, step).places.filter((place) => place.field === name);
  const place = places.find((one) => viewOf(visit, one).visible && shows(one));
  if (place) return place;
  const where = places.length === 0 ? `tidak ada di langkah "${step}"` : `tersembunyi di langkah "${step}"`;
  const why = places.length === 0 ? '' : ` ${whyHidden(session, places)}`;
  throw new DeadEnd(`Kolom "${name}" ${where}.${why}`);
}

function viewOf({ session }: Driver, place: Place): FieldView {
  return fieldView(session.form, session.state(), place);
}

const texts = {
  text: 'teks',
  code: 'teks, atau true untuk kode yang tampil',
  day: 'tanggal seperti 17 Agustus 1990 atau 1990-08-17',
  month: 'bulan seperti Agustus 1990 atau 1990-08',
} as const;

async function writeOf(visit: Driver, view: FieldView, wanted: Json): Promise<Write> {
  const { definition } = view;
  const { name } = definition;
  const unfit = (expected: string): DeadEnd =>
    new DeadEnd(`Kolom "${name}" (${definition.type}) diisi dengan ${expected}, bukan ${shown(wanted)}.`);
  const row = rowOf(definition);
  const chosen = async (one: Json): Promise<string> => {
    if (typeof one !== 'string') throw unfit('daftar kode, teks tersimpan, atau label');
    return (await choose(visit, view, one)).value;
  };
  switch (row.input) {
    case 'text':
    case 'code':
    case 'day':
    case 'month':
      if (row.input === 'code' && wanted === true)
        return { raw: visit.session.activity.current().codes[name] };
      if (typeof wanted !== 'string') throw unfit(texts[row.input]);
      return { raw: wanted };
    case 'number':
      if (typeof wanted === 'string') return { raw: wanted };
      if (wanted !== null && typeof wanted !== 'number') throw unfit('bilangan');
      return { raw: asTyped(row, wanted) };
    case 'tick':
      if (typeof wanted !== 'boolean') throw unfit('true atau false');
      return { raw: wanted };
    case 'choice': {
      if (typeof wanted !== 'string') throw unfit('kode, teks tersimpan, atau label sebuah pilihan');
      if (wanted === '') return { raw: '' };
      const { value, record, sample } = await choose(visit, view, wanted);
      return { raw: value, record, sample };
    }
    case 'choices':
      if (!Array.isArray(wanted)) throw unfit('daftar pilihan');
      // Array.isArray leaves the items' type open; they are JSON.
      return { raw: await Promise.all((wanted as readonly Json[]).map(chosen)) };
    case 'rows':
      throw unfit('daftar objek');
    case 'files':
      throw new DeadEnd(`Kolom "${name}" menerima file: pakai {"upload": {"${name}": "nama-file.pdf"}}.`);
  }
}

/** The option that a visitor would choose: by its stored text, its code or its label. */
async function choose(visit: Driver, view: FieldView, wanted: string): Promise<Option> {
  const { name } = view.definition;
  const offered = await offeredOptions(visit, view);
  const found = find(offered, wanted) ?? find(await searched(visit, view, wanted), wanted);
  if (found) return found;
  const choices = offered.map((option) => option.value);
  throw new DeadEnd(
    `Kolom "${name}" tidak menawarkan ${shown(wanted)}. Pilihannya: ${named(choices.slice(0, 12))}` +
      (choices.length > 12 ? ', …' : '.'),
  );
}

function find(options: readonly Option[], wanted: string): Option | undefined {
  return (
    options.find((option) => option.value === wanted) ??
    options.find((option) => option.code === wanted) ??
    options.find((option) => option.label === wanted)
  );
}

/** The options of a choice as they are now; those of a lookup and the branches of a city are asked for. */
export async function offeredOptions(visit: Driver, view: FieldView): Promise<readonly Option[]> {
  const { definition, lookup, branches, options } = view;
  const asked = lookup ?? branches;
  if (!asked) return options ?? [];
  if ('waitingFor' in asked) {
    throw new DeadEnd(`Kolom "${definition.name}" menunggu jawaban ${named(asked.waitingFor)}.`);
  }
  const found = choosable(await listOf(visit, view));
  if (!found) throw new DeadEnd(`Daftar pilihan kolom "${definition.name}" gagal dimuat.`);
  return found;
}

/** What is found when the label is typed into a list that is searched by the back end. */
async function searched(visit: Driver, view: FieldView, wanted: string): Promise<readonly Option[]> {
  const { definition } = view;
  if (!('lookup' in definition) || definition.lookup?.search !== true) return [];
  return (await listOf(visit, view, wanted.slice(wanted.indexOf('|') + 1))) ?? [];
}
