/**
 * The oldest browsers on which all of the portal works. From here come the README's line, the target of the build, the lint rule
 * `portal/least-browser`, the words for visitors with an older one, and the browser that tests imitate.
 *
 * Chrome 109 is the last one of Windows 7 and 8.1, Firefox 115 too; Safari 16.4 is the first one that knows lookbehind in regular
 * expressions and push messages, of iPhones from 2017 on. `ids` are the names of the same engine in `@mdn/browser-compat-data`,
 * `targets` those that Vite knows.
 */
export const leastBrowser = [
  {
    name: 'Chrome',
    version: '109',
    ids: ['chrome', 'chrome_android', 'webview_android', 'edge'],
    targets: ['chrome', 'edge'],
  },
  { name: 'Safari', version: '16.4', ids: ['safari', 'safari_ios'], targets: ['safari', 'ios'] },
  { name: 'Firefox', version: '115', ids: ['firefox', 'firefox_android'], targets: ['firefox'] },
];

/** The newest ECMAScript whose syntax they all read; of regular expressions too. */
export const leastSyntax = 2022;

/** As Vite's `build.target`: newer syntax, of scripts and of styles, is rewritten. */
export const buildTarget = leastBrowser.flatMap(({ version, targets }) =>
  targets.map((target) => target + version),
);

/** For readers: `Chrome 109, Safari 16.4, Firefox 115`. */
export const leastNames = leastBrowser.map(({ name, version }) => `${name} ${version}`).join(', ');
