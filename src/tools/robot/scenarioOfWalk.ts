import { listCalls, type CallAnswer } from '../scenarios/language';
import type { JsonObject } from '../../interpreter';
import type { Asked } from '../visit/bank';
import type { Visit, VisitParts } from '../visit/visit';

/** A visit as a scenario without a name, which goes the same way and expects that the form is sent in the end. */
export function scenarioOfWalk(
  { today, query, holidays }: Pick<VisitParts, 'today' | 'query' | 'holidays'>,
  { form, bank, done }: Visit,
): JsonObject {
  const closed = { body: { statusCode: 200, data: [...holidays].map((date) => ({ date })) } };
  const calls = { ...answersOf(bank.asked), ...(holidays.size > 0 && { holidays: closed }) };
  const steps = done.map(({ act, with: what }) => ({ [act]: act === 'upload' ? filesOf(what) : what }));
  const sends = form.definition.subProductId !== undefined;
  // Keys that are left out are none of JSON.
  return JSON.parse(
    JSON.stringify({
      today,
      ...(query && Object.keys(query).length > 0 && { query }),
      calls,
      steps: [...steps, ...(sends ? [{ expect: { submitted: {} } }] : [])],
    }),
  ) as JsonObject;
}

/** What was answered, by call: once where it was always the same. Lists come from wherever the scenario is played. */
function answersOf(asked: readonly Asked[]): Record<string, unknown> {
  const calls = new Map<string, CallAnswer[]>();
  for (const { call, answer } of asked) {
    const isList = listCalls.some((one) => one === call);
    if (answer && !isList) calls.set(call, [...(calls.get(call) ?? []), answer]);
  }
  return Object.fromEntries(
    [...calls].map(([call, answers]) => {
      const isOne = new Set(answers.map((one) => JSON.stringify(one))).size === 1;
      return [call, isOne ? answers[0] : answers];
    }),
  );
}

/** Files by their names and sizes: a scenario knows of no content. */
function filesOf(files: Extract<Visit['done'][number], { act: 'upload' }>['with']): object {
  const named = Object.entries(files).map(([name, chosen]) => [
    name,
    [chosen].flat().map((file) => ({ name: file.name, sizeBytes: file.sizeBytes })),
  ]);
  return Object.fromEntries(named) as object;
}
