import { join, resolve } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { resolvedAsIn } from './resolvedAsIn.ts';

/** The address under which pages ask for the styles; no such file exists. */
const address = '/src/app/base.css';
const root = resolve('.');
const file = join(root, address);

interface StylesModule {
  baseStyles: () => string;
  madeLooks: () => readonly string[];
}

/** Emotion takes the looks that such an element names for made, and neither works them out nor inserts them. */
const madeElement = (names: readonly string[]): string =>
  `<style data-emotion="css ${names.join(' ')}"></style>`;

/** The styles that every page has, written out of the theme (`src/app/baseStyles.tsx`) when they are asked for. */
export const baseStyles = (): Plugin => {
  let made: readonly string[] = [];
  return {
    name: 'eform:base-styles',
    enforce: 'pre',
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
      return module.baseStyles();
    },
    transformIndexHtml: {
      order: 'post',
      // A theme that changes under development has looks of other names.
      handler: (html, { server }) =>
        server ? html : html.replace('</head>', () => `  ${madeElement(made)}\n  </head>`),
    },
  };
};
