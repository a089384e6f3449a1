import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { axeFindings } from './support/axe';
import { phone } from './support/browser';
import { begun, part } from './support/guideProduct';
import { useWorkbench, wide, type Bench } from './support/workbench';

const bench = useWorkbench('pelajar', begun);

const open = async (viewport = wide): Promise<Bench> => {
  const opened = await bench.open(viewport);
  await opened.page.getByRole('button', { name: 'Naskah' }).click();
  await opened.page.locator('[data-outline="steps.0.blocks.0"]').waitFor();
  return opened;
};

const two = begun.replace(
  /\[(\{ "type".*\})\]\n/,
  '[\n        $1,\n        { "type": "text", "name": "hobi", "label": "Hobi" }\n      ]\n    },\n    {\n      "id": "lain",\n      "title": "Lain",\n      "blocks": [\n        {\n          "type": "text",\n          "name": "kota",\n          "label": "Kota",\n          "visibleWhen": [{ "name": "hobi", "condition": "isFilled" }]\n        }\n      ]\n',
);
const entry = (page: Page, at: string): Locator => page.locator(`[data-outline="${at}"]`);

sweep(
  'a question is dragged beside another one and into another step; undo takes it back to the same bytes',
  async () => {
    await writeFile(bench.at('pelajar.json'), two);
    const { page, save } = await open();
    // The lower half of its line.
    await entry(page, 'steps.0.blocks.0').dragTo(entry(page, 'steps.0.blocks.1'), {
      targetPosition: { x: 60, y: 24 },
    });
    await entry(page, 'steps.0.blocks.1').getByText('Nama Lengkap').waitFor();
    await page.getByRole('status').getByText('Nama Lengkap kini nomor 2 dari 2.').waitFor();
    await entry(page, 'steps.0.blocks.1').dragTo(entry(page, 'steps.1'), {
      targetPosition: { x: 60, y: 14 },
    });
    await entry(page, 'steps.1.blocks.0').getByText('Nama Lengkap').waitFor();
    await page.getByRole('status').getByText('Nama Lengkap kini di dalam Lain.').waitFor();
    const { steps } = JSON.parse(await save()) as { steps: { blocks: { name: string }[] }[] };
    expect(steps.map(({ blocks }) => blocks.map(({ name }) => name))).toEqual([
      ['hobi'],
      ['namaLengkap', 'kota'],
    ]);
    await page.locator('[data-action="undo"]').click();
    await page.locator('[data-action="undo"]').click();
    expect(await save()).toBe(two);
    // The same without a pointer.
    await entry(page, 'steps.0.blocks.0').getByRole('button').first().click();
    await page.getByRole('button', { name: 'Pindah Nama Lengkap ke bagian lain' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Lain' }).waitFor();
    await page.keyboard.press('Enter');
    await entry(page, 'steps.1.blocks.1').getByText('Nama Lengkap').waitFor();
  },
);

sweep(
  'a name is changed with every use of it, scenarios are reported, and drafts are taken along',
  async () => {
    await writeFile(bench.at('pelajar.json'), two);
    await writeFile(
      bench.at('pelajar.scenarios.json'),
      JSON.stringify({
        scenarios: [{ name: 'Hobi', today: '2026-01-15', steps: [{ fill: { hobi: 'Catur' } }] }],
      }),
    );
    const { page, form, save } = await open(phone);
    await entry(page, 'steps.0.blocks.1').getByRole('button').first().click();
    await form.locator('[data-field="hobi"]').waitFor();
    // The form, which stands below, shows the field and does not scroll the line away.
    const { top, bottom } = await entry(page, 'steps.0.blocks.1').evaluate(
      (line) => line.getBoundingClientRect().toJSON() as DOMRect,
    );
    expect([top >= 0, bottom <= phone.height]).toEqual([true, true]);
    await page.getByText('Untuk pengembang').click();
    await part(page, 'steps.0.blocks.1.name').getByRole('textbox').fill('kegemaran');
    await page.keyboard.press('Enter');
    const reported = page.locator('[data-renamed="kegemaran"]');
    await reported.getByText('“hobi” kini bernama “kegemaran”, juga di 1 tempat lain').waitFor();
    await reported.getByText('Skenario produk ini masih memakai “hobi” di 1 tempat').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await reported.getByRole('button', { name: 'Bawa jawaban yang tersimpan dari “hobi”' }).click();
    await part(page, 'steps.0.blocks.1.renamedFrom').waitFor();
    expect(await save()).toBe(
      two
        .replace(
          '"name": "hobi", "label": "Hobi"',
          '"name": "kegemaran", "label": "Hobi", "renamedFrom": "hobi"',
        )
        .replace('"name": "hobi"', '"name": "kegemaran"'),
    );
    await page.locator('[data-action="undo"]').click();
    await page.locator('[data-action="undo"]').click();
    expect(await save()).toBe(two);
  },
);

const asked = JSON.stringify(
  {
    ...{
      version: 1,
      slug: 'pelajar',
      title: 'Tabungan Pelajar',
      subProductId: 'PLJ-01',
      texts: { next: 'Selanjutnya' },
    },
    steps: [
      {
        id: 'data-diri',
        title: 'Data Diri',
        blocks: [
          { type: 'text', name: 'nama', label: 'Nama Lengkap', required: true },
          { type: 'date', name: 'tanggalLahir', label: 'Tanggal Lahir', required: true },
          { type: 'date', name: 'mulai', label: 'Tanggal Mulai' },
          { type: 'date', name: 'selesai', label: 'Tanggal Selesai' },
        ],
      },
      {
        id: 'pekerjaan',
        title: 'Pekerjaan',
        blocks: [
          {
            type: 'radio',
            name: 'kerja',
            label: 'Pekerjaan',
            required: true,
            options: ['1|PNS', '2|Swasta'],
          },
        ],
      },
    ],
  },
  null,
  2,
);

sweep(
  'by keyboard a line is chosen and the focus stays; the form shows it, marks it, and has no errors',
  async () => {
    await writeFile(bench.at('pelajar.json'), asked);
    const { page, form } = await open();
    const choose = async (at: string): Promise<void> => {
      await entry(page, at).getByRole('button').first().focus();
      await page.keyboard.press('Enter');
      await page.locator(`[data-outline="${at}"] [aria-current="true"]`).waitFor();
    };
    for (const at of ['steps.0.blocks.1', 'steps.1.blocks.0', 'steps.0.blocks.3']) {
      await choose(at);
      // Longer than the form takes to draw the step, and to mark the question.
      await page.waitForTimeout(1000);
      const place = await page.evaluate(
        () =>
          document.activeElement?.closest('[data-outline]')?.getAttribute('data-outline') ??
          document.activeElement?.tagName,
      );
      expect(place).toBe(at);
      expect(await form.getByText('Harus Diisi').count()).toBe(0);
    }
    await form.locator('[data-field="selesai"]').waitFor();
    // Ctrl+Z in a box takes the last edit back.
    await choose('steps.0.blocks.0');
    const label = part(page, 'steps.0.blocks.0.label').getByRole('textbox');
    await label.fill('Nama');
    await page.keyboard.press('Enter');
    await entry(page, 'steps.0.blocks.0').getByText('Nama', { exact: true }).waitFor();
    await page.keyboard.press('Control+z');
    await entry(page, 'steps.0.blocks.0').getByText('Nama Lengkap', { exact: true }).waitFor();
    await page.getByText('Sama dengan berkas').waitFor();
    // Alt with an arrow moves a question where it stands in the form; the focus goes to its line, from where it goes on.
    await choose('steps.0.blocks.1');
    await page.getByRole('button', { name: 'Susun' }).click();
    await form.locator('[data-field="tanggalLahir"] input').first().focus();
    for (const place of [3, 4]) {
      await page.keyboard.press('Alt+ArrowDown');
      await page.getByRole('status').getByText(`Tanggal Lahir kini nomor ${place} dari 4.`).waitFor();
      await page.locator(`[data-outline="steps.0.blocks.${place - 1}"] :focus`).waitFor();
    }
  },
);
