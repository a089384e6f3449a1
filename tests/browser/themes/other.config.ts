import { resolve } from 'node:path';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import portal from '../../../vite.config.ts';

const other = resolve('tests/browser/themes/otherTheme.ts');

/** The one file that another bank replaces. */
const otherTheme: Plugin = {
  name: 'eform:other-theme',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './theme' && importer?.includes('/src/theme/') ? other : undefined,
};

/** The portal as visitors get it, with another theme. */
export default defineConfig((env) => mergeConfig(portal(env), { plugins: [otherTheme] }));
