import { isCalendarDay, isObject } from '../language';
import type { Followup, ReceiptPage, Values } from '../interpreter';
import type {
  ApplicationRecord,
  Draft,
  DraftPlace,
  KnownFiles,
  OpenDialog,
  Receipt,
  RecapRow,
  SentKey,
  WriteCall,
} from '../session';

/** As deep as a definition may be; stored answers of the portal are far flatter. */
const deepest = 32;

/** In the year 8307. */
const latestMoment = 2e14;

/**
 * Checks JSON of unknown origin against the shape of a draft of this slug; `undefined` when it is another thing. The answers' own types are
 * for the interpreter to read; here they are only known to be JSON of a sensible depth.
 */
export function toDraft(json: unknown, slug: string, expiry: number): Draft | undefined {
  if (!isObject(json)) return undefined;
  const { subProductId, data, steps, activeStep, stages, definitionHash } = json;
  if (json.slug !== slug || typeof subProductId !== 'string' || typeof activeStep !== 'string')
    return undefined;
  if (typeof definitionHash !== 'string' || !isTextList(steps) || !isTextList(stages)) return undefined;
  if (!isAnswers(data)) return undefined;
  const dialog = toDialog(json.dialog);
  return {
    slug,
    subProductId,
    data,
    steps,
    activeStep,
    stages,
    expiry,
    definitionHash,
    ...(isTextList(json.agreed) ? { agreed: json.agreed } : {}),
    ...(isTicks(json.passed) ? { passed: json.passed } : {}),
    ...(json.finished === true ? { finished: true } : {}),
    ...(isAnswers(json.refused) ? { refused: json.refused } : {}),
    ...(isAnswers(json.notices) ? { notices: json.notices } : {}),
    ...(isPlace(json.place) ? { place: json.place } : {}),
    ...(isKnownFiles(json.files) ? { files: json.files } : {}),
    ...(dialog ? { dialog } : {}),
  };
}

/** Checks JSON of unknown origin against the shape of a receipt of this slug; `expiry` in ms since 1970; `undefined` for anything else. */
export function toReceipt(json: unknown, slug: string, expiry: number): Receipt | undefined {
  if (!isObject(json)) return undefined;
  const { number, product, applicant, time, recap } = json;
  if (json.slug !== slug || !isWholeText(number) || number.trim() === '') return undefined;
  if (typeof product !== 'string' || !isMoment(time) || !Array.isArray(recap)) return undefined;
  return {
    slug,
    number,
    product,
    ...(typeof applicant === 'string' ? { applicant } : {}),
    time,
    recap: recap.filter(isRecapRow),
    expiry,
    ...(isReceiptPage(json.page) ? { page: json.page } : {}),
  };
}

/** Its blocks are read again as any content is, when they are drawn. */
function isReceiptPage(json: unknown): json is ReceiptPage {
  if (!isObject(json) || !Array.isArray(json.blocks) || !Array.isArray(json.next)) return false;
  const { title, day, recap, track, download } = json;
  if (title !== undefined && typeof title !== 'string') return false;
  if (day !== undefined && !(typeof day === 'string' && isCalendarDay(day))) return false;
  if (![recap, track, download].every((flag) => flag === undefined || typeof flag === 'boolean'))
    return false;
  return isShallow(json.blocks, deepest) && json.next.every(isFollowup);
}

function isFollowup(json: unknown): json is Followup {
  if (!isObject(json) || typeof json.text !== 'string') return false;
  const { within } = json;
  if (within === undefined || typeof within === 'string') return true;
  if (!isObject(within)) return false;
  const { workingDays } = within;
  return Number.isInteger(workingDays) && Number(workingDays) >= 1 && Number(workingDays) <= 250;
}

/** Ms since 1970 whose year has four digits, whatever the time zone, and those of the days counted from it. */
function isMoment(json: unknown): json is number {
  return typeof json === 'number' && json >= 0 && json <= latestMoment;
}

/** A text that can stand in an address: half of a sign cannot. */
function isWholeText(json: unknown): json is string {
  return typeof json === 'string' && !/\p{Cs}/u.test(json);
}

