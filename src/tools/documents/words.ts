import { definitionSchema } from '../schema/definitionSchema';
import type { JsonSchema } from '../schema/jsonSchema';

const { definitions = {} } = definitionSchema();

/** The sentence that editors read of one value of a key: `sentence('efek-call', 'call', 'submit')`. The value itself without one. */
export function sentence(part: string, key: string, value: string): string {
  const said = definitions[part]?.properties?.[key];
  return said === undefined || said === false ? value : sentenceIn(said, value);
}

/** As `sentence`, for a part that is a closed set of texts, or may be one. */
export function sentenceOf(part: string, value: string): string {
  const schema = definitions[part];
  const sets = [schema, ...(schema?.allOf ?? []).map(({ then }) => then)];
  const set = sets.find((one) => one?.enum !== undefined);
  return set ? sentenceIn(set, value) : value;
}

/** What editors read of a part as a whole: `title('efek-closeDialog')`. Its name without one. */
export function title(part: string): string {
  return definitions[part]?.title ?? part;
}

function sentenceIn({ enum: values = [], enumDescriptions = [] }: JsonSchema, value: string): string {
  return enumDescriptions[values.indexOf(value)]?.replace(/[.]$/, '') ?? value;
}

/** Text as a part of HTML. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Formatted text without its tags, as it reads. */
export function plainOf(html: string): string {
  return html
    .replace(/<\/li>\s*(?=<li)/g, '; ')
    .replace(/<\/(?:p|li|h[1-6]|tr)>|<br ?\/?>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}
