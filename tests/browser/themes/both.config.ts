import { resolve } from 'node:path';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import portal from '../../../vite.config.ts';

const switching = resolve('tests/browser/themes/SwitchingThemeRoot.tsx');

/** Every page can be seen in either theme without being opened again. */
const bothThemes: Plugin = {
  name: 'eform:both-themes',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './ThemeRoot' && importer?.includes('/src/theme/') ? switching : undefined,
};

/** The portal as visitors get it, with a theme that tests can switch. */
export default defineConfig((env) => mergeConfig(portal(env), { plugins: [bothThemes] }));
