import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../processes.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const executable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const find = () => {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (executable(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, which is no program. Point it at a Chromium, or unset it.`);
  }
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(executable);
};

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const install = async () => {
  console.log('No Chromium here: installing it with apt-get.');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'], { env });
};

/**
 * The path of a Chromium: the one that CHROMIUM_PATH names, or one on the PATH, or one that apt-get installs
 * when this runs as root on Debian.
 *
 * @returns {Promise<string>}
 * @throws {Error} when there is none and none can be installed, with what to do
 */
export const chromiumPath = async () => {
  const found = find();
  if (found) return found;
  if (canInstall()) await install();
  const installed = find();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium. Install it (apt-get install chromium) or set CHROMIUM_PATH.',
  );
};
