import { callApi, downloadPdf, isFileLost } from '../../api';
import { readPopup } from '../../interpreter';
import type { Bank } from '../../session';
import { faultOf } from './requests';
import { saveFile } from '../../fields/common/files';

/** The bank over the network. */
export const apiBank: Bank = {
  call: async (call, body, { signal, key }) => {
    try {
      return { reply: await callApi(call, body, { signal, idempotencyKey: key }) };
    } catch (error) {
      return { fault: faultOf(error) };
    }
  },
  download: async (call, body, { signal, fileName }) => {
    try {
      const answer = await downloadPdf(call, body, { signal });
      if ('reply' in answer) return answer;
      saveFile(answer.file, fileName);
      return { done: true };
    } catch (error) {
      return { fault: faultOf(error) };
    }
  },
  popup: async (slug, signal) => {
    try {
      const read = readPopup(await callApi('popup', { slug }, { signal }));
      if ('issues' in read) console.error(`popup ${slug}`, read.issues);
      return read;
    } catch (error) {
      return { problem: { kind: 'exception', fault: faultOf(error) } };
    }
  },
  // It has come with the connector of files, before one can be chosen.
  prepare: async (...asked) => (await import('./fileBank')).fileBank.prepare(...asked),
  upload: async (...asked) => (await import('./fileBank')).fileBank.upload(...asked),
  isLost: isFileLost,
};
