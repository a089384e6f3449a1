import type { Page } from 'playwright-core';
import { desk, useBrowser, type Visits } from './browser';
import { keptBuild } from './builds';
import { openPortal } from './portal';

type Viewport = { width: number; height: number };
type Device = { opensFolders: boolean };

/** The editor's page of a deployed build, and the files of the editor's own device. */
export interface DeployedWorkbench {
  visits: Visits;
  /** Opens the editor's page of the product, once its form is drawn, on its text. */
  open: (viewport?: Viewport, device?: Device) => Promise<Page>;
  /** Opens another page of the editor by its address. */
  openAt: (path: string, viewport?: Viewport, device?: Device) => Promise<Page>;
  /** Puts the product's file on the device, and opens the folder there. */
  openFolder: (page: Page, text?: string) => Promise<void>;
  /** Puts a file on the device; below folders by its path. */
  put: (page: Page, name: string, text: string) => Promise<void>;
  /** A file as the device has it; below folders by its path. */
  saved: (page: Page, name: string) => Promise<string>;
}

/** The workbench of a test file as a bank deploys it: React as visitors have it, and a device in place of a server's folder. */
export const useDeployedWorkbench = (slug: string, written: string): DeployedWorkbench => {
  const visits = useBrowser(async () => openPortal(await keptBuild('deployed')));
  const put: DeployedWorkbench['put'] = (page, name, text) =>
    page.evaluate(
      async ([path, content]) => {
        const parts = path.split('/');
        const name = parts.pop() ?? '';
        let folder = await navigator.storage.getDirectory();
        for (const part of parts) folder = await folder.getDirectoryHandle(part, { create: true });
        const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
        await stream.write(content);
        await stream.close();
      },
      [name, text] as const,
    );
  const openAt: DeployedWorkbench['openAt'] = async (
    path,
    viewport = desk,
    { opensFolders } = { opensFolders: true },
  ) => {
    const page = await visits.open({ viewport });
    // A folder that needs no window of the browser to be chosen; its handles are the real ones.
    await page.addInitScript((opens) => {
      if (opens) Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
      else Reflect.deleteProperty(window, 'showDirectoryPicker');
    }, opensFolders);
    await page.goto(path);
    return page;
  };
  return {
    visits,
    put,
    openAt,
    open: async (viewport, device) => {
      visits.portal.drop(slug, written);
      const page = await openAt(`/editor/${slug}`, viewport, device);
      await page.locator('[data-surface]').locator('[data-step], [data-start-page]').first().waitFor();
      await page.getByRole('button', { name: 'Coba' }).click();
      await page.getByRole('button', { name: 'JSON', exact: true }).click();
      return page;
    },
    openFolder: async (page, text = written) => {
      await put(page, `${slug}.json`, text);
      await page.locator('[data-action="open-folder"]').click();
      await page.locator('[data-action="save"]').waitFor();
    },
    saved: (page, name) =>
      page.evaluate(async (path) => {
        const parts = path.split('/');
        let folder = await navigator.storage.getDirectory();
        for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part);
        return (await (await folder.getFileHandle(parts.at(-1) ?? '')).getFile()).text();
      }, name),
  };
};
