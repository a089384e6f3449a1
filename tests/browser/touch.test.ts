import type { Page } from 'playwright-core';
import { step } from './support/step';
import { desk, phone, useBrowser } from './support/browser';
import { dropForm, nama, number, openForm, preview, slug, stepOf } from './support/smallForm';
import { fill, fieldOf, onStep, press } from './support/visitor';

const visits = useBrowser();

const finger = { viewport: phone, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

const text = (name: string, more: object = {}) => ({ type: 'text', name, label: `Isian ${name}`, ...more });
const many = Array.from({ length: 120 }, (_, index) => ({ label: `Pilihan ${index}`, value: `${index}` }));
const kota = { type: 'searchSelect', name: 'kota', label: 'Kota', options: many };
const lahir = { type: 'date', name: 'lahir', label: 'Tanggal lahir' };

/** One to three rows of these blocks. */
const rowsWith = (keys: object, ...blocks: readonly object[]) => ({
  type: 'rows',
  name: 'pengurus',
  label: 'Pengurus',
  minRows: 1,
  maxRows: 3,
  rowTitle: 'Pengurus {index}',
  ...keys,
  blocks,
});

/** The name of the control that has the focus, or else of its element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const control = document.activeElement;
    return control?.getAttribute('name') ?? control?.tagName ?? '';
  });

const hintOf = (page: Page, name: string): Promise<string> =>
  page.locator(`[name="${name}"]`).evaluate((control: HTMLElement) => control.enterKeyHint);

describe('Enter of a keyboard on the screen', () => {
  const steps = [
    stepOf(
      'isi',
      nama,
      text('dihitung', { readOnly: true }),
      text('terkunci', { type: 'textarea' }),
      { type: 'radio', name: 'cara', label: 'Cara', options: many.slice(0, 2) },
      text('jumlah', { type: 'currency' }),
      kota,
      text('akhir'),
    ),
    stepOf('lagi', text('nomor')),
  ];

  test('moves to the next control that can be answered, whatever it is, and is Next in the last one', async () => {
    dropForm(visits, steps);
    const page = await visits.open(finger);
    await openForm(page, 'isi');
    await page.locator('[name="nama"]').focus();
    expect(await hintOf(page, 'nama')).toBe('next');
    await page.keyboard.type('Siti');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('terkunci');
    await page.keyboard.type('satu');
    await page.keyboard.press('Enter');
    await page.keyboard.type('dua');
    expect(await page.locator('[name="terkunci"]').inputValue()).toBe('satu\ndua');
    await page.locator('[name="jumlah"]').focus();
    await page.keyboard.type('1000');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('kota');
    await page.keyboard.type('Pilihan 17');
    await page.getByRole('option', { name: 'Pilihan 17', exact: true }).waitFor();
    await page.keyboard.press('Enter');
    expect(await page.locator('[name="kota"]').inputValue()).toBe('Pilihan 17');
    expect(await focused(page)).toBe('kota');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('akhir');
    expect(await hintOf(page, 'akhir')).toBe('go');
    await page.keyboard.press('Enter');
    await onStep(page, 'lagi');
  });

  sweep('leaves no required answer out of the step: the last one says what is missing', async () => {
    dropForm(visits, [stepOf('isi', nama, text('akhir'))]);
    const page = await visits.open(finger);
    await openForm(page, 'isi');
    await page.locator('[name="nama"]').press('Enter');
    expect(await focused(page)).toBe('akhir');
    expect(await page.title()).not.toMatch(/^Kesalahan/);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.title.startsWith('Kesalahan: '));
  });

  sweep('goes on inside a row and to its end, which saves the row', async () => {
    dropForm(visits, [
      stepOf('isi', rowsWith({ editing: 'ownPage' }, text('namaPengurus'), text('jabatan'))),
    ]);
    const page = await visits.open(finger);
    await page.goto(`/form/${slug}?row=1`);
    await page.locator('[data-row-page]').waitFor();
    await page.locator('[name="pengurus.0.namaPengurus"]').press('Enter');
    expect(await focused(page)).toBe('pengurus.0.jabatan');
    await page.keyboard.press('Enter');
    await page.locator('[data-step="isi"]:not([data-row-page])').waitFor();
  });

  sweep('with a keyboard and a mouse, it is Next wherever it is pressed', async () => {
    dropForm(visits, steps);
    const page = await visits.open({ viewport: desk });
    await openForm(page, 'isi');
    await page.locator('[name="nama"]').press('Enter');
    await page.waitForFunction(() => document.title.startsWith('Kesalahan: '));
  });
});

describe('A double tap on Next', () => {
  const steps = [
    stepOf('satu', text('a')),
    stepOf('dua', text('b')),
    stepOf('tiga', text('c'), text('d'), text('e'), text('f'), text('g')),
    stepOf('empat', text('h')),
  ];

  type Point = readonly [x: number, y: number];

  const middleOf = async (page: Page, selector: string): Promise<Point> => {
    const box = await page.locator(selector).boundingBox();
    if (!box) throw new Error(`no ${selector}`);
    return [box.x + box.width / 2, box.y + box.height / 2];
  };

  /** Opens the form, with Next in sight, and says where it is. */
  const withNext = async (page: Page, step: string): Promise<Point> => {
    await onStep(page, step);
    await page.locator('[data-action="next"]').scrollIntoViewIfNeeded();
    return middleOf(page, '[data-action="next"]');
  };

  /** Scrolls until something lies under the finger. */
  const bringUnder = async (page: Page, selector: string, [, y]: Point): Promise<void> => {
    await page.locator(selector).evaluate((target, at) => {
      document.body.style.paddingBlock = '2000px';
      const { top, height } = target.getBoundingClientRect();
      window.scrollBy({ top: top + height / 2 - at, behavior: 'instant' });
    }, y);
  };

  /** Taps whose times are what they are said to be, however slow the machine is. */
  const taps = async (page: Page) => {
    const devTools = await page.context().newCDPSession(page);
    const start = Date.now() / 1000;
    return async ([x, y]: Point, ms: number): Promise<void> => {
      const timestamp = start + ms / 1000;
      await devTools.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [{ x, y }],
        timestamp,
      });
      await devTools.send('Input.dispatchTouchEvent', {
        type: 'touchEnd',
        touchPoints: [],
        timestamp: timestamp + 0.03,
      });
    };
  };

  const isOn = (page: Page, step: string) => page.locator(`[data-step="${step}"]`).waitFor();

  sweep('takes one step, however fast; a tap later counts', async () => {
    for (const ms of [60, 150, 300])
      await step(ms, async () => {
        dropForm(visits, steps);
        const page = await visits.open(finger);
        await openForm(page, 'satu');
        const at = await withNext(page, 'satu');
        const tap = await taps(page);
        await tap(at, 0);
        await onStep(page, 'dua');
        await bringUnder(page, '[data-action="next"]', at);
        await tap(at, ms);
        expect(await focused(page)).toBe('H1');
        await onStep(page, 'dua');
        await tap(at, 1000);
        await onStep(page, 'tiga');
      });
  });

  sweep('opens no keyboard of a field that has come under the finger', async () => {
    dropForm(visits, steps);
    const page = await visits.open(finger);
    await openForm(page, 'satu');
    const at = await withNext(page, 'satu');
    const tap = await taps(page);
    await tap(at, 0);
    await onStep(page, 'dua');
    await bringUnder(page, '[name="b"]', at);
    await tap(at, 150);
    expect(await focused(page)).toBe('H1');
    await tap(at, 1000);
    expect(await focused(page)).toBe('b');
  });

  test('sends nothing from the preview', async () => {
    dropForm(visits, [stepOf('satu', text('a'))]);
    const page = await visits.open(finger);
    await openForm(page, 'satu');
    const at = await withNext(page, 'satu');
    const tap = await taps(page);
    await tap(at, 0);
    await page.locator(preview).waitFor();
    await bringUnder(page, '[data-action="submit"]', at);
    await tap(at, 150);
    expect(await focused(page)).toBe('H1');
    await tap(at, 1000);
    await page.locator(number).waitFor();
  });

  sweep('so it is with two clicks of a mouse, and with Enter pressed twice', async () => {
    dropForm(visits, steps);
    const page = await visits.open({ viewport: desk });
    await openForm(page, 'satu');
    const [x, y] = await middleOf(page, '[data-action="next"]');
    await page.mouse.click(x, y);
    await isOn(page, 'dua');
    await page.mouse.click(x, y, { clickCount: 2 });
    await onStep(page, 'dua');
    await page.locator('[name="b"]').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await onStep(page, 'tiga');
    expect(await focused(page)).toBe('H1');
  });
});

