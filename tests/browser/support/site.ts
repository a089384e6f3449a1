import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json',
};

/** Definitions beside those of the build, by slug (a page by `pages/{slug}`); an `undefined` one is missing. */
export type Dropped = Map<string, string | undefined>;

/**
 * Answers as a static host does: files of a folder with the headers that the build asks for, definitions with an ETag and `no-cache`, and the portal's own page,
 * with status 200, for every path that is no file; texts are compressed.
 */
export const serveSite = async (
  folder: string,
  dropped: Dropped,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const slug = /^\/form-definitions\/((?:pages\/|fragments\/)?[^/]+)\.json$/.exec(pathname)?.[1];
  const content =
    slug !== undefined && dropped.has(slug)
      ? dropped.get(slug)
      : await fileAt(folder, decodeURIComponent(pathname));
  const found = content !== undefined;
  const body = content ?? (await readFile(join(folder, 'index.html')));
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const extension = extname(pathname) || '.html';
  const type = found ? (types[extension] ?? 'application/octet-stream') : types['.html'];
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, { ETag: etag }).end();
    return;
  }
  const own = found ? await headersOf(folder, pathname) : await headersOf(folder, '/');
  const headers = { 'Cache-Control': 'no-cache', ...own, 'Content-Type': type, ETag: etag };
  if (type === types['.webp']) response.writeHead(200, headers).end(body);
  else response.writeHead(200, { ...headers, 'Content-Encoding': 'gzip' }).end(compressed(etag, body));
};

const packed = new Map<string, Buffer>();

/** Each text is compressed once, however many visitors come for it. */
const compressed = (etag: string, body: Buffer | string): Buffer => {
  const bytes = packed.get(etag) ?? gzipSync(body);
  packed.set(etag, bytes);
  return bytes;
};

/** What the build's own `_headers` says of a path; a missing file is answered by the page, and has its headers. */
const headersOf = async (folder: string, pathname: string): Promise<Record<string, string>> => {
  const text = await readFile(join(folder, '_headers'), 'utf8');
  const headers: Record<string, string> = {};
  let applies = false;
  for (const line of text.split('\n')) {
    const [, name, value] = /^ +([\w-]+): (.*)$/.exec(line) ?? [];
    if (line.startsWith('/')) applies = pathname.startsWith(line.replace(/\*$/, ''));
    else if (applies && name !== undefined && value !== undefined) headers[name] = value;
  }
  return headers;
};

const fileAt = async (folder: string, pathname: string): Promise<Buffer | undefined> => {
  const path = normalize(pathname);
  if (path === '/') return undefined;
  return readFile(join(folder, path)).catch(() =>
    readFile(join(folder, `${path}.html`)).catch(() => undefined),
  );
};
