import type { JSONPath } from 'jsonc-parser';
import { partAt, textAt, type Part } from './parts';

/** A line of the outline: a stage, a step or a block. */
export interface OutlineEntry {
  path: JSONPath;
  /** How a reader calls it; empty where it has no text of its own. */
  title: string;
  /** The kind of block. */
  type?: string;
  /** The name of the field. */
  name?: string;
  /** The id of the step that it is, or stands in. */
  step?: string;
  depth: number;
  /** Which it is in its list, and how many stand there. */
  index: number;
  count: number;
  /** The list of what stands under it. */
  inner?: JSONPath;
}

/** What holds the lines below a line. */
const lists = ['stages', 'steps', 'blocks'] as const;

/** All stages, steps and blocks of a definition, in order. */
export function outlineOf(root: Part): OutlineEntry[] {
  return below(root, 0);
}

function below(part: Part, depth: number, step?: string): OutlineEntry[] {
  return lists.flatMap((key) => {
    const list = partAt(part, [key]);
    if (list?.kind !== 'list') return [];
    return list.parts.flatMap((one, index): OutlineEntry[] => {
      const inStep = key === 'steps' ? textAt(one, 'id') : step;
      const inner = lists.find((name) => partAt(one, [name])?.kind === 'list');
      const entry: OutlineEntry = {
        path: one.path,
        title: titleOf(one),
        type: textAt(one, 'type'),
        name: textAt(one, 'name'),
        step: inStep,
        depth,
        index,
        count: list.parts.length,
        inner: inner && [...one.path, inner],
      };
      return [entry, ...below(one, depth + 1, inStep)];
    });
  });
}

/** Characters of a title in the outline. */
const longestTitle = 60;

/** How a reader calls a part: by the first text that it has of its own. */
export function titleOf(part: Part): string {
  const texts = ['label', 'title', 'text', 'html', 'name', 'use', 'fragment', 'id', 'type'];
  const found = texts.flatMap((key) => textAt(part, key) ?? [])[0] ?? '';
  const plain = found.replace(/<[^>]*>/g, '').trim();
  return plain.length > longestTitle ? `${plain.slice(0, longestTitle - 1)}…` : plain;
}
