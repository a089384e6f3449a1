import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { server } from '../../mocks/node';
import { HomePage } from './HomePage';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = () =>
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <MemoryRouter>
        <HomePage warmUpForms={() => undefined} />
      </MemoryRouter>
    </SWRConfig>,
  );

test('every product with a definition has a card', async () => {
  show();
  expect(screen.getByRole('status', { name: 'Memuat produk …' })).toBeInTheDocument();
  expect(await screen.findAllByRole('article')).not.toHaveLength(0);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a catalogue that does not come is told, and comes at the second try', async () => {
  const refuse = http.post('*/api/carousel', () => HttpResponse.json({ message: 'rusak' }, { status: 400 }));
  server.use(refuse);
  show();
  expect(await screen.findByText('Gagal memuat produk')).toBeInTheDocument();
  server.resetHandlers();
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findAllByRole('article')).not.toHaveLength(0);
});

test('a catalogue without products says so', async () => {
  server.use(http.post('*/api/carousel', () => HttpResponse.json({ statusCode: 200, data: [] })));
  show();
  expect(await screen.findByText('Belum ada produk yang dapat diajukan.')).toBeInTheDocument();
});
