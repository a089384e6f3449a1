import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { configureApi } from '../../api';
import { readSite } from '../../interpreter/content';
import { Header } from './Header';

/** Addresses that no link of the header leads to. */
const addresses = { form: '/form/a', page: '/-' };

/**
 * The header as it is on forms and as it is on all other pages, as markup for the page itself (`.config/vite/siteShell.ts`): it is
 * painted before our code has come, and React then draws the same in its place. `shellStyles` show the one that fits.
 */
export const shellMarkup = (siteJson: string, settings: Parameters<typeof configureApi>[0]): string => {
  configureApi(settings);
  const { site } = readSite(siteJson);
  return Object.entries(addresses)
    .map(([kind, address]) => {
      const header = (
        <MemoryRouter initialEntries={[address]}>
          <Header site={site} />
        </MemoryRouter>
      );
      // React asks for the logo ahead of its element, which stands right behind.
      return `<div class="shell-${kind}">${renderToStaticMarkup(header).replace(/<link[^>]*>/g, '')}</div>`;
    })
    .join('');
};
