import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Plugin } from 'vite';
import { policyOf } from './securityPolicy.ts';

/** Headers by their names. */
type Headers = Readonly<Record<string, string>>;

/** What is kept without asking, by the beginning of its path: names that depend on content, and for a day the picture on every page. */
const kept = [
  ['/assets/', 'public, max-age=31536000, immutable'],
  ['/favicon.svg', 'public, max-age=86400'],
] as const;

/** Page, worker and definitions are the newest ones, or are known to be. */
const asked = 'no-cache';

/** Who may frame the page: the workbench frames the form that it edits. */
const frameAncestors = ({ editing }: { editing: boolean }): string =>
  `frame-ancestors ${editing ? "'self'" : "'none'"}`;

/** What a host sends with every file of the portal. `policy`: that of the page itself. */
export const siteHeaders = (policy: string, { editing }: { editing: boolean }): Headers => ({
  // A meta element can't say who may frame the page.
  'Content-Security-Policy': `${policy}; ${frameAncestors({ editing })}`,
  'X-Frame-Options': editing ? 'SAMEORIGIN' : 'DENY',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
});

/** These headers and how long what lies at a path is kept. */
export const headersAt = (headers: Headers, path: string): Headers => ({
  ...headers,
  'Cache-Control': kept.find(([under]) => path.startsWith(under))?.[1] ?? asked,
});

const lines = <T>(list: readonly T[], line: (one: T, index: number) => string): string =>
  list.map(line).join('\n');

/**
 * The file `_headers`, as static hosts read it. Some join what two rules say of one header: that of all files says nothing of keeping,
 * since these hosts let every file that no rule names be requested again.
 */
export const headersFile = (headers: Headers): string => `/*
${lines(Object.entries(headers), ([name, value]) => `  ${name}: ${value}`)}

${lines(kept, ([under, value]) => `${under}*\n  Cache-Control: ${value}\n`)}`;

/** What nginx is to compress besides HTML; pictures are compressed already. Caddy knows these types. */
const compressedTypes =
  'text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml';

/** In no host's list of types. */
const manifestType = 'application/manifest+json';

/** Of the build, but for hosts alone. */
const hiddenFile = '_headers';

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/**
 * For nginx. A location with headers of its own would lose those of its server: how long a file is kept is a variable. Without
 * `always` a missing file is not kept as if it were there.
 */
export const nginxConf = (headers: Headers): string => `# In the block http:
map $uri $eform_cache_control {
  default "${asked}";
${lines(kept, ([under, value]) => `  ~^${under} "${value}";`)}
}

# In the block server, whose root is the built folder:
${lines(Object.entries(headers), ([name, value]) => `add_header ${name} ${quoted(value)} always;`)}
add_header Cache-Control $eform_cache_control;
gzip on;
gzip_vary on;
gzip_proxied any;
gzip_min_length 1000;
gzip_types ${compressedTypes};
location = /${hiddenFile} { return 404; }
location ~ \\.webmanifest$ { types {} default_type ${manifestType}; try_files $uri =404; }
${lines(kept, ([under]) => `location ^~ ${under} { try_files $uri =404; }`)}
location / { try_files $uri $uri.html /index.html; }
`;

/**
 * For Caddy: inside the block of the site. Of two lines that set one header, versions of Caddy differ in which one wins: each file has
 * one line that says how long it is kept. A missing file is not kept as if it were there.
 */
export const caddyfile = (
  headers: Headers,
): string => `# Inside the block of the site, beside \`root * <the built folder>\`:
encode zstd gzip
@manifest path *.webmanifest
header @manifest Content-Type ${manifestType}
header {
${lines(Object.entries(headers), ([name, value]) => `  ${name} ${quoted(value)}`)}
}
${lines(
  kept,
  ([under, value], index) => `@rule${index + 1} {
  path ${under}*
  file
}
header @rule${index + 1} Cache-Control "${value}"`,
)}
@elsewhere {
${lines(kept, ([under]) => `  not {\n    path ${under}*\n    file\n  }`)}
}
header @elsewhere Cache-Control "${asked}"
@page {
${lines(kept, ([under]) => `  not path ${under}*`)}
  file {path} {path}.html /index.html
}
rewrite @page {file_match.relative}
file_server {
  hide ${hiddenFile}
}
`;

/** The folder beside a build that holds what belongs to it and is never served. */
const besideBuild = (outDir: string): string => `${outDir}-hosting`;

/**
 * Writes what a host has to send: `_headers` into the build, configurations for nginx and Caddy into the folder beside it, to which
 * the list of chunks is moved too: it names the sources. `vite preview` sends the same.
 */
export const hostHeaders = ({ editing }: { editing: boolean }): Plugin => {
  let build = '';
  let isWritten = false;
  const headersOfBuild = async (of: { editing: boolean }): Promise<Headers> => {
    const policy = policyOf(await readFile(join(build, 'index.html'), 'utf8'));
    if (policy === undefined) throw new Error('the built index.html has no policy');
    return siteHeaders(policy, of);
  };
  /** What is shown may have been built with other settings than those of the server that shows it. */
  const headersOfShown = async (): Promise<Headers> => {
    const sent = await readFile(join(build, hiddenFile), 'utf8');
    return headersOfBuild({ editing: sent.includes(frameAncestors({ editing: true })) });
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
        const headers = await headersOfBuild({ editing });
        await mkdir(beside, { recursive: true });
        await writeFile(join(build, hiddenFile), headersFile(headers));
        await writeFile(join(beside, 'nginx.conf'), nginxConf(headers));
        await writeFile(join(beside, 'Caddyfile'), caddyfile(headers));
        await rename(join(build, '.vite', 'manifest.json'), join(beside, 'chunks.json'));
        await rm(join(build, '.vite'), { recursive: true });
      },
    },
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        headersOfShown().then((headers) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          for (const [name, value] of Object.entries(headersAt(headers, pathname)))
            response.setHeader(name, value);
          next();
        }, next);
      });
    },
  };
};
