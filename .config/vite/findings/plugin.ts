import { join } from 'node:path';
import { type Plugin, type ViteDevServer } from 'vite';
import { slugOf } from '../definitions.ts';
import { createKeeper, pathFrom, type Checker } from './keeper.ts';
import { askEvent, findingsEvent } from './events.ts';
import type { reports } from '../../../src/tools/checker';

const folder = 'form-definitions';
const clientFile = '/.config/vite/findings/client.ts';

type CheckerModule = Checker & { reports: typeof reports };

/**
 * The checker in the development server: a definition, page or popup is checked when it is saved and when a page asks for it.
 * Findings stand in the terminal and, by the event `eform:findings`, in a box over the page, which keeps its answers; the box goes
 * when they are mended.
 */
export const definitionFindings = (): Plugin => {
  const keeper = createKeeper();
  let server: ViteDevServer | undefined;

  const check = async (running: ViteDevServer, file: string): Promise<void> => {
    const { config, environments } = running;
    const checker = await loadChecker(running);
    const { reported, fixed } = keeper.check(file, checker);
    if (reported.length > 0) config.logger.warn(`\n${checker.reports.pretty(reported)}`, { timestamp: true });
    for (const one of fixed) config.logger.info(`${one}: tidak ada temuan lagi.`, { timestamp: true });
    if (reported.length > 0 || fixed.length > 0) environments.client.hot.send(findingsEvent, keeper.all());
  };
  const checkLater = (file: string): void => {
    const running = server;
    if (!running) return;
    check(running, file).catch((fault: unknown) => running.config.logger.error(String(fault)));
  };
  /** The path of a definition's file that the site serves under this address. */
  const fileAt = (address: string): string | undefined => {
    const { pathname } = new URL(address, 'http://localhost');
    const path = pathname.startsWith(`/${folder}/`) ? pathname.slice(folder.length + 2) : '';
    return slugOf(path) === undefined ? undefined : `${folder}/${path}`;
  };

  return {
    name: 'eform:definition-findings',
    apply: 'serve',
    configureServer(running) {
      server = running;
      running.environments.client.hot.on(askEvent, (_, client) => client.send(findingsEvent, keeper.all()));
      running.middlewares.use((request, _response, next) => {
        const file = fileAt(request.url ?? '');
        if (file !== undefined) checkLater(file);
        next();
      });
    },
    hotUpdate({ file }) {
      if (this.environment.name !== 'client') return;
      const path = pathFrom(join(this.environment.config.root, folder), file);
      if (slugOf(path) !== undefined) checkLater(`${folder}/${path}`);
    },
    transformIndexHtml(_html, { server: developing }) {
      if (!developing) return;
      return [{ tag: 'script', attrs: { type: 'module', src: clientFile }, injectTo: 'body' }];
    },
  };
};

/** The checker's own modules, through Vite: a change of a rule takes effect with the next check. */
async function loadChecker({ environments }: ViteDevServer): Promise<CheckerModule> {
  const { ssr } = environments;
  if (!('runner' in ssr)) throw new Error('Pemeriksa definisi tidak dapat dijalankan di sini.');
  // Vite's default environment for the server runs modules in this process.
  const { runner } = ssr as typeof ssr & { runner: { import: (url: string) => Promise<unknown> } };
  // What the module exports is checked where it stands.
  return (await runner.import('/tests/forms/checkFile.ts')) as CheckerModule;
}
