import { type Plugin } from 'vite';

/** Modules of MUI that a page or a form always loads, and for which this portal has no use, with what stands in for each. */
const standIns: Readonly<Record<string, string>> = {
  // For themes of CSS variables; ours has none.
  'createThemeWithVars.mjs': `
    export default () => { throw new Error('A theme of CSS variables: see .config/vite/leanMui.ts'); };`,
  'ThemeProviderWithVars.mjs': `
    export const CssVarsProvider = () => { throw new Error('A theme of CSS variables: see .config/vite/leanMui.ts'); };`,
  // The theme turns ripples off everywhere.
  'TouchRipple.mjs': 'export default () => null;',
  // Several lines are the browser's own element here, which grows by itself.
  'TextareaAutosize.mjs': 'export default () => null;',
  // What a native list stands in unless it is told otherwise: ours stands in an outlined box.
  'Input.mjs': 'export default () => null;',
};

const prefix = '\0eform:lean-mui:';

/** Leaves out of a build what MUI imports and the portal never runs: 8 kB (gzip) of its first page, 2 kB of a form. */
export const leanMui = (): Plugin => ({
  name: 'eform:lean-mui',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    const name = source.slice(source.lastIndexOf('/') + 1);
    const ours = Object.hasOwn(standIns, name) && importer?.includes('/@mui/material/');
    return ours ? `${prefix}${name}` : undefined;
  },
  load: (id) => (id.startsWith(prefix) ? standIns[id.slice(prefix.length)] : undefined),
});
