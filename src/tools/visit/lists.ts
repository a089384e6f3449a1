import type { Entry } from '../../api';
import {
  foundOptions,
  offeredBranches,
  type FieldView,
  type JsonObject,
  type Option,
} from '../../interpreter';
import type { CallName } from '../scenarios/language';

/** What a field asks the back end for now; `undefined`: nothing, or it waits for other answers. */
export function askedBy({ lookup, branches }: FieldView): { call: CallName; body: JsonObject } | undefined {
  const asked = lookup ?? branches;
  if (!asked || !('request' in asked)) return undefined;
  const { request } = asked;
  return { call: request.call, body: request.call === 'get' ? { url: request.url } : request.body };
}

/** The choices of a field in the records that have come for it. */
export function choicesIn({ definition }: FieldView, records: readonly Entry[]): readonly Option[] {
  const source = 'lookup' in definition ? definition.lookup : undefined;
  return source ? foundOptions(records, source) : offeredBranches(records);
}
