import type { Page } from 'playwright-core';
import { desk, useBrowser } from '../support/browser';
import { fillAll, onStep, press } from '../support/visitor';
import { address, freeze, goBack, openFlow } from '../support/walkin';
import { drafts } from './drafts';

const visits = useBrowser();

/** The eight sections of the header, each as 'title: state'. */
const sections = (page: Page): Promise<string[]> =>
  page
    .getByRole('navigation', { name: 'Bagian-bagian pengisian' })
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => {
        const [title = '', state = ''] = (item.lastElementChild as HTMLElement).innerText.split('\n');
        return `${title}: ${state}${item.ariaCurrent === 'step' ? ' *' : ''}`;
      }),
    );

sweep('the tabs are an ordered list of eight sections, each with its state', async () => {
  const page = await openFlow(visits, { draft: drafts.job, viewport: desk });
  expect(await sections(page)).toEqual([
    'Detail Identitas: Selesai',
    'Informasi Alamat: Selesai',
    'Identifikasi Domisili: Selesai',
    'Informasi Domisili: Tidak diperlukan',
    'Informasi Pekerjaan: Sedang diisi *',
    'Identifikasi Pekerjaan Tambahan: Belum diisi',
    'Informasi Pekerjaan Tambahan: Tidak diperlukan',
    'Informasi Keuangan: Belum diisi',
  ]);
  expect(await page.locator('nav ol > li').count()).toBe(8);
  expect(await page.locator('[aria-current="step"]').count()).toBe(1);
  await page.getByText('Pengisian Data Diri', { exact: true }).waitFor();
});

sweep(
  'the sheet stands at the same place in every stage, with a list of sections beside it or without',
  async () => {
    const lefts: (number | undefined)[] = [];
    for (const draft of [undefined, drafts.job, drafts.transaction]) {
      const page = await openFlow(visits, { draft, viewport: desk });
      const title = await page.getByText('Formulir Transaksi', { exact: true }).first().boundingBox();
      const sheet = await page.locator('[data-step]').boundingBox();
      lefts.push(sheet?.x);
      // Its own column, as wide as it is where nothing stands beside it.
      expect(sheet?.width).toBe(640);
      expect(sheet?.x).toBeGreaterThan((title?.x ?? 0) + 240);
    }
    expect(new Set(lefts).size).toBe(1);
  },
);

sweep("on a phone the tabs are the words 'Bagian 3 dari 8'", async () => {
  const page = await openFlow(visits, { draft: drafts.domicileQuestion });
  await page.getByText('Bagian 3 dari 8', { exact: true }).waitFor();
  expect(await page.getByRole('listitem').filter({ hasText: 'Detail Identitas' }).count()).toBe(0);
});

sweep.each([
  ['tab-3', 'tab-5', drafts.domicileQuestion],
  ['tab-7', 'tab-8', drafts.secondJob],
])('Next on %s shows a spinner for 500 ms, then %s, scrolled to 150 px', async (from, to, draft) => {
  const page = await openFlow(visits, { draft, byClock: true });
  await freeze(page);
  await press(page, 'next');
  await page
    .locator('[data-action="next"][aria-disabled="true"] [role="progressbar"]')
    .waitFor({ state: 'attached' });
  await page.clock.runFor(499);
  expect(await page.locator('[data-step]').getAttribute('data-step')).toBe(from);
  await page.clock.runFor(1);
  await page.locator(`[data-step="${to}"]`).waitFor();
  await page.waitForFunction(() => window.scrollY === 150);
});

sweep('Back goes as coded: a tab that is not needed says so, and its Next asks nothing', async () => {
  const page = await openFlow(visits, { draft: drafts.finances });
  const notNeeded = page.getByText('Bagian ini tidak diperlukan untuk jawaban Anda');
  await goBack(page, 'tab-7');
  await notNeeded.waitFor();
  await press(page, 'next');
  await onStep(page, 'tab-8');
  await goBack(page, 'tab-7');
  await goBack(page, 'tab-6');
  await goBack(page, 'tab-5');
  await goBack(page, 'tab-4');
  await notNeeded.waitFor();
  await press(page, 'next');
  await onStep(page, 'tab-5');
  await goBack(page, 'tab-4');
  await goBack(page, 'tab-3');
  await goBack(page, 'tab-2');
  await goBack(page, 'tab-1');
});

sweep('Back on the first tab leaves the form, and never leads to the stage before', async () => {
  const page = await openFlow(visits, { draft: { ...drafts.domicileQuestion, step: 'tab-1' } });
  await press(page, 'back');
  await page.waitForURL((url) => url.pathname !== address);
});

sweep('a reload in the middle of tab 5 returns to tab 5 with its answers', async () => {
  const page = await openFlow(visits, { draft: drafts.domicileQuestion });
  await press(page, 'next');
  await onStep(page, 'tab-5');
  await fillAll(page, {
    informasiPekerjaanJenisPekerjaan: 'Pegawai Negeri Sipil',
    informasiPekerjaanEselonPns: 'Eselon III',
    informasiPekerjaanNamaPerusahaan: 'Arsip Daerah',
  });
  await page.reload();
  await onStep(page, 'tab-5');
  const valueOf = (name: string): Promise<string> => page.locator(`[name="${name}"]`).inputValue();
  expect([
    await valueOf('informasiPekerjaanJenisPekerjaan'),
    await valueOf('informasiPekerjaanEselonPns'),
    await valueOf('informasiPekerjaanNamaPerusahaan'),
  ]).toEqual(['Pegawai Negeri Sipil', 'Eselon III', 'Arsip Daerah']);
  await goBack(page, 'tab-4');
});
