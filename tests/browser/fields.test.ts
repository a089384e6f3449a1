import type { Page } from 'playwright-core';
import { step } from './support/step';
import { axeFindings, sideways } from './support/axe';
import { shownCode } from './support/captcha';
import { desk, phone, useBrowser } from './support/browser';
import { json } from './support/portal';
import { sampleFile, type SampleFile } from './support/sampleFiles';
import { choose, fieldOf, fill, onStep, pickerOf, press } from './support/visitor';

const visits = useBrowser();

const foto = { type: 'upload', name: 'foto', label: 'Foto KTP', required: true };
const dokumen = { type: 'upload', name: 'dokumen', label: 'Dokumen', multiple: true, maxFiles: 3 };
const bunga = { type: 'decimal', name: 'bunga', label: 'Suku bunga', max: 20, clampToMax: true };
const tanggal = {
  type: 'date',
  name: 'tanggal',
  label: 'Tanggal',
  disable: ['past', 'weekends', 'holidays'],
};
const kode = { type: 'captcha', name: 'kode', label: 'Kode', required: true };
const everything = [foto, dokumen, bunga, tanggal, kode];

/** Opens a form with these fields on its first step, on Saturday 21 November 2026. */
const open = async (fields: readonly object[], viewport = phone): Promise<Page> => {
  visits.portal.drop(
    'isian',
    JSON.stringify({
      version: 1,
      slug: 'isian',
      title: 'Isian',
      subProductId: 'ISIAN-01',
      steps: [
        { id: 'isi', title: 'Isi', blocks: fields },
        { id: 'akhir', title: 'Akhir', blocks: [{ type: 'text', name: 'kota', label: 'Kota' }] },
      ],
    }),
  );
  visits.portal.answer('holidays', () => json({ statusCode: 200, data: [{ date: '2026-11-25' }] }));
  const page = await visits.open({ viewport });
  await page.clock.setFixedTime(new Date('2026-11-21T09:00:00+07:00'));
  await page.goto('/form/isian');
  await onStep(page, 'isi');
  return page;
};

const ktp = sampleFile('ktp.png', 'png');
const slip = sampleFile('slip gaji.pdf', 'pdf');

const lahir = { type: 'date', name: 'lahir', label: 'Tanggal lahir', required: true };

/** The button of a field, named by its label with what stands behind it: '(opsional)'. */
const button = (page: Page, label: string, words: string) =>
  page.getByRole('button', { name: new RegExp(`^${label}.* ${words}$`) });
const toast = (page: Page, text: string) => page.getByRole('alert').getByText(text).waitFor();
const uploads = () => visits.portal.bodiesOf('upload-file');

/** Holds the answers to uploads back until they are let go. */
const holdUploads = (): (() => void) => {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((open) => {
    letGo = open;
  });
  visits.portal.answer('upload-file', async () => {
    await gate;
    return undefined;
  });
  return letGo;
};

/** Drops files on a field as a desktop does. */
const dropOn = async (page: Page, name: string, files: readonly SampleFile[]): Promise<void> => {
  const transfer = await page.evaluateHandle(
    (given) => {
      const data = new DataTransfer();
      for (const { name, mimeType, bytes } of given) {
        data.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
      }
      return data;
    },
    files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] })),
  );
  const area = fieldOf(page, name).getByRole('group');
  for (const event of ['dragenter', 'dragover', 'drop']) {
    await area.dispatchEvent(event, { dataTransfer: transfer });
  }
};

sweep('a file that is dropped where no field takes one does not take the place of the page', async () => {
  const page = await open([lahir]);
  const opens = await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'ktp.pdf'));
    const given = { dataTransfer, bubbles: true, cancelable: true };
    return ['dragover', 'drop'].map((name) => document.body.dispatchEvent(new DragEvent(name, given)));
  });
  expect(opens).toEqual([false, false]);
});

sweep('the name of a file is read in one line, also in a card of a third of the sheet', async () => {
  const page = await open(
    [foto, dokumen].map((field) => ({ ...field, width: 4 })),
    desk,
  );
  await fill(page, 'foto', [ktp]);
  const name = fieldOf(page, 'foto').getByRole('listitem').getByText('ktp.png', { exact: true });
  expect((await name.boundingBox())?.height).toBeLessThan(30);
});

