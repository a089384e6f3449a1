import type { Issue } from '../issues';
import type { ContentBlock } from '../language';
import { list } from './collections';
import { entries } from './entries';
import { anyText } from './leaves';
import { read } from './read';
import { readJson } from './readJson';
import { optional } from './schema';
import { contentBlock } from './schemas/content';

/** A page or the content of a popup, as an editor writes it. */
interface Content {
  $schema?: string;
  blocks: readonly ContentBlock[];
}

/** The blocks of a page or popup, or all that is wrong with it. */
export type ParsedContent = { ok: true; blocks: readonly ContentBlock[] } | { ok: false; issues: Issue[] };

const content = entries<Content>({ $schema: optional(anyText), blocks: list(contentBlock) });

/** Reads `{blocks: […]}`, or the same as a JSON text (spec 1: popups come as either). Never throws. */
export function parseContent(json: unknown): ParsedContent {
  const raw = typeof json === 'string' ? readJson(json) : { ok: true as const, value: json };
  if (!raw.ok) return raw;
  const done = read(content, raw.value);
  return done.ok ? { ok: true, blocks: done.value.blocks } : done;
}
