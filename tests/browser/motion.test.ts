import { useBrowser } from './support/browser';
import { frames } from './support/frames';
import { dropForm, nama, openForm, stepOf } from './support/smallForm';
import { fill, press } from './support/visitor';

const visits = useBrowser();

test('for those who want less motion no size changes slowly, under the focus or elsewhere', async () => {
  dropForm(visits, [stepOf('satu', nama)]);
  const page = await visits.open({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    window.addEventListener('transitionrun', ({ propertyName }) => moved.push(propertyName), true);
  });
  await openForm(page, 'satu');
  await fill(page, 'nama', 'Siti');
  await press(page, 'next');
  await page.locator('[data-preview="nama"]').getByText('Siti').waitFor();
  await frames(page);
  const moved = await page.evaluate(() => Reflect.get(window, 'moved') as string[]);
  const sizes = moved.filter((name) => /height|width|size|margin|padding|spacing|^(?:top|left)$/.test(name));
  expect(sizes).toEqual([]);
});
