import { render, screen } from '@testing-library/react';
import userEvents from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { definitionOf, serve, stepOf, withBackEnd } from '../app/pages/testing/visitForm';
import { ThemeRoot } from '../theme/ThemeRoot';
import { EmbeddedForm } from './EmbeddedForm';
import { thisTab } from '../content/thisTab';
import * as connectors from './connectors';

// A module's own exports cannot be replaced.
jest.mock('./connectors', () => ({
  __esModule: true,
  ...jest.requireActual<typeof connectors>('./connectors'),
}));

withBackEnd();
const userEvent = userEvents.setup({ delay: null });

test('A form on a page whose code does not come says so, and can be asked for again', async () => {
  jest.spyOn(thisTab, 'reachesSite').mockResolvedValue(false);
  let here = false;
  jest.spyOn(connectors, 'connectorsLoaded').mockImplementation(() => here);
  jest.spyOn(connectors, 'loadConnectors').mockImplementationOnce(() => {
    here = true;
    return Promise.reject(new Error('no connection'));
  });
  serve(definitionOf([stepOf('satu', [{ name: 'nama' }])]));
  render(
    <ThemeRoot>
      <SWRConfig value={{ provider: () => new Map() }}>
        <MemoryRouter>
          <EmbeddedForm block={{ type: 'form', slug: 'contoh' }} />
        </MemoryRouter>
      </SWRConfig>
    </ThemeRoot>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('textbox', { name: 'nama' })).toBeInTheDocument();
});
