import { callApi, downloadPdf, isApiError, isFileLost, uploadFile } from '../../api';
import { readPopup, type CallProblem, type FaultKind } from '../../interpreter';
import type { Abort, Bank } from '../../session';
import { checkContent } from './fileContent';
import { prepareFile } from './prepareFile';
import { saveFile } from './saveFile';

/** The bank over the network. */
export const apiBank: Bank = {
  call: async (call, body, { abort, key }) => {
    try {
      return { reply: await callApi(call, body, { signal: signalOf(abort), idempotencyKey: key }) };
    } catch (error) {
      return { fault: faultOf(error) };
    }
  },
  download: async (call, body, { abort, fileName }) => {
    try {
      const answer = await downloadPdf(call, body, { signal: signalOf(abort) });
      if ('reply' in answer) return answer;
      saveFile(answer.file, fileName);
      return { done: true };
    } catch (error) {
      return { fault: faultOf(error) };
    }
  },
  popup: async (slug, abort) => {
    try {
      const read = readPopup(await callApi('popup', { slug }, { signal: signalOf(abort) }));
      if ('issues' in read) console.error(`popup ${slug}`, read.issues);
      return read;
    } catch (error) {
      return { problem: { kind: 'exception', fault: faultOf(error) } };
    }
  },
  inspect: (file, extension) => checkContent(fileOf(file), extension),
  prepare: (file) => prepareFile(fileOf(file)),
  isLost: isFileLost,
  upload: async (file, { abort, onProgress }) => {
    try {
      const result = await uploadFile(fileOf(file), { signal: signalOf(abort), onProgress });
      return result === 'refused' ? { refused: true } : result;
    } catch (error) {
      return { problem: uploadProblem(error) };
    }
  },
};

/** The page hands in files of the browser, and nothing else makes them. */
function fileOf(handle: object): File {
  return handle as File;
}

function signalOf(abort: Abort): AbortSignal {
  const controller = new AbortController();
  abort.onAbort(() => controller.abort());
  return controller.signal;
}

/** The client throws typed errors only; an aborted request has nobody left who would read its fault. */
function faultOf(error: unknown): FaultKind {
  if (!isApiError(error)) throw error;
  return error.kind === 'timeout' || error.kind === 'unreadable' ? error.kind : 'network';
}

function uploadProblem(error: unknown): CallProblem {
  if (isApiError(error) && error.kind === 'http') {
    return { kind: 'http', httpStatus: error.status ?? 0, statusText: error.statusText ?? '' };
  }
  // The same words whatever else went wrong with a file.
  faultOf(error);
  return { kind: 'exception', fault: 'network' };
}
