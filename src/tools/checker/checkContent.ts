import { parseContent, type ContentBlock, type FormDefinition } from '../interpreter';
import { rowOf } from './catalogue';
import type { CheckOptions } from './checkDefinition';
import { sourcesOf } from './definition/sources';
import type { Finding, Found } from './finding';
import { foundOf } from './issues';
import { mergeRootCauses } from './mergeRootCauses';
import { placer, startOfText } from './placer';
import { files } from './rules/files';
import { html } from './rules/html';

/**
 * What is wrong with a page or the content of a popup, in the order of its text: its structure, formatted text, pictures and the
 * forms that stand in it. Never throws, whatever the text.
 */
export function checkContent(text: string, options: CheckOptions): Finding[] {
  const parsed = parseContent(text);
  const found = parsed.ok
    ? findIn(parsed.blocks, options)
    : parsed.issues.map((issue) => foundOf(issue, 'parse', new Set()));
  const place = found.length > 0 ? placer(text) : undefined;
  return mergeRootCauses(found)
    .map(({ alsoAt, position, about: _, ...one }): Finding => {
      const { line, column, where } = place?.(one.path, one.rule) ?? startOfText;
      const named = where === startOfText.where ? 'Halaman' : where;
      const placed = { line, column, where: named, ...position };
      return { ...one, ...placed, ...rowOf(one.rule), file: options.file, alsoAt };
    })
    .sort((a, b) => a.line - b.line || a.column - b.column);
}

function findIn(blocks: readonly ContentBlock[], { exists, textOf, today }: CheckOptions): Found[] {
  // The rules on content look at forms: the blocks stand in one step here, and at the root of a page.
  const step = { id: 'halaman', title: 'Halaman', blocks };
  const definition: FormDefinition = {
    version: 1,
    slug: 'halaman',
    title: 'Halaman',
    subProductId: '-',
    steps: [step],
  };
  const checked = {
    definition,
    fields: new Map(),
    sources: sourcesOf(definition),
    form: undefined,
    exists,
    today,
  };
  const onPages = [...html(checked), ...files(checked)].map((one) => ({
    ...one,
    path: one.path.replace(/^steps\[0\]\./, ''),
  }));
  return [...onPages, ...(textOf ? missingForms(blocks, 'blocks', textOf) : [])];
}

type TextOf = NonNullable<CheckOptions['textOf']>;

function missingForms(blocks: readonly ContentBlock[], path: string, textOf: TextOf): Found[] {
  return blocks.flatMap((block, index): Found[] => {
    const at = `${path}[${index}]`;
    if (block.type === 'section') return missingForms(block.blocks, `${at}.blocks`, textOf);
    if (block.type !== 'form' || textOf(block.slug) !== undefined) return [];
    const what = `Tidak ada formulir "${block.slug}".`;
    const mend = 'Tulis slug sebuah berkas di form-definitions.';
    return [{ rule: 'unknown-name', path: `${at}.slug`, what, mend }];
  });
}
