import type { CompiledBlock, CompiledForm } from '../../../interpreter';
import { blocksOf, containerId, stepName } from './homes';
import { contentWords } from './stepSubjects';
import { nameOf } from './fieldSubjects';
import { quoted, type Version } from './subject';

/** Something in a row of things: what it is known by, and what readers call it. */
export interface OrderEntry {
  id: string;
  name: string;
}

/** The order of what stands in steps, groups and rows, by what holds it. */
export function orders(version: Version): ReadonlyMap<string, readonly OrderEntry[]> {
  const { form } = version;
  const steps = form.stages.flatMap((stage) => stage.steps);
  const found = new Map<string, readonly OrderEntry[]>([
    ['', steps.map(({ id }) => ({ id: version.stepBefore(id), name: stepName(form, id) }))],
  ]);
  const look = (container: string, blocks: readonly CompiledBlock[]): void => {
    found.set(
      container,
      blocks.map((block) => entryOf(version, block)),
    );
    for (const block of blocks) {
      const inside = blocksOf(block);
      if (inside.length > 0) look(`${container} > ${containerId(version, block)}`, inside);
    }
  };
  for (const step of form.preview ? [...steps, form.preview] : steps)
    look(version.stepBefore(step.id), step.blocks);
  return found;
}

function entryOf(version: Version, block: CompiledBlock): OrderEntry {
  const { form } = version;
  switch (block.kind) {
    case 'field':
      return { id: `f ${version.fieldBefore(block.field)}`, name: fieldName(form, block.field) };
    case 'group':
      return {
        id: `g ${containerId(version, block)}`,
        name: `kelompok ${quoted(block.group.title ?? 'tanpa judul')}`,
      };
    default: {
      const words = contentWords(block);
      return { id: `c ${words}`, name: `isi ${quoted(words, 80)}` };
    }
  }
}

const fieldName = (form: CompiledForm, name: string): string => {
  const field = form.fields.get(name)?.definition;
  return field ? nameOf(field) : name;
};

/** What stands behind another neighbour than before: the fewest whose move makes the one order of the other. */
export function moved(
  before: readonly OrderEntry[],
  after: readonly OrderEntry[],
): { entry: OrderEntry; behind?: OrderEntry }[] {
  const places = new Map(before.map(({ id }, at) => [id, at]));
  const common = after.filter(({ id }) => places.has(id));
  const staying = longestRising(common.map(({ id }) => places.get(id) ?? 0));
  return common.flatMap((entry, at) => {
    if (staying.has(at)) return [];
    return [{ entry, behind: after[after.indexOf(entry) - 1] }];
  });
}

/** The indexes of a longest rising part of a list. */
function longestRising(list: readonly number[]): ReadonlySet<number> {
  const best: (readonly number[])[] = [];
  list.forEach((value, at) => {
    const before = best.filter((run) => (list[run.at(-1) ?? 0] ?? 0) < value);
    const longest = before.reduce<readonly number[]>(
      (one, other) => (other.length > one.length ? other : one),
      [],
    );
    best.push([...longest, at]);
  });
  return new Set(
    best.reduce<readonly number[]>((one, other) => (other.length > one.length ? other : one), []),
  );
}
