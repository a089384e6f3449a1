import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { policyOf } from '../../.config/vite/securityPolicy';
import { step } from './support/step';
import { desk, phone, useBrowser } from './support/browser';
import { addressOf, build } from './support/chunks';
import { dropForm, nama, slug, stepOf } from './support/smallForm';
import { holdScripts } from './support/holdScripts';
import { onStep } from './support/visitor';

// What stands in the page before any script of ours has come (`src/app/firstWords.tsx`).
const visits = useBrowser();

const start = '/form/tandamata';
const first = `${start}?step=tipe-nasabah`;

/** The page as far as it has come without code. */
const openHeld = async (path: string, page: Page): Promise<() => void> => {
  const come = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  // The styles have come.
  await page.waitForFunction(
    () => [...document.querySelectorAll('header')].filter((one) => one.offsetHeight > 0).length === 1,
  );
  // The parser has come to its end.
  await page.waitForFunction(() => document.readyState !== 'loading');
  // Letters come beside the styles, and are not what this is about (`face.test.ts`).
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return come;
};

/** Every element with text of its own below the header, and where the text stands. */
const linesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root .Eform-column *')]
      .filter((part) => [...part.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE))
      .flatMap((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        const { x, y, width, height } = range.getBoundingClientRect();
        const box = [x, y, width, height].map((length) => length.toFixed(1)).join(' ');
        return width > 1 ? [`${part.textContent} at ${box}`] : [];
      }),
  );

const words = '.shell .Eform-column';

describe.each([phone, desk])('In a window of $width pixels', (viewport) => {
  sweep('the words stand as they will before any script of ours has come', async () => {
    for (const [path, text] of [
      [start, 'Pembukaan Rekening Tandamata'],
      [first, 'Tipe Nasabah'],
      ['/form/kki-segmen-pemerintah?step=instansi', 'Langkah 1 dari'],
      ['/form/simulasi-kredit', 'Tujuan Kredit'],
      ['/form/form-transaksi', 'Siapkan:'],
    ] as const)
      await step(path, async () => {
        const page = await visits.open({ viewport });
        const come = await openHeld(path, page);
        await page.locator(words).getByText(text).filter({ visible: true }).first().waitFor();
        const painted = await linesOf(page);
        expect(painted.length).toBeGreaterThan(5);
        // Nothing can be answered yet.
        expect(await page.locator(`${words} :is(input, textarea, select):not([inert])`).count()).toBe(0);
        expect(await page.locator(`${words} :is([name], [id], style), main`).count()).toBe(0);
        come();
        await page.locator('main h1').waitFor();
        expect(await page.locator('.shell').count()).toBe(0);
        const drawn = await linesOf(page);
        expect(painted.filter((line) => !drawn.includes(line))).toEqual([]);
      });
  });
});

sweep('where the build knows nothing the page stands without words until React comes', async () => {
  for (const [path] of [
    [`${start}?step=tidak-ada`],
    [`${first}&row=1`],
    [`${start}/preview`],
    ['/form/tidak-ada'],
    [`/form/${slug}`],
  ] as const)
    await step(path, async () => {
      dropForm(visits, [stepOf('satu', nama)]);
      const page = await visits.open();
      const come = await openHeld(path, page);
      expect(await page.locator(words).count()).toBe(0);
      come();
      await page.locator('main h1').waitFor();
    });
});

test.each([
  ['a finger', (page: Page) => page.locator(`${words} button`).getByText('Mulai').click()],
  ['Enter', (page: Page) => page.locator(`${words} button`, { hasText: 'Mulai' }).press('Enter')],
])(
  "'Mulai' that is pressed by %s before the code is here shows that it was heard, and is done",
  async (_, pressIt) => {
    const page = await visits.open();
    const come = await openHeld(start, page);
    await pressIt(page);
    const heard = page.locator(`${words} button[aria-busy="true"]`);
    expect(await heard.textContent()).toBe('Mulai');
    expect(await heard.evaluate((one) => getComputedStyle(one, '::after').content)).toContain('…');
    come();
    await onStep(page, 'tipe-nasabah');
  },
);

sweep('a link that is pressed before the code is here leads on', async () => {
  const page = await visits.open();
  await openHeld(start, page);
  await page.locator(words).getByRole('link', { name: 'Baca kebijakan privasi' }).click();
  await page.waitForURL('**/privasi', { waitUntil: 'commit' });
});

sweep(
  'after ten seconds without code the page says that it is still loading, and can be loaded again',
  async () => {
    const page = await visits.open();
    // Paused: a loading page on a busy machine must not use up the ten seconds.
    await page.clock.install({ time: new Date('2026-03-02T09:00:00') });
    await page.clock.pauseAt(new Date('2026-03-02T09:00:01'));
    const come = await openHeld(start, page);
    const late = page.getByRole('status').getByText('Halaman ini masih dimuat');
    await page.clock.runFor(9000);
    expect(await late.isVisible()).toBe(false);
    await page.clock.runFor(2000);
    await late.waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const again = page.waitForEvent('framenavigated');
    await page.getByRole('link', { name: 'muat ulang halaman' }).click();
    await page.clock.runFor(6000);
    await again;
    come();
    await page.locator('main h1').waitFor();
  },
);

sweep(
  'a host that answers a product by the page of all others shows that it is on its way, and no blank page',
  async () => {
    const page = await visits.open();
    await page.route('**/form/tandamata', async (route) =>
      route.fulfill({ contentType: 'text/html', body: readFileSync(join(build, 'index.html'), 'utf8') }),
    );
    const come = await openHeld(start, page);
    await page.locator('.shell').getByText('Memuat …').waitFor();
    expect(await page.locator(words).count()).toBe(0);
    come();
    await page.locator('main h1').waitFor();
  },
);

