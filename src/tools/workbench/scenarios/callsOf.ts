import {
  codeOf,
  fieldView,
  isObject,
  type BranchRequest,
  type CompiledStep,
  type Json,
  type JsonObject,
  type LookupRequest,
} from '../../../interpreter';
import { callNames, listCalls, type CallAnswer, type CallName } from '../../scenarios/language';
import type { Standing } from '../../scenarios/words/why';
import type { Exchange } from '../preview/exchanges';

/**
 * What the back end answers on such a walk, of what it has answered: of a list, in reading order, the record that was chosen; of
 * any other call the newest answer, or all of them.
 */
export function callsOf(
  standing: Standing,
  walked: readonly CompiledStep[],
  exchanges: readonly Exchange[],
  which: 'newest' | 'all' = 'newest',
): JsonObject {
  // They are given in the order in which a visitor opens the lists.
  const lists = listAnswers(standing, walked, exchanges);
  const calls: Record<string, Json> = {};
  for (const name of callNames.filter((one) => !isListCall(one))) {
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

function isListCall(call: CallName): boolean {
  return listCalls.some((one) => one === call);
}

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
  // An object of a JSON body holds JSON.
  return { ...body, data: withRecords(body.data as Json, isWanted) };
}

/** Its values are JSON, but an optional key is typed as one that may hold `undefined`. */
function answerAsJson(answer: CallAnswer): JsonObject {
  return JSON.parse(JSON.stringify(answer)) as JsonObject;
}
