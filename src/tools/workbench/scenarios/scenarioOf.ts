import {
  type BranchRequest,
  codeOf,
  type CompiledStep,
  type FieldView,
  fieldView,
  fileNameOf,
  formPath,
  isObject,
  type Json,
  type JsonObject,
  type LookupRequest,
  rowAnswer,
  slotsIn,
  startState,
  stepOf,
  storedFiles,
  type Value,
} from '../../../interpreter';
import { formWords } from '../../../messages';
import type { Standing } from '../../scenarios/words/why';
import type { Exchange } from '../preview/exchanges';
import { type CallAnswer, type CallName, callNames, listCalls } from '../../scenarios/language';

/** What is on the screen of a form. */
export interface Seen {
  at: 'start' | 'step' | 'preview' | 'receipt';
  /** The title of the dialog that lies in front of it. */
  dialog?: string;
}

/**
 * A scenario without a name: of what the visitor has `done`, with the answers of each call in their order; left out, of the walk of a
 * visitor who gives the present answers step by step, up to the step that is shown (or on to the preview).
 */
export function scenarioOf(
  standing: Standing,
  seen: Seen,
  exchanges: readonly Exchange[],
  done?: readonly JsonObject[],
): JsonObject {
  const { form, state, facts } = standing;
  const toPreview = seen.at === 'preview';
  const path = formPath(form, state());
  const last = path.findIndex(({ id }) => id === state().step);
  const isWhole = last < 0 || (done ? seen.at !== 'step' : toPreview);
  const walked = isWhole ? path : path.slice(0, last + 1);
  const blank = startState(form, facts()).values;
  const agreed = new Set<string>();
  const starts = form.start && seen.at !== 'start' ? [{ next: walked[0]?.id ?? true }] : [];
  const acts = (): readonly JsonObject[] =>
    walked.flatMap((step, index) => [
      ...answersOn(standing, step, (name) => blank[name]),
      ...(toPreview || index < walked.length - 1 ? leave(step, walked[index + 1], agreed) : []),
    ]);
  const calls = callsOf(standing, walked, exchanges, done ? 'all' : 'newest');
  return {
    today: facts().today,
    ...(Object.keys(calls).length > 0 && { calls }),
    steps: ended(done ?? [...starts, ...acts()], expectation(standing, seen)),
  };
}

/** Next with the step that follows, or the way on through the popup that it opens. */
function leave(
  { popup }: CompiledStep,
  following: CompiledStep | undefined,
  agreed: Set<string>,
): JsonObject[] {
  const isShown = popup !== undefined && !(popup.once && agreed.has(popup.slug));
  if (popup) agreed.add(popup.slug);
  if (isShown) return [{ next: true }, { press: formWords.popupNext }];
  return [{ next: following?.id ?? true }];
}

/** The acts with what is on the screen in the end: beside the last press of Next, which names its step already. */
function ended(acts: readonly JsonObject[], { step, ...rest }: JsonObject): JsonObject[] {
  const last = acts.at(-1);
  const expected = { ...(step !== undefined && step !== last?.next && { step }), ...rest };
  if (last?.next === undefined) return [...acts, { expect: expected }];
  return [...acts.slice(0, -1), { ...last, ...(Object.keys(expected).length > 0 && { expect: expected }) }];
}

function expectation({ form, state }: Standing, { at, dialog }: Seen): JsonObject {
  const front: Record<string, Json> = dialog === undefined ? {} : { dialog };
  if (at === 'receipt') return { ...front, submitted: {} };
  if (at === 'preview') return { ...front, route: `/form/${form.definition.slug}/preview` };
  const { step } = state();
  const fields = stepOf(form, step)
    .places.filter((place) => fieldView(form, state(), place).visible)
    .map((place) => place.field);
  return { ...front, step, ...(fields.length > 0 && { fields }) };
}

/**
 * What the back end answers on such a walk, of what it has answered: of a list, in reading order, the record that was chosen; of
 * any other call the newest answer, or all of them.
 */
function callsOf(
  standing: Standing,
  walked: readonly CompiledStep[],
  exchanges: readonly Exchange[],
  which: 'newest' | 'all',
): JsonObject {
  // They are given in the order in which a visitor opens the lists.
  const lists = listAnswers(standing, walked, exchanges);
  const calls: Record<string, Json> = {};
  for (const name of callNames.filter((one) => !listNames.has(one))) {
    const answers = exchanges.filter(({ path }) => path.replace(/\?.*$/, '') === `/api/${name}`);
    const given = answers.map(({ answer }) => answerAsJson(answer));
    const [newest] = given.slice(-1);
    if (newest) calls[name] = which === 'newest' || given.length === 1 ? newest : given;
  }
  for (const [name, answers] of lists) {
    const [only, ...others] = answers.map(answerAsJson);
    if (only !== undefined) calls[name] = others.length === 0 ? only : [only, ...others];
  }
  return calls;
}

const listNames: ReadonlySet<string> = new Set(listCalls);

/** A list that was asked for, and the codes that were chosen from it; without `idField` it stays whole. */
interface ListAnswer {
  call: CallName;
  answer: CallAnswer;
  idField?: string;
  codes: Set<string>;
}

