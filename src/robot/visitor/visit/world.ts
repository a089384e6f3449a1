import type { BranchRequest, JsonObject, LookupRequest } from '../../../interpreter';
import { offeredBranches } from '../../../interpreter';
import type { CallAnswer, CallName } from '../../scenario/language';
import { readList } from '../../scenario/visit/bank';
import { optionsOf } from '../../scenario/visit/lookups';
import type { ListedOption } from '../answers/answerOf';
import type { TinyFile } from '../answers/tinyFile';

/** The back end that a robot visitor asks. */
export interface World {
  /** Answers a call of the API contract. */
  ask: (call: CallName, body: JsonObject) => Promise<CallAnswer>;
  /** Takes a file, as the call `upload-file` does. */
  upload: (file: TinyFile) => Promise<CallAnswer>;
}

/** Lists of choices, asked for once by all walks. */
export interface Lists {
  /** What is known already. */
  known: (request: LookupRequest | BranchRequest) => readonly ListedOption[] | undefined;
  /** Asks for a list that is not known; one that did not come is an empty one. */
  load: (request: LookupRequest | BranchRequest, keys: ListKeys | undefined) => Promise<void>;
}

/** Which keys of a record are its code and label; left out: it is a branch. */
export interface ListKeys {
  idField: string;
  textField: string;
}

/** Lists of a back end. */
export function createLists({ ask }: Pick<World, 'ask'>): Lists {
  const lists = new Map<string, readonly ListedOption[]>();
  return {
    known: (request) => lists.get(keyOf(request)),
    load: async (request, keys) => {
      const key = keyOf(request);
      if (lists.has(key)) return;
      const body = request.call === 'get' ? { url: request.url } : request.body;
      const records = readList(await ask(request.call, body)) ?? [];
      lists.set(key, keys ? optionsOf(records, keys.idField, keys.textField) : offeredBranches(records));
    },
  };
}

function keyOf(request: LookupRequest | BranchRequest): string {
  return JSON.stringify([request.call, 'url' in request ? request.url : '', request.body]);
}

/** The days on which the bank is closed, as its back end tells. */
export async function holidaysOf({ ask }: Pick<World, 'ask'>): Promise<ReadonlySet<string>> {
  const entries = readList(await ask('holidays', {})) ?? [];
  return new Set(entries.flatMap(({ date }) => (typeof date === 'string' ? [date] : [])));
}
