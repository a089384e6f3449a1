import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import type * as testingLibrary from '@testing-library/react';

/** Jest's own object for timers, with the methods of `jest` that tests call. */
type Timers = Pick<typeof jest, 'useFakeTimers' | 'useRealTimers'>;

/** The part of Jest's environment for pages that is used here. */
type Environment = new (
  settings: { projectConfig: object },
  context: { console: Console },
) => {
  global: Names;
  fakeTimersModern: { constructor: new (options: { config: object; global: object }) => Timers };
};

/** The page that component tests run in. */
interface Page {
  timers: Timers;
  /** Before each script: packages stay loaded, and with them the page, while the project's modules are loaded again. */
  begin: () => void;
}

const packages = createRequire(resolve('package.json'));

type Names = Record<string, unknown>;

/** Names of Node's that the page takes over: what draws it uses them itself. */
const nodes = [
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask'],
  ...['performance', 'atob', 'btoa'],
];

/** Names that stay those of the language and of Node. */
const given = new Set([
  ...(runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[]),
  ...['global', 'process', 'Buffer', 'console', ...nodes],
]);

/** Makes a name read and write another object's: a spy on `window` is met by code that does not say `window`. */
const passOn = (name: string, from: object, to: Names): unknown =>
  Object.defineProperty(from, name, {
    configurable: true,
    get: () => to[name],
    set: (value) => void (to[name] = value),
  });

/** Gives this process the globals of the page that Jest's settings give to component tests. */
export function openPage(): Page {
  const JestPage = packages('./.config/jest-environment.cjs') as Environment;
  const settings = { testEnvironmentOptions: {}, globals: {}, fakeTimers: {} };
  const { global: window, fakeTimersModern } = new JestPage({ projectConfig: settings }, { console });
  for (const name of nodes) passOn(name, window, globalThis);
  // What the mocks replace has to be a property: they do not see what stands behind a proxy.
  for (const name of [...Object.getOwnPropertyNames(globalThis), 'XMLHttpRequest']) {
    if (name in window && !given.has(name)) passOn(name, globalThis, window);
  }
  // All other names of the page, and those that a test gives to it.
  const others = new Proxy(
    {},
    { has: (_, name) => name in window, get: (_, name) => window[name as string] },
  );
  Object.setPrototypeOf(globalThis, others);
  const sheet = packages.resolve('@emotion/sheet');
  const noStyles: unknown = packages('./.config/jest-no-styles.cjs');
  packages(sheet);
  Object.assign(packages.cache[sheet] ?? {}, { exports: noStyles });
  Object.assign(process.env, { NODE_ENV: 'test', RTL_SKIP_AUTO_CLEANUP: 'true' });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const timers = new fakeTimersModern.constructor({ config: settings, global: globalThis });
  const { cleanup, configure } = packages('@testing-library/react') as typeof testingLibrary;
  return {
    timers,
    begin: () => {
      timers.useRealTimers();
      document.head.replaceChildren();
      document.body.replaceChildren();
      localStorage.clear();
      sessionStorage.clear();
      history.replaceState(null, '', '/');
      // What user-event gives to a page, and takes away after the tests of the file that has loaded it.
      Reflect.deleteProperty(navigator, 'clipboard');
      // After the set-up's word: many mutants are noticed by what does not come, which Jest's tests await for minutes.
      beforeAll(() => configure({ asyncUtilTimeout: 10_000 }));
      afterEach(cleanup);
    },
  };
}
