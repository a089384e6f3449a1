import { readFileSync } from 'node:fs';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { server } from '../../../mocks/node';
import { ContentPage } from './ContentPage';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const answer = (response: () => Response) =>
  server.use(http.get('*/form-definitions/pages/tentang.json', response));
const page = (blocks: unknown[]) => answer(() => HttpResponse.json({ blocks }));

const show = (address = '/tentang') =>
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/:page" element={<ContentPage />} />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  );

test("a page shows its blocks, and the document's title is its first heading", async () => {
  page([
    { type: 'section', blocks: [{ type: 'heading', level: 1, text: 'Tentang Kami' }] },
    { type: 'heading', level: 2, text: 'Sejarah' },
  ]);
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Tentang Kami' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Sejarah' })).toBeInTheDocument();
  expect(document.title).toBe('Tentang Kami – e-Form');
});

test('a page without a heading is titled by the portal', async () => {
  page([{ type: 'button', text: 'Ke sana', href: '/produk' }]);
  show();
  expect(await screen.findByRole('link', { name: 'Ke sana' })).toHaveAttribute('href', '/produk');
  expect(document.title).toBe('e-Form');
});

test('a page that nobody wrote is not found', async () => {
  answer(() => HttpResponse.text('', { status: 404 }));
  show();
  expect(await screen.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeInTheDocument();
});

test('a page with mistakes is told in calm words, with the mistakes for its editor', async () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answer(() => HttpResponse.json({ block: [] }));
  show();
  expect(await screen.findByRole('heading', { name: 'Halaman sedang diperbaiki' })).toBeInTheDocument();
  expect(screen.getByText('blocks')).toBeInTheDocument();
  expect(reported).toHaveBeenCalled();
});

test('an unknown block is left out and an unknown key ignored, and both are reported in the console', async () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  page([
    { type: 'headin', level: 1, text: 'Salah' },
    { type: 'heading', level: 1, text: 'Tentang Kami', glow: true },
  ]);
  show();
  expect(await screen.findByRole('heading', { name: 'Tentang Kami' })).toBeInTheDocument();
  expect(screen.queryByText('Salah')).toBeNull();
  expect(reported).toHaveBeenCalledWith(expect.stringContaining('tentang'), [
    expect.objectContaining({ path: 'blocks[0].type' }),
    expect.objectContaining({ path: 'blocks[1].glow' }),
  ]);
});

test('a page that does not come is told, and comes at the second try', async () => {
  answer(() => HttpResponse.text('', { status: 403 }));
  show();
  expect(await screen.findByRole('heading', { name: 'Halaman gagal dimuat' })).toBeInTheDocument();
  page([{ type: 'heading', level: 1, text: 'Tentang Kami' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('heading', { name: 'Tentang Kami' })).toBeInTheDocument();
});

test('the page of all products leaves out the forms that it names, as the home page does', async () => {
  const asked: unknown[] = [];
  server.use(
    http.get('*/form-definitions/pages/produk.json', () =>
      HttpResponse.text(readFileSync('form-definitions/pages/produk.json', 'utf8')),
    ),
    http.post('*/api/tab-trigger', () =>
      HttpResponse.json([{ id: '1', name: 'Tabungan', slug: 'tabungan' }]),
    ),
    http.post('*/api/tab-content', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json([]);
    }),
  );
  show('/produk');
  await waitFor(() =>
    expect(asked).toEqual([{ categories: [], excludeFormSlugs: ['kki-segmen-pemerintah'] }]),
  );
});
