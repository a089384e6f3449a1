import { http, type HttpHandler } from 'msw';
import { isSlug } from '../../src/language';
import { type BackEnd } from '../backEnd';
import { badRequest, bodyOf, refuse, succeed } from '../replies';

/** The contents of popups: the files of form-definitions/popups, as a JSON text, the way a page builder stores them. */
export function popupHandlers({ readPopup }: BackEnd): HttpHandler[] {
  return [
    http.post('*/api/popup', async ({ request }) => {
      const { slug } = (await bodyOf(request)) ?? {};
      if (typeof slug !== 'string' || !isSlug(slug)) return badRequest('slug: string');
      const content = await readPopup(slug);
      return content === undefined
        ? refuse(404, 'Konten tidak ditemukan')
        : succeed({ content: JSON.stringify(content) });
    }),
  ];
}
