import {
  activeStage,
  fieldView,
  formPath,
  isOnPath,
  stepOf,
  type FieldView,
  type JsonObject,
  type Place,
} from '../../../interpreter';
import { offeredOptions } from '../acts/fill';
import { buttonsInFront } from '../acts/press';
import { isObject } from '../parse/readers';
import type { Expectation } from '../language';
import { readAnswer } from '../visit/bank';
import type { Visit } from '../visit/visit';
import { named, shown } from '../words/shown';
import { whyHidden, whyReadOnly, whySkipped } from '../words/why';
import { differences } from './differences';

type Check<Wanted> = (visit: Visit, wanted: Wanted) => readonly string[];

/** One check per key of an expectation: sentences about what is otherwise. */
export const checks: { readonly [Key in keyof Expectation]-?: Check<Exclude<Expectation[Key], undefined>> } =
  {
    step: (visit, wanted) => {
      const { page } = visit.screen;
      if (page.at !== 'step') return [`Langkah "${wanted}" seharusnya tampil, ternyata ${visit.route()}.`];
      const { step } = visit.session.state();
      if (step === wanted) return [];
      return [`Langkah "${wanted}" seharusnya tampil, ternyata "${step}".${whatHolds(visit)}`];
    },
    stage: ({ form, session }, wanted) => differences(activeStage(form, session.state()).id, wanted, 'Tahap'),
    path: ({ form, session }, wanted) => {
      const state = session.state();
      const path = formPath(form, state).map((step) => step.id);
      const missing = wanted.filter((id) => !path.includes(id));
      return [...differences(path, wanted, 'Jalur'), ...missing.map((id) => whySkipped(session, id))];
    },
    fields: (visit, names) => {
      const { form, session } = visit;
      const state = session.state();
      const onScreen = stepOf(form, state.step).places.filter(
        (place) => fieldView(form, state, place).visible,
      );
      return differences(
        onScreen.map((place) => place.field),
        names,
        `Kolom di langkah "${state.step}"`,
      );
    },
    visible: (visit, names) =>
      names.flatMap((name) =>
        shownPlaces(visit, name).length > 0
          ? []
          : [`Kolom "${name}" seharusnya tampil, ternyata tersembunyi. ${whyHiddenNow(visit, name)}`],
      ),
    hidden: (visit, names) =>
      names.flatMap((name) => {
        const [place] = shownPlaces(visit, name);
        return place ? [`Kolom "${name}" seharusnya tersembunyi, ternyata tampil di ${place.path}.`] : [];
      }),
    required: (visit, names) =>
      names.flatMap((name) =>
        someView(visit, name, (view) => view.required)
          ? []
          : [`Kolom "${name}" seharusnya wajib diisi, ternyata ${shownOrOptional(visit, name)}.`],
      ),
    readOnly: (visit, names) =>
      names.flatMap((name) =>
        someView(visit, name, (view) => view.readOnly)
          ? []
          : [`Kolom "${name}" seharusnya hanya dapat dibaca, ternyata ${writableOrHidden(visit, name)}.`],
      ),
    errors: (visit, wanted) =>
      Object.entries(wanted).flatMap(([name, failure]) =>
        differences(failureOf(visit, name), failure, `Kesalahan kolom "${name}"`),
      ),
    notice: ({ session }, wanted) =>
      Object.entries(wanted).flatMap(([name, notice]) =>
        differences(session.state().notices[name]?.rule, notice, `Catatan kolom "${name}"`),
      ),
    values: (visit, wanted) =>
      Object.entries(wanted).flatMap(([name, value]) => {
        const found = differences(visit.session.state().values[name], value, `Jawaban "${name}"`);
        return found.length > 0 ? [...found, ...whyEmpty(visit, name)] : [];
      }),
    options: (visit, wanted) =>
      Object.entries(wanted).flatMap(([name, codes]) => {
        const [place] = shownPlaces(visit, name);
        if (!place) return [`Pilihan kolom "${name}" tidak tampil.`];
        const view = fieldView(visit.form, visit.session.state(), place);
        const offered = offeredOptions(visit, view).map((option) => option.code);
        return differences(offered, codes, `Pilihan kolom "${name}"`);
      }),
    toast: ({ screen }, wanted) => {
      const { toasts } = screen;
      if (wanted === null) return differences(toasts[0], null, 'Toast');
      const parts = typeof wanted === 'string' ? { title: wanted } : wanted;
      if (toasts.some((toast) => differences(toast, parts, '').length === 0)) return [];
      return [`Toast ${shown(wanted)} seharusnya muncul, ternyata ${list(toasts)}.`];
    },
    dialog: (visit, wanted) => {
      const { dialogs, popup } = visit.screen;
      const top = dialogs.at(-1);
      const open =
        top || popup
          ? {
              title: top?.title ?? popup?.title,
              text: top?.text,
              buttons: Object.keys(buttonsInFront(visit) ?? {}),
            }
          : undefined;
      return differences(open, typeof wanted === 'string' ? { title: wanted } : wanted, 'Dialog');
    },
    request: ({ bank }, { call, body, times }) => {
      const asked = bank.asked.filter((one) => one.call === call);
      const found =
        times === undefined ? [] : differences(asked.length, times, `Jumlah permintaan "${call}"`);
      const newest = asked.at(-1);
      if (times === undefined && !newest) return [`"${call}" seharusnya diminta, ternyata tidak pernah.`];
      return body ? [...found, ...differences(newest?.body, body, `Permintaan "${call}"`)] : found;
    },
    submitted: (visit, wanted) => {
      const sent = sentAnswers(visit);
      if (wanted !== null && !sent)
        return [`Permohonan seharusnya terkirim, ternyata belum.${whatHolds(visit)}`];
      return differences(sent, wanted, 'Terkirim');
    },
    route: (visit, wanted) => differences(visit.route(), wanted, 'Alamat'),
  };

