import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin } from 'vite';

/** What of `site.json` stands in the page before our code has come. */
interface Shell {
  brand?: unknown;
  contact?: unknown;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The sentence for whoever has no JavaScript: whom to ask instead; empty where nobody is named. */
export const helpWithoutScript = ({ brand, contact }: Shell): string => {
  const reached = typeof contact === 'object' && contact !== null ? Object.values(contact) : [];
  const ways = reached.filter((way): way is string => typeof way === 'string' && way !== '');
  if (ways.length === 0) return '';
  const who = typeof brand === 'string' && brand !== '' ? ` ${brand}` : '';
  return `<p>Butuh bantuan? Hubungi${escaped(who)}: ${ways.map(escaped).join(' · ')}</p>`;
};

/** All of `site.json` as an element that the page reads when the file does not come. No text in it can end the element. */
export const siteInPage = (site: object): string =>
  `<script type="application/json" id="eform-site">${JSON.stringify(site).replaceAll('<', '\\u003c')}</script>`;

/** Puts the contact of `form-definitions/pages/site.json` into the page: for visitors without JavaScript, and for the page itself. */
export const siteShell = (): Plugin => {
  let file = '';
  return {
    name: 'eform:site-shell',
    configResolved({ root }) {
      file = join(root, 'form-definitions', 'pages', 'site.json');
    },
    async transformIndexHtml(html) {
      const text = await readFile(file, 'utf8').catch(() => '{}');
      const site = shellIn(text);
      return html
        .replace('</noscript>', () => `${helpWithoutScript(site)}</noscript>`)
        .replace('<div id="root">', (root) => `${siteInPage(site)}\n    ${root}`);
    },
  };
};

const shellIn = (text: string): Shell => {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? json : {};
  } catch {
    return {};
  }
};
