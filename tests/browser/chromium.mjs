import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../processes.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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

const find = (wanted) => {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (executable(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, which is no program. Point it at a Chromium, or unset it.`);
  }
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'];
  return wanted.flatMap((name) => folders.map((folder) => join(folder, name))).find(executable);
};

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** The first of the packages that this Debian has. */
const install = async (packages) => {
  console.log('No Chromium here: installing it with apt-get.');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  for (const name of packages) {
    const words = ['install', '-y', '--no-install-recommends', name, 'fonts-liberation'];
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
  const found = find([...first, ...names]);
  if (found) return found;
  if (canInstall()) await install([...first, 'chromium']);
  const installed = find([...first, ...names]);
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium. Install it (apt-get install chromium) or set CHROMIUM_PATH.',
  );
};
