import { step } from './support/step';
import { axeFindings, sideways } from './support/axe';
import { desk, phone, useBrowser } from './support/browser';
import { dropForm, finish, nama, openForm, slug, stepOf } from './support/smallForm';
import { fill, onStep, press } from './support/visitor';

const visits = useBrowser();

sweep('home leads on to what was begun, after it was left, and removes it', async () => {
  for (const viewport of [phone, desk])
    await step(`${viewport.width} px`, async () => {
      dropForm(visits, [stepOf('isi', nama), stepOf('lagi')]);
      const page = await visits.open({ viewport });
      await openForm(page, 'isi');
      await fill(page, 'nama', 'Siti');
      await press(page, 'next');
      await onStep(page, 'lagi');
      await press(page, 'leave');
      // A toast beside the page, and a card in it that it does not lie over.
      const toast = page.getByText(/^Jawaban Anda tersimpan di perangkat ini sampai pukul \d\d\.\d\d\.$/);
      await toast.waitFor();
      const card = page.locator('li', { has: page.getByText(/^Langkah 2 dari 2/) });
      await card.getByText(/^Tersimpan sampai pukul/).waitFor();
      const [toastBox, cardBox] = await Promise.all([toast.boundingBox(), card.boundingBox()]);
      expect((toastBox?.y ?? 0) + (toastBox?.height ?? 0)).toBeLessThan(cardBox?.y ?? 0);
      expect(await axeFindings(page)).toEqual([]);
      expect(await sideways(page)).toBe(0);
      await card.getByRole('link', { name: /^Lanjutkan/ }).click();
      await onStep(page, 'lagi');
      await page.goto('/');
      await card.getByRole('button', { name: /^Hapus jawaban/ }).click();
      await page.getByRole('button', { name: 'Urungkan' }).click();
      await card.waitFor();
      await card.getByRole('button', { name: /^Hapus jawaban/ }).press('Enter');
      expect(await page.evaluate((key) => localStorage.getItem(key), `eform:${slug}`)).toBeNull();
      await page.reload();
      await page.locator('main h1').waitFor();
      expect(await page.getByText('Permohonan Anda di perangkat ini').count()).toBe(0);
    });
});

sweep('home leads to the receipt of what was sent', async () => {
  dropForm(visits, [stepOf('isi', nama)]);
  const page = await visits.open();
  await openForm(page, 'isi');
  await finish(page, { nama: 'Siti' });
  await press(page, 'submit');
  await page.getByRole('heading', { name: 'Permohonan Anda Sudah Kami Terima' }).waitFor();
  await page.goto('/');
  await page.getByRole('link', { name: /^Lihat tanda terima/ }).click();
  await page.getByRole('heading', { name: 'Permohonan Anda Sudah Kami Terima' }).waitFor();
});
