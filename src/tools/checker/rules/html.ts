import type { Checked } from '../definition/checked';
import type { Found } from '../finding';

/** What is left of formatted text when it is shown; everything else is taken out. */
const tags = new Set(
  'a b blockquote br code em h2 h3 h4 h5 h6 hr i li ol p s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  ),
);
const attributes = new Set('href lang colspan rowspan scope target rel'.split(' '));
const safeLink = /^(?:https:|mailto:|tel:|#|\/(?![/\\])|\{)/i;

/** Tags, attributes and links in formatted text that are taken out before it is shown. */
export function html({ sources }: Checked): Found[] {
  return sources.flatMap((source) => (source.kind === 'html' ? checkHtml(source.value, source.path) : []));
}

function checkHtml(text: string, path: string): Found[] {
  const unknown = new Set<string>();
  const links = new Set<string>();
  for (const [, name = '', rest = ''] of text.matchAll(/<([a-zA-Z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/g)) {
    if (!tags.has(name.toLowerCase())) unknown.add(`<${name}>`);
    for (const [, key = '', a, b] of rest.matchAll(/([\w:-]+)\s*(?:=\s*(?:"([^"]*)"|'([^']*)'))?/g)) {
      const value = (a ?? b ?? '').trim();
      if (!attributes.has(key.toLowerCase())) unknown.add(key);
      else if (key.toLowerCase() === 'href' && !safeLink.test(value)) links.add(value);
    }
  }
  return [
    ...[...unknown].map((what): Found => ({
      rule: 'unsafe-html',
      path,
      what: `${what} tidak diperbolehkan dalam teks berformat.`,
      mend: 'Pakai paragraf, daftar, tabel, tautan, dan penekanan saja.',
    })),
    ...[...links].map((link): Found => ({
      rule: 'unsafe-link',
      path,
      what: `Tautan "${link}" tidak diperbolehkan.`,
      mend: 'Pakai https:, mailto:, tel:, #…, atau jalur yang diawali tepat satu /.',
    })),
  ];
}
