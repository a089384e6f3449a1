import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../processes.mjs';

const chromiumNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The same browser without windows of its own, which nobody sees here and which cost a quarter of all work of the tests. */
const windowless = 'chromium-headless-shell';

const executable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The path of the first of these programs that is here, or of the one that the environment variable `setting` names. */
const find = (setting, wanted) => {
  const chosen = process.env[setting];
  if (chosen) {
    if (executable(chosen)) return chosen;
    throw new Error(`${setting} is ${chosen}, which is no program. Point it at one, or unset it.`);
  }
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/sbin'];
  return wanted.flatMap((name) => folders.map((folder) => join(folder, name))).find(executable);
};

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** The first of the packages that this Debian has, and others beside it. */
const install = async (packages, ...beside) => {
  console.log(`No ${packages.at(-1)} here: installing it with apt-get.`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  for (const name of packages) {
    const words = ['install', '-y', '--no-install-recommends', name, ...beside];
    if ((await run('apt-get', words, { env })).succeeded) return;
  }
};

/**
 * The path of a Chromium: the one that CHROMIUM_PATH names, or one on the PATH, or one that apt-get installs
 * when this runs as root on Debian.
 *
 * @param {{ lean?: boolean }} [options]  lean: rather one without windows of its own
 * @returns {Promise<string>}
 * @throws {Error} when there is none and none can be installed, with what to do
 */
export const chromiumPath = async ({ lean = false } = {}) => {
  const first = lean ? [windowless] : [];
  const found = find('CHROMIUM_PATH', [...first, ...chromiumNames]);
  if (found) return found;
  if (canInstall()) await install([...first, 'chromium'], 'fonts-liberation');
  const installed = find('CHROMIUM_PATH', [...first, ...chromiumNames]);
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium. Install it (apt-get install chromium) or set CHROMIUM_PATH.',
  );
};

/**
 * The path of an nginx: the one that NGINX_PATH names, or one on the PATH, or one that apt-get installs when this runs as root on
 * Debian. Undefined where there is none: the tests of the host are left out, and reported as left out.
 *
 * @returns {Promise<string | undefined>}
 * @throws {Error} when NGINX_PATH names no program
 */
export const nginxPath = async () => {
  const found = find('NGINX_PATH', ['nginx']);
  if (found || !canInstall()) return found;
  await install(['nginx-light', 'nginx']);
  return find('NGINX_PATH', ['nginx']);
};