describe('Back with something open', () => {
  const back = (page: Page) => page.evaluate(() => window.history.back());
  const forward = (page: Page) => page.evaluate(() => window.history.forward());

  /** A form of two steps at its second one, which was come to from the first. */
  const atSecond = async (blocks: readonly object[], change: object = {}): Promise<Page> => {
    dropForm(visits, [stepOf('satu', text('a')), stepOf('dua', ...blocks)], change);
    const page = await visits.open(finger);
    await page.goto('/');
    await page.goto(`/form/${slug}`);
    await onStep(page, 'satu');
    await press(page, 'next');
    await onStep(page, 'dua');
    return page;
  };

  const openCalendar = async (page: Page): Promise<void> => {
    await fieldOf(page, 'lahir')
      .getByRole('button', { name: /kalender/i })
      .tap();
    await page.getByRole('dialog').waitFor();
  };

  test('closes a calendar and stays on the step; the next Back leads to the step before, Forward to this one', async () => {
    const page = await atSecond([text('b'), lahir]);
    await fill(page, 'b', 'isi');
    await openCalendar(page);
    await back(page);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await onStep(page, 'dua');
    expect(await page.locator('[name="b"]').inputValue()).toBe('isi');
    await forward(page);
    await onStep(page, 'dua');
    await back(page);
    await onStep(page, 'satu');
    await forward(page);
    await onStep(page, 'dua');
    expect(await page.locator('[name="b"]').inputValue()).toBe('isi');
  });

  sweep('closes an open list, and keeps what was typed into it to be reported', async () => {
    const page = await atSecond([kota]);
    await page.locator('[name="kota"]').tap();
    await page.getByRole('listbox').waitFor();
    await back(page);
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    await onStep(page, 'dua');
    await back(page);
    await onStep(page, 'satu');
  });

  const asking = { type: 'button', text: 'Baca', do: 'baca' };
  const dialogOf = (content: object) => ({
    actions: { baca: [{ dialog: { title: 'Baca dahulu', ...content } }] },
  });

  sweep('closes a dialog, and does none of what its buttons do', async () => {
    const buttons = [{ text: 'Isi', do: [{ set: { b: "'terisi'" } }, { closeDialog: true }] }];
    const page = await atSecond([text('b'), asking], dialogOf({ buttons }));
    await page.getByRole('button', { name: 'Baca' }).tap();
    await page.getByRole('dialog').waitFor();
    await back(page);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await onStep(page, 'dua');
    expect(await page.locator('[name="b"]').inputValue()).toBe('');
  });

  test('meets a dialog without a line over its buttons, whose words a low window does not squeeze', async () => {
    const buttons = [{ text: 'Mengerti', do: [{ closeDialog: true }] }];
    const content = { text: 'Syarat ini berlaku untuk semua langkah. '.repeat(3), buttons };
    const page = await atSecond([text('b'), asking], dialogOf(content));
    await page.getByRole('button', { name: 'Baca' }).tap();
    const words = page.locator('[role=dialog] [tabindex="0"]').first();
    await words.waitFor();
    // Before its first frame a dialog that fades in has no animation yet.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.MuiDialog-container')].every(
        (one) => getComputedStyle(one).opacity === '1',
      ),
    );
    const { x, bottom } = await words.evaluate((box) => box.getBoundingClientRect());
    const strip = (up: number) =>
      page.screenshot({ clip: { x, y: Math.round(bottom) - up, width: 20, height: 4 } });
    expect((await strip(3)).equals(await strip(12))).toBe(true);
    await page.setViewportSize({ width: phone.height, height: 320 });
    expect(await words.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  });
});
