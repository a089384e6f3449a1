import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { caddyfile, siteHeaders, headersAt, headersFile, hostHeaders, nginxConf } from './hostHeaders';
import { securityPolicy } from './securityPolicy';

describe('Headers of the host', () => {
  const headers = siteHeaders("default-src 'self'", { editing: false });

  test('nobody frames the page, and the page of the workbench only itself', () => {
    expect(headersAt(headers, '/form/x')['Content-Security-Policy']).toBe(
      "default-src 'self'; frame-ancestors 'none'",
    );
    const editing = headersAt(siteHeaders('p', { editing: true }), '/');
    expect([editing['Content-Security-Policy'], editing['X-Frame-Options']]).toEqual([
      "p; frame-ancestors 'self'",
      'SAMEORIGIN',
    ]);
  });

  test('only files whose names depend on their content are kept without asking', () => {
    const kept = (path: string) => headersAt(headers, path)['Cache-Control'];
    expect(kept('/assets/index-abc.js')).toContain('immutable');
    expect([kept('/'), kept('/worker.js'), kept('/form-definitions/x.json')]).toEqual([
      'no-cache',
      'no-cache',
      'no-cache',
    ]);
  });

  test('the mark of the site is asked for once a day, not at each page', () => {
    expect(headersAt(headers, '/favicon.svg')['Cache-Control']).toBe('public, max-age=86400');
  });

  test('a header of a static host is named by one rule for each path', () => {
    const text = headersFile(headers);
    expect(text.match(/Cache-Control/g)).toHaveLength(2);
    expect(text).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'self'; frame-ancestors 'none'\n/);
    expect(text).toContain('\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
    expect(text).toContain('\n/favicon.svg*\n  Cache-Control: public, max-age=86400\n');
  });

  test('nginx sends all headers from its server, and does not keep a missing file', () => {
    const text = nginxConf(headers);
    expect(text).toContain('~^/assets/ "public, max-age=31536000, immutable";');
    expect(text).toContain('add_header Cache-Control $eform_cache_control;');
    expect(text).toContain(
      `add_header Content-Security-Policy "default-src 'self'; frame-ancestors 'none'" always;`,
    );
    expect(text).not.toMatch(/^location[^}]*add_header/m);
  });

  test('Caddy keeps only files that are there, and says each header in one line for each path', () => {
    const text = caddyfile(headers);
    expect(text).toContain(
      '@rule1 {\n  path /assets/*\n  file\n}\nheader @rule1 Cache-Control "public, max-age=31536000, immutable"\n',
    );
    expect(text).toContain(
      '@elsewhere {\n  not {\n    path /assets/*\n    file\n  }\n  not {\n    path /favicon.svg*\n    file\n  }\n}\nheader @elsewhere Cache-Control "no-cache"\n',
    );
    expect(text.match(/Cache-Control/g)).toHaveLength(3);
  });

  test('a path has the file of its own name, and else the page of all paths', () => {
    expect(nginxConf(headers)).toContain('location / { try_files $uri $uri.html /index.html; }');
    expect(caddyfile(headers)).toContain('  file {path} {path}.html /index.html\n');
  });

  test('texts are compressed, a manifest has its type, and what is for hosts alone is not served', () => {
    const nginx = nginxConf(headers);
    expect(nginx).toContain(
      'gzip_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml;',
    );
    expect(nginx).toContain('location = /_headers { return 404; }');
    expect(nginx).toContain(
      'location ~ \\.webmanifest$ { types {} default_type application/manifest+json; try_files $uri =404; }',
    );
    const caddy = caddyfile(headers);
    expect(caddy).toContain('\nencode zstd gzip\n@manifest path *.webmanifest\n');
    expect(caddy).toContain('\nheader @manifest Content-Type application/manifest+json\n');
    expect(caddy).toContain('\nfile_server {\n  hide _headers\n}\n');
  });

  test('a quotation mark in a value does not end it', () => {
    expect(nginxConf({ A: 'say "a"' })).toContain('add_header A "say \\"a\\"" always;');
  });

  /** The hooks that the bundler calls, and what they read of its settings. */
  const hooksOf = (settings: { editing: boolean }) =>
    hostHeaders(settings) as unknown as {
      configResolved: (config: object) => void;
      writeBundle: () => void;
      closeBundle: { handler: () => Promise<void> };
      configurePreviewServer: (server: object) => void;
    };

  test('what has written no build leaves the one beside it alone, and a build writes its own', async () => {
    const root = mkdtempSync(join(tmpdir(), 'eform-headers-'));
    const outDir = join(root, 'built');
    mkdirSync(join(outDir, '.vite'), { recursive: true });
    writeFileSync(join(outDir, '.vite', 'manifest.json'), '{}');
    const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`;
    writeFileSync(join(outDir, 'index.html'), policy);
    const end = async ({ written }: { written: boolean }): Promise<void> => {
      const plugin = hooksOf({ editing: true });
      plugin.configResolved({ root, build: { outDir } });
      if (written) plugin.writeBundle();
      await plugin.closeBundle.handler();
    };
    // A server that ends, and a build that fails: its own fault is what is reported.
    await end({ written: false });
    expect(existsSync(join(outDir, '_headers'))).toBe(false);
    await end({ written: true });
    expect([join(outDir, '_headers'), join(`${outDir}-hosting`, 'chunks.json')].map(existsSync)).toEqual([
      true,
      true,
    ]);
    // A preview sends what the build says, whatever the settings of its own server are.
    const plugin = hooksOf({ editing: false });
    plugin.configResolved({ root, build: { outDir } });
    const sent = await new Promise<Record<string, string>>((resolve) => {
      const headers: Record<string, string> = {};
      const use = (handle: (request: object, response: object, next: () => void) => void): void =>
        handle(
          { url: '/form/x' },
          { setHeader: (name: string, value: string) => (headers[name] = value) },
          () => resolve(headers),
        );
      plugin.configurePreviewServer({ middlewares: { use } });
    });
    expect(sent['X-Frame-Options']).toBe('SAMEORIGIN');
    rmSync(root, { recursive: true });
  });
});

describe('The security policy', () => {
  const settings = { connectTo: ['', '/form-definitions'], imagesFrom: [''], mocking: false, editing: false };

  test('a portal on one origin talks to no other', () => {
    const policy = securityPolicy(settings);
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("img-src 'self' data: blob:;");
  });

  test('a script in the page itself is allowed by its hash alone', () => {
    expect(securityPolicy({ ...settings, inline: ['let a = 1;'] })).toContain(
      "script-src 'self' 'sha256-xY6QKfH9PRsQnLz56nj6MBwiK5oHg+im1Jkpdp1x/Ck=';",
    );
  });

  test('scripts are our own files, never inline and never evaluated', () => {
    const policy = securityPolicy(settings);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  test('a back end and a CMS elsewhere are allowed by their origin, once each', () => {
    const policy = securityPolicy({
      ...settings,
      connectTo: ['https://api.bank.example/v1', 'https://api.bank.example/forms'],
      imagesFrom: ['https://files.bank.example/stored', '', 'https://cdn.bank.example'],
    });
    expect(policy).toContain("connect-src 'self' https://api.bank.example;");
    expect(policy).toContain(
      "img-src 'self' data: blob: https://files.bank.example https://cdn.bank.example;",
    );
  });

  test('a build with mocks can register the worker of the mocks', () => {
    expect(securityPolicy({ ...settings, mocking: true })).not.toContain('trusted-types');
  });

  test('only a build with the workbench allows style elements', () => {
    expect(securityPolicy({ ...settings, editing: true })).toContain("style-src 'self' 'unsafe-inline';");
  });
});
