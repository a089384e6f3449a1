import type { Page } from 'playwright-core';
import { resize, sideways } from '../support/axe';
import { hold, loseAnswer } from '../support/bank';
import { desk, phone, useBrowser } from '../support/browser';
import { addressOf } from '../support/chunks';
import { dropForm, finish, nama, number, openForm, outcomeUnknown, slug, stepOf } from '../support/smallForm';
import { findingsInBothThemes, openThemed } from '../support/themed';
import { fill, onStep, press } from '../support/visitor';

const visits = useBrowser(openThemed('bothThemes'));

/** Looks at a state in a narrow window and in a wide one, and leaves it in the narrow one. */
const expectClean = async (page: Page, state: string): Promise<void> => {
  for (const size of [desk, phone]) {
    await resize(page, size);
    const seen = `${state} at ${size.width} pixels`;
    expect([seen, await findingsInBothThemes(page)]).toEqual([seen, []]);
    expect([seen, await sideways(page)]).toEqual([seen, 0]);
  }
};

const checked = {
  actions: {
    cek: [{ call: 'wic-check', body: { nik: "'3273019901900001'" }, outcomes: [{ match: 'ok', do: [] }] }],
  },
};
const lahir = { type: 'date', name: 'lahir', label: 'Tanggal lahir', required: true };
const kode = { type: 'captcha', name: 'kode', label: 'Kode', required: true };

describe('At 360 and 1280 pixels axe finds nothing, and nothing is too wide', () => {
  sweep(
    'on a locked step, an unknown outcome, the question before another submission, and the receipt',
    async () => {
      dropForm(visits, [{ ...stepOf('isi', nama), next: { do: 'cek' } }], checked);
      const page = await visits.open();
      await openForm(page, 'isi');
      const bank = hold(visits, 'wic-check');
      await fill(page, 'nama', 'Siti');
      await press(page, 'next');
      await bank.asked();
      await page.locator('[data-step][aria-busy]').waitFor();
      await expectClean(page, 'locked');
      bank.release();
      loseAnswer(visits, 'submit');
      await press(page, 'submit');
      await page.locator(outcomeUnknown).waitFor();
      await page.getByRole('alert').getByRole('button', { name: 'Tutup' }).click();
      await expectClean(page, 'outcome-unknown');
      await page.locator('[data-preview="nama"]').getByRole('button').click();
      await onStep(page, 'isi');
      await finish(page, { nama: 'Dewi' });
      visits.portal.answer('submit', () => undefined);
      await press(page, 'submit');
      await page.locator('[data-question]').waitFor();
      await expectClean(page, 'question');
      await page.getByRole('button', { name: 'Kirim sebagai permohonan baru' }).click();
      await page.locator(number).waitFor();
      await page.reload();
      await page.getByRole('button', { name: 'Isi formulir baru' }).waitFor();
      await expectClean(page, 'receipt');
    },
  );

  sweep('where code is missing', async () => {
    visits.allow(/404|Failed to fetch|Failed to load|did not come/);
    dropForm(visits, [stepOf('isi', nama, kode), stepOf('kelahiran', lahir)]);
    const page = await visits.open();
    await page.route(addressOf('src/form/connectors/DateConnector.tsx', visits.portal.folder), (route) =>
      route.fulfill({ status: 404, body: '' }),
    );
    await openForm(page, 'isi');
    await fill(page, 'nama', 'Siti');
    await fill(page, 'kode', true);
    await press(page, 'next');
    await page.locator('[data-missing-part]').waitFor();
    await expectClean(page, 'missing');
  });

  sweep('where no step is left, and in a tab that hears what another one has done', async () => {
    dropForm(visits, [stepOf('isi', nama)]);
    const page = await visits.open();
    await openForm(page, 'isi');
    const other = await visits.openTab(page);
    await openForm(other, 'isi');
    await finish(other, { nama: 'Siti' });
    await press(other, 'submit');
    await other.locator(number).waitFor();
    await page.getByText(/sudah dikirim dari tab lain/).waitFor();
    await expectClean(page, 'sent-elsewhere');
    const hidden = { visibleWhen: [{ name: 'saklar', condition: 'isTrue' }] };
    dropForm(visits, [{ ...stepOf('isi', nama), ...hidden }], {
      values: [{ name: 'saklar', initial: false }],
    });
    const empty = await visits.open();
    await empty.goto(`/form/${slug}`);
    await empty.getByRole('heading', { name: 'Tidak ada yang perlu diisi' }).waitFor();
    await expectClean(empty, 'nothing-to-fill');
  });
});
