import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';

/** What of `site.json` stands in the page before our code has come. */
interface Shell {
  brand?: unknown;
  contact?: unknown;
}

/** A text as markup says it. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

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

interface ShellModule {
  shellMarkup: (siteJson: string, settings: { baseUrl: string; filesUrl: string }) => string;
}

/**
 * Puts what `form-definitions/pages/site.json` says into the page: the contact for visitors without JavaScript, all of it for the
 * page itself, and the header, which is painted before any of our code is here.
 */
export const siteShell = (settings: { baseUrl: string; filesUrl: string }): Plugin => {
  let root = '';
  return {
    name: 'eform:site-shell',
    configResolved(config) {
      ({ root } = config);
    },
    async transformIndexHtml(html) {
      const text = await readFile(join(root, 'form-definitions', 'pages', 'site.json'), 'utf8').catch(
        () => '{}',
      );
      const { module } = await runnerImport<ShellModule>(join(root, 'src/app/frame/shell.tsx'), {
        configFile: false,
        logLevel: 'warn',
      });
      const site = shellIn(text);
      return brandedHead(html, site)
        .replace('</noscript>', () => `${helpWithoutScript(site)}</noscript>`)
        .replace('<div class="shell">', (shell) => shell + module.shellMarkup(text, settings))
        .replace('<div id="root">', (element) => `${siteInPage(site)}\n    ${element}`);
    },
  };
};

/** The names that the page has without its script, and for those that show a link to it. */
export const brandedHead = (html: string, { brand }: Shell): string =>
  typeof brand === 'string'
    ? html.replace(
        /(<title>|og:(?:site_name|title)" content=")e-Form/g,
        (_, before: string) => before + escaped(brand),
      )
    : html;

const shellIn = (text: string): Shell => {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? json : {};
  } catch {
    return {};
  }
};
