import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { editorAnswers } from '../../../.config/vite/editor';
import { useBrowser, type Visits } from './browser';
import { keptBuild } from './builds';
import { openPortal } from './portal';

/** An editor's page with its parts. */
export interface Bench {
  page: Page;
  form: Locator;
  /** Puts another text in place of the whole. */
  write: (text: string) => Promise<void>;
  /** Shows a panel. */
  panel: (name: string) => Promise<void>;
  /** Presses 'Simpan', and gives the file as it is then. */
  save: () => Promise<string>;
}

/** The workbench of a test file, on a folder of its own. */
export interface Workbench {
  visits: Visits;
  /** The path of a file in the folder. */
  at: (name: string) => string;
  onDisk: (name: string) => Promise<string>;
  /** Opens the editor's page of the product, once its form is drawn and the text is judged. */
  open: (viewport?: { width: number; height: number }) => Promise<Bench>;
}

export const wide = { width: 1440, height: 900 };

/** Writes a text in place of the whole one, by keys: what Playwright selects by itself, a busy editor may not have seen yet. */
export const rewrite = async (page: Page, text: string): Promise<void> => {
  await page.locator('.cm-content').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
};

/**
 * The editor's page of a product as `npm start` has it, with a folder that it reads and writes, and the mock bank. It comes from a build:
 * a development server would make every module again for each visitor. What such a server does itself, hot reload and proofs, is tested
 * with one. Before each test the folder has the text of the product, and no scenarios of it.
 */
export const useWorkbench = (slug: string, written: string): Workbench => {
  let folder = '';
  const visits = useBrowser(async () => {
    folder = await mkdtemp(join(tmpdir(), 'eform-workbench-'));
    return openPortal(await keptBuild('developed'), editorAnswers(folder, 'public'));
  });
  const at = (name: string): string => join(folder, name);
  const onDisk = (name: string): Promise<string> => readFile(at(name), 'utf8');
  beforeEach(async () => {
    await writeFile(at(`${slug}.json`), written);
    await rm(at(`${slug}.scenarios.json`), { force: true });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return {
    visits,
    at,
    onDisk,
    open: async (viewport = wide) => {
      // The mock bank answers in its worker.
      const page = await visits.open({ viewport, serviceWorkers: 'allow' });
      await page.goto(`/editor/${slug}`);
      const form = page.locator('[data-surface]');
      await form.locator('[data-step], [data-start-page]').first().waitFor();
      await page.getByRole('button', { name: 'Temuan 0' }).waitFor();
      // It opens to be arranged; most of these tests are visitors of the form.
      await page.getByRole('button', { name: 'Coba' }).click();
      // It opens on the document; most of these tests write the text.
      await page.getByRole('button', { name: 'JSON', exact: true }).click();
      return {
        page,
        form,
        write: (text) => rewrite(page, text),
        panel: (name) => page.getByRole('button', { name, exact: true }).click(),
        save: async () => {
          await page.locator('[data-action="save"]').click();
          await page.locator('[data-save-state]').getByText('Tersimpan').waitFor();
          return onDisk(`${slug}.json`);
        },
      };
    },
  };
};
