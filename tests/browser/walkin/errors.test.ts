import type { Page } from 'playwright-core';
import { useBrowser } from '../support/browser';
import { json, type Answer } from '../support/portal';
import { fillAll, onStep, press } from '../support/visitor';
import { notRegistered, openFlow, registered, stranger, thanks } from '../support/walkin';
import { drafts } from './drafts';

const visits = useBrowser();

/** How a call can go wrong, with what is shown of it: title, and text below it. */
interface Fault {
  name: string;
  answer: Answer;
  title: string;
  text?: string;
}

const refused = () => json({ message: 'Sedang penuh.' }, 503);
const inBody = () => json({ statusCode: 422, message: 'Data belum lengkap' });
const broken = () => Response.error();
const html = () =>
  new Response('<!doctype html><p>gateway</p>', { headers: { 'Content-Type': 'text/html' } });
const trouble = 'Ada masalah pada server kami!';

/** The words for registration, screening and the identity check. */
const checks: readonly Fault[] = [
  { name: 'HTTP not OK', answer: refused, title: trouble, text: 'Service Unavailable. Sedang penuh.' },
  {
    name: 'statusCode not 200',
    answer: inBody,
    title: 'Server error! statusCode: 422',
    text: 'Data belum lengkap',
  },
  { name: 'exception', answer: broken, title: `${trouble} koneksi terputus` },
  { name: 'unreadable answer', answer: html, title: `${trouble} jawaban tidak terbaca` },
];

const later = 'Silahkan coba beberapa saat lagi.';

const submissions: readonly Fault[] = [
  {
    name: 'HTTP not OK',
    answer: refused,
    title: `${trouble} 503`,
    text: 'Service Unavailable. Sedang penuh.',
  },
  { name: 'statusCode not 200', answer: inBody, title: `${trouble}. 422`, text: 'Data belum lengkap' },
  { name: 'exception', answer: broken, title: `${trouble} koneksi terputus`, text: later },
  { name: 'unreadable answer', answer: html, title: `${trouble} jawaban tidak terbaca`, text: later },
];

const downloads: readonly Fault[] = [
  {
    name: 'HTTP not OK',
    answer: refused,
    title: `${trouble} 503`,
    text: 'Service Unavailable. Sedang penuh.',
  },
  {
    name: 'JSON',
    answer: () => json({ message: 'Form belum siap' }),
    title: 'Ada Masalah!',
    text: 'Form belum siap',
  },
  { name: 'exception', answer: broken, title: `${trouble} koneksi terputus` },
];

/** Lets a call fail in each way; the toast is checked and closed, and the visitor stays. */
const failing = async (page: Page, call: string, faults: readonly Fault[], again: () => Promise<void>) => {
  visits.allow(/503|ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
  for (const { answer, title, text = '' } of faults) {
    visits.portal.answer(call, answer);
    await again();
    const toast = page.locator('[role="alert"]').filter({ hasText: title });
    await toast.waitFor();
    const reported = await toast.evaluate((element) => (element as HTMLElement).innerText.trim());
    expect(reported).toBe(text === '' ? title : `${title}\n${text}`);
    // It does not lie over the button that is pressed once more.
    const covered = await page.evaluate(() => {
      const button = document.activeElement?.closest('button');
      const { left = 0, top = 0, width = 0, height = 0 } = button?.getBoundingClientRect() ?? {};
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return button?.contains(hit) ? '' : `${document.activeElement?.outerHTML}: ${hit?.outerHTML}`;
    });
    expect(covered).toBe('');
    await toast.locator('[aria-label="Tutup"], [title="Tutup"]').first().click();
    await toast.waitFor({ state: 'detached' });
  }
  visits.portal.answer(call, () => undefined);
  await again();
};

sweep('the identity check: HTTP not ok, statusCode not 200, exception', async () => {
  const page = await openFlow(visits);
  await fillAll(page, stranger);
  await failing(page, 'wic-check', checks, () => press(page, 'next'));
  await notRegistered(page).waitFor();
});

sweep('the screening: HTTP not OK, statusCode not 200, exception', async () => {
  const page = await openFlow(visits, { draft: drafts.screening });
  await failing(page, 'screening', checks, () => press(page, 'next'));
  await onStep(page, 'tab-1');
});

sweep('the registration: HTTP not OK, statusCode not 200, exception', async () => {
  const page = await openFlow(visits, { draft: drafts.finances });
  await failing(page, 'registration', checks, () => press(page, 'next'));
  await registered(page).waitFor();
});

sweep('the submission: HTTP not OK with its status, statusCode not 200, exception', async () => {
  const page = await openFlow(visits, { draft: drafts.withdrawal });
  await failing(page, 'submit', submissions, () => press(page, 'next'));
  await thanks(page).waitFor();
});

sweep('the download: HTTP not OK with its status, JSON in place of the file, exception', async () => {
  const page = await openFlow(visits, { draft: drafts.withdrawal });
  await press(page, 'next');
  const downloading = page.waitForEvent('download');
  await failing(page, 'downloadpdf', downloads, () =>
    thanks(page).getByRole('button', { name: 'DOWNLOAD FORM QR' }).click(),
  );
  expect((await downloading).suggestedFilename()).toMatch(/^Registration-EF\d+\.pdf$/);
  await thanks(page).waitFor();
});
