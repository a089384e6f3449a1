import { schemaBelow, type Role, type Schema, type Path } from '../../../language/schema';
import { contentBlock } from '../../../language/schemas/content';
import { formBlock } from '../../../language/schemas/fields';
import { stage, step } from '../../../language/schemas/form';
import { headingOf, keysOf, unspelt } from '../../schema/described';
import { partAt, textAt, type Part } from './parts';
import { calledBy } from '../../schema/calledBy';
import { words } from './words';

/** A line of the outline: a stage, a step or a block. */
export interface OutlineEntry {
  path: Path;
  /** How a reader calls it; empty where it has no text of its own. */
  title: string;
  /** What editors call its kind. */
  kind?: string;
  /** The name of the field. */
  name?: string;
  /** The id of the step that it is, or stands in. */
  step?: string;
  depth: number;
  /** Which it is in its list, and how many stand there. */
  index: number;
  count: number;
  /** The list of what stands under it. */
  inner?: Path;
}

export type ListPart = Extract<Part, { kind: 'list' }>;

/** What has a line of its own. */
const lines: ReadonlySet<unknown> = new Set([stage, step, formBlock, contentBlock]);

/** What reads the items of a list. */
export function itemOf({ schema }: ListPart): Schema<unknown> | undefined {
  const item = schema && schemaBelow(schema, 0);
  return item && unspelt(item);
}

/** The list at a path. */
export function listIn(root: Part, path: Path): ListPart | undefined {
  const found = partAt(root, path);
  return found?.kind === 'list' ? found : undefined;
}

/** Whether a part is a list that the outline shows. */
export function isOutlined(part: Part): part is ListPart {
  return part.kind === 'list' && lines.has(itemOf(part));
}

/** The lists of an object that the outline shows. */
export function outlinedIn(part: Part): readonly ListPart[] {
  return 'parts' in part ? part.parts.filter(isOutlined) : [];
}

/** All stages, steps and blocks of a definition, in order. */
export function outlineOf(root: Part): OutlineEntry[] {
  return below(root, 0);
}

function below(part: Part, depth: number, around?: string): OutlineEntry[] {
  return outlinedIn(part).flatMap((list) =>
    list.parts.flatMap((one, index): OutlineEntry[] => {
      const own = declaredIn(one, 'step') ?? around;
      const entry: OutlineEntry = {
        path: one.path,
        title: titleOf(one),
        kind: kindOf(one),
        name: declaredIn(one, 'answer'),
        step: own,
        depth,
        index,
        count: list.parts.length,
        inner: outlinedIn(one)[0]?.path,
      };
      return [entry, ...below(one, depth + 1, own)];
    }),
  );
}

/** The name that a part declares. */
function declaredIn(part: Part, role: Role): string | undefined {
  const found = 'parts' in part ? part.parts : [];
  const name = found.find(({ schema }) => {
    const node = schema?.node;
    return node?.kind === 'text' && node.declares && node.role === role;
  });
  return name?.kind === 'text' ? name.value : undefined;
}

/** What editors call the kind of a block. */
function kindOf(part: Part): string | undefined {
  const type = 'parts' in part ? part.parts.find(({ path }) => path.at(-1) === 'type') : undefined;
  if (type?.kind !== 'choice') return undefined;
  const about = type.choices.find(({ value }) => value === type.value)?.about;
  return about === undefined ? undefined : calledBy(about).called;
}

/** Characters of a title in the outline. */
const longestTitle = 60;

/** How a reader calls a part: by what visitors read of it first, else by its first text. */
export function titleOf(part: Part): string {
  const keys = part.schema
    ? [headingOf(part.schema) ?? [], keysOf(part.schema).map(({ key }) => key)].flat()
    : [];
  const fragment = textAt(part, 'fragment');
  if (fragment !== undefined) return words.fragmentOf(fragment);
  const found =
    keys.flatMap((key) => (key === 'type' ? [] : (textAt(part, key) ?? [])))[0] ?? kindOf(part) ?? '';
  const plain = found.replace(/<[^>]*>/g, '').trim();
  return plain.length > longestTitle ? `${plain.slice(0, longestTitle - 1)}…` : plain;
}
