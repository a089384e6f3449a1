import { isApiError, uploadFile } from '../../api';
import type { CallProblem } from '../../interpreter';
import type { Bank } from '../../session';
import { prepareFile } from './prepareFile';
import { faultOf } from './requests';

/** What the bank does with chosen files. */
export const fileBank: Pick<Bank, 'prepare' | 'upload'> = {
  prepare: (file, limits, from) => prepareFile(fileOf(file), limits, from),
  upload: async (file, { signal, onProgress }) => {
    try {
      const result = await uploadFile(fileOf(file), { signal, onProgress });
      return result === 'refused' ? { refused: true } : result;
    } catch (error) {
      return { problem: uploadProblem(error) };
    }
  },
};

/** In a page every file is one of the browser's. */
function fileOf(handle: object): File {
  return handle as File;
}

function uploadProblem(error: unknown): CallProblem {
  if (isApiError(error) && error.kind === 'http') {
    return { kind: 'http', httpStatus: error.status ?? 0, statusText: error.statusText ?? '' };
  }
  // The same words whatever else went wrong with a file.
  return { kind: 'exception', fault: faultOf(error) };
}
