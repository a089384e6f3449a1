import { getResponse } from 'msw';
import { createBackEnd } from '../../../../mocks/backEnd';
import { createHandlers } from '../../../../mocks/handlers';
import { fileSources } from '../../../../mocks/sources/fileSources';
import type { Json, JsonObject } from '../../../interpreter';
import type { CallAnswer } from '../../scenarios/language';
import type { BackEnd } from '../../visit/bank';

/** The mock back end of a project's folder, asked without a network; `definitions`: where its products and popups stand. */
export function mockBackEnd(root: string, definitions?: string): BackEnd {
  const handlers = createHandlers(createBackEnd(fileSources(root, definitions)));
  const send = async (call: string, init: RequestInit): Promise<CallAnswer> => {
    const response = await getResponse(handlers, new Request(`http://localhost/api/${call}`, init));
    if (!response) throw new Error(`mocks: nobody answers "${call}"`);
    const text = await response.text();
    return { status: response.status, statusText: response.statusText, body: parsed(text) };
  };
  return {
    ask: (call, body) => send(call, call === 'holidays' ? { method: 'GET' } : jsonOf(body)),
    upload: ({ name, type, content }) => {
      const form = new FormData();
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      form.append('files', new File([bytes], name, { type }));
      return send('upload-file', { method: 'POST', body: form });
    },
  };
}

function jsonOf(body: JsonObject): RequestInit {
  return { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

/** The JSON of an answer; a file is a text. */
function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}
