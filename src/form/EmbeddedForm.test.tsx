import { render, screen } from '@testing-library/react';
import userEvents from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { definitionOf, serve, stepOf, withBackEnd } from './testing/visitForm';
import { ThemeRoot } from '../theme/ThemeRoot';
import { EmbeddedForm } from '../renderer/form/EmbeddedForm';
import * as connectors from '../renderer/form/connectors';

// A module's own exports cannot be replaced.
jest.mock('../renderer/form/connectors', () => ({
  __esModule: true,
  ...jest.requireActual<typeof connectors>('../renderer/form/connectors'),
}));

withBackEnd();
const userEvent = userEvents.setup({ delay: null });

test('A form on a page whose code does not come says so, and can be asked for again', async () => {
  jest.spyOn(connectors, 'connectorsLoaded').mockReturnValueOnce(false).mockReturnValueOnce(false);
  jest.spyOn(connectors, 'loadConnectors').mockRejectedValueOnce(new Error('no connection'));
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
