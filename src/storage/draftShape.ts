import type { Values } from '../interpreter';

/** What is kept of a form that is being filled in (design decision 'Draft'; spec 1, section 3, 'Stored form state'). */
export interface Draft {
  slug: string;
  subProductId: string;
  /** Answers by name; what is sensitive, hidden or a captcha is left out by the caller. */
  data: Values;
  /** Ids of the steps on the path, in order. */
  steps: readonly string[];
  /** The id of the step that is shown. */
  activeStep: string;
  /** Ids of the stages entered so far, in order. */
  stages: readonly string[];
  /** Ms since 1970. */
  expiry: number;
  /** Tells whether the definition is still the one that the answers were given to. */
  definitionHash: string;
  /** The idempotency key of a submission without a definite answer yet. */
  submissionKey?: string;
}

/** As deep as a definition may be; stored answers of the portal are far flatter. */
const deepest = 32;

/**
 * Checks JSON of unknown origin against the shape of a draft of this slug; `undefined` when it is another thing. Unknown
 * keys are dropped. The answers' own types are for the interpreter to read; here they are only known to be JSON of a
 * sensible depth.
 */
export function toDraft(json: unknown, slug: string, expiry: number): Draft | undefined {
  if (!isRecord(json)) return undefined;
  const { subProductId, data, steps, activeStep, stages, definitionHash, submissionKey } = json;
  if (json.slug !== slug || typeof subProductId !== 'string' || typeof activeStep !== 'string')
    return undefined;
  if (typeof definitionHash !== 'string' || !isTextList(steps) || !isTextList(stages)) return undefined;
  if (!isAnswers(data)) return undefined;
  return {
    slug,
    subProductId,
    data,
    steps,
    activeStep,
    stages,
    expiry,
    definitionHash,
    ...(typeof submissionKey === 'string' ? { submissionKey } : {}),
  };
}

function isRecord(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function isTextList(json: unknown): json is string[] {
  return Array.isArray(json) && json.every((item) => typeof item === 'string');
}

/** JSON text brings only JSON, so the depth is all that is left to check. */
function isAnswers(json: unknown): json is Values {
  return isRecord(json) && isShallow(json, deepest);
}

function isShallow(json: unknown, depth: number): boolean {
  if (typeof json !== 'object' || json === null) return true;
  return depth > 0 && Object.values(json).every((item) => isShallow(item, depth - 1));
}
