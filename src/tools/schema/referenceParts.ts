import type { JsonSchema } from './jsonSchema';

/** The heading of each part, and the anchor that Markdown viewers give it. */
export type Headings = ReadonlyMap<string, { text: string; anchor: string }>;

/** The heading of a part: its title, and the name that keeps titles apart. */
export function headingOf(name: string, { title = name }: JsonSchema): { text: string; anchor: string } {
  const text = `${title} (${name})`;
  const anchor = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
  return { text, anchor };
}

/** The keys of an object with what each takes, or some of them; `undefined` for a part that is no object. */
export function keyTable(
  part: JsonSchema,
  headings: Headings,
  isListed: (key: string) => boolean = () => true,
): string | undefined {
  if (part.additionalProperties !== false || part.properties === undefined) return undefined;
  const rows = Object.entries(part.properties).flatMap(([key, said]) =>
    said === false || said.deprecationMessage !== undefined || !isListed(key)
      ? []
      : [row(key, said, part, headings)],
  );
  return ['| Kunci | Keterangan | Isi | Contoh |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

function row(key: string, said: JsonSchema, { required = [] }: JsonSchema, headings: Headings): string {
  const name = required.includes(key) ? `**\`${key}\`**` : `\`${key}\``;
  const about = (said.markdownDescription ?? '').split('\n\nContoh:')[0] ?? '';
  return `| ${[name, about, kind(said, headings), example(said)].map(cell).join(' | ')} |`;
}

/** A text for a cell of a table: a pipe would end it, also inside code. */
export function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

/** Longer examples are recipes. */
const longestExample = 90;

function example({ examples = [] }: JsonSchema): string {
  const short = examples.map((one) => JSON.stringify(one)).find((text) => text.length <= longestExample);
  return short === undefined ? '' : `\`${short}\``;
}

/** What may stand under a key. */
function kind(schema: JsonSchema, headings: Headings): string {
  const inner = schema.allOf?.[0];
  if (schema.$ref === undefined && schema.type === undefined && inner?.$ref !== undefined)
    return kind(inner, headings);
  const name = schema.$ref?.replace('#/definitions/', '');
  if (name !== undefined) return linkTo(name, headings);
  if (schema.enum) return choices(schema);
  if (schema.type === 'array' && schema.items) return `daftar: ${kind(schema.items, headings)}`;
  if (typeof schema.additionalProperties === 'object')
    return `nama → ${kind(schema.additionalProperties, headings)}`;
  return allowedWords(schema);
}

function linkTo(name: string, headings: Headings): string {
  if (name === 'json') return 'JSON apa pun';
  const heading = headings.get(name);
  return heading === undefined ? name : `[${heading.text.replace(/(:| \().*/, '')}](#${heading.anchor})`;
}

function choices({ enum: values = [], markdownEnumDescriptions: sentences = [] }: JsonSchema): string {
  const one = (value: unknown, at: number): string =>
    [
      `\`${nameOf(value)}\``,
      ...(sentences[at] === undefined ? [] : [sentences[at].replace(/[.]$/, '')]),
    ].join(' ');
  return values.map(one).join('; ');
}

/** The words that an editor shows for a wrong value. */
function allowedWords({ errorMessage = '' }: JsonSchema): string {
  return errorMessage.replace(/^Yang boleh di sini: /, '').replace(/[.]$/, '');
}

/** The shapes that a part may have, where it is no object with keys. */
export function valueList(part: JsonSchema, headings: Headings): string[] {
  const shapes = new Set<string>();
  for (const one of branches(part)) shapes.add(`- ${kind(one, headings)}`);
  const types = part.properties?.type;
  const named =
    types !== undefined && types !== false && types.enum ? [typeTable(part, types, headings)] : [];
  return named.length > 0 ? named : [`Salah satu dari:\n\n${[...shapes].join('\n')}`];
}

function branches({ allOf = [], then, else: otherwise }: JsonSchema): JsonSchema[] {
  const conditional = allOf.flatMap((one) => (one.then ? [one.then] : [one]));
  const own = [then, otherwise?.then].filter((one) => one !== undefined);
  return [...conditional, ...own].flatMap((one) =>
    one.$ref === undefined && one.type === undefined && one.enum === undefined ? branches(one) : [one],
  );
}

const nameOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The types of a block, each with its sentence and the part that describes its keys. */
function typeTable({ allOf = [] }: JsonSchema, types: JsonSchema, headings: Headings): string {
  const refOf = (type: unknown): string => {
    const owner = allOf.find(({ if: test }) => {
      const asked = test?.properties?.type;
      return asked !== undefined && asked !== false && asked.enum?.some((one) => one === type);
    });
    return owner?.then === undefined ? '' : kind(owner.then, headings);
  };
  const rows = (types.enum ?? []).map(
    (type, at) =>
      `| \`${nameOf(type)}\` | ${cell(types.markdownEnumDescriptions?.[at] ?? '')} | ${refOf(type)} |`,
  );
  return ['| `type` | Keterangan | Kunci-kuncinya |', '| --- | --- | --- |', ...rows].join('\n');
}
