import type { Issue } from '../../../interpreter';
import type { CallAnswer, CallAnswers, CallName, Scenario } from '../language';
import { shown } from '../words/shown';

/** The answer of a call as it is written: in full, or by its name among the `replies` of the file. */
type WrittenAnswer = CallAnswer | string;

export type WrittenCalls = Readonly<Partial<Record<CallName, WrittenAnswer | readonly WrittenAnswer[]>>>;

/** Calls with the answers that they name. */
export function resolved(
  calls: WrittenCalls,
  replies: Readonly<Record<string, CallAnswer>>,
): Scenario['calls'] {
  const one = (written: WrittenAnswer): CallAnswer =>
    typeof written === 'string' ? (replies[written] ?? {}) : written;
  const entries = Object.entries(calls).map(([call, written]): [string, CallAnswers] => [
    call,
    Array.isArray(written) ? (written as readonly WrittenAnswer[]).map(one) : one(written as WrittenAnswer),
  ]);
  return Object.fromEntries(entries);
}

/** Names of answers that the file does not have. */
export function unnamed(calls: WrittenCalls, replies: object, path: string): Issue[] {
  return Object.entries(calls).flatMap(([call, written]) =>
    [written].flat().flatMap((name) =>
      typeof name !== 'string' || Object.hasOwn(replies, name)
        ? []
        : [
            {
              code: 'unknown-name',
              path: `${path}.${call}`,
              received: shown(name),
              expected: `nama di "replies": ${Object.keys(replies).join(', ') || 'tidak ada'}`,
              args: { name },
            },
          ],
    ),
  );
}
