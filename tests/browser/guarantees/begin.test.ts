import { useBrowser } from '../support/browser';

import { dropForm, nama, slug, stepOf } from '../support/smallForm';

const visits = useBrowser();

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