describe('Upload field', () => {
  test('a picture goes out by the picker, and is shown from /files/', async () => {
    const page = await open([foto]);
    await choose(page, 'foto', [ktp]);
    const picture = fieldOf(page, 'foto').getByRole('img');
    await picture.waitFor();
    expect(await picture.getAttribute('src')).toMatch(/^\/files\/[0-9a-f-]+\.png$/);
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('li img')?.naturalWidth === 8);
    expect(uploads()).toHaveLength(1);
    await button(page, 'Foto KTP', 'File tersimpan').hover();
    await button(page, 'Foto KTP', 'Upload Ulang').waitFor();
  });

  test('files are dropped, one request each, and a drop of too many is refused', async () => {
    const page = await open([dokumen]);
    await dropOn(page, 'dokumen', [ktp, slip]);
    await page
      .locator('[data-state="uploaded"]')
      .getByRole('button', { name: 'Hapus slip gaji.pdf' })
      .waitFor();
    expect(uploads()).toHaveLength(2);
    await dropOn(page, 'dokumen', [ktp, slip]);
    await toast(page, 'Batas Maksimum File');
    await toast(page, 'Maksimum 3 file yang diperbolehkan');
    expect(uploads()).toHaveLength(2);
  });

  sweep('a file that is too large or says to be another is refused with a toast', async () => {
    for (const [name, file, words] of [
      ['5 MB and one byte', sampleFile('a.pdf', 'pdf', 5_242_881), 'Ukuran File Terlalu Besar'],
      ['a PDF that says to be a picture', sampleFile('a.png', 'pdf'), 'File Tidak Dapat Dibuka'],
    ] as const)
      await step(name, async () => {
        const page = await open([foto]);
        await choose(page, 'foto', [file]);
        await toast(page, words);
        await button(page, 'Foto KTP', 'Upload').waitFor();
        expect(uploads()).toHaveLength(0);
      });
  });

  test('5242880 bytes go out whole, and the progress is shown', async () => {
    const letGo = holdUploads();
    const page = await open([foto]);
    await choose(page, 'foto', [sampleFile('besar.pdf', 'pdf', 5_242_880)]);
    await fieldOf(page, 'foto')
      .getByText(/^Mengunggah \d+%$/)
      .waitFor();
    await fieldOf(page, 'foto').getByRole('progressbar').waitFor();
    letGo();
    await button(page, 'Foto KTP', 'File tersimpan').waitFor();
  });
});

describe('Captcha', () => {
  test('the code is read from the picture; a wrong one is told, another one can be had', async () => {
    const page = await open([kode]);
    const field = fieldOf(page, 'kode');
    const first = await shownCode(field);
    expect(first).toMatch(/^[a-z]{4}$/);
    await fill(page, 'kode', '1234');
    await press(page, 'next');
    await field.getByText('Captcha tidak sesuai!').waitFor();
    await page.getByRole('button', { name: 'Ganti kode' }).click();
    expect(await shownCode(field)).not.toBe(first);
    expect(await field.getByRole('textbox').inputValue()).toBe('');
    await fill(page, 'kode', (await shownCode(field)).toUpperCase());
    await press(page, 'next');
    await onStep(page, 'akhir');
  });

  sweep('it is drawn in dark teal on white', async () => {
    const page = await open([kode]);
    await shownCode(fieldOf(page, 'kode'));
    const colours = await page.evaluate(() => {
      const canvas = document.querySelector('canvas');
      const { data } = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: [],
      };
      let [white, teal] = [0, 0];
      for (let at = 0; at < data.length; at += 4) {
        const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
        if (red === 255 && green === 255 && blue === 255) white += 1;
        if (red === 0 && green === 80 && blue === 74) teal += 1;
      }
      return { white, teal };
    });
    expect(colours.white).toBeGreaterThan(10_000);
    expect(colours.teal).toBeGreaterThan(1000);
  });
});

