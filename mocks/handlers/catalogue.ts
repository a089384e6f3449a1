import { http } from 'msw';
import { answer, bodyOf, isObject, textsOf } from '../answers';
import type { ReadData } from '../backEnd';

/** The `product` part of a definition, with the slug of its form. */
interface Product {
  id: string;
  name: string;
  category: { id: string; name: string; slug: string };
  formSlug: string;
}

/** POST /api/carousel, tab-trigger, tab-content: made of the definitions that are there at the moment. */
export const catalogueHandlers = (readData: ReadData) => [
  http.post('*/api/carousel', async ({ request }) => {
    const { categories } = await bodyOf(request);
    return answer(ofCategories(await productsIn(readData), textsOf(categories)).map(toCard));
  }),
  http.post('*/api/tab-trigger', async ({ request }) => {
    const { categories } = await bodyOf(request);
    const found = ofCategories(await productsIn(readData), textsOf(categories));
    const bySlug = new Map(found.map(({ category }) => [category.slug, category]));
    return answer([...bySlug.values()]);
  }),
  http.post('*/api/tab-content', async ({ request }) => {
    const { categories, excludeFormSlugs } = await bodyOf(request);
    const excluded = textsOf(excludeFormSlugs);
    const found = ofCategories(await productsIn(readData), textsOf(categories));
    return answer(found.filter(({ formSlug }) => !excluded.includes(formSlug)).map(toCard));
  }),
];

async function productsIn(readData: ReadData): Promise<readonly Product[]> {
  const list = await readData('catalogue');
  return Array.isArray(list) ? list.filter(isProduct) : [];
}

/** A definition that is being written may have half a product; it has no card yet. */
function isProduct(value: unknown): value is Product {
  return isObject(value) && typeof value.formSlug === 'string' && isObject(value.category);
}

function ofCategories(products: readonly Product[], categories: readonly string[]): readonly Product[] {
  return products.filter(({ category }) => categories.length === 0 || categories.includes(category.slug));
}

function toCard({ category, ...product }: Product) {
  return { ...product, slug: product.formSlug, category: { slug: category.slug } };
}
