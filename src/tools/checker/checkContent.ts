import {
  checkSite as siteIssues,
  parseContent,
  type ContentBlock,
  type FormDefinition,
} from '../../interpreter';
import type { CheckOptions } from './definition/checked';
import type { Finding, Found } from './finding';
import { findingsOf } from './findings';
import { foundOf } from './issues';
import { files } from './rules/files';
import { html } from './rules/html';
import { texts } from './rules/texts';

/**
 * What is wrong with a page or the content of a popup, in the order of its text: its structure, formatted text, pictures and the
 * forms that stand in it. Never throws, whatever the text.
 */
export function checkContent(text: string, options: CheckOptions): Finding[] {
  const parsed = parseContent(text);
  const found = parsed.ok ? findIn(parsed.blocks, options) : parsed.issues.map(foundOf);
  return findingsOf(text, options.file, found, 'Halaman');
}

/** As `checkContent`, of what stands around every page. */
export function checkSite(text: string, { file, exists }: CheckOptions): Finding[] {
  return findingsOf(text, file, [...siteIssues(text).map(foundOf), ...missingLogo(text, exists)], 'Halaman');
}

function missingLogo(text: string, exists: CheckOptions['exists']): Found[] {
  const logo = /"logo"\s*:\s*"(\/[^"]*)"/.exec(text)?.[1];
  if (logo === undefined || !exists || exists(logo)) return [];
  const what = `Gambar "${logo}" tidak ada.`;
  return [{ rule: 'missing-image', path: 'logo', what, mend: `Simpan gambarnya di public${logo}.` }];
}

function findIn(blocks: readonly ContentBlock[], { exists, textOf }: CheckOptions): Found[] {
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
    sources: { conditions: new Map(), formulas: [], effects: [], called: new Set<string>() },
    exists,
  };
  const onPages = [...html(checked), ...files(checked), ...texts(definition)].map((one) => ({
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
    return [{ rule: 'unknown-name', path: `${at}.slug`, what, mend, cause: [block.slug] }];
  });
}
