import { http } from 'msw';
import { answer, bodyOf, isObject, refusal } from '../answers';
import type { ReadData } from '../backEnd';

/** POST /api/popup: the files of form-definitions/popups. */
export const popupHandlers = (readData: ReadData) => [
  http.post('*/api/popup', async ({ request }) => {
    const { slug } = await bodyOf(request);
    const content = await readData(`popups/${String(slug)}`);
    return isObject(content) ? answer({ content: JSON.stringify(content) }) : refusal(404, 'Not Found');
  }),
];
