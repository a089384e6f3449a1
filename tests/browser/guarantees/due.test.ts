import type { Page } from 'playwright-core';
import { useBrowser } from '../support/browser';
import { dropForm, nama, number, openForm, preview, stepOf } from '../support/smallForm';
import { fill, onStep, press } from '../support/visitor';
import { stranger } from '../support/walkin';

const visits = useBrowser();

const other = '3273019901900002';
const nik = { type: 'text', name: 'nik', label: 'NIK', required: true };
const asked = (): unknown[] => visits.portal.bodiesOf('wic-check');

/** The Next of the second step asks the bank about the answer of the first one. */
const openChecked = async (): Promise<Page> => {
  dropForm(
    visits,
    [
      stepOf('identitas', nik),
      { ...stepOf('cek', nama), next: { do: 'cek' } },
      stepOf('akhir', { ...nama, name: 'kota', required: false }),
    ],
    {
      actions: {
        cek: [{ call: 'wic-check', body: { nik: 'nik' }, outcomes: [{ match: 'ok', do: [] }] }],
      },
    },
  );
  const page = await visits.open();
  await openForm(page, 'identitas');
  await fill(page, 'nik', stranger.nik);
  await press(page, 'next');
  await onStep(page, 'cek');
  await fill(page, 'nama', 'Siti');
  await press(page, 'next');
  await onStep(page, 'akhir');
  expect(asked()).toEqual([{ nik: stranger.nik }]);
  return page;
};

sweep(
  'who changes from the preview what the bank was asked about passes the step again whose Next asks it',
  async () => {
    const page = await openChecked();
    await press(page, 'next');
    await page.locator('[data-preview="nik"]').getByRole('button').click();
    await onStep(page, 'identitas');
    await fill(page, 'nik', other);
    await press(page, 'next');
    await onStep(page, 'cek');
    await press(page, 'next');
    await page.locator(preview).waitFor();
    expect(asked()).toEqual([{ nik: stranger.nik }, { nik: other }]);
    await press(page, 'submit');
    await page.locator(number).waitFor();
    const [sent] = visits.portal.bodiesOf('submit') as { data: string }[];
    expect(JSON.parse(sent?.data ?? '{}')).toMatchObject({ nik: other });
  },
);

sweep("the browser's Forward does not lead past that step", async () => {
  const page = await openChecked();
  await page.goBack();
  await onStep(page, 'cek');
  await page.goBack();
  await onStep(page, 'identitas');
  await fill(page, 'nik', other);
  await page.evaluate(() => history.go(2));
  await page.getByText(/Lengkapi dulu langkah ini/).waitFor();
  await onStep(page, 'cek');
  await press(page, 'next');
  await onStep(page, 'akhir');
  expect(asked()).toEqual([{ nik: stranger.nik }, { nik: other }]);
});
