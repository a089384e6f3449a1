import type { Json, JsonObject } from '../../interpreter';
import { escaped, fieldOf, labelOf, visibleWhen } from './fields';
import { formulaOf, quoted } from './formula';
import type { Built } from './lists';
import { freeSlug } from './names';
import { sayCell, sayText } from './reading';
import type { Item } from './survey';

/** Steps: the groups at the top of the sheet, and what stands between them. */
export function stepsOf(items: readonly Item[], built: Built): JsonObject[] {
  const taken = new Set<string>();
  const [only] = items;
  const wraps =
    items.length === 1 &&
    only?.type === 'begin_group' &&
    only.children.every(({ type }) => type === 'begin_group');
  const top = wraps && only ? only.children : items;
  const steps: JsonObject[] = [];
  let loose: Item[] = [];
  const push = (title: string, blocks: Json[], keys: JsonObject): void => {
    if (blocks.length > 0) steps.push({ id: freeSlug(title, taken), title, ...keys, blocks });
  };
  const pushLoose = (): void => {
    const [first] = loose;
    if (first) push(looseTitle(loose, built, steps.length), blocksOf(loose, built), {});
    loose = [];
  };
  for (const item of top) {
    if (item.type !== 'begin_group') {
      loose.push(item);
      continue;
    }
    pushLoose();
    const [title, inside] = headed(item, built);
    push(title, blocksOf(inside, built), visibleWhen(item, built.whole));
  }
  pushLoose();
  return steps;
}

const looseTitle = (loose: readonly Item[], { whole }: Built, count: number): string => {
  const [first] = loose;
  if (loose.length === 1 && first?.type === 'begin_repeat') return labelOf(first, whole);
  return count === 0 ? 'Data' : `Data ${String(count + 1)}`;
};

/** The longest note that is a title. */
const longestTitle = 80;

/** The title of a step and what stands in it: the group's label, the note at its head instead, or its name. */
function headed(item: Item, { whole }: Built): [title: string, inside: readonly Item[]] {
  const { row, named, children } = item;
  const label = sayText(row, 'label', { whose: named, names: whole.names });
  if (label !== '') return [label, children];
  const [first, ...others] = children;
  const isTitle =
    first?.type === 'note' &&
    ['relevant', 'hint'].every((heading) => first.row.text(heading) === '') &&
    others.length > 0;
  const note = isTitle ? sayText(first.row, 'label', { whose: first.named, names: whole.names }) : '';
  if (note !== '' && note.length <= longestTitle) return [note, others];
  const words = named.sheetName.replace(/[_-]+/g, ' ').trim();
  const title = words === '' ? 'Data' : words.charAt(0).toUpperCase() + words.slice(1);
  row.note('label')('bent', `Kelompok tanpa label; judul langkahnya "${title}".`);
  return [title, children];
}

const blocksOf = (items: readonly Item[], built: Built): Json[] =>
  items.flatMap((item) => blockOf(item, built));

function blockOf(item: Item, built: Built): Json[] {
  const { type, named, row, children } = item;
  const { whole } = built;
  if (named.lost) return [];
  switch (type) {
    case 'begin_group': {
      const blocks = blocksOf(children, built);
      const title = sayText(row, 'label', { whose: named, names: whole.names });
      const keys = visibleWhen(item, whole);
      if (title === '' && Object.keys(keys).length === 0) return blocks;
      return blocks.length === 0
        ? []
        : [{ type: 'group', ...(title === '' ? {} : { title }), ...keys, blocks }];
    }
    case 'begin_repeat':
      return rowsOf(item, built);
    case 'note': {
      const text = sayText(row, 'label', { whose: named, names: whole.names });
      const hint = sayText(row, 'hint', { whose: named, names: whole.names });
      const html = [text, hint].filter((one) => one !== '').map((one) => `<p>${escaped(one)}</p>`);
      return html.length === 0
        ? []
        : [{ type: 'richText', html: html.join(''), ...visibleWhen(item, whole) }];
    }
    case 'calculate':
    case 'hidden':
      keepValue(item, built);
      return [];
    default:
      return [fieldOf(item, whole)];
  }
}

/** A calculation is a value of the form, or of each row: it has no place of its own. */
function keepValue(item: Item, { whole, values }: Built): void {
  const { row, named } = item;
  const heading = row.text('calculation') === '' ? 'default' : 'calculation';
  const text = row.text(heading);
  const isPlain = heading === 'default' && !/\$\{|\(/.test(text);
  // What a row holds is always computed.
  const formula = isPlain
    ? quoted(text)
    : sayCell(row, heading, { whose: named, names: whole.names }, formulaOf);
  if (formula === undefined) {
    named.lost = true;
    return;
  }
  const key: JsonObject = isPlain && named.rows === undefined ? { initial: text } : { compute: formula };
  const own = values.get(named.rows) ?? [];
  values.set(named.rows, [...own, { name: named.formName, ...key, ...visibleWhen(item, whole) }]);
}

function rowsOf(item: Item, built: Built): Json[] {
  const { row, children, named } = item;
  const { whole } = built;
  const blocks = blocksOf(children, built);
  if (blocks.length === 0) return [];
  const values = built.values.get(named.formName);
  const label = labelOf(item, whole);
  const count = sayCell(row, 'repeat_count', { whose: named, names: whole.names }, (expression, scope) =>
    expression.is === 'number' ? expression.value : formulaOf(expression, scope),
  );
  return [
    {
      type: 'rows',
      name: named.formName,
      label,
      ...visibleWhen(item, whole),
      ...(count === undefined ? {} : { minRows: count, maxRows: count }),
      rowTitle: `${label} {index}`,
      ...(values === undefined ? {} : { values }),
      blocks,
    },
  ];
}
