import {
  activeStage,
  fieldView,
  formPath,
  isObject,
  isOnPath,
  stepOf,
  type FieldView,
  type JsonObject,
  type Place,
} from '../../../interpreter';
import { offeredOptions } from '../../visit/fillField';
import { inFront } from '../../visit/inFront';
import { inRowsNow } from '../../visit/inRowsNow';
import type { Expectation } from '../language';
import { readAnswer, type Asked } from '../../visit/bank';
import type { Visit } from '../../visit/visit';
import { shown } from '../words/shown';
import { namesIn } from '../parse/checkNames';
import { toastList, whatHolds } from '../words/whatHolds';
import { stepWords } from '../../words/values';
import { whyHidden, whyReadOnly, whySkipped } from '../words/why';

type Check<Wanted> = (visit: Visit, wanted: Wanted) => readonly string[] | Promise<readonly string[]>;

/** One check per key of an expectation: sentences about what is otherwise. */
export const checks: { readonly [Key in keyof Expectation]-?: Check<Exclude<Expectation[Key], undefined>> } =
  {
    step: (visit, wanted) => {
      const { tab } = visit;
      if ((wanted === 'preview' || wanted === 'receipt') && tab.page() === wanted) return [];
      if (tab.page() !== 'step') return [`Langkah "${wanted}" seharusnya tampil, ternyata ${tab.route()}.`];
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
        if (!place) return [];
        const where = `langkah ${stepWords(visit.form, place.step)}`;
        return [`Kolom "${name}" seharusnya tersembunyi, ternyata tampil di ${where}.`];
      }),
    required: (visit, names) =>
      names.flatMap((name) =>
        someView(visit, name, (view) => view.required)
          ? []
          : [`Kolom "${name}" seharusnya wajib diisi, ternyata ${butIs(visit, name, 'boleh kosong')}.`],
      ),
    missing: (visit, names) =>
      names.flatMap((name) => {
        const { rule } = failureOf(visit, name) ?? {};
        if (rule?.startsWith('required')) return [];
        const but = rule === undefined ? 'tidak ditegur' : `ditegur karena ${shown(rule)}`;
        return [`Kolom "${name}" seharusnya diminta diisi, ternyata ${butIs(visit, name, but)}.`];
      }),
    readOnly: (visit, names) =>
      names.flatMap((name) =>
        someView(visit, name, (view) => view.readOnly || visit.session.activity.current().locked)
          ? []
          : [`Kolom "${name}" seharusnya hanya dapat dibaca, ternyata ${butIs(visit, name, 'dapat diisi')}.`],
      ),
    errors: (visit, wanted) =>
      Object.entries(wanted).flatMap(([name, failure]) =>
        differences(comparedWith(failureOf(visit, name), failure), failure, `Kesalahan kolom "${name}"`),
      ),
    notice: (visit, wanted) =>
      Object.entries(wanted).flatMap(([name, notice]) => {
        const found = visit.session.state().notices[name] ?? saidOf(visit, name, 'warning');
        return differences(comparedWith(found, notice), notice, `Catatan kolom "${name}"`);
      }),
    values: (visit, wanted) =>
      Object.entries(wanted).flatMap(([name, value]) => {
        const found = differences(visit.session.state().values[name], value, `Jawaban "${name}"`);
        return found.length > 0 ? [...found, ...whyEmpty(visit, name)] : [];
      }),
    empty: ({ form, session }, names) =>
      names.flatMap((name) => {
        const empty = form.fields.get(name)?.row.empty;
        return differences(session.state().values[name], empty, `Jawaban "${name}"`);
      }),
    options: async (visit, wanted) => {
      const found: string[] = [];
      for (const [name, codes] of Object.entries(wanted)) found.push(...(await offers(visit, name, codes)));
      return found;
    },
    toast: ({ toasts }, wanted) => {
      if (wanted === null) return differences(toasts[0], null, 'Toast');
      const parts = typeof wanted === 'string' ? { title: wanted } : wanted;
      if (toasts.some((toast) => differences(toast, parts, '').length === 0)) return [];
      return [`Toast ${shown(wanted)} seharusnya muncul, ternyata ${toastList(toasts)}.`];
    },
    dialog: (visit, wanted) => {
      const front = inFront(visit);
      const open = front && { ...front, buttons: Object.keys(front.buttons) };
      return differences(open, typeof wanted === 'string' ? { title: wanted } : wanted, 'Dialog');
    },
    request: ({ bank }, { call, body, times, key }) => {
      const asked = bank.asked.filter((one) => one.call === call);
      const found =
        times === undefined ? [] : differences(asked.length, times, `Jumlah permintaan "${call}"`);
      const newest = asked.at(-1);
      if (times === undefined && !newest) return [`"${call}" seharusnya diminta, ternyata tidak pernah.`];
      return [
        ...found,
        ...(body ? differences(newest?.body, body, `Permintaan "${call}"`) : []),
        ...(key ? differences(keyKind(asked), key, `Kunci permintaan "${call}"`) : []),
      ];
    },
    submitted: (visit, wanted) => {
      const sent = sentAnswers(visit);
      if (wanted !== null && !sent)
        return [`Permohonan seharusnya terkirim, ternyata belum.${whatHolds(visit)}`];
      return differences(sent, wanted, 'Terkirim');
    },
    unsent: (visit, names) => {
      const sent = sentAnswers(visit);
      if (!sent) return [`Permohonan seharusnya terkirim, ternyata belum.${whatHolds(visit)}`];
      return names.flatMap((name) => differences(sent[name], null, `Terkirim "${name}"`));
    },
    route: (visit, wanted) => differences(visit.tab.route(), wanted, 'Alamat'),
  };