/** Everything in which the form is not as expected. */
export function check(visit: Visit, expectation: Expectation): string[] {
  // Object.keys gives keys of the table: parse lets no others through.
  const keys = Object.keys(expectation) as (keyof Expectation)[];
  return keys.flatMap((key) => checkOne(visit, key, expectation));
}

function checkOne<Key extends keyof Expectation>(
  visit: Visit,
  key: Key,
  expectation: Expectation,
): readonly string[] {
  const wanted = expectation[key];
  // A key's check takes what stands under that key, which a lookup by key cannot express.
  return wanted === undefined ? [] : (checks[key] as Check<Expectation[Key]>)(visit, wanted);
}

function placesOf({ form }: Visit, name: string): readonly Place[] {
  return form.fields.get(name)?.places ?? [];
}

/** The places on the path at which a field is shown. */
function shownPlaces(visit: Visit, name: string): Place[] {
  const { form, session } = visit;
  const state = session.state();
  return placesOf(visit, name).filter(
    (place) => isOnPath(form, state, place.step) && fieldView(form, state, place).visible,
  );
}

function someView(visit: Visit, name: string, is: (view: FieldView) => boolean): boolean {
  const { form, session } = visit;
  return shownPlaces(visit, name).some((place) => is(fieldView(form, session.state(), place)));
}

function failureOf(visit: Visit, name: string): string | undefined {
  const { failures, touched } = visit.session.state();
  return Object.hasOwn(touched, name) ? failures[name]?.rule : undefined;
}

function shownOrOptional(visit: Visit, name: string): string {
  return shownPlaces(visit, name).length > 0 ? 'boleh kosong' : `tersembunyi. ${whyHiddenNow(visit, name)}`;
}

function writableOrHidden(visit: Visit, name: string): string {
  return shownPlaces(visit, name).length > 0 ? 'dapat diisi' : `tersembunyi. ${whyHiddenNow(visit, name)}`;
}

function whyHiddenNow(visit: Visit, name: string): string {
  return whyHidden(visit.session, placesOf(visit, name));
}

/** A wrong answer is often that of a field that is hidden, or written by the form itself. */
function whyEmpty(visit: Visit, name: string): string[] {
  const { form, session } = visit;
  const field = form.fields.get(name);
  if (!field) return [];
  const [place] = shownPlaces(visit, name);
  if (!place) return [`"${name}" tidak tampil. ${whyHiddenNow(visit, name)}`];
  const state = session.state();
  return fieldView(form, state, place).readOnly ? [whyReadOnly(session, place)] : [];
}

/** What keeps the visitor where he is. */
function whatHolds(visit: Visit): string {
  const { screen, session } = visit;
  const state = session.state();
  const failing = Object.entries(state.failures).map(([name, failure]) => `${name}: ${failure.rule}`);
  const title = screen.dialogs.at(-1)?.title ?? screen.popup?.title;
  return [
    failing.length > 0 ? ` Belum benar: ${failing.join(', ')}.` : '',
    title === undefined ? '' : ` Dialog ${shown(title)} terbuka.`,
    screen.toasts.length > 0 ? ` Toast: ${list(screen.toasts)}.` : '',
  ].join('');
}

function list(toasts: Visit['screen']['toasts']): string {
  return named(toasts.map(({ title, text }) => (text === undefined ? title : `${title}: ${text}`)));
}

/** The answers of the newest submission, once the back end has taken it. */
function sentAnswers({ bank }: Visit): JsonObject | undefined {
  const newest = bank.asked.filter((one) => one.call === 'submit').at(-1);
  const read = newest?.answer && readAnswer(newest.answer);
  if (!newest || !read || !('reply' in read) || !read.reply.ok || read.reply.status !== 200) return undefined;
  const { data } = newest.body;
  const answers: unknown = typeof data === 'string' ? JSON.parse(data) : data;
  // JSON of an object has JSON values.
  return isObject(answers) ? (answers as JsonObject) : newest.body;
}
