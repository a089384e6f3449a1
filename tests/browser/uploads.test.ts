import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { step } from './support/step';
import { phone, useBrowser } from './support/browser';
import { drawnPicture, heldUpright } from './support/pictures';
import { json } from './support/portal';
import { sampleFile, type SampleFile } from './support/sampleFiles';
import { choose, fieldOf, onStep, pickerOf } from './support/visitor';

const visits = useBrowser();

const open = async (field: object = {}, options: BrowserContextOptions = {}): Promise<Page> => {
  const foto = { type: 'upload', name: 'foto', label: 'Foto KTP', ...field };
  visits.portal.drop(
    'isian',
    JSON.stringify({
      version: 1,
      slug: 'isian',
      title: 'Isian',
      subProductId: 'ISIAN-01',
      steps: [{ id: 'isi', title: 'Isi', blocks: [foto] }],
    }),
  );
  const page = await visits.open({ viewport: phone, ...options });
  await page.goto('/form/isian');
  await onStep(page, 'isi');
  return page;
};

const sent = () => visits.portal.bodiesOf('upload-file').length;
const stored = (page: Page) => fieldOf(page, 'foto').locator('[data-state="uploaded"]').waitFor();

/** `SHOTS=folder` keeps a picture of each message on the screen of a phone. */
const shot = async (page: Page, name: string): Promise<void> => {
  const { SHOTS } = process.env;
  if (SHOTS) await page.screenshot({ path: path.join(SHOTS, `${name}.png`) });
};

/** How large the picture is that the bank has got. */
const storedSize = async (page: Page): Promise<readonly [number, number]> => {
  await fieldOf(page, 'foto').getByRole('img').waitFor();
  const size = await page.waitForFunction(() => {
    const picture = document.querySelector<HTMLImageElement>('li img');
    return picture && picture.naturalWidth > 0 && ([picture.naturalWidth, picture.naturalHeight] as const);
  });
  const [width, height] = (await size.jsonValue()) || [0, 0];
  return [width, height];
};

sweep.each([
  ['a long screenshot keeps a width of 1,000 pixels', [1080, 12_000], 'image/png', [1000, 11_111]],
  ['a photo has about 2.5 million pixels', [4000, 3000], 'image/jpeg', [1826, 1369]],
  ['a small one stays as it is', [720, 900], 'image/jpeg', [720, 900]],
] as const)('%s', async (_, size, mimeType, expected) => {
  const page = await open();
  const name = mimeType === 'image/png' ? 'layar.png' : 'foto.jpg';
  await choose(page, 'foto', [await drawnPicture(page, name, size, mimeType)]);
  expect(await storedSize(page)).toEqual(expected);
});

test('a photo that was taken upright stays so when it is made smaller', async () => {
  const page = await open();
  await choose(page, 'foto', [heldUpright(await drawnPicture(page, 'foto.jpg', [4000, 3000]))]);
  expect(await storedSize(page)).toEqual([1369, 1826]);
});

const brokenOff = (file: SampleFile): SampleFile => ({
  ...file,
  buffer: file.buffer.subarray(0, Math.floor(file.buffer.length * 0.6)),
});
/** A folder in the net has brought the first half, and promises the rest. */
const halfCame = (file: SampleFile): SampleFile => ({
  ...file,
  buffer: Buffer.concat([brokenOff(file).buffer, Buffer.alloc(20_000)]),
});

sweep('a file that breaks off is refused with a remedy, and not sent', async () => {
  for (const [what, name, of] of [
    ['a JPEG that breaks off', 'a.jpg', brokenOff],
    ['a PNG that breaks off', 'a.png', brokenOff],
    ['a JPEG of which a part is missing', 'a.jpg', halfCame],
  ] as const)
    await step(what, async () => {
      const page = await open();
      const mimeType = name.endsWith('png') ? 'image/png' : 'image/jpeg';
      await choose(page, 'foto', [of(await drawnPicture(page, name, [1200, 1600], mimeType))]);
      await fieldOf(page, 'foto')
        .getByText(
          `${name}: Isinya rusak, atau lain dari jenis file pada namanya. Ambil foto lagi atau pilih file lain`,
        )
        .waitFor();
      await shot(page, 'broken');
      expect(sent()).toBe(0);
    });
});

sweep('what opens nowhere, or where only .jpeg is taken, is refused with the way out', async () => {
  for (const [name, files, words] of [
    [
      'a photo of a phone, whatever it is called',
      [
        { name: 'IMG_1.heic', mimeType: '', buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1') },
        { name: 'IMG_1.jpeg', mimeType: '', buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1') },
      ],
      'Foto HEIC tidak dapat dibuka di sini. Ambil foto, atau simpan sebagai .jpeg',
    ],
    [
      'a .jpg where only .jpeg is taken',
      [sampleFile('IMG_1.jpg', 'jpeg')],
      'Gunakan file .jpeg atau .pdf. Ambil foto, atau simpan sebagai .jpeg',
    ],
  ] as const)
    await step(name, async () => {
      const page = await open({ accept: ['.jpeg', '.pdf'] });
      for (const file of files) {
        await choose(page, 'foto', [file]);
        await fieldOf(page, 'foto').getByText(`${file.name}: ${words}`).waitFor();
        await shot(page, file.name);
      }
      expect(sent()).toBe(0);
    });
});

sweep('what the camera brings is taken where only .jpeg is', async () => {
  const page = await open({ accept: ['.jpeg', '.pdf'] }, { hasTouch: true, isMobile: true });
  const picker = await pickerOf(page, () => page.getByRole('button', { name: /Ambil foto$/ }).click());
  await picker.setFiles(await drawnPicture(page, 'IMG_20261125_093012.jpg', [3000, 4000]));
  await stored(page);
  await fieldOf(page, 'foto').getByRole('button', { name: 'Hapus IMG_20261125_093012.jpeg' }).waitFor();
  expect(sent()).toBe(1);
});

sweep('an encrypted PDF is kept, with a warning that stays and no error', async () => {
  const start = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n';
  const end = `xref\n0 1\n0000000000 65535 f \ntrailer\n<</Size 6/Encrypt 5 0 R>>\nstartxref\n${start.length}\n%%EOF`;
  const page = await open({ required: true });
  const slip = { name: 'slip gaji.pdf', mimeType: 'application/pdf', buffer: Buffer.from(start + end) };
  await choose(page, 'foto', [slip]);
  await stored(page);
  await fieldOf(page, 'foto')
    .getByRole('listitem')
    .getByText(/^PDF ini memakai kata sandi/)
    .waitFor();
  await shot(page, 'protected');
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await fieldOf(page, 'foto').locator('[data-invalid]').count()).toBe(0);
});

sweep('a file that changed since its choice is sent by a retry as it was', async () => {
  visits.allow(/503/);
  const folder = await mkdtemp(path.join(tmpdir(), 'uploads-'));
  try {
    const file = path.join(folder, 'slip.pdf');
    await writeFile(file, sampleFile('slip.pdf', 'pdf').buffer);
    const page = await open();
    visits.portal.answer('upload-file', () => json({}, 503));
    await fieldOf(page, 'foto').locator('[name="foto"]').setInputFiles(file);
    const retry = page.getByRole('button', { name: 'Coba lagi mengunggah slip.pdf' });
    await retry.waitFor();
    await writeFile(file, 'another one');
    await utimes(file, new Date('2030-01-01'), new Date('2030-01-01'));
    visits.portal.answer('upload-file', () => undefined);
    await retry.click();
    await stored(page);
  } finally {
    await rm(folder, { recursive: true });
  }
});
