import { fetchBranches, fetchOptions } from '../../api';
import type { JsonObject } from '../../interpreter';
import type { CallName } from '../scenarios/language';
import type { BackEnd } from '../visit/bank';
import { aside } from './preview/exchanges';

/** The lists that the form's bank gives; one that does not come is empty. */
export const formLists: BackEnd['ask'] = async (call, body) => ({
  body: { data: await recordsOf(call, body).catch(() => []) },
});

/** As `formLists`, of the back end behind the page, whatever the editor lets the form's bank say. */
export const masterData: BackEnd['ask'] = (call, body) => aside(() => formLists(call, body));

/** Records of a list; the client gives them as JSON, whatever the types of their values. */
async function recordsOf(call: CallName, body: JsonObject): Promise<JsonObject[]> {
  switch (call) {
    case 'santer':
      // The branch picker's own request: all three keys are texts.
      return (await fetchBranches({
        call,
        body: body as Record<'apiUrl' | 'date' | 'city', string>,
      })) as JsonObject[];
    case 'get':
      return (await fetchOptions({
        call,
        url: typeof body.url === 'string' ? body.url : '',
        body: {},
      })) as JsonObject[];
    case 'remote-select':
    case 'remote-select-get':
    case 'transaksi':
      return (await fetchOptions({ call, url: '', body })) as JsonObject[];
    default:
      throw new Error(`${call} gives no list of choices`);
  }
}
