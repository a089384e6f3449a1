import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Plugin } from 'vite';
import { policyOf } from './securityPolicy.ts';

/** Headers of all paths that begin so. */
export interface HeaderRule {
  readonly under: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Files whose names depend on their content. */
const hashed = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** The picture on every page, which the build leaves its name: a new one is there a day later. */
const mark = { 'Cache-Control': 'public, max-age=86400' };

/** Who may frame the page: the workbench frames the form that it edits. */
const frameAncestors = ({ editing }: { editing: boolean }): string =>
  `frame-ancestors ${editing ? "'self'" : "'none'"}`;

/** What a host sends with the portal, the most general first. `policy`: that of the page itself. */
export const headerRules = (policy: string, { editing }: { editing: boolean }): readonly HeaderRule[] => [
  {
    under: '/',
    headers: {
      // A meta element can't say who may frame the page.
      'Content-Security-Policy': `${policy}; ${frameAncestors({ editing })}`,
      'X-Frame-Options': editing ? 'SAMEORIGIN' : 'DENY',
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      // Page, worker and definitions are the newest ones, or are known to be.
      'Cache-Control': 'no-cache',
    },
  },
  { under: '/assets/', headers: hashed },
  { under: '/favicon.svg', headers: mark },
];

/** The headers of one path: a later rule wins. */
export const headersAt = (rules: readonly HeaderRule[], path: string): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...rules.filter(({ under }) => path.startsWith(under)).map(({ headers }) => headers),
  ) as Record<string, string>;

/**
 * The file `_headers`, as static hosts read it. Some join what two rules say of one header: the general one leaves it out, since these
 * hosts let every file that no rule names be requested again.
 */
export const headersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ under, headers }, index) => {
      const later = rules.slice(index + 1);
      const lines = Object.entries(headers)
        .filter(([name]) => !later.some((rule) => rule.under.startsWith(under) && name in rule.headers))
        .map(([name, value]) => `  ${name}: ${value}`);
      return [`${under}*`, ...lines, ''].join('\n');
    })
    .join('\n');

/** What nginx is to compress besides HTML; pictures are compressed already. Caddy knows these types. */
const compressedTypes = [
  'text/css',
  'text/javascript',
  'application/javascript',
  'application/json',
  'application/manifest+json',
  'image/svg+xml',
];

/** In no host's list of types. */
const manifestType = 'application/manifest+json';

/** Of the build, but for hosts alone. */
const hiddenFile = '_headers';

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** For nginx. A location with headers of its own would lose those of its server: what differs is a variable. */
export const nginxConf = (rules: readonly HeaderRule[]): string => {
  const [general, ...special] = rules;
  const own = (name: string): readonly HeaderRule[] => special.filter(({ headers }) => name in headers);
  const variable = (name: string): string => `$eform_${name.toLowerCase().replaceAll('-', '_')}`;
  const all = Object.entries(general?.headers ?? {});
  const maps = all.flatMap(([name, value]) =>
    own(name).length === 0
      ? []
      : [
          `map $uri ${variable(name)} {`,
          `  default ${quoted(value)};`,
          ...own(name).map(({ under, headers }) => `  ~^${under} ${quoted(headers[name] ?? '')};`),
          '}',
        ],
  );
  const sent = all.map(([name, value]) =>
    // Without `always` a missing file is not kept as if it were there.
    own(name).length > 0
      ? `add_header ${name} ${variable(name)};`
      : `add_header ${name} ${quoted(value)} always;`,
  );
  return [
    '# In the block http:',
    ...maps,
    '',
    '# In the block server, whose root is the built folder:',
    ...sent,
    'gzip on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    'gzip_min_length 1000;',
    `gzip_types ${compressedTypes.join(' ')};`,
    `location = /${hiddenFile} { return 404; }`,
    `location ~ \\.webmanifest$ { types {} default_type ${manifestType}; try_files $uri =404; }`,
    ...special.map(({ under }) => `location ^~ ${under} { try_files $uri =404; }`),
    'location / { try_files $uri $uri.html /index.html; }',
    '',
  ].join('\n');
};

