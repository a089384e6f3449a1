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

/** The packages that every page runs. */
const everyPage = new RegExp(
  [
    'node_modules/(?:react|react-dom|scheduler|react-router|react-router-dom|swr|stylis|@emotion|',
    '@mui/(?:system|styled-engine|private-theming)|',
    '@mui/material/(?:styles|Box|Button|ButtonBase|useMediaQuery))/|',
    // Small parts of our own that every page runs: apart they would be a dozen files of less than 1 kB each.
    'src/(?:app/(?:pages/BrokenPage|frame/)|api/(?:client|retry|settings|calls|lists|files|definitions)|',
    'content/(?:useOpened|fetchAhead|thisTab|products/whenIdle|StaticBlocks)|interpreter/parse/parseContent|',
    'fields/common/(?:entry|FieldGrid|hasTouch|options)\\.|storage/drafts|theme/)',
  ].join(''),
);

/** The files that every page has. */
const onEveryPage = /\/(?:portal|rolldown-runtime)-[^/]+\.js$/;

/** What a control in a box needs, on forms and beside them. */
const boxedControls =
  /src\/fields\/(?:common\/(?:InputBox|FieldFrame|PendingButton|focusField)|text\/Widget|captcha\/newCode)|src\/messages\/(?:moments|numbers)\.|@mui\/material\/utils\/useSlot\./;

/** Small parts that forms wait for, and that other pages have with what comes later: they would bring all of `everyForm`. */
const laterParts = new RegExp(
  [
    '@mui/material/(?:SvgIcon|utils/(?:mergeSlotProps|useControlled|createChainedFunction)\\.)|',
    '@mui/utils/(?:getReactElementRef|createChainedFunction|useControlled)/',
  ].join(''),
);

/** What every form waits for: one file, besides what other pages have too. Code that comes later uses it as well. */
const everyForm = /src\/form\/(?:FormRenderer|FormLayout|openForm)\./;

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
 * - VITE_EDITOR           'on' or 'off': the workbench at /editor/{slug}; by default on under `npm start`, off in a build
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
      earlyStart({ definitionsUrl: source || '/form-definitions' }),
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
        output: {
          codeSplitting: {
            groups: [
              { name: 'portal', test: everyPage, priority: 4 },
              { name: 'controls', test: boxedControls, priority: 3 },
              { name: 'parts', test: laterParts, priority: 2 },
              { name: 'form', test: everyForm, priority: 1 },
            ],
          },
          // A widget's file is called like all others: its folder tells the type.
          chunkFileNames: ({ name, facadeModuleId }) => {
            const type = /fields\/(\w+)\/Widget\.tsx$/.exec(facadeModuleId ?? '')?.[1];
            return `assets/${type ?? name}-[hash].js`;
          },
        },
      },
    },
    server: { port: 5173 },
    preview: { port: 4173 },
  };
});
