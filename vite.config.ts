import { buildTarget } from './.config/leastBrowser.js';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { baseStyles } from './.config/vite/baseStyles.ts';
import { definitions } from './.config/vite/definitions.ts';
import { editor } from './.config/vite/editor.ts';
import { definitionFindings } from './.config/vite/findings/plugin.ts';
import { mockData } from './.config/vite/mockData.ts';
import { mockWorker } from './.config/vite/mockWorker.ts';
import { proofs } from './.config/vite/proofs.ts';
import { siteShell } from './.config/vite/siteShell.ts';
import { earlyStart } from './.config/vite/earlyStart.ts';
import { wordPages } from './.config/vite/wordPages.ts';
import { hostHeaders } from './.config/vite/hostHeaders.ts';
import { leanMui } from './.config/vite/leanMui.ts';
import { offlineWorker } from './.config/vite/offlineWorker.ts';
import { securityPolicyPlugin } from './.config/vite/securityPolicy.ts';

/**
 * The scripts that pages share, and the modules that each is begun with: it holds all that these import and no script above it has.
 * What the entry imports is its own script, which every page has; whatever else is shared is cut by the bundler.
 */
const sharedScripts = [
  // Content pages and forms.
  [
    'pages',
    /src\/(?:content\/(?:ContentBlockView|fetchAhead)|api\/client|interpreter\/parse\/parseContent)\./,
  ],
  // Forms and the tracking page: a control in its box.
  [
    'controls',
    /src\/(?:fields\/(?:common\/(?:FieldFrame|PendingButton|fieldIds|icons)|text\/Widget|captcha\/newCode)|messages\/(?:fields|values))\./,
  ],
  // Forms and what other pages have with what comes later: it would bring all of `form`.
  ['parts', /@mui\/material\/(?:SvgIcon|utils)\/|@mui\/utils\//],
  ['form', /src\/form\/(?:FormRenderer|FormLayout)\./],
] as const;

/** The files that every page has. */
const onEveryPage = /\/(?:portal|rolldown-runtime)-[^/]+\.js$/;

/**
 * Settings, from the environment or a .env file; an empty one counts as not set:
 *
 * - VITE_API_MOCKING      'on' or 'off'; by default on under `npm start`, off in a build
 * - VITE_API_BASE_URL     prefix of every /api call; by default the page's own origin
 * - VITE_DEFINITIONS_URL  where definitions are fetched; by default /form-definitions
 * - VITE_FILES_URL        where stored files are read; by default {VITE_API_BASE_URL}/files
 * - VITE_IMAGE_HOSTS      origins of other hosts from which content may show pictures, with spaces between; by default none
 * - VITE_OFFLINE          'on' or 'off': the service worker that keeps opened pages for when there is no connection; by default on in
 *                         a build without mocks. Off, the build removes the one of an earlier build from visitors' devices
 * - VITE_EDITOR           'on' or 'off': the workbench at /editor; by default on under `npm start`, off in a build
 * - VITE_EDITOR_FOLDER    the folder that the workbench reads and writes under `npm start`; by default form-definitions
 */
export default defineConfig(({ command, mode, isPreview }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  const developing = command === 'serve' && !isPreview;
  const mocking = (env.VITE_API_MOCKING || (developing ? 'on' : 'off')) === 'on';
  const editorFolder = env.VITE_EDITOR_FOLDER || 'form-definitions';
  const editing = (env.VITE_EDITOR || (developing ? 'on' : 'off')) === 'on';
  const { VITE_API_BASE_URL: api = '', VITE_DEFINITIONS_URL: source = '', VITE_FILES_URL: files = '' } = env;
  // The mocks' worker has the same scope.
  const offline = !developing && !mocking && env.VITE_OFFLINE !== 'off';
  const pictureHosts = (env.VITE_IMAGE_HOSTS ?? '').split(/\s+/);

  return {
    plugins: [
      react(),
      leanMui(),
      baseStyles(),
      definitionFindings(),
      definitions(),
      siteShell({ baseUrl: api, filesUrl: files }),
      mocking && [mockWorker(), mockData()],
      !mocking && offlineWorker({ on: offline, definitionsUrl: source || '/form-definitions' }),
      editing && [editor({ folder: editorFolder }), proofs({ folder: editorFolder })],
      earlyStart({ definitionsUrl: source || '/form-definitions', editing }),
      wordPages({ baseUrl: api, filesUrl: files, known: !source || source === '/form-definitions' }),
      securityPolicyPlugin({
        connectTo: [api, source, files],
        imagesFrom: [api, files, ...pictureHosts],
        mocking,
        editing,
      }),
      hostHeaders({ editing }),
    ],
    define: {
      'import.meta.env.VITE_API_MOCKING': JSON.stringify(mocking ? 'on' : 'off'),
      'import.meta.env.VITE_OFFLINE': JSON.stringify(offline ? 'on' : 'off'),
      'import.meta.env.VITE_EDITOR': JSON.stringify(editing ? 'on' : 'off'),
    },
    build: {
      // Newer syntax is rewritten; newer functions the lint rule refuses (`portal/least-browser`): there are no polyfills.
      target: buildTarget,
      // Tests read which module went into which chunk; `hostHeaders.ts` moves it out of what is served.
      manifest: true,
      modulePreload: {
        // The browsers above know `modulepreload`, or fetch a little later what it names.
        polyfill: false,
        // Scripts name what is to be fetched together with another one: not that one, which they ask for, nor what every page has.
        resolveDependencies: (file, files, { hostType }) =>
          hostType === 'html' ? files : files.filter((one) => one !== file && !onEveryPage.test(one)),
      },
      // One chunk compresses better than the dozen that would be cut from it: 5 kB less (gzip) on the home page.
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: {
          codeSplitting: {
            groups: [
              { name: 'portal', tags: ['$initial'], priority: sharedScripts.length },
              ...sharedScripts.map(([name, test], index) => ({
                name,
                test,
                priority: sharedScripts.length - index - 1,
              })),
            ],
          },
          entryFileNames: 'assets/portal-[hash].js',
        },
      },
    },
    optimizeDeps: {
      // Not the pages of the bench.
      entries: 'index.html',
      // What several packages need is one file: a page would ask for a hundred small ones.
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] } } },
    },
    server: {
      port: 5173,
      // Transformed while the browser is on its way: a cold first page waits less.
      warmup: { clientFiles: ['./src/main.tsx', './src/form/FormRenderer.tsx'] },
    },
    preview: { port: 4173 },
  };
});
