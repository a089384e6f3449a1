import { useBrowser } from './support/browser';
import { json } from './support/portal';
import { dropForm, finish, nama, openForm, preview, stepOf } from './support/smallForm';
import { fillAll, onStep, press } from './support/visitor';

const visits = useBrowser();

const title = { type: 'heading', level: 1, text: 'Beranda Baru' };
const unknown = { type: 'video', src: 'https://bank.example/a.mp4' };

sweep(
  'an unknown block and an unknown key on the home page leave the rest standing, and the console tells',
  async () => {
    visits.allow(/tidak dikenal dan tidak ditampilkan/);
    visits.portal.drop('pages/home', JSON.stringify({ blocks: [unknown, { ...title, glow: true }] }));
    const page = await visits.open();
    const reported: string[] = [];
    page.on('console', (message) => reported.push(message.text()));
    await page.goto('/');
    await page.getByRole('heading', { name: 'Beranda Baru' }).waitFor();
    expect(reported.join('\n')).toContain('home');
  },
);

const terms = { type: 'heading', level: 2, text: 'Syarat dan Ketentuan' };

sweep.each([
  ['an unknown block', { blocks: [unknown, terms] }, 'Syarat dan Ketentuan'],
  ['content that is null', null, 'Silakan lanjutkan'],
])('%s in a popup holds nobody up, and the console tells', async (_, content, shown) => {
  visits.allow(/popup syarat/);
  visits.portal.answer('popup', () => json({ statusCode: 200, succeeded: true, data: { content } }));
  dropForm(visits, [{ ...stepOf('isi', nama), next: { popup: 'syarat' } }, stepOf('lagi')]);
  const page = await visits.open();
  const reported: string[] = [];
  page.on('console', (message) => reported.push(message.text()));
  await openForm(page, 'isi');
  await fillAll(page, { nama: 'Siti' });
  await press(page, 'next');
  const popup = page.locator('[data-popup]');
  await popup.getByText(shown).waitFor();
  await popup.getByRole('button', { name: 'Lanjutkan' }).click();
  await onStep(page, 'lagi');
  expect(reported.join('\n')).toContain('popup syarat');
  await finish(page, {});
  await page.locator(preview).waitFor();
});
