import { useBrowser } from '../support/browser';
import { fill, onStep, press } from '../support/visitor';
import { before, walk } from '../support/walk';
import { address, identify, openFlow, screeningAnswers, stranger, toScreening } from '../support/walkin';
import { drafts } from './drafts';
import { citizen } from './registration.answers';

const visits = useBrowser();

sweep('browser Back and Forward go across the tabs and keep the answers', async () => {
  const page = await openFlow(visits, { draft: { ...drafts.domicileQuestion, step: 'tab-1' } });
  await walk(
    page,
    before(citizen, 'tab-5').map(({ step }) => ({ step, answers: {} })),
  );
  await onStep(page, 'tab-5');
  await fill(page, 'informasiPekerjaanNamaPerusahaan', 'Toko Nur');
  for (const tab of ['tab-3', 'tab-2', 'tab-1']) {
    await page.goBack();
    await onStep(page, tab);
  }
  for (const tab of ['tab-2', 'tab-3', 'tab-5']) {
    await page.goForward();
    await onStep(page, tab);
  }
  expect(await page.locator('[name="informasiPekerjaanNamaPerusahaan"]').inputValue()).toBe('Toko Nur');
});

test('browser Back enters the stage before again, which has only asked; Next asks once more', async () => {
  const page = await openFlow(visits);
  await page.goto('/');
  await page.goto(address);
  await identify(page, stranger);
  await toScreening(page);
  await walk(page, [{ step: 'screening', answers: screeningAnswers }]);
  await onStep(page, 'tab-1');
  await page.goBack();
  await onStep(page, 'screening');
  await press(page, 'next');
  await onStep(page, 'tab-1');
});
