import empty from '../../../form-definitions/recipes/empty.json';
import type { FormDefinition, Json } from '../../interpreter';
import { cardOf, type StartingForm, type ProductDetails } from './startingForm';

/** What a product begins with: a product or a template that is copied, or a form that comes from elsewhere. */
export interface Source {
  definition: FormDefinition;
  scenarios?: Json;
}

/** A form with one step and one question: the least that can be filled in and sent. A JSON module is typed by what stands in it. */
export const emptyForm = empty as unknown as Source;

/**
 * A product as a copy of another one, with its own slug, title, code and card: two products of one code would be one to the bank.
 * Its scenarios go along, with the new names in their addresses and requests.
 */
export function copiedForm(
  source: Source,
  { title, slug, subProductId, card }: Omit<ProductDetails, 'steps'>,
): StartingForm {
  const { definition, scenarios = { scenarios: [] } } = source;
  const { product, ...rest } = definition;
  const renewed = (text: string): string => {
    if (text === definition.subProductId) return subProductId;
    // A template stands one folder further down.
    if (text === '../form-definition.schema.json') return text.slice(1);
    const own = `/form/${definition.slug}`;
    const isOwn = text === own || [`/`, `?`].some((next) => text.startsWith(`${own}${next}`));
    return isOwn ? `/form/${slug}${text.slice(own.length)}` : text;
  };
  const own = cardOf({ title, card });
  const shown = card ? { product: { ...own.product, ...product, ...card, name: title } } : {};
  // Texts in JSON are replaced by texts: the shape stays what it was.
  const copy = withTexts({ ...rest, ...shown }, renewed) as FormDefinition;
  return {
    definition: { ...copy, slug, title, subProductId },
    scenarios: withTexts(scenarios, renewed) as Json,
  };
}

function withTexts(value: unknown, renewed: (text: string) => string): unknown {
  if (typeof value === 'string') return renewed(value);
  if (Array.isArray(value)) return value.map((one: unknown) => withTexts(one, renewed));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withTexts(one, renewed)]));
}