function isRecapRow(json: unknown): json is RecapRow {
  if (!isObject(json) || (json.part !== undefined && typeof json.part !== 'string')) return false;
  if (json.sample !== undefined && json.sample !== true) return false;
  return typeof json.label === 'string' && typeof json.text === 'string';
}

function isPlace(json: unknown): json is DraftPlace {
  if (!isObject(json) || typeof json.product !== 'string') return false;
  const { step } = json;
  if (step === undefined) return true;
  if (!isObject(step) || ![step.number, step.count].every(Number.isInteger)) return false;
  return step.title === undefined || typeof step.title === 'string';
}

function isTicks(json: unknown): json is NonNullable<Draft['passed']> {
  return isObject(json) && Object.values(json).every((tick) => typeof tick === 'boolean');
}

const writeCalls: readonly WriteCall[] = ['submit', 'registration'];
const keyStates: readonly SentKey['state'][] = ['sent', 'refused', 'done'];

/** A key goes into a header as it is, so one of another shape is none: it could block every submission. */
const isKey = (json: unknown): json is string => typeof json === 'string' && /^[0-9a-f]{32}$/.test(json);

/** What an earlier release has left open in a draft, as an application; any other one is newer. */
export function toEarlierApplication(draft: unknown): ApplicationRecord | undefined {
  const attempts = isObject(draft) && draft.attempts;
  if (!isObject(attempts)) return undefined;
  const keys = writeCalls.flatMap((call) => {
    const attempt = attempts[call];
    return isObject(attempt) ? toSentKey({ state: 'sent', ...attempt, call, sends: 1, place: 1 }) : [];
  });
  const open = keys.filter(({ state, intent }) => state === 'sent' && intent !== undefined);
  return open[0] && { id: open[0].key, began: 0, keys: open };
}

/** Checks JSON of unknown origin against the shape of an application's record; keys of another shape are dropped. */
export function toApplication(json: unknown): ApplicationRecord | undefined {
  if (!isObject(json) || !isKey(json.id) || !isMoment(json.began) || !Array.isArray(json.keys))
    return undefined;
  const { id, began, keys } = json;
  return { id, began, keys: keys.flatMap(toSentKey) };
}

function toSentKey(json: unknown): SentKey[] {
  if (!isObject(json) || !isKey(json.key)) return [];
  const { key, mark, sends, day, place, number, intent } = json;
  const call = writeCalls.find((one) => one === json.call);
  const state = keyStates.find((one) => one === json.state);
  if (!call || !state || !isCount(sends) || !isCount(place)) return [];
  return [
    {
      ...{ key, call, state, sends, place },
      ...(typeof day === 'string' && isCalendarDay(day) && { day }),
      ...(isKey(mark) && { mark }),
      ...(typeof number === 'string' && { number }),
      ...(typeof intent === 'string' && { intent }),
    },
  ];
}

const isCount = (json: unknown): json is number => Number.isSafeInteger(json) && Number(json) >= 0;

function toDialog(json: unknown): OpenDialog | undefined {
  if (!isObject(json) || typeof json.path !== 'string' || !isObject(json.extras)) return undefined;
  if (!isShallow(json.extras, deepest)) return undefined;
  return { path: json.path, extras: json.extras, ...(json.registered === true && { registered: true }) };
}

function isKnownFiles(json: unknown): json is KnownFiles {
  const isKnown = (file: unknown): boolean =>
    isObject(file) &&
    typeof file.name === 'string' &&
    typeof file.size === 'number' &&
    typeof file.isProtected === 'boolean';
  return isObject(json) && Object.values(json).every(isKnown);
}

function isTextList(json: unknown): json is string[] {
  return Array.isArray(json) && json.every((item) => typeof item === 'string');
}

/** JSON text brings only JSON, so the depth is all that is left to check. */
function isAnswers(json: unknown): json is Values {
  return isObject(json) && isShallow(json, deepest);
}

function isShallow(json: unknown, depth: number): boolean {
  if (typeof json !== 'object' || json === null) return true;
  return depth > 0 && Object.values(json).every((item) => isShallow(item, depth - 1));
}
