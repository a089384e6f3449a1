import fc from '../../../tests/fastCheck';
import { parseTree, type Node } from 'jsonc-parser';
import { propertyRuns } from '../../../tests/sweeps';
import { faults, own, planted } from '../checker/testing/planted';
import { definitionSchema, schemaText } from './definitionSchema';
import { fullService, openAt } from './testing/editor';
import { definitionFiles } from './testing/schemaFile';

/** Definitions with a fault of the checker's tests in them. */
const files = [own, ...definitionFiles()];
const texts = faults.flatMap(([name, fault]) => {
  const file = fault.file ?? own;
  return files.includes(file) && fault.put !== undefined
    ? [{ name, text: planted(fault).get(file) ?? '' }]
    : [];
});

/** The nodes of a text: objects, lists, keys and values. */
function nodesOf(text: string): readonly Node[] {
  const below = (node: Node): Node[] => [
    ...(node.type === 'property' ? [] : [node]),
    ...(node.children ?? []).flatMap(below),
  ];
  const root = parseTree(text);
  return root === undefined ? [] : below(root);
}

/** The text with a value or key replaced by what hardly fits there. */
function damaged(text: string, [at, by]: readonly [number, string]): string {
  const nodes = nodesOf(text).slice(1);
  const node = nodes[at % nodes.length];
  if (node === undefined) return text;
  const isKey = node.parent?.type === 'property' && node.parent.children?.[0] === node;
  return text.slice(0, node.offset) + (isKey ? '"takDikenal"' : by) + text.slice(node.offset + node.length);
}

const wrong = fc.constantFrom(
  'null',
  '-1',
  '1.5',
  '""',
  '"xx"',
  '[]',
  '{}',
  '[{}]',
  '{ "type": "" }',
  '[["a"]]',
);
const broken = fc.sample(
  fc.record({
    planted: fc.constantFrom(...texts),
    damage: fc.array(fc.tuple(fc.nat(), wrong), { minLength: 3, maxLength: 3 }),
    spots: fc.array(fc.nat(), { minLength: 10, maxLength: 10 }),
  }),
  { seed: 1307, numRuns: propertyRuns(10) },
);

/** A hover in plain words and without its example, which the file leaves out. */
const plainHover = (hover: string): string =>
  hover
    .replace(/\n\nContoh:\n\n```json\n[^]*?\n```/, '')
    .replace(/\\([\\`*_{}[\]()<>#+\-.!])/g, '$1')
    .replaceAll('**', '')
    .replaceAll('`', "'");

/** What an editor shows, in an order that says nothing. */
const seen = (shown: readonly object[]): string[] =>
  [...new Set(shown.map((one) => JSON.stringify(one)))].sort();

const full = fullService();

async function shownBy(text: string, offsets: readonly number[], service?: typeof full) {
  const places = [];
  for (const at of offsets) {
    const editor = openAt(text, at, service);
    const suggestions = (await editor.suggestions()).map(
      ({ label, insertText, textEdit, documentation }) => ({
        label,
        inserts: textEdit?.newText ?? insertText,
        documentation,
      }),
    );
    const hover = plainHover(await editor.hover());
    places.push({ at, around: text.slice(at - 40, at + 40), suggestions: seen(suggestions), hover });
  }
  return { places, underlined: seen(await openAt(text, 0, service).underlined()) };
}

test.each(broken.map((one, at) => [`${at + 1}: ${one.planted.name}`, one] as const))(
  'an editor shows by the file what it shows by the schema in full, in broken definition %s',
  async (_, { planted: { text }, damage, spots }) => {
    const all = damage.reduce(damaged, text);
    const nodes = nodesOf(all);
    const offsets = spots.map((spot) => (nodes[spot % nodes.length]?.offset ?? 0) + 1);
    expect(await shownBy(all, offsets)).toEqual(await shownBy(all, offsets, full));
  },
);

test('the file has less than a quarter of the bytes of the schema in full, as it was written before', () => {
  const written = JSON.stringify(definitionSchema(), null, 2);
  expect(schemaText().length).toBeLessThan(written.length / 4);
});
