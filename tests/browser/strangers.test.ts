import type { IncomingMessage, ServerResponse } from 'node:http';
import { request as ask } from 'node:http';
import type { Page } from 'playwright-core';
import { useBrowser } from './support/browser';
import { addressOf, build } from './support/chunks';
import { nginx, openNginx, type Host } from './support/nginx';
import { openPortal } from './support/portal';
import { dropForm, nama, number, outcomeUnknown, preview, slug, stepOf } from './support/smallForm';
import { hasKept, until } from './support/until';
import { fill, fieldOf, onStep, press } from './support/visitor';

// Answers that look right, status 200, and are not ours: of a network with a page of its own, of a proxy, of a line that breaks off.

/** Answers in place of the site; false: the site answers. */
type Stranger = (request: Pick<IncomingMessage, 'url'>, response: ServerResponse) => boolean;

let stranger: Stranger = () => false;
let host: Host | undefined;

/** The files of the site by nginx, where there is one; calls and definitions of tests by the portal of all tests. */
const byHost = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (fault?: unknown) => void,
): void => {
  const { url = '/', headers } = request;
  if (!host || /^\/(?:api|files)\//.test(url) || url.includes(`${slug}.json`)) return next();
  ask(host.origin + url, { headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  })
    .on('error', next)
    .end();
};

const visits = useBrowser(async () => {
  if (nginx !== undefined) host = await openNginx(build);
  return openPortal(build, (request, response, next) => {
    if (!stranger(request, response)) byHost(request, response, next);
  });
});
afterEach(() => {
  stranger = () => false;
});
afterAll(() => host?.close());

const html = '<!doctype html><title>WiFi Kafe</title><h1>Masuk ke WiFi</h1>';

/** A network that answers everything with its own page. */
const captive: Stranger = (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' }).end(html);
  return true;
};

/** Takes every request, and is silent. */
const silent: Stranger = () => true;

const lahir = { type: 'date', name: 'lahir', label: 'Tanggal lahir', required: true };

/** A visitor on the second of two steps, with an answer on each, whose device has kept all of it. */
const visit = async (): Promise<Page> => {
  visits.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|MIME type/);
  dropForm(visits, [stepOf('isi', nama), stepOf('kelahiran', lahir)]);
  const page = await visits.open({ serviceWorkers: 'allow' });
  await page.goto(`/form/${slug}`);
  await onStep(page, 'isi');
  await fill(page, 'nama', 'Siti');
  await press(page, 'next');
  await onStep(page, 'kelahiran');
  await fill(page, 'lahir', '1990-08-17');
  await page.waitForFunction(() => JSON.stringify(localStorage).includes('1990-08-17'));
  await hasKept(page);
  return page;
};

/** The step that was left, with its answers. */
const isBack = async (page: Page): Promise<void> => {
  await onStep(page, 'kelahiran');
  expect(await fieldOf(page, 'lahir').getByRole('textbox').inputValue()).toBe('17/08/1990');
};

test('a network that answers everything with its own page takes nothing away: form and answers are there without a connection, and are sent after it', async () => {
  const page = await visit();
  const address = page.url();
  stranger = captive;
  await page.reload();
  await page.getByRole('heading', { name: 'Masuk ke WiFi' }).waitFor();
  // As it opens its pages by itself.
  await page.goto('/');
  await page.evaluate(async (name) => {
    await Promise.all(
      [`/form-definitions/${name}.json`, '/form-definitions/pages/site.json'].map((one) => fetch(one)),
    );
  }, slug);
  await page.context().setOffline(true);
  await page.goto(address);
  await isBack(page);
  stranger = () => false;
  await page.context().setOffline(false);
  await page.reload();
  await isBack(page);
  await press(page, 'next');
  await press(page, 'submit');
  await page.locator('[data-registration-number]').waitFor();
  expect(visits.portal.bodiesOf('submit')).toEqual([
    { subProductId: 'KECIL-01', data: '{"nama":"Siti","lahir":"1990-08-17"}' },
  ]);
});

const kindOf = (url: string): string =>
  /^\/(api|assets|form-definitions)\//.exec(url)?.[1] ?? (/^\/(?:form\/|$)/.test(url) ? 'page' : 'other');

