import { useBrowser } from '../support/browser';

import { dropForm, finish, nama, number, openForm, preview, slug, stepOf } from '../support/smallForm';
import { begin, declare, fieldOf, fill, onStep, press, startPage } from '../support/visitor';

const visits = useBrowser();

const start = { minutes: 5, documents: ['KTP elektronik', { text: 'NPWP', when: 'besar' }], fee: 'Gratis' };
const conditions = { besar: [{ name: 'nama', condition: 'equals', value: 'PT' }] };

sweep(
  'the start page stands before the first step; Back leads back to it, and a draft goes on at once',
  async () => {
    dropForm(visits, [stepOf('isi', nama), stepOf('lagi')], { start, conditions });
    const page = await visits.open();
    await page.goto(`/form/${slug}`);
    await page.locator(startPage).getByText('Sekitar 5 menit').waitFor();
    await page.getByText('NPWP', { exact: true }).waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await begin(page);
    await onStep(page, 'isi');
    expect(new URL(page.url()).search).toBe('?step=isi');
    await press(page, 'back');
    await page.locator(startPage).waitFor();
    await begin(page);
    await onStep(page, 'isi');
    await fill(page, 'nama', 'Siti');
    await press(page, 'next');
    await onStep(page, 'lagi');
    await page.goto(`/form/${slug}`);
    await onStep(page, 'lagi');
    await page.getByRole('button', { name: 'Mulai baru' }).click();
    await onStep(page, 'isi');
    expect(await fieldOf(page, 'nama').getByRole('textbox').inputValue()).toBe('');
  },
);

sweep(
  'what is declared is judged on sending, and asked again after a reload; the receipt keeps its words',
  async () => {
    const declared = { declarations: [{ name: 'setuju', text: 'Data ini benar', required: true }] };
    const confirmation = {
      title: 'Terima kasih, {nama}',
      recap: true,
      next: [{ text: 'Kami menelepon Anda', within: '2 hari kerja' }],
      download: { call: 'downloadpdf', body: { regNumber: 'registrationNumber' } },
    };
    dropForm(visits, [stepOf('isi', nama)], { preview: declared, confirmation });
    const page = await visits.open();
    await openForm(page, 'isi');
    await finish(page, { nama: 'Siti' });
    await press(page, 'submit');
    const summary = page.locator('[data-error-summary]');
    await summary.getByRole('link').click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('setuju');
    await declare(page);
    await page.reload();
    await page.locator(preview).waitFor();
    expect(await fieldOf(page, 'setuju').getByRole('checkbox').isChecked()).toBe(false);
    await declare(page);
    await press(page, 'submit');
    await page.getByRole('heading', { name: 'Terima kasih, Siti' }).waitFor();
    const given = await page.locator(number).textContent();
    await page.reload();
    await page.getByRole('heading', { name: 'Terima kasih, Siti' }).waitFor();
    await page.getByText('dalam 2 hari kerja').waitFor();
    await page.locator('[data-recap]').getByText('Siti').waitFor();
    expect(await page.getByRole('link', { name: 'Lacak permohonan ini' }).count()).toBe(0);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Simpan PDF' }).click();
    expect((await saved).suggestedFilename()).toBe(`${slug}-${given}.pdf`);
  },
);

sweep(
  'whom to ask stands on every page, in a form and on a page of a fault; a broken site.json leaves the rest',
  async () => {
    visits.allow(/site\.json/);
    visits.portal.drop(
      'pages/site',
      JSON.stringify({
        brand: 'Bank Contoh',
        logo: 5,
        glow: true,
        licence: 'Diawasi OJK',
        contact: { phone: '1500-111', email: 7 },
        privacy: '/privasi',
      }),
    );
    dropForm(visits, [stepOf('isi', nama)]);
    const page = await visits.open();
    for (const path of ['/', `/form/${slug}`, '/tidak/ada']) {
      await page.goto(path);
      await page.getByRole('banner').getByText('Bank Contoh').waitFor();
      await page.getByRole('button', { name: 'Butuh bantuan?' }).click();
      await page
        .getByRole('region', { name: 'Hubungi kami' })
        .getByRole('link', { name: '1500-111' })
        .waitFor();
      const footer = page.getByRole('contentinfo');
      await footer.getByText('Diawasi OJK').waitFor();
      await footer.getByRole('link', { name: 'Kebijakan Privasi' }).waitFor();
    }
  },
);
