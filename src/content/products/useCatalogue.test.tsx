import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Component, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { server } from '../../../mocks/node';
import { connection } from '../../api';
import { useCarousel } from './useCatalogue';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const block = { type: 'carousel', title: 'Produk', categories: ['x'] } as const;

const Shown = () => {
  const { data, failed, loading, reload } = useCarousel(block);
  return (
    <>
      <p>{failed ? 'gagal' : loading ? 'memuat' : `${data?.length} kartu`}</p>
      <button onClick={() => void reload().catch(() => undefined)}>Coba lagi</button>
    </>
  );
};

/** Shows the words of what was thrown below it. */
class Boundary extends Component<{ children: ReactNode }, { thrown?: string }> {
  override state: { thrown?: string } = {};
  static getDerivedStateFromError(error: Error) {
    return { thrown: error.message };
  }
  override render() {
    return this.state.thrown ?? this.props.children;
  }
}

const show = () =>
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <Boundary>
        <Shown />
      </Boundary>
    </SWRConfig>,
  );

test('cards that do not come are reported, and are there after another try', async () => {
  server.use(http.post('*/api/carousel', () => HttpResponse.json({}, { status: 404 })));
  show();
  expect(await screen.findByText('gagal')).toBeInTheDocument();
  server.use(
    http.post('*/api/carousel', () => HttpResponse.json({ data: [{ id: '1', name: 'A', formSlug: 'a' }] })),
  );
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('1 kartu')).toBeInTheDocument();
});

test('a fault of this program is not reported as one of the connection', async () => {
  server.use(
    http.post('*/api/carousel', () => HttpResponse.json({ data: [] }, { headers: { 'X-Eform-Kept': '1' } })),
  );
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  const stop = connection.subscribe(() => {
    throw new Error('kekeliruan');
  });
  show();
  await waitFor(() => expect(screen.getByText('kekeliruan')).toBeInTheDocument());
  stop();
  expect(logged).toHaveBeenCalled();
});
