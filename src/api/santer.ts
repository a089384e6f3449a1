import type { BranchRequest } from '../interpreter';
import type { ListEntry } from './answers';
import { callList } from './lists';

/**
 * POST /api/santer: the records of a city's branches on a day, with their queues. It is never repeated by
 * itself. Throws an `ApiError`, for a body whose `statusCode` is not 200 too.
 */
export function fetchBranches({ call, body }: BranchRequest, signal?: AbortSignal): Promise<ListEntry[]> {
  return callList(call, body, signal);
}