sweep(
  'a network that answers page, definition, script and call with its own page in the middle of a form costs nothing: the form goes on to its end',
  async () => {
    visits.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|MIME type|did not come/);
    dropForm(visits, [stepOf('isi', nama), stepOf('kelahiran', lahir)]);
    const met = new Set<string>();
    const noted: Stranger = (request, response) => {
      met.add(kindOf(request.url ?? '/'));
      return captive(request, response);
    };
    const isDates = addressOf('src/form/connectors/DateConnector.tsx');
    // What is fetched ahead must not be here before it begins.
    stranger = ({ url = '' }, response) =>
      isDates(new URL(url, 'http://localhost')) && noted({ url }, response);
    const page = await visits.open({ serviceWorkers: 'allow' });
    await page.goto(`/form/${slug}`);
    await onStep(page, 'isi');
    await fill(page, 'nama', 'Siti');
    await until(
      page,
      async (name) =>
        (await caches.match('/')) !== undefined &&
        (await caches.match(`/form-definitions/${name}.json`, { ignoreVary: true })) !== undefined,
      slug,
    );

    stranger = noted;
    await press(page, 'next');
    const again = page.locator('[data-missing-part]').getByRole('button');
    await again.waitFor();
    await again.click();
    await again.waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Masuk ke WiFi' }).waitFor();
    await page.evaluate(
      (name) => fetch(`/form-definitions/${name}.json`).then((answer) => answer.text()),
      slug,
    );

    stranger = () => false;
    await page.goto(`/form/${slug}`);
    await onStep(page, 'kelahiran');
    await fill(page, 'lahir', '1990-08-17');
    await page.waitForFunction(() => JSON.stringify(localStorage).includes('1990-08-17'));
    await hasKept(page);
    await page.context().setOffline(true);
    await page.reload();
    await isBack(page);
    await page.context().setOffline(false);
    await press(page, 'next');
    await page.locator(preview).waitFor();

    stranger = noted;
    await press(page, 'submit');
    await page.locator(outcomeUnknown).waitFor();
    stranger = () => false;
    await press(page, 'submit');
    await page.locator(number).waitFor();
    expect(visits.portal.bodiesOf('submit')).toEqual([
      { subProductId: 'KECIL-01', data: '{"nama":"Siti","lahir":"1990-08-17"}' },
    ]);
    expect([...met]).toEqual(expect.arrayContaining(['page', 'form-definitions', 'assets', 'api']));
  },
);

sweep(
  "nothing of a stranger's page is kept while the worker is installed; the next visit installs it",
  async () => {
    dropForm(visits, [stepOf('isi', nama)]);
    const asked = new Promise<void>((resolve) => {
      stranger = (request, response) => {
        if (request.url !== '/') return false;
        resolve();
        return captive(request, response);
      };
    });
    const page = await visits.open({ serviceWorkers: 'allow' });
    await page.goto(`/form/${slug}`);
    await onStep(page, 'isi');
    // Before the worker has begun there is nothing installed either.
    await asked;
    await until(page, async () => !(await navigator.serviceWorker.getRegistration())?.installing, null);
    expect(await page.evaluate(async () => (await caches.match('/'))?.text())).toBeUndefined();
    stranger = () => false;
    await page.reload();
    await onStep(page, 'isi');
    await hasKept(page);
  },
);

sweep(
  'a host that takes every request and is silent is none: page, scripts and definition come from the device',
  async () => {
    const page = await visit();
    stranger = silent;
    await page.reload();
    await isBack(page);
  },
);

/** What comes in place of the code of dates, so many times. */
const damaged = (times: number, body: (whole: string) => string): { asked: () => number } => {
  const isDates = addressOf('src/form/connectors/DateConnector.tsx');
  let asked = 0;
  stranger = ({ url = '' }, response) => {
    if (!isDates(new URL(url, 'http://localhost'))) return false;
    asked += 1;
    if (asked > times) return false;
    response
      .writeHead(200, {
        'Content-Type': 'text/javascript',
        'Cache-Control': 'public, max-age=31536000, immutable',
      })
      .end(body('export const DateConnector = () => null;'));
    return true;
  };
  return { asked: () => asked };
};

const damages = [
  ['empty', () => ''],
  ['another one', () => 'export const lain = 1;'],
  ['cut', (whole: string) => whole.slice(0, -9)],
] as const;

describe.each(damages)('A script that once came %s', (_, body) => {
  const toDates = async (options: object): Promise<Page> => {
    dropForm(visits, [stepOf('isi', nama), stepOf('kelahiran', lahir)]);
    const page = await visits.open(options);
    await page.goto(`/form/${slug}`);
    await onStep(page, 'isi');
    return page;
  };
  const goOn = async (page: Page): Promise<void> => {
    await fill(page, 'nama', 'Siti');
    await press(page, 'next');
  };

  sweep('is reported in words when it does not come otherwise, and the step is not empty', async () => {
    visits.allow(/did not come|without what it exports|SyntaxError|Unexpected/);
    const host = damaged(99, body);
    const page = await toDates({});
    await goOn(page);
    await page.locator('[data-missing-part]').getByRole('button').waitFor();
    expect(host.asked()).toBeGreaterThan(1);
    damaged(0, body);
    await page.locator('[data-missing-part]').getByRole('button').click();
    await onStep(page, 'kelahiran');
    await fieldOf(page, 'lahir').getByRole('textbox').waitFor();
  });
});
