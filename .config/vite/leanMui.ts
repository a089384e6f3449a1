import { type Plugin } from 'vite';

interface StandIn {
  /** The end of what is imported. */
  source: string;
  /** Who imports it. */
  from: RegExp;
  code: string;
  /** The editor's workbench has a use for it. */
  inWorkbench?: true;
}

const mui = /\/@mui\/material\//;
const emotion = /\/@emotion\//;
const nothing = 'export default () => null;';
const noVariables = `() => { throw new Error('A theme of CSS variables: see .config/vite/leanMui.ts'); };`;

/** Modules that a page or a form always loads, and for which this portal has no use. */
const standIns: readonly StandIn[] = [
  // For themes of CSS variables; ours has none.
  { source: '/createThemeWithVars.mjs', from: mui, code: `export default ${noVariables}` },
  { source: '/ThemeProviderWithVars.mjs', from: mui, code: `export const CssVarsProvider = ${noVariables}` },
  // The theme turns ripples off everywhere.
  { source: '/TouchRipple.mjs', from: mui, code: nothing },
  // What mounts them: it draws a button anew at each press, for nothing.
  {
    source: '/useLazyRipple/index.mjs',
    from: mui,
    code: `const none = { ref: null, shouldMount: false, start() {}, stop() {}, pulsate() {} };
export default () => none;`,
  },
  // For layers of MUI's own styles: ours has none.
  { source: '/useLayerOrder.mjs', from: /\/@mui\/system\//, code: nothing },
  // For a compiler of styles that nobody runs here.
  { source: '/stringifyTheme.mjs', from: mui, code: 'export const stringifyTheme = undefined;' },
  // Several lines are the browser's own element here, which grows by itself.
  { source: '/TextareaAutosize.mjs', from: mui, code: nothing, inWorkbench: true },
  // What a native list stands in unless it is told otherwise: ours stands in an outlined box.
  { source: '/Input.mjs', from: mui, code: nothing, inWorkbench: true },
  // What a button shows while it is `loading`: ours has a mark of its own (`PendingButton`).
  { source: '/CircularProgress/index.mjs', from: /\/(?:Icon)?Button\/(?:Icon)?Button\.mjs$/, code: nothing },
  // For `withTheme`, which nobody calls.
  { source: 'hoist-non-react-statics', from: emotion, code: 'export default (target) => target;' },
  // Which props an element knows, of all there are: MUI says itself what it keeps from its elements, but for two.
  {
    source: '@emotion/is-prop-valid',
    from: emotion,
    code: `export default (name) => !['ownerState', 'theme', 'sx', 'as'].includes(name);`,
  },
];

const prefix = '\0eform:lean-mui:';

/**
 * Leaves out of a build what MUI and Emotion import and the portal never runs: 13 kB (gzip) of its first page, 2 kB of a form. A build
 * with the workbench (`editing`) keeps what that runs.
 */
export const leanMui = ({ editing }: { editing: boolean }): Plugin => {
  const leftOut = standIns.filter(({ inWorkbench }) => !(editing && inWorkbench));
  return {
    name: 'eform:lean-mui',
    apply: 'build',
    enforce: 'pre',
    resolveId(path, importer = '') {
      const index = leftOut.findIndex(({ source, from }) => path.endsWith(source) && from.test(importer));
      return index < 0 ? undefined : `${prefix}${index}`;
    },
    load: (id) => (id.startsWith(prefix) ? leftOut[Number(id.slice(prefix.length))]?.code : undefined),
  };
};
