import { isApiError, uploadFile } from '../../api';
import type { CallProblem } from '../../interpreter';
import type { Bank } from '../../session';
import { prepareFile } from './prepareFile';
import { faultOf } from './requests';

/** What the bank does with chosen files; in a page each is one of the browser's. */
export const fileBank: Pick<Bank, 'prepare' | 'upload'> = {
  prepare: (file, limits, from) => prepareFile(file as File, limits, from),
  upload: async (file, { signal, onProgress }) => {
    try {
      const result = await uploadFile(file as File, { signal, onProgress });
      return result === 'refused' ? { refused: true } : result;
    } catch (error) {
      return { problem: uploadProblem(error) };
    }
  },
};

function uploadProblem(error: unknown): CallProblem {
  if (isApiError(error) && error.kind === 'http') {
    return { kind: 'http', httpStatus: error.status ?? 0, statusText: error.statusText ?? '' };
  }
  // The same words whatever else went wrong with a file.
  return { kind: 'exception', fault: faultOf(error) };
}
