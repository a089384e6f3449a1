import { resolve } from 'node:path';
import { defineConfig, mergeConfig, type UserConfigFnObject } from 'vite';
import portal from '../../../vite.config.ts';

/** The portal as visitors get it, with one file of the room `theme` replaced by one of this folder. */
export const replaced = (own: string, by: string): UserConfigFnObject =>
  defineConfig((env) =>
    mergeConfig(portal(env), {
      plugins: [
        {
          name: 'eform:replaced',
          enforce: 'pre',
          resolveId: (source: string, importer?: string) =>
            source === `./${own}` && importer?.includes('/src/theme/')
              ? resolve('tests/browser/themes', by)
              : undefined,
        },
      ],
    }),
  );
