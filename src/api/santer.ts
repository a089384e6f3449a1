import type { BranchRequest } from '../interpreter';
import { callList, type Entry } from './lists';

/**
 * POST /api/santer: the records of a city's branches on a day, with their queues (spec 3, sections 3 and 7). It is never repeated by
 * itself. Throws an `ApiError`, for a body whose `statusCode` is not 200 too.
 */
export function fetchBranches({ call, body }: BranchRequest, signal?: AbortSignal): Promise<Entry[]> {
  return callList(call, body, signal);
}
