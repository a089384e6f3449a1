import { readdirSync, readFileSync, statSync } from 'node:fs';
import { get } from 'node:http';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { siteHeaders } from '../../.config/vite/hostHeaders';
import { policyOf } from '../../.config/vite/securityPolicy';
import cases from './nginx.cases.json';
import { build, chunkOf } from './support/chunks';
import { nginx, openNginx, type Host } from './support/nginx';

interface Case {
  path: string;
  /** 200 unless it is said. */
  status?: number;
  /** The file of the build that is answered. */
  file?: string;
  /** What the type says. */
  type: string;
  cache?: string;
  compressed?: boolean;
}

const assets = readdirSync(join(build, 'assets'));
const ofBuild = (name: string): string =>
  name
    .replace('{script}', basename(chunkOf('index.html').file))
    .replace('{style}', assets.find((file) => /^index-.*\.css$/.test(file)) ?? '');

/** As a browser asks; `fetch` would settle `..` in the path, and hide how much was sent. */
const ask = (
  origin: string,
  path: string,
): Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }> =>
  new Promise((answered, failed) => {
    const { hostname, port } = new URL(origin);
    get({ hostname, port, path, headers: { 'Accept-Encoding': 'gzip' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        answered({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    }).on('error', failed);
  });

// Where there is no nginx they are left out, and `npm test` names them.
const describeIfThere = nginx === undefined ? describe.skip : describe;

describeIfThere('nginx with the file of the build', () => {
  let host: Host | undefined;
  beforeAll(async () => {
    host = await openNginx(build);
  });
  afterAll(() => host?.close());

  const policy = policyOf(readFileSync(join(build, 'index.html'), 'utf8')) ?? '';
  const always = siteHeaders(policy, { editing: false });

  test('answers every kind of address as it should', async () => {
    for (const { path, status = 200, file, type, cache, compressed } of cases as readonly Case[]) {
      const { headers, body, ...answer } = await ask(host?.origin ?? '', ofBuild(path));
      const isCompressed = headers['content-encoding'] === 'gzip';
      expect([path, answer.status, headers['content-type'], headers['cache-control']]).toEqual([
        path,
        status,
        expect.stringContaining(type),
        cache,
      ]);
      if (compressed !== undefined) expect([path, isCompressed]).toEqual([path, compressed]);
      if (file !== undefined) {
        const expected = readFileSync(join(build, ofBuild(file)));
        // Not by `toEqual`, which prints bytes.
        expect([path, (isCompressed ? gunzipSync(body) : body).equals(expected)]).toEqual([path, true]);
        if (isCompressed) expect(body.length).toBeLessThan(statSync(join(build, ofBuild(file))).size);
      }
      for (const [name, value] of Object.entries(always))
        expect([path, name, headers[name.toLowerCase()]]).toEqual([path, name, value]);
    }
  });
});
