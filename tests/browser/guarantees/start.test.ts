import { useBrowser } from '../support/browser';
import { dropForm, nama, slug, stepOf, storedKeys } from '../support/smallForm';

const visits = useBrowser();

const twoSteps = (change: object): void =>
  dropForm(
    visits,
    [
      { ...stepOf('isi', nama), ...change },
      { ...stepOf('akhir', { ...nama, name: 'kota' }), ...change },
    ],
    { values: [{ name: 'saklar', initial: false }] },
  );

sweep.each(['', '?step=akhir', '/preview'])(
  'a form whose conditions hide every step has nothing to fill in, and nothing to send, at %j',
  async (place) => {
    twoSteps({ visibleWhen: [{ name: 'saklar', condition: 'isTrue' }] });
    const page = await visits.open();
    await page.goto(`/form/${slug}${place}`);
    await page.getByRole('heading', { level: 1, name: 'Tidak ada yang perlu diisi' }).waitFor();
    expect(await page.locator('[data-step], [data-preview-page]').count()).toBe(0);
    await page.getByRole('link', { name: 'Kembali ke Beranda' }).click();
    await page.getByRole('article').first().waitFor();
  },
);

sweep('a form whose every step is for staff is one to be mended, in calm words', async () => {
  visits.allow(/Rincian untuk pengelola formulir/);
  twoSteps({ showInCSMobile: true });
  const page = await visits.open();
  await page.goto(`/form/${slug}`);
  await page.getByRole('heading', { level: 1, name: 'Formulir sedang diperbaiki' }).waitFor();
});

sweep('expired answers of any form go when the portal opens, on whatever page', async () => {
  const now = Date.now();
  const draft = { slug: 'tandamata', data: { nik: '3273010101900001' } };
  const at = (name: string, expiry: number) => [
    { name: `eform:${name}`, value: JSON.stringify(draft) },
    { name: `eform:${name}:expiry`, value: String(expiry) },
  ];
  const localStorage = [
    ...at('tandamata', now - 1),
    ...at('kustodian:receipt', now - 60_000),
    ...at('tandamata-berjangka', now + 600_000),
  ];
  for (const path of ['/', '/tracking', '/bantuan']) {
    const page = await visits.open({
      storageState: { cookies: [], origins: [{ origin: visits.portal.origin, localStorage }] },
    });
    await page.goto(path);
    await page.locator('main h1').waitFor();
    expect([path, await storedKeys(page)]).toEqual([
      path,
      ['eform:tandamata-berjangka', 'eform:tandamata-berjangka:expiry'],
    ]);
  }
});
