import { type Plugin } from 'vite';

interface StandIn {
  /** The end of what is imported. */
  source: string;
  /** Who imports it. */
  from: RegExp;
  code: string;
}

const mui = /\/@mui\/material\//;
const formik = /\/formik\//;
const nothing = 'export default () => null;';
const noVariables = `() => { throw new Error('A theme of CSS variables: see .config/vite/leanMui.ts'); };`;

/** Modules that a page loads and that nothing here runs. What is drawn works the same with and without them. */
const standIns: readonly StandIn[] = [
  // For themes of CSS variables; ours has none.
  { source: '/createThemeWithVars.mjs', from: mui, code: `export default ${noVariables}` },
  { source: '/ThemeProviderWithVars.mjs', from: mui, code: `export const CssVarsProvider = ${noVariables}` },
  // The theme turns ripples off everywhere.
  { source: '/TouchRipple.mjs', from: mui, code: nothing },
  // For layers of MUI's own styles: ours has none.
  { source: '/useLayerOrder.mjs', from: /\/@mui\/system\//, code: nothing },
  // For a compiler of styles that nobody runs here.
  { source: '/stringifyTheme.mjs', from: mui, code: 'export const stringifyTheme = undefined;' },
  // What a button shows while it is `loading`: ours has a mark of its own (`PendingButton`).
  { source: '/CircularProgress/index.mjs', from: /\/(?:Icon)?Button\/(?:Icon)?Button\.mjs$/, code: nothing },
  // For `withTheme` and Formik's `connect`, which nobody calls.
  {
    source: 'hoist-non-react-statics',
    from: /\/(?:@emotion|formik)\//,
    code: 'export default (one) => one;',
  },
  // For values of every kind: those of the one form are texts.
  { source: 'lodash-es/cloneDeep', from: formik, code: 'export default (value) => structuredClone(value);' },
  { source: 'lodash-es/clone', from: formik, code: 'export default (value) => ({ ...value });' },
  // For names with dots and brackets, which lead into lists: those of our forms in code are plain.
  { source: 'lodash-es/toPath', from: formik, code: 'export default (name) => [name];' },
];

const prefix = '\0eform:lean-mui:';

/** Leaves out of a build what libraries import and the portal never runs. Nothing in it may change what a control does. */
export const leanMui = (): Plugin => ({
  name: 'eform:lean-mui',
  apply: 'build',
  enforce: 'pre',
  resolveId(path, importer = '') {
    const index = standIns.findIndex(({ source, from }) => path.endsWith(source) && from.test(importer));
    return index < 0 ? undefined : `${prefix}${index}`;
  },
  load: (id) => (id.startsWith(prefix) ? standIns[Number(id.slice(prefix.length))]?.code : undefined),
});
