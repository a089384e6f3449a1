// `npm run test:browser [-- file]`: builds the production bundle and drives it in Chromium.
import { pathToFileURL } from 'node:url';
import { productionBuild } from '../productionBuild.mjs';
import { run } from '../processes.mjs';
import { chromiumPath, nginxPath } from './programs.mjs';

/**
 * Runs the browser tests against dist/ as it is, or against the build in PORTAL_BUILD. They find the browser in CHROMIUM_PATH, and nginx in NGINX_PATH.
 *
 * @param {string[]} jestArgs
 * @param {Record<string, string>} [more]  more of the environment
 * @returns {Promise<{ succeeded: boolean, processorSeconds: number }>}
 */
export const browserTests = async (jestArgs, more = {}) => {
  const nginx = await nginxPath();
  if (nginx === undefined) console.log('left out, since there is no nginx here: the tests of its host');
  const env = {
    ...more,
    CHROMIUM_PATH: await chromiumPath({ lean: true }),
    // Empty: there is none.
    NGINX_PATH: nginx ?? '',
  };
  return run('jest', ['--config', '.config/jest.browser.config.ts', ...jestArgs], { env });
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const built = await productionBuild();
  const tested = built.succeeded && (await browserTests(process.argv.slice(2)));
  process.exitCode = tested && tested.succeeded ? 0 : 1;
}
