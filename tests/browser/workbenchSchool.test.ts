import { axeFindings } from './support/axe';
import { phone } from './support/browser';
import { useDeployedWorkbench } from './support/deployedWorkbench';
import { begun, offered, part } from './support/guideProduct';

const { open, openFolder, saved } = useDeployedWorkbench('pelajar', begun);

sweep(
  'a school savings product is built on a phone in the words of people: choices, amounts, rows, and an end for minors',
  async () => {
    const page = await open(phone);
    await openFolder(page);
    await page.getByRole('button', { name: 'Naskah' }).click();
    const outline = page.getByRole('navigation', { name: 'Susunan formulir' });
    const line = (title: string) => outline.getByRole('button', { name: title, exact: true });
    const add = async (below: string, kind: string, path: string, label: string): Promise<void> => {
      // What may be done with a line is in sight once the line is chosen.
      await page.getByRole('button', { name: `Tambah di bawah ${below}`, exact: true }).click();
      await offered(page, kind).click();
      await page.waitForFunction(
        (place) => document.activeElement?.closest(`[data-part="${place}.label"]`),
        path,
      );
      await page.keyboard.type(label);
      await page.keyboard.press('Enter');
      await line(label).waitFor();
    };
    const type = async (path: string, text: string): Promise<void> => {
      const input = part(page, path).getByRole('textbox');
      await input.fill(text);
      await input.press('Enter');
    };
    await line('Nama Lengkap').click();
    await add('Nama Lengkap', 'date', 'steps.0.blocks.1', 'Tanggal Lahir');

    // Choices stand open; one more has the next code, and keeps it when it is worded.
    await add('Tanggal Lahir', 'radio', 'steps.0.blocks.2', 'Penabung');
    await part(page, 'steps.0.blocks.2.options').getByRole('button', { name: 'Tambah butir' }).click();
    await type('steps.0.blocks.2.options.2', 'Wali murid');

    // An amount as people write it; what is none is reported where it was typed, and the amount stays.
    await add('Penabung', 'currency', 'steps.0.blocks.3', 'Setoran Awal');
    await page.getByRole('button', { name: 'Tambah aturan atau teks lain' }).click();
    await offered(page, 'min').click();
    await type('steps.0.blocks.3.min', 'Rp 50.000');
    await type('steps.0.blocks.3.min', 'lima puluh');
    await part(page, 'steps.0.blocks.3.min').getByRole('alert').waitFor();
    expect(await part(page, 'steps.0.blocks.3.min').getByRole('textbox').inputValue()).toBe('lima puluh');

    // A question of rows has one answer in each of them, so nothing outside compares with it.
    await add('Setoran Awal', 'rows', 'steps.0.blocks.4', 'Orang tua');
    await add('Orang tua', 'text', 'steps.0.blocks.5', 'Catatan');
    await page.getByRole('button', { name: 'Tambah aturan atau teks lain' }).click();
    await offered(page, 'visibleWhen').click();
    const asked = part(page, 'steps.0.blocks.5.visibleWhen').getByLabel('Yang dibandingkan');
    await asked.waitFor();
    expect((await asked.locator('option').allInnerTexts()).filter((one) => one.startsWith('Nama'))).toEqual([
      'Nama Lengkap',
    ]);
    await asked.selectOption({ label: 'Penabung' });
    await part(page, 'steps.0.blocks.5.visibleWhen').getByText('“Penabung” adalah Ya').waitFor();

    await line('Formulir').click();
    await page.getByRole('button', { name: 'Tambah akhir menurut usia' }).click();
    await page.getByRole('textbox', { name: 'Usia paling muda (tahun)' }).press('Enter');
    await line('Belum Berusia 17 Tahun').waitFor();
    await page.locator('[data-action="save"]').click();
    await page.locator('[data-save-state]').getByText('Tersimpan').waitFor();
    const { steps } = JSON.parse(await saved(page, 'pelajar.json')) as {
      steps: { id: string; blocks: object[] }[];
    };
    expect(steps.map(({ id }) => id)).toEqual(['data-diri', 'belum-17-tahun']);
    expect(steps[1]).toMatchObject({ ends: true, visibleWhen: { formula: 'age(tanggalLahir) < 17' } });
    expect(steps[0]?.blocks.slice(2, 4)).toMatchObject([
      { type: 'radio', label: 'Penabung', options: ['1|Ya', '2|Tidak', '3|Wali murid'] },
      { type: 'currency', label: 'Setoran Awal', min: 50000 },
    ]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    expect(await axeFindings(page)).toEqual([]);
  },
);
