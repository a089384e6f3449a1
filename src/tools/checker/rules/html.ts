import { formattedAttributes, formattedTags, safeLink } from '../../../language/formattedText';
import type { Checked } from '../definition/checked';
import type { Found } from '../finding';
import { meantIn } from '../json/walk';

/** Taken out together with all that is in them; of every other tag the text stays. */
const lost = new Set(
  'audio canvas embed form frame iframe img input math noembed noframes noscript object picture script select style svg template textarea title video xmp'.split(
    ' ',
  ),
);

/** Tags, attributes and links in formatted text that are taken out before it is shown. */
export function html({ definition }: Pick<Checked, 'definition'>): Found[] {
  return meantIn(definition).flatMap(({ role, text, path }) =>
    role === 'html' ? checkHtml(text, path) : [],
  );
}

function checkHtml(text: string, path: string): Found[] {
  const unsafe = new Set<string>();
  const dropped = new Set<string>();
  const links = new Set<string>();
  for (const [, name = '', rest = ''] of text.matchAll(/<([a-zA-Z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/g)) {
    const tag = name.toLowerCase();
    if (!formattedTags.includes(tag)) (lost.has(tag) ? unsafe : dropped).add(`<${name}>`);
    for (const [, key = '', a, b] of rest.matchAll(/([\w:-]+)\s*(?:=\s*(?:"([^"]*)"|'([^']*)'))?/g)) {
      const value = (a ?? b ?? '').trim();
      if (!formattedAttributes.includes(key.toLowerCase())) dropped.add(key);
      else if (key.toLowerCase() === 'href' && !safeLink.test(value)) links.add(value);
    }
  }
  return [
    ...[...unsafe].map((what): Found => ({
      rule: 'unsafe-html',
      path,
      what: `${what} tidak diperbolehkan dalam teks berformat.`,
      fix: 'Pakai paragraf, daftar, tabel, tautan, dan penekanan saja.',
    })),
    ...[...dropped].map((what): Found => ({
      rule: 'html-dropped',
      path,
      what: `${what} tidak dikenal dalam teks berformat dan tidak berpengaruh.`,
      fix: `Hapus ${what}; rupa teks diatur oleh portal.`,
    })),
    ...[...links].map((link): Found => ({
      rule: 'unsafe-link',
      path,
      what: `Tautan "${link}" tidak diperbolehkan.`,
      fix: 'Pakai https:, mailto:, tel:, #…, atau jalur yang diawali tepat satu /.',
    })),
  ];
}
