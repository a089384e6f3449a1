import {
  checkSite as siteIssues,
  parseContent,
  readSite,
  type ContentBlock,
  type FormDefinition,
} from '../../interpreter';
import { siteFile } from '../../language/schemas/site';
import { bankShades } from '../../theme';
import { blocksOf, formOf, outsideOfForm, type Checked, type CheckOptions } from './definition/checked';
import type { Finding, Found } from './finding';
import { findingsOf } from './findings';
import { foundOf } from './issues';
import { meantIn } from './json/walk';
import { files } from './rules/files';
import { html } from './rules/html';
import { emptyWindow, isBlank } from './rules/idleBlocks';
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

/** As `checkContent`, of a popup. */
export function checkPopup(text: string, options: CheckOptions): Finding[] {
  const parsed = parseContent(text);
  const empty = parsed.ok && isBlank(parsed.blocks) ? [emptyWindow('blocks')] : [];
  return [...checkContent(text, options), ...findingsOf(text, options.file, empty, 'Jendela')];
}

/** As `checkContent`, of what stands around every page. */
export function checkSite(text: string, { file, exists }: CheckOptions): Finding[] {
  const found = [
    ...siteIssues(text).map(foundOf),
    ...files({ definition: readSite(text).site, exists }, siteFile),
    ...unreadableColours(text),
    ...missingLicence(text),
  ];
  return findingsOf(text, file, found, 'Halaman');
}

/** The frame of a bank that says its name, and not who supervises it. */
function missingLicence(text: string): Found[] {
  const { site } = readSite(text);
  const path = (['brand', 'wordmark', 'logo'] as const).find((key) => site[key] !== undefined);
  if (path === undefined || site.licence !== undefined) return [];
  const what = 'Bingkai halaman menyebut bank, tetapi tidak izin dan penjaminan simpanannya.';
  const fix = 'Tulis "licence": satu kalimat tentang OJK dan LPS.';
  return [{ rule: 'missing-licence', path, what, fix }];
}

const contrasts = new Intl.NumberFormat('id', { maximumFractionDigits: 1 });

/** Of the bank's own colours; the build leaves them out. */
function unreadableColours(text: string): Found[] {
  return bankShades(readSite(text).site.colours).unreadable.map(({ scheme, contrast }) => ({
    rule: 'unreadable-colour',
    path: `colours.${scheme}`,
    what: `Tulisan dengan warna ini sulit dibaca: kontrasnya ${contrasts.format(contrast)}, minimal 4,5. Warna ini tidak dipakai.`,
    fix: scheme === 'light' ? 'Pilih warna yang lebih gelap.' : 'Pilih warna yang lebih terang.',
  }));
}

function findIn(blocks: readonly ContentBlock[], { exists, textOf }: CheckOptions): Found[] {
  const definition = formOf(blocks);
  const onPages = [
    ...html({ definition }),
    ...files({ definition, exists }),
    ...texts(definition),
    ...rawNames(definition),
  ];
  return [...onPages.map(outsideOfForm), ...(textOf ? missingForms(blocks, textOf) : [])];
}

/** Answers that a page or a popup cannot insert, and actions that it cannot run: only forms have them. */
function rawNames(definition: FormDefinition): Found[] {
  return meantIn(definition).flatMap(({ role, text, path }): Found[] => {
    if (role === 'action') return [neverRun(text, path)];
    const name = role === 'template' || role === 'html' ? /\{[A-Za-z_][^{}]*\}/.exec(text)?.[0] : undefined;
    if (name === undefined) return [];
    const what = `"${name}" tampil apa adanya: halaman dan jendela tidak mengenal jawaban formulir.`;
    return [{ rule: 'text-draft', path, what, fix: `Hapus "${name}", atau tulis di langkah formulir.` }];
  });
}

function neverRun(action: string, path: string): Found {
  return {
    rule: 'unknown-name',
    path,
    what: `Tindakan "${action}" tidak pernah berjalan: halaman, jendela, dan tanda terima tidak mengenal tindakan formulir.`,
    fix: 'Ganti "do" dengan "href" dan sebuah alamat, atau taruh tombolnya di langkah formulir.',
  };
}

/** Buttons of a form that stand where no action runs: in windows and on the receipt. */
export function deadButtons({ definition }: Checked): Found[] {
  return meantIn(definition).flatMap(({ role, text, path }) =>
    role === 'action' && /(?:^confirmation|\.opens|\.dialog)\.blocks\[/.test(path)
      ? [neverRun(text, path)]
      : [],
  );
}

type TextOf = NonNullable<CheckOptions['textOf']>;

function missingForms(blocks: readonly ContentBlock[], textOf: TextOf): Found[] {
  return [...blocksOf(blocks, 'blocks')].flatMap(({ block, path }): Found[] => {
    if (!('type' in block) || block.type !== 'form' || textOf(block.slug) !== undefined) return [];
    const what = `Tidak ada formulir "${block.slug}".`;
    const fix = 'Tulis slug sebuah berkas di form-definitions.';
    return [{ rule: 'unknown-name', path: `${path}.slug`, what, fix, cause: [block.slug] }];
  });
}
