import type { Page } from 'playwright-core';
import { brokenOff, hold, keysOf } from '../support/bank';
import { useBrowser } from '../support/browser';
import { json, type Answer } from '../support/portal';
import {
  draftOnceSaved,
  finish,
  nama,
  number,
  openForm,
  outcomeUnknown,
  preview,
  slug,
  toPreview,
} from '../support/smallForm';
import { onStep, press } from '../support/visitor';

const visits = useBrowser();

const kode = { type: 'captcha', name: 'kode', label: 'Kode', required: true };
const ibu = { type: 'text', name: 'ibu', label: 'Nama ibu', required: true, sensitive: true };

sweep.each([
  ['a captcha', kode, { kode: true }],
  ['a sensitive answer', ibu, { ibu: 'Dewi' }],
])(
  '%s that is retyped after a lost answer and a reload is still the same submission',
  async (_, field, typed) => {
    const page = await toPreview(visits, [nama, field], { nama: 'Siti', ...typed });
    const bank = hold(visits, 'submit');
    await press(page, 'submit');
    await bank.asked();
    await page.reload();
    await onStep(page, 'isi');
    await page.locator(outcomeUnknown).waitFor();
    expect(await page.locator('[name="nama"]').inputValue()).toBe('Siti');
    bank.release();
    await finish(page, typed);
    await press(page, 'submit');
    await page.locator(number).waitFor();
    const keys = keysOf(visits);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  },
);

/** Presses the button and waits until the fault is reported. */
const fails = async (page: Page, answer: Answer): Promise<void> => {
  visits.portal.answer('submit', answer);
  await press(page, 'submit');
  const toast = page.getByRole('alert').filter({ hasText: 'Ada masalah pada server kami!' });
  await toast.waitFor();
  await toast.getByRole('button', { name: 'Tutup' }).click();
  await toast.waitFor({ state: 'detached' });
};

const succeeds = async (page: Page): Promise<void> => {
  visits.portal.answer('submit', () => undefined);
  await press(page, 'submit');
  await page.locator(number).waitFor();
};

const numbered = (registrationNumber: unknown) => json({ statusCode: 200, data: { registrationNumber } });

/** Answers after which nobody can say whether something was registered. */
const unclear: readonly (readonly [what: string, answer: Answer])[] = [
  ['HTTP 408', () => json({}, 408)],
  ['HTTP 409', () => json({}, 409)],
  ['HTTP 425', () => json({}, 425)],
  ['HTTP 503', () => json({}, 503)],
  ['HTTP 200 around a 409', () => json({ statusCode: 409 })],
  ['HTTP 200 around a 504', () => json({ statusCode: 504 })],
  ['no data', () => json({})],
  ['no number', () => json({ statusCode: 200, data: {} })],
  ['a number that is an object', () => numbered({ value: 'EF1' })],
  ['an empty number', () => numbered('')],
  ['a number of blanks', () => numbered('   ')],
  ['a page of a gateway', () => new Response('<p>gateway</p>', { headers: { 'Content-Type': 'text/html' } })],
  ['an answer that breaks off', brokenOff],
];

sweep(
  'whatever leaves the outcome open keeps answers and key, and says that the outcome is not known',
  async () => {
    visits.allow(/status of (408|409|425|503)|ERR_CONTENT_LENGTH_MISMATCH|ERR_INCOMPLETE/);
    const page = await toPreview(visits);
    for (const [what, answer] of unclear) {
      await fails(page, answer);
      const reported = await page.locator(outcomeUnknown).count();
      const { data } = await draftOnceSaved(page);
      expect([what, reported, await page.locator(preview).count(), data]).toEqual([
        what,
        1,
        1,
        { nama: 'Siti' },
      ]);
    }
    await succeeds(page);
    const keys = keysOf(visits);
    // At least: after a 408 Chromium sends a request again by itself.
    expect(keys.length).toBeGreaterThan(unclear.length);
    expect(new Set(keys).size).toBe(1);
  },
);

const refusals = [400, 401, 403, 404, 405, 410, 413, 415, 422, 429];

sweep('a definite refusal ends the submission: the next press makes another one', async () => {
  visits.allow(/status of 4\d\d/);
  const page = await toPreview(visits);
  for (const status of refusals) {
    await fails(page, () => json({}, status));
    await fails(page, () => json({ statusCode: status }));
    expect(await page.locator(outcomeUnknown).count()).toBe(0);
    expect(await page.locator('[data-sending="refused"]').count()).toBe(1);
  }
  await succeeds(page);
  const keys = keysOf(visits);
  expect(keys).toHaveLength(2 * refusals.length + 1);
  expect(new Set(keys).size).toBe(keys.length);
});

sweep('a stored key that no header can carry blocks nothing', async () => {
  const page = await toPreview(visits);
  const draft = await draftOnceSaved(page);
  await page.goto('/tracking');
  const strange = {
    ...draft,
    attempts: { submit: { key: 'kunci “rusak”', intent: '0', state: 'sent' } },
    submissionKey: '✗',
  };
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    `eform:${slug}`,
    JSON.stringify(strange),
  ] as const);
  await openForm(page, 'isi');
  await finish(page, {});
  await press(page, 'submit');
  await page.locator(number).waitFor();
  expect(keysOf(visits)).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
});
