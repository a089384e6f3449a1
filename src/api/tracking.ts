import { isList, isObject } from '../language';
import type { CallReply } from '../interpreter';
import { ApiError } from './apiError';
import { callApi, calls } from './client';
import { parseJson, statusCodeOf } from './answers';

export interface TrackedStep {
  description: string;
  /** When, as the back end wrote it, mostly ISO 8601. */
  at?: string;
}

export interface TrackedStage {
  id: string;
  label: string;
  steps: readonly TrackedStep[];
}

/** How far a credit application has come. */
export interface Progress {
  product?: string;
  /** Rupiah. */
  plafond?: number;
  /** When it was registered, as the back end wrote it, mostly ISO 8601. */
  registeredAt?: string;
  currentLabel?: string;
  /** The `id` of the current stage; no stage may have it. */
  currentStage?: string;
  /** In order; at least one. */
  stages: readonly TrackedStage[];
}

/** An application that the back end knows; without `progress` all that is known is that it is in process. */
export interface TrackedApplication {
  applicationId: string;
  product?: string;
  progress?: Progress;
}

/**
 * POST /api/tracking, sent once. `undefined`: no application has this number (`statusCode` other than 200 under HTTP 200, or one that
 * refuses under HTTP 404). Throws an `ApiError`: as `callApi` does, `http` for every other HTTP status that is not OK, `unreadable`
 * when `data` is missing.
 */
export async function fetchTracking(
  registrationCode: string,
  { signal }: { signal?: AbortSignal } = {},
): Promise<TrackedApplication | undefined> {
  return readTracking(await callApi('tracking', { registrationCode }, { signal }), registrationCode);
}

/** The application in an answer to `registrationCode`; `undefined` and errors as in `fetchTracking`. */
export function readTracking(
  { ok, status, httpStatus, statusText, response }: CallReply,
  registrationCode: string,
): TrackedApplication | undefined {
  const { method, path } = calls.tracking;
  const fault = { method, path, status: httpStatus, statusText, body: response };
  // A 404 of a proxy says nothing of the number.
  const said = isObject(response) ? (statusCodeOf(response) ?? 200) : 200;
  const isNotFound = httpStatus === 404 && said >= 400 && said < 500;
  if (!ok && !isNotFound) throw new ApiError({ kind: 'http', ...fault });
  if (status !== 200) return undefined;
  const data = isObject(response) ? response.data : undefined;
  if (!isObject(data)) throw new ApiError({ kind: 'unreadable', ...fault });
  const record = recordOf(data.tracking);
  return {
    applicationId: textOf(record?.applicationId) ?? textOf(data.loanApplicationId) ?? registrationCode,
    product: textOf(record?.product),
    progress: record && progressOf(record),
  };
}

/** The tracking string, read as an object; undefined for null, broken JSON and anything else. */
function recordOf(tracking: unknown): Record<string, unknown> | undefined {
  const record = typeof tracking === 'string' ? parseJson(tracking) : tracking;
  return isObject(record) ? record : undefined;
}

/** Undefined when there is nothing to show, or nothing is to be shown. */
function progressOf(record: Record<string, unknown>): Progress | undefined {
  const stages = entriesOf(record.trackings).flatMap((entry) => {
    const label = textOf(entry.stageLabel);
    return label === undefined ? [] : [{ id: textOf(entry.stageId) ?? '', label, steps: stepsOf(entry) }];
  });
  if (record.showTracking === false || stages.length === 0) return undefined;
  return {
    product: textOf(record.product),
    plafond: amountOf(record.plafond),
    registeredAt: textOf(record.registeredAt),
    currentLabel: textOf(record.currentStatusLabel),
    currentStage: textOf(record.currentStatus),
    stages,
  };
}

function stepsOf(entry: Record<string, unknown>): TrackedStep[] {
  return entriesOf(entry.stages).flatMap((step) => {
    const description = textOf(step.stageDescription);
    return description === undefined ? [] : [{ description, at: textOf(step.stageTrackedAt) }];
  });
}

function entriesOf(list: unknown): Record<string, unknown>[] {
  return isList(list) ? list.filter(isObject) : [];
}

/** A text that is not blank, or a number as text: numbers and texts are compared (API contract, 'stageId'). */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** A number, digits, or digits in groups of three with dots. */
function amountOf(value: unknown): number | undefined {
  const text = textOf(value);
  if (text === undefined) return undefined;
  const amount = Number(/^\d{1,3}(?:\.\d{3})+$/.test(text) ? text.replaceAll('.', '') : text);
  return Number.isFinite(amount) ? amount : undefined;
}
