import { phone, useBrowser } from './support/browser';
import { onStep, press } from './support/visitor';

const visits = useBrowser();

test('Back shows a step from 150 px on, wherever it was left', async () => {
  const questions = Array.from({ length: 30 }, (_, at) => ({
    type: 'text',
    name: `isi${at}`,
    label: `Isi ${at}`,
  }));
  const blocks = (id: string) => questions.map((one) => ({ ...one, name: `${id}${one.name}` }));
  visits.portal.drop(
    'panjang',
    JSON.stringify({
      version: 1,
      slug: 'panjang',
      title: 'Panjang',
      subProductId: 'PANJANG-01',
      steps: ['satu', 'dua'].map((id) => ({ id, title: id, blocks: blocks(id) })),
    }),
  );
  const page = await visits.open({ viewport: phone });
  await page.goto('/form/panjang');
  await onStep(page, 'satu');
  await press(page, 'next');
  await onStep(page, 'dua');
  await page.waitForFunction(() => window.scrollY === 150);
  await press(page, 'back');
  await onStep(page, 'satu');
  await page.waitForFunction(() => window.scrollY === 150);
  // What the browser would do afterwards, it has done by then.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  expect(await page.evaluate(() => window.scrollY)).toBe(150);
  await page.goForward();
  await onStep(page, 'dua');
  await page.waitForFunction(() => window.scrollY === 150);
});
