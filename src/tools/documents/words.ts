import { definitionSchema } from '../schema/definitionSchema';
import type { JsonSchema } from '../../fields/common/words/jsonSchema';

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

/** `1500000` as `1.500.000`. */
export function numberWords(number: number): string {
  return number.toLocaleString('id-ID', { maximumFractionDigits: 10 });
}

/** A day or a month as people write it: `17/08/2026`, `Agustus 2026`; other texts as they are. */
export function timeWords(text: string): string {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) return dayWords(text);
  const parts = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${text}-01T00:00:00Z`).toLocaleDateString('id-ID', parts);
}

/** `2026-08-17` as `17/08/2026`; other texts as they are. */
export function dayWords(text: string): string {
  return text.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');
}

/** Bytes as people say them. */
export function sizeWords(bytes: number): string {
  const [unit, size] = bytes >= 1_048_576 ? ['MB', bytes / 1_048_576] : ['kB', bytes / 1024];
  return `${numberWords(Math.round(size * 10) / 10)} ${unit}`;
}
