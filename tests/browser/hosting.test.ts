import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { useBrowser } from './support/browser';
import { addressOf, build } from './support/chunks';

// Every browser test is served with the build's own `_headers`, and fails at the first violation of the policy.
const visits = useBrowser();

test('the page comes with the headers that the build asks for, a script is kept, a definition is asked for again', async () => {
  const page = await visits.open();
  const script = page.waitForResponse((response) => addressOf('index.html')(new URL(response.url())));
  const definition = page.waitForResponse((response) => response.url().endsWith('/tandamata.json'));
  const answer = await page.goto('/form/tandamata');
  const headers = answer?.headers() ?? {};
  expect(headers).toMatchObject({
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'cache-control': 'no-cache',
  });
  expect(headers['content-security-policy']).toMatch(
    /require-trusted-types-for 'script'; trusted-types dompurify eform-worker; frame-ancestors 'none'$/,
  );
  expect((await script).headers()['cache-control']).toContain('immutable');
  expect((await definition).headers()['cache-control']).toBe('no-cache');
});

test('rich text and the service worker get by with the policies that are named', async () => {
  const page = await visits.open({ serviceWorkers: 'allow' });
  await page.goto('/bantuan');
  await page.locator('main h1').waitFor();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
});

test('no policy of another name makes a script out of a text', async () => {
  visits.allow(/TrustedTypePolicy|trusted-types/);
  const page = await visits.open();
  await page.goto('/');
  await page.locator('main h1').waitFor();
  const made = await page.evaluate(() => {
    const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy: (name: string) => void } };
    try {
      trustedTypes.createPolicy('lain');
      return true;
    } catch {
      return false;
    }
  });
  expect(made).toBe(false);
});

test('a foreign page cannot frame the portal', async () => {
  visits.allow(/frame-ancestors|X-Frame-Options|Framing|ERR_BLOCKED_BY_RESPONSE/);
  const page = await visits.open();
  const foreign = 'http://lain.test/';
  await page.route(foreign, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>lain</title><iframe src="${visits.portal.origin}/form/tandamata"></iframe>`,
    }),
  );
  await page.goto(foreign, { waitUntil: 'load' });
  const frame = page.frames().find((one) => one !== page.mainFrame());
  expect(frame?.url()).toBe('chrome-error://chromewebdata/');
  expect(await frame?.locator('#root').count()).toBe(0);
});

test('nothing that is served names the sources', () => {
  expect(readdirSync(build).filter((name) => name.startsWith('.'))).toEqual([]);
  expect(readdirSync(join(build, 'assets')).filter((name) => name.endsWith('.map'))).toEqual([]);
  for (const name of ['nginx.conf', 'Caddyfile'])
    expect(existsSync(join(`${build}-hosting`, name))).toBe(true);
});
