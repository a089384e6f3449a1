import { failingScreenings } from '../../../mocks/samples';
import { today } from '../support/applicants';
import { useBrowser } from '../support/browser';
import { pressKey, tabUntil } from '../support/keyboard';
import { expectClean, openByKeys, walkByKeys } from '../support/keyboardWalk';
import { preview } from '../support/smallForm';
import { openThemed } from '../support/themed';
import { fill, fillAll, onStep, press } from '../support/visitor';
import {
  address,
  identify,
  notRegistered,
  openFlow,
  registered,
  screeningAnswers,
  stranger,
  thanks,
} from '../support/walkin';
import { drafts } from './drafts';
import { citizen } from './registration.answers';
import { transactions, visit } from './transactions.answers';

const visits = useBrowser(openThemed('bothThemes'));

/** The narrowest window that a page must fit without scrolling sideways (WCAG 2.2, 1.4.10). */
const narrow = { width: 320, height: 900 };

sweep('axe finds nothing before the tabs, dialogs included, and nothing is wider than 320 px', async () => {
  const page = await openFlow(visits, { viewport: narrow });
  await expectClean(page);
  await fillAll(page, {
    bertindakUntukKepentingan: 'Mewakili Nasabah',
    klasifikasiNasabah: 'Bukan Pemilik Rekening',
    jenisNasabah: 'Korporasi',
  });
  await expectClean(page);
  await press(page, 'next');
  await page.waitForFunction(() => document.title.startsWith('Kesalahan: '));
  await expectClean(page);
  await fill(page, 'bertindakUntukKepentingan', 'Diri Sendiri');
  await identify(page, { ...stranger, nik: failingScreenings.blacklist.noIdentity });
  await notRegistered(page).getByText('Silakan lanjutkan').waitFor();
  await expectClean(page);
  await notRegistered(page).getByRole('button').first().click();
  await onStep(page, 'screening');
  await expectClean(page);
  await fillAll(page, { tanggalLahir: '17081990', namaGadisIbuKandung: 'dewi lestari' });
  await press(page, 'next');
  await page
    .getByRole('alertdialog')
    .getByText(/^Code:/)
    .waitFor();
  await expectClean(page);
});

sweep('axe finds nothing on any tab, and nothing is wider than 320 px', async () => {
  const page = await openFlow(visits, { draft: drafts.secondJob, viewport: narrow });
  for (const tab of ['tab-7', 'tab-6', 'tab-5', 'tab-4', 'tab-3', 'tab-2', 'tab-1']) {
    await onStep(page, tab);
    await expectClean(page);
    if (tab !== 'tab-1') await press(page, 'back');
  }
  const last = await openFlow(visits, { draft: drafts.finances, viewport: narrow });
  await expectClean(last);
  await press(last, 'next');
  await registered(last).waitFor();
  await expectClean(last);
});

sweep('axe finds nothing on any transaction type, and nothing is wider than 320 px', async () => {
  const page = await openFlow(visits, { draft: drafts.withdrawal, viewport: narrow });
  for (const { type } of [...transactions].reverse()) {
    await fill(page, 'jenisTransaksi', type);
    await expectClean(page);
  }
  await fillAll(page, { ...transactions[0]?.answers, tujuanTransaksi: 'Modal Usaha' });
  await press(page, 'next');
  await page.locator(preview).waitFor();
  await expectClean(page);
  await press(page, 'submit');
  await thanks(page).waitFor();
  await expectClean(page);
});

test('the keyboard alone leads from the home page through registration and transaction to the QR code', async () => {
  const page = await visits.open({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime(today);
  await openByKeys(page, address);
  const [withdrawal] = transactions;
  const path = [
    { step: 'identitas-awal', answers: stranger },
    { step: 'screening', answers: screeningAnswers },
    ...citizen,
    {
      step: 'transaksi',
      answers: {
        ...visit,
        ...withdrawal?.answers,
        sumberDana: 'Gaji',
        tujuanTransaksi: withdrawal?.purpose ?? '',
      },
    },
  ];
  await walkByKeys(page, path, page.locator(preview));
  await expectClean(page);
  await pressKey(page, 'submit');
  await thanks(page).waitFor();
  await expectClean(page);
  await tabUntil(page, ({ label }) => label === 'DOWNLOAD FORM QR');
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  await downloading;
  await tabUntil(page, ({ label }) => label === 'Tutup');
  await page.keyboard.press('Enter');
  await thanks(page).waitFor({ state: 'detached' });
});