sweep('a parameter that the form does not read changes nothing', async () => {
  const page = await visits.open();
  await openHeld(`${start}?utm_source=poster&step=tipe-nasabah`, page);
  await page.locator(`${words} h1`).getByText('Tipe Nasabah').waitFor();
});

sweep('who keeps a draft or a receipt sees no words of a beginning', async () => {
  for (const key of ['eform:tandamata', 'eform:tandamata:receipt'])
    await step(key, async () => {
      const page = await visits.open();
      await page.addInitScript((name) => localStorage.setItem(name, '{}'), key);
      for (const path of [start, first]) {
        await openHeld(path, page);
        expect(await page.locator(words).count()).toBe(0);
      }
      await openHeld('/form/tandamata-berjangka', page);
      expect(await page.locator(words).count()).toBe(1);
    });
});

sweep('a definition that is newer than the build takes the place of its words', async () => {
  const text = readFileSync(join(build, 'form-definitions/tandamata.json'), 'utf8');
  visits.portal.drop('tandamata', text.replaceAll('Tipe Nasabah', 'Siapa Anda'));
  const page = await visits.open();
  const come = await openHeld(first, page);
  await page.locator(`${words} h1`).getByText('Tipe Nasabah').waitFor();
  come();
  await onStep(page, 'tipe-nasabah');
  await page.getByRole('heading', { level: 1, name: 'Siapa Anda' }).waitFor();
  expect(await page.getByText('Tipe Nasabah').count()).toBe(0);
});

sweep('a definition that was taken away says so, whatever its words have said', async () => {
  visits.portal.drop('tandamata', undefined);
  const page = await visits.open();
  await page.goto(first);
  await page.getByRole('heading', { name: 'Formulir tidak ditemukan' }).waitFor();
});

sweep('nothing is drawn in place of words while the code of the fields is on its way', async () => {
  const page = await visits.open();
  const lost: string[] = [];
  await page.exposeFunction('tellLost', (text: string) => lost.push(text));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const { documentElement: root } = document;
      if (document.querySelector('.shell .Eform-column')) root.dataset.seen = '';
      const column = document.querySelector('#root .Eform-column');
      if ('seen' in root.dataset && !column?.textContent.includes('Non-Nasabah'))
        (Reflect.get(window, 'tellLost') as (text: string) => void)(column?.textContent ?? 'nothing');
    }).observe(document, { childList: true, subtree: true });
  });
  const late = ['src/form/connectors/DateConnector.tsx'].map((module) => addressOf(module));
  const come: (() => void)[] = [];
  await page.route(
    (url) => late.some((isScript) => isScript(url)),
    async (route) => {
      await new Promise<void>((resolve) => {
        come.push(resolve);
        // As late as a slow connection has it; longer than a page without words waits.
        setTimeout(resolve, 900);
      });
      await route.continue();
    },
  );
  await page.goto(first);
  await onStep(page, 'tipe-nasabah');
  expect(come.length).toBeGreaterThan(0);
  expect(lost).toEqual([]);
});

test('a page whose code is cut says so, and comes whole when it is loaded again', async () => {
  const page = await visits.open();
  visits.allow(/SyntaxError|Unexpected|missing/);
  const code = addressOf('index.html');
  let asked = 0;
  await page.route(code, async (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: (await answer.text()).slice(0, -60) });
  });
  await page.goto(first);
  await page.getByRole('alert').getByRole('link', { name: 'muat ulang halaman' }).click();
  await onStep(page, 'tipe-nasabah');
});

sweep('a page whose code does not come says so, and can be reloaded', async () => {
  const page = await visits.open();
  visits.allow(/ERR_FAILED/);
  const code = addressOf('index.html');
  await page.route(code, (route) => route.abort());
  await page.goto(first);
  const reported = page.getByRole('alert').getByText('Halaman ini tidak dapat dibuka sepenuhnya');
  await reported.waitFor();
  await page.unroute(code);
  await page.getByRole('link', { name: 'muat ulang halaman' }).click();
  await onStep(page, 'tipe-nasabah');
  expect(await reported.count()).toBe(0);
});

test('without JavaScript the page says what it needs, and shows no form that does not work', async () => {
  const page = await visits.open({ javaScriptEnabled: false });
  await page.goto(first);
  await page.locator('noscript p').getByText('Halaman ini memerlukan JavaScript').waitFor();
  expect(await page.getByText('Tipe Nasabah').count()).toBe(0);
});

test('every product and page of the build has its words, under one policy, and no other page has them', () => {
  const html = (file: string): string => readFileSync(join(build, file), 'utf8');
  const slugs = (folder: string): string[] =>
    readdirSync(join(build, folder)).flatMap((file) => /^([a-z0-9-]+)\.json$/.exec(file)?.[1] ?? []);
  const pages = slugs('form-definitions/pages').filter((name) => name !== 'site' && name !== 'home');
  const forms = slugs('form-definitions');
  expect(readdirSync(join(build, 'form')).toSorted()).toEqual(forms.map((name) => `${name}.html`));
  const policy = policyOf(html('index.html'));
  for (const file of [
    'index.html',
    ...pages.map((name) => `${name}.html`),
    ...forms.map((name) => `form/${name}.html`),
  ]) {
    const text = html(file);
    expect([file, policyOf(text)]).toEqual([file, policy]);
    expect([file, /<template data-words=/.test(text)]).toEqual([file, true]);
    // A style in markup is refused by the policy.
    expect([file, / style=/.test(text)]).toEqual([file, false]);
  }
});