function listAnswers(
  { form, state }: Standing,
  walked: readonly CompiledStep[],
  exchanges: readonly Exchange[],
): Map<CallName, CallAnswer[]> {
  const lists = new Map<string, ListAnswer>();
  for (const place of walked.flatMap(({ places }) => places)) {
    const { visible, readOnly, value, lookup, branches, definition } = fieldView(form, state(), place);
    const source = lookup ?? branches;
    if (!visible || readOnly || typeof value !== 'string' || value === '') continue;
    if (!source || !('request' in source)) continue;
    const { request } = source;
    const answer = exchanges.findLast((one) => isAnswerTo(one, request))?.answer;
    // A list that was asked for once is not asked for again.
    const key = JSON.stringify(request);
    const known = lists.get(key);
    const idField = 'lookup' in definition ? definition.lookup?.idField : undefined;
    if (known) known.codes.add(codeOf(value));
    else if (answer) lists.set(key, { call: request.call, answer, idField, codes: new Set([codeOf(value)]) });
  }
  const answers = new Map<CallName, CallAnswer[]>();
  for (const list of lists.values()) {
    answers.set(list.call, [...(answers.get(list.call) ?? []), withChosenOnly(list)]);
  }
  return answers;
}

function isAnswerTo({ path, body }: Exchange, request: LookupRequest | BranchRequest): boolean {
  if (request.call === 'get') return path === request.url;
  return path === `/api/${request.call}` && body === JSON.stringify(request.body);
}

/** A list without the choices that nobody made: a scenario of ten lines, not of ten thousand. */
function withChosenOnly({ answer, idField, codes }: ListAnswer): CallAnswer {
  if (idField === undefined) return answer;
  const isChosen = (record: Json): boolean => {
    const code = isObject(record) ? record[idField] : undefined;
    return (typeof code === 'string' || typeof code === 'number') && codes.has(String(code));
  };
  return { ...answer, body: withRecords(answer.body ?? null, isChosen) };
}

/** A list, `{data: []}` or `{data: {data: []}}`: the forms in which the contract answers lists. */
function withRecords(body: Json, isWanted: (record: Json) => boolean): Json {
  // Array.isArray leaves the items' type open; they are JSON.
  if (Array.isArray(body)) return (body as readonly Json[]).filter(isWanted);
  if (!isObject(body) || !Object.hasOwn(body, 'data')) return body;
  return { ...body, data: withRecords(body.data as Json, isWanted) };
}

/** Its values are JSON, but an optional key is typed as one that may hold `undefined`. */
function answerAsJson(answer: CallAnswer): JsonObject {
  return JSON.parse(JSON.stringify(answer)) as JsonObject;
}

/** The answers of one step that are others than before, as a visitor can write them: in reading order, files apart. */
export function answersOn(
  { form, state }: Standing,
  step: CompiledStep,
  before: (name: string) => Value,
): JsonObject[] {
  const fill: Record<string, Json> = {};
  const upload: Record<string, Json> = {};
  for (const place of step.places) {
    const view = fieldView(form, state(), place);
    const { field: name } = place;
    // A row is answered with its group.
    if (!view.visible || view.readOnly || view.row) continue;
    if (view.definition.type === 'rows') {
      const records = recordsOf(name, view);
      if (records.length > 0 && isChanged(name, view)) fill[name] = records;
    } else if (!sameJson(view.value, before(name))) {
      if (view.definition.type === 'upload') upload[name] = fileNames(view);
      else if (view.definition.type === 'captcha') fill[name] = true;
      else if (view.value !== undefined) fill[name] = view.value;
    }
  }
  return [
    ...(Object.keys(fill).length > 0 ? [{ fill }] : []),
    ...(Object.keys(upload).length > 0 ? [{ upload }] : []),
  ];

  function recordsOf(group: string, { value }: FieldView): JsonObject[] {
    return slotsIn(value).map((slot) => {
      const columns = step.places.flatMap((place): [string, Json][] => {
        const inRow = form.fields.get(place.field)?.inRow;
        if (inRow?.rows !== group || inRow.slot !== slot) return [];
        const view = fieldView(form, state(), place);
        const isEmpty = form.fields.get(place.field)?.row.given(view.value) !== true;
        const isWritten = view.visible && !view.readOnly && !isEmpty;
        return isWritten ? [[inRow.column, view.value ?? null]] : [];
      });
      return Object.fromEntries(columns);
    });
  }

  function isChanged(group: string, { value }: FieldView): boolean {
    if (!sameJson(value, before(group))) return true;
    return step.places.some(({ field }) => {
      const inRow = form.fields.get(field)?.inRow;
      if (inRow?.rows !== group) return false;
      return !sameJson(
        state().values[rowAnswer(group, inRow.slot, inRow.column)],
        before(rowAnswer(group, inRow.slot, inRow.column)),
      );
    });
  }
}

function fileNames({ value }: FieldView): Json {
  if (typeof value === 'string') return fileNameOf(value);
  return storedFiles(value).map(({ filename }) => filename);
}

const sameJson = (one: Value, other: Value): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