test('Date picker: the calendar by keyboard leaves closed days out', async () => {
  const page = await open([tanggal]);
  await page.getByRole('button', { name: 'Buka kalender: Tanggal' }).focus();
  await page.keyboard.press('Enter');
  const calendar = page.getByRole('dialog');
  await calendar.waitFor();
  const closedDays = calendar.locator('button[role="gridcell"]:disabled');
  // The holiday comes from the back end.
  await closedDays.getByText('25', { exact: true }).waitFor();
  const closed = await closedDays.allInnerTexts();
  // All that is past, both weekends after today, and the holiday.
  expect(closed.map(Number)).toEqual([...Array.from({ length: 22 }, (_, index) => index + 1), 25, 28, 29]);
  // It begins on the first open day; the arrows pass over the holiday.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await calendar.waitFor({ state: 'hidden' });
  const control = fieldOf(page, 'tanggal').getByRole('textbox');
  expect(await control.inputValue()).toBe('26/11/2026');
  await fill(page, 'tanggal', '25112026');
  await fieldOf(page, 'tanggal').getByText('Hari libur tidak dapat dipilih').waitFor();
});

describe('all of them on one step', () => {
  sweep('axe finds nothing: empty, with errors, sending, failed, stored', async () => {
    visits.allow(/503/);
    const page = await open(everything);
    expect(await axeFindings(page)).toEqual([]);
    await press(page, 'next');
    await page.locator('[data-error-summary]').waitFor();
    expect(await axeFindings(page)).toEqual([]);

    const letGo = holdUploads();
    await choose(page, 'foto', [ktp]);
    await choose(page, 'dokumen', [ktp, slip]);
    await fieldOf(page, 'dokumen').getByText('Menunggu giliran').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    letGo();
    await page.getByRole('button', { name: 'Hapus slip gaji.pdf' }).waitFor();

    visits.portal.answer('upload-file', () => json({}, 503));
    await choose(page, 'dokumen', [ktp]);
    await page.getByRole('button', { name: 'Coba lagi mengunggah ktp.png' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  sweep('320 px are wide enough, and what is pressed is 44 px high', async () => {
    visits.allow(/503/);
    const page = await open(everything, { width: 320, height: 640 });
    await choose(page, 'foto', [sampleFile(`${'panjang'.repeat(30)}.png`, 'png')]);
    await choose(page, 'dokumen', [sampleFile(`${'panjang'.repeat(30)}.pdf`, 'pdf')]);
    await fieldOf(page, 'dokumen')
      .getByRole('button', { name: /^Hapus/ })
      .waitFor();
    visits.portal.answer('upload-file', () => json({}, 503));
    await choose(page, 'dokumen', [slip]);
    await page.getByRole('button', { name: 'Coba lagi mengunggah slip gaji.pdf' }).waitFor();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    const buttons = page.locator('[data-field-type="upload"] button, [data-field-type="captcha"] button');
    const low = await buttons.evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML),
    );
    expect(low).toEqual([]);
  });

  sweep('the keyboard alone fills them in', async () => {
    const page = await open(everything);
    const { keyboard } = page;
    const tabTo = async (name: string): Promise<void> => {
      for (let presses = 0; presses < 40; presses += 1) {
        if (await page.evaluate((id) => document.activeElement?.id === id, `field-${name}`)) return;
        await keyboard.press('Tab');
      }
      throw new Error(`Tab does not lead to ${name}`);
    };

    await tabTo('foto');
    const picker = await pickerOf(page, () => keyboard.press('Enter'));
    await picker.setFiles(ktp);
    await button(page, 'Foto KTP', 'Upload Ulang').waitFor();
    await keyboard.press('Shift+Tab');
    await keyboard.press('Enter');
    await fieldOf(page, 'foto').locator('[data-state="empty"]').waitFor();
    await tabTo('foto');
    const again = await pickerOf(page, () => keyboard.press('Space'));
    await again.setFiles(ktp);
    await button(page, 'Foto KTP', 'Upload Ulang').waitFor();

    await tabTo('bunga');
    await keyboard.type('7,25');
    await tabTo('tanggal');
    await keyboard.type('24112026');
    await tabTo('kode');
    await keyboard.type(await shownCode(fieldOf(page, 'kode')));
    await keyboard.press('Enter');
    await onStep(page, 'akhir');
    await press(page, 'next');
    await page.locator('[data-preview="bunga"]').getByText('7,25').waitFor();
  });
});