/** Something in which the form is not as expected, and under which key that is written. */
export interface Difference {
  key: keyof Expectation;
  problem: string;
}

/** Everything in which the form is not as expected. */
export async function check(visit: Visit, expectation: Expectation): Promise<readonly Difference[]> {
  const found: Difference[] = [];
  // Object.keys gives keys of the table: parse lets no others through.
  const keys = Object.keys(expectation) as (keyof Expectation)[];
  for (const key of keys) {
    const problems = await checkOne(visit, key, expectation);
    found.push(...problems.map((problem) => ({ key, problem })));
  }
  return found;
}

async function offers(visit: Visit, name: string, codes: readonly string[]): Promise<readonly string[]> {
  const [place] = shownPlaces(visit, name);
  if (!place) return [`Pilihan kolom "${name}" tidak tampil.`];
  const offered = await offeredOptions(visit, fieldView(visit.form, visit.session.state(), place));
  return differences(
    offered.map(({ code }) => code),
    codes,
    `Pilihan kolom "${name}"`,
  );
}

function checkOne<Key extends keyof Expectation>(
  visit: Visit,
  key: Key,
  expectation: Expectation,
): ReturnType<Check<unknown>> {
  const wanted = expectation[key];
  // A key's check takes what stands under that key, which a lookup by key cannot express.
  return wanted === undefined
    ? []
    : (checks[key] as Check<Expectation[Key]>)(visit, rowsNow(visit, key, wanted));
}

const kinds: Readonly<Partial<Record<keyof Expectation, string>>> = namesIn;

/** What is expected, with the answers of rows by the rows that there are now. */
function rowsNow<Wanted>(visit: Visit, key: keyof Expectation, wanted: Wanted): Wanted {
  if (!['field', 'answer'].includes(kinds[key] ?? '')) return wanted;
  const now = (name: string): string => inRowsNow(visit, name);
  // Under these keys stands a list of names, or an object by name.
  if (Array.isArray(wanted)) return (wanted as readonly string[]).map(now) as Wanted;
  const entries = Object.entries(wanted as Readonly<Record<string, unknown>>);
  return Object.fromEntries(entries.map(([name, one]) => [now(name), one])) as Wanted;
}

/** Whether the newest request carries the idempotency key of the one before it. */
function keyKind(asked: readonly Asked[]): 'same' | 'new' | undefined {
  const [before, newest] = asked.slice(-2);
  return newest && (newest.key === before?.key ? 'same' : 'new');
}

function placesOf({ form }: Visit, name: string): readonly Place[] {
  return form.fields.get(name)?.places ?? [];
}

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

/** What is said of an answer: the name of the failure, and the definition's own words where it has some. */
interface Said {
  rule: string;
  text?: string;
}

/** What is said, in the way in which it is expected: in the definition's own words, or by name. */
function comparedWith(said: Said | undefined, wanted: string | null): string | undefined {
  return said?.text !== undefined && said.text === wanted ? said.text : said?.rule;
}

function failureOf(visit: Visit, name: string): Said | undefined {
  const { failures, touched } = visit.session.state();
  const own = Object.hasOwn(touched, name) ? failures[name] : undefined;
  return own ?? saidOf(visit, name, 'error');
}

/** `check`, while a check of this level that is reported marks the field. */
function saidOf({ form, session }: Visit, name: string, level: 'error' | 'warning'): Said | undefined {
  const { step, failedChecks: words } = session.state();
  const marks = (form.checks.get(step) ?? []).filter(
    (check) => check.level === level && (check.at.includes(name) || check.host === name),
  );
  const mark = marks.find(({ id }) => Object.hasOwn(words, id));
  return mark && { rule: 'check', text: words[mark.id] };
}

/** What a field is otherwise, or that it is not shown at all. */
function butIs(visit: Visit, name: string, otherwise: string): string {
  return shownPlaces(visit, name).length > 0 ? otherwise : `tersembunyi. ${whyHiddenNow(visit, name)}`;
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

/** The answers of the newest submission, once the back end has taken it. */
function sentAnswers({ bank }: Visit): JsonObject | undefined {
  const newest = bank.asked.filter((one) => one.call === 'submit').at(-1);
  const read = newest?.answer && readAnswer(newest.answer);
  if (!newest || !read || !('reply' in read) || !read.reply.ok || read.reply.status !== 200) return undefined;
  const { data } = newest.body;
  const answers: unknown = typeof data === 'string' ? JSON.parse(data) : data;
  return isObject(answers) ? answers : newest.body;
}

/**
 * Where a value differs from what is expected of it, as sentences. Of an object only the expected keys are looked at,
 * `null` among them standing for a key that is not there; lists and all else must be the same.
 */
function differences(actual: unknown, expected: unknown, what: string): string[] {
  if (isObject(expected) && isObject(actual)) {
    return Object.entries(expected).flatMap(([key, wanted]) =>
      differences(Object.hasOwn(actual, key) ? actual[key] : undefined, wanted, `${what}.${key}`),
    );
  }
  if (same(actual ?? null, expected)) return [];
  const wanted = expected === null ? 'tidak ada' : shown(expected);
  return [`${what} seharusnya ${wanted}, ternyata ${shown(actual)}.`];
}

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((one, index) => same(one, (b as readonly unknown[])[index]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]))
  );
}
