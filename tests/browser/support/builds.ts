import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { stampOf } from '../../sources';

const cache = resolve('node_modules/.cache/eform/builds');

/** Everything that a build is made of. */
const sources = [
  '.config/leastBrowser.js',
  '.config/vite',
  'form-definitions',
  'mocks',
  'public',
  'src',
  'tests/browser/themes',
  'tests/browser/developed.config.ts',
  'index.html',
  'package-lock.json',
  'vite.config.ts',
];

/** The builds that more than one test file needs, with the settings that distinguish them from the usual one. */
const builds = {
  /** The editor's page as a bank deploys it. */
  deployed: { NODE_ENV: 'production', VITE_API_MOCKING: 'off', VITE_EDITOR: 'on' },
  /** The editor's page as `npm start` has it: the mock bank, a folder that is read and written. */
  developed: {
    NODE_ENV: 'production',
    VITE_API_MOCKING: 'on',
    VITE_EDITOR: 'on',
    config: 'tests/browser/developed.config.ts',
  },
  /** What visitors get, with another theme in place of its own. */
  otherTheme: {
    NODE_ENV: 'production',
    VITE_API_MOCKING: 'off',
    config: 'tests/browser/themes/other.config.ts',
  },
  /** What visitors get, with both themes. */
  bothThemes: {
    NODE_ENV: 'production',
    VITE_API_MOCKING: 'off',
    config: 'tests/browser/themes/both.config.ts',
  },
} as const;

/** The folder of a build; it is made once for all test files, and again when a source has changed. */
export const keptBuild = async (name: keyof typeof builds): Promise<string> => {
  const folder = join(cache, `${name}-${stampOf(sources)}`);
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const made = await mkdtemp(join(cache, 'making-'));
  const { config, ...env } = { config: 'vite.config.ts', ...builds[name] };
  await promisify(execFile)(
    'node_modules/.bin/vite',
    [
      'build',
      '--configLoader',
      'runner',
      '--config',
      config,
      '--mode',
      env.NODE_ENV,
      '--outDir',
      made,
      '--emptyOutDir',
    ],
    // Jest's own NODE_ENV would build React as developers see it.
    { env: { ...process.env, ...env } },
  );
  // What a host must know lies beside a build, and comes first: whoever sees the build finds both. Another file of the same run may
  // have been quicker.
  for (const part of ['-hosting', ''])
    await rename(made + part, folder + part).catch(() => rm(made + part, { recursive: true, force: true }));
  for (const other of await readdir(cache)) {
    const isFormer = other.startsWith(`${name}-`) && !join(cache, other).startsWith(folder);
    if (isFormer) await rm(join(cache, other), { recursive: true, force: true });
  }
  return folder;
};
