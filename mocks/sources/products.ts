/** The card of a product, as the parts `product` and `start` of a form definition say it, with the slug of its file. */
export interface Product {
  slug: string;
  id: string;
  name: string;
  category?: { id: string; name: string; slug: string };
  featuredImage?: string;
  shortDescription?: string;
  informationButtonText?: string;
  facts?: Readonly<Record<string, string>>;
  /** What its submissions are called. */
  subProductId?: string;
  /** Its receipt leads to tracking. */
  tracked?: boolean;
}

/**
 * The product of one definition; undefined where the text is broken JSON, or has no `product` with an id and a name. A half
 * saved file must not take the other products off the home page.
 */
export function readProduct(slug: string, json: string): Product | undefined {
  const form = recordOf(parse(json));
  const product = recordOf(form?.product);
  const id = textOf(product?.id);
  const name = textOf(product?.name);
  if (product === undefined || id === undefined || name === undefined) return undefined;
  return {
    slug,
    id,
    name,
    category: readCategory(recordOf(product.category)),
    featuredImage: textOf(product.featuredImage),
    shortDescription: textOf(product.shortDescription),
    informationButtonText: textOf(product.informationButtonText),
    subProductId: textOf(form?.subProductId),
    tracked: recordOf(form?.confirmation)?.track === true || undefined,
    facts: factsOf({ ...recordOf(product.facts), Permohonan: applyingOf(recordOf(form?.start)) }),
  };
}

/** The order of the catalogue: by id, `2` before `10`. */
export function inCatalogueOrder(products: readonly Product[]): Product[] {
  return [...products].sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
}

function readCategory(category: Record<string, unknown> | undefined): Product['category'] {
  const id = textOf(category?.id);
  const name = textOf(category?.name);
  const slug = textOf(category?.slug);
  return id !== undefined && name !== undefined && slug !== undefined ? { id, name, slug } : undefined;
}

/** What an application costs and how long it takes, as the start page says both: `Gratis, sekitar 10 menit`. */
function applyingOf(start: Record<string, unknown> | undefined): string {
  const minutes = typeof start?.minutes === 'number' ? `sekitar ${start.minutes} menit` : undefined;
  return [textOf(start?.fee), minutes].filter((part) => part !== undefined).join(', ');
}

function factsOf(facts: Record<string, unknown> | undefined): Product['facts'] {
  const entries = Object.entries(facts ?? {}).filter(
    (entry): entry is [string, string] => textOf(entry[1]) !== undefined,
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

function recordOf(value: unknown): Record<string, unknown> | undefined {
  // An object of JSON is a record; lists have no keys that are asked for here.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
