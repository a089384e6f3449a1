import { http, HttpResponse, type HttpHandler } from 'msw';
import { type BackEnd } from '../backEnd';
import { badRequest, bodyOf, isTexts, succeed } from '../replies';
import { type Product } from '../sources/products';

/** The home page's calls, answered from form-definitions/: a file that was just dropped in is there at once. */
export function catalogueHandlers({ readProducts }: BackEnd): HttpHandler[] {
  return [
    http.post('*/api/carousel', async ({ request }) => {
      const body = await bodyOf(request);
      if (!isTexts(body?.categories)) return badRequest('categories: string[]');
      return succeed(ofCategories(await readProducts(), body.categories).map(cardOf));
    }),
    http.post('*/api/tab-trigger', async ({ request }) => {
      const body = await bodyOf(request);
      if (!isTexts(body?.categories)) return badRequest('categories: string[]');
      const tabs = ofCategories(await readProducts(), body.categories).flatMap(
        ({ category }) => category ?? [],
      );
      return succeed([...new Map(tabs.map((tab) => [tab.slug, tab])).values()]);
    }),
    http.post('*/api/tab-content', async ({ request }) => {
      const body = await bodyOf(request);
      const { categories, excludeFormSlugs = [] } = body ?? {};
      if (!isTexts(categories) || !isTexts(excludeFormSlugs))
        return badRequest('categories: string[], excludeFormSlugs: string[]');
      const products = ofCategories(await readProducts(), categories).filter(
        ({ slug }) => !excludeFormSlugs.includes(slug),
      );
      const cards = products.flatMap((product) => {
        const { category } = product;
        return category ? [{ ...cardOf(product), category: { slug: category.slug } }] : [];
      });
      // One of the three shapes of a list that clients must read.
      return HttpResponse.json({ data: { data: cards } });
    }),
  ];
}

/** Products in the order of the categories that were asked for; all of them where none was. */
function ofCategories(products: readonly Product[], categories: readonly string[]): Product[] {
  if (categories.length === 0) return [...products];
  return [...new Set(categories)].flatMap((slug) =>
    products.filter(({ category }) => category?.slug === slug),
  );
}

function cardOf({ slug, category: _, subProductId: _id, tracked: _tracked, ...card }: Product): object {
  return { ...card, slug, formSlug: slug };
}
