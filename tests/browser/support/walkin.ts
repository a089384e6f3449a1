import type { Locator, Page } from 'playwright-core';
import { today } from './applicants';
import { phone, type Visits } from './browser';
import { onStep } from './visitor';
import { walk, type Answered } from './walk';

/** The walk-in flow: identity check, screening, eight tabs, transaction. */
const slug = 'form-transaksi';
export const address = `/form/${slug}`;

/** The first day on which a branch can be visited: `today` is a Saturday. */
export const visitDay = '23112026';

type Answers = Answered['answers'];

/** Somebody whom the bank has never seen: the mock names no such identity number. */
export const stranger = {
  nama: "siti nur'aini",
  nomorHandphone: '081234567890',
  nik: '3273019901900001',
} as const satisfies Answers;

/** The same person's answers to the screening. */
export const screeningAnswers = {
  tanggalLahir: '17081990',
  namaGadisIbuKandung: 'dewi lestari',
} as const satisfies Answers;

interface Opening {
  viewport?: typeof phone;
  search?: string;
  /** The clock goes on until `freeze`, and is then turned by the test; otherwise only the day is fixed. */
  byClock?: boolean;
  /** What an earlier visit has left on the device. */
  draft?: Draft;
}

/** Where an earlier visit stopped, and what it had answered. */
export interface Draft {
  step: string;
  stages: readonly string[];
  data: Readonly<Record<string, unknown>>;
}

/** Opens the flow on the day of the tests, at its beginning or where a draft stopped. */
export const openFlow = async (visits: Visits, opening: Opening = {}): Promise<Page> => {
  const { viewport = phone, search = '', byClock = false, draft } = opening;
  const page = await visits.open({ viewport, ...(draft ? { storageState: keptBy(visits, draft) } : {}) });
  await (byClock ? page.clock.install({ time: today }) : page.clock.setFixedTime(today));
  await page.goto(`${address}${search}`);
  await onStep(page, draft?.step ?? 'identitas-awal');
  return page;
};

/** A device on which the flow was left at a draft, as the portal stores it. */
const keptBy = ({ portal }: Visits, { step, stages, data }: Draft) => {
  const expiry = today.getTime() + 1_800_000;
  const draft = {
    slug,
    subProductId: 'WIC-01',
    data,
    steps: [step],
    activeStep: step,
    stages,
    definitionHash: 'earlier',
    expiry,
  };
  const localStorage = [
    { name: `eform:${slug}`, value: JSON.stringify(draft) },
    { name: `eform:${slug}:expiry`, value: String(expiry) },
  ];
  return { cookies: [], origins: [{ origin: portal.origin, localStorage }] };
};

/** Answers the pre-step and sends it. */
export const identify = (page: Page, person: Answers): Promise<void> =>
  walk(page, [{ step: 'identitas-awal', answers: person }]);

/** The dialog for those who are not registered. */
export const notRegistered = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: /^Mohon Maaf, Data Anda Belum terdaftar/ });

/** Goes on from that dialog to the screening. */
export const toScreening = async (page: Page): Promise<void> => {
  await notRegistered(page).getByRole('button', { name: 'Lanjutkan ke Menu Pendaftaran' }).click();
  await onStep(page, 'screening');
};

/** The dialog after the registration. */
export const registered = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: 'Pendaftaran Berhasil' });

/** The dialog after the transaction was sent. */
export const thanks = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Terima Kasih' });