/**
 * For Caddy: inside the block of the site. Of two lines that set one header, versions of Caddy differ in which one wins: what a
 * special rule says has a line for the files under it, and one for everything else. A missing file is not kept as if it were there.
 */
export const caddyfile = (rules: readonly HeaderRule[]): string => {
  const [general, ...special] = rules;
  const everywhere = Object.entries(general?.headers ?? {});
  const isSpecial = (name: string): boolean => special.some(({ headers }) => name in headers);
  const files = (under: string): string[] => [`path ${under}*`, 'file'];
  const byRule = special.flatMap(({ under, headers }, index) => [
    `@rule${index + 1} {`,
    ...files(under).map((line) => `  ${line}`),
    '}',
    ...Object.entries(headers).map(([name, value]) => `header @rule${index + 1} ${name} ${quoted(value)}`),
  ]);
  const elsewhere = special.flatMap(({ under }) => [
    '  not {',
    ...files(under).map((line) => `    ${line}`),
    '  }',
  ]);
  return [
    '# Inside the block of the site, beside `root * <the built folder>`:',
    'encode zstd gzip',
    '@manifest path *.webmanifest',
    `header @manifest Content-Type ${manifestType}`,
    'header {',
    ...everywhere.filter(([name]) => !isSpecial(name)).map(([name, value]) => `  ${name} ${quoted(value)}`),
    '}',
    ...byRule,
    '@elsewhere {',
    ...elsewhere,
    '}',
    ...everywhere
      .filter(([name]) => isSpecial(name))
      .map(([name, value]) => `header @elsewhere ${name} ${quoted(value)}`),
    '@page {',
    ...special.map(({ under }) => `  not path ${under}*`),
    '  file {path} {path}.html /index.html',
    '}',
    'rewrite @page {file_match.relative}',
    'file_server {',
    `  hide ${hiddenFile}`,
    '}',
    '',
  ].join('\n');
};

/** The folder beside a build that holds what belongs to it and is never served. */
const besideBuild = (outDir: string): string => `${outDir}-hosting`;

/**
 * Writes what a host has to send: `_headers` into the build, configurations for nginx and Caddy into the folder beside it, to which
 * the list of chunks is moved too: it names the sources. `vite preview` sends the same.
 */
export const hostHeaders = ({ editing }: { editing: boolean }): Plugin => {
  let build = '';
  let isWritten = false;
  const rulesOfBuild = async (of: { editing: boolean }): Promise<readonly HeaderRule[]> => {
    const policy = policyOf(await readFile(join(build, 'index.html'), 'utf8'));
    if (policy === undefined) throw new Error('the built index.html has no policy');
    return headerRules(policy, of);
  };
  /** What is shown may have been built with other settings than those of the server that shows it. */
  const rulesOfShown = async (): Promise<readonly HeaderRule[]> => {
    const sent = await readFile(join(build, hiddenFile), 'utf8');
    return rulesOfBuild({ editing: sent.includes(frameAncestors({ editing: true })) });
  };
  return {
    name: 'eform:host-headers',
    configResolved(config) {
      build = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      isWritten = true;
    },
    closeBundle: {
      order: 'post',
      async handler() {
        // A server that ends and a build that failed close their bundles too: of these nothing was written that is their own.
        if (!isWritten) return;
        const beside = besideBuild(build);
        const rules = await rulesOfBuild({ editing });
        await mkdir(beside, { recursive: true });
        await writeFile(join(build, hiddenFile), headersFile(rules));
        await writeFile(join(beside, 'nginx.conf'), nginxConf(rules));
        await writeFile(join(beside, 'Caddyfile'), caddyfile(rules));
        await rename(join(build, '.vite', 'manifest.json'), join(beside, 'chunks.json'));
        await rm(join(build, '.vite'), { recursive: true });
      },
    },
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        rulesOfShown().then((rules) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          for (const [name, value] of Object.entries(headersAt(rules, pathname)))
            response.setHeader(name, value);
          next();
        }, next);
      });
    },
  };
};
