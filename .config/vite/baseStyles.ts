import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runnerImport, type HtmlTagDescriptor, type Plugin } from 'vite';
import { resolvedAsIn } from './resolvedAsIn.ts';

/** The address under which pages ask for the styles; no such file exists. */
const address = '/src/app/base.css';
const root = resolve('.');
const file = join(root, address);
const site = join(root, 'form-definitions', 'pages', 'site.json');
/** The typeface's own; whoever hands the file on hands it on too. */
const fontLicence = 'node_modules/@fontsource-variable/plus-jakarta-sans/LICENSE';

interface StylesModule {
  styles: (siteJson: string) => { css: string; unreadable: readonly { scheme: string; contrast: number }[] };
  madeLooks: () => readonly string[];
}

/** Emotion takes the looks that such an element names for made, and neither works them out nor inserts them. */
const madeElement = (names: readonly string[]): string =>
  `<style data-emotion="css ${names.join(' ')}"></style>`;

/**
 * Asks for the typeface before anything else, as the styles, which name it, come too late: so it is here when the first words are painted.
 * Otherwise they are painted in other letters, and the largest text once more in its own, seconds later, when our code draws it.
 */
const fontLinks = (base: string, files: readonly string[]): HtmlTagDescriptor[] =>
  files
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => ({
      tag: 'link',
      attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: base + name },
      injectTo: 'head-prepend',
    }));

/** The styles that every page has, written out of the theme (`src/app/baseStyles.tsx`) when they are asked for. */
export const baseStyles = (): Plugin => {
  let made: readonly string[] = [];
  let base = '/';
  return {
    name: 'eform:base-styles',
    enforce: 'pre',
    configResolved(config) {
      ({ base } = config);
    },
    resolveId(source) {
      // The development server asks with a question of its own behind the address.
      const [path = '', question] = source.split('?');
      if (!path.endsWith(address)) return undefined;
      return question === undefined ? file : `${file}?${question}`;
    },
    async load(id) {
      if (id.replace(/\?.*$/, '') !== file) return undefined;
      const { module, dependencies } = await runnerImport<StylesModule>(
        join(root, 'src/app/baseStyles.tsx'),
        {
          configFile: false,
          logLevel: 'warn',
          plugins: [resolvedAsIn(this)],
        },
      );
      for (const read of dependencies) this.addWatchFile(resolve(root, read));
      made = module.madeLooks();
      const { css, unreadable } = module.styles(await readFile(site, 'utf8').catch(() => '{}'));
      this.addWatchFile(site);
      for (const { scheme, contrast } of unreadable) {
        this.warn(
          `colours.${scheme} of site.json is not used: words on it have a contrast of ${contrast.toFixed(1)}.`,
        );
      }
      return css;
    },
    async generateBundle() {
      const source = await readFile(join(root, fontLicence));
      this.emitFile({ type: 'asset', fileName: 'assets/plus-jakarta-sans.LICENSE.txt', source });
    },
    transformIndexHtml: {
      order: 'post',
      // A theme that changes under development has looks of other names.
      handler: (html, { server, bundle = {} }) =>
        server
          ? html
          : {
              html: html.replace('</head>', () => `  ${madeElement(made)}\n  </head>`),
              tags: fontLinks(base, Object.keys(bundle)),
            },
    },
  };
};
