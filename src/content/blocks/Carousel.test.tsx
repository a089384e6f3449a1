import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '../../../mocks/node';
import { Carousel } from './Carousel';
import { showBlock, windowOf } from '../testing/showBlock';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => windowOf(360));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const cards = Array.from({ length: 5 }, (_, index) => ({
  id: String(index),
  name: `Produk ${index + 1}`,
  formSlug: `produk-${index + 1}`,
}));
const offer = (data: unknown) => server.use(http.post('*/api/carousel', () => HttpResponse.json({ data })));
const show = (categories: string[] = []) =>
  showBlock(<Carousel block={{ type: 'carousel', title: 'Produk Kami', categories }} />);
const inSight = () =>
  screen
    .getAllByRole('article', { hidden: true })
    .filter((card) => card.closest('[inert]') === null)
    .map((card) => card.querySelector('h3')?.textContent);

test.each([
  [360, 1],
  [640, 2],
  [768, 3],
  [1024, 4],
  [1440, 4],
])('at %i pixels %i cards are in sight, the others are inert', async (width, count) => {
  windowOf(width);
  offer(cards);
  show();
  await screen.findAllByRole('article', { hidden: true });
  expect(inSight()).toEqual(cards.slice(0, count).map(({ name }) => name));
});

test('the buttons move the row one card at a time, up to its ends', async () => {
  windowOf(1024);
  offer(cards);
  show();
  const next = await screen.findByRole('button', { name: 'Produk berikutnya' });
  const previous = screen.getByRole('button', { name: 'Produk sebelumnya' });
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(next);
  expect(inSight()).toEqual(['Produk 2', 'Produk 3', 'Produk 4', 'Produk 5']);
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(next);
  expect(inSight()[0]).toBe('Produk 2');
  await userEvent.click(previous);
  expect(inSight()[0]).toBe('Produk 1');
});

test('a bullet leads to its position', async () => {
  offer(cards);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Ke posisi 4 dari 5' }));
  expect(inSight()).toEqual(['Produk 4']);
  expect(screen.getByRole('button', { name: 'Ke posisi 4 dari 5' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByText('Produk 4 dari 5')).toBeInTheDocument();
});

test('an arrow key moves the row, and the focus with it', async () => {
  offer(cards);
  show();
  (await screen.findByRole('link', { name: /Produk 1/ })).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(inSight()).toEqual(['Produk 2']);
  expect(document.activeElement?.closest('article')).toHaveTextContent('Produk 2');
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement?.closest('article')).toHaveTextContent('Produk 1');
});

test('a row that fits has no buttons', async () => {
  offer(cards.slice(0, 1));
  show();
  await screen.findByRole('article');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the categories of the block are sent', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/carousel', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ data: cards });
    }),
  );
  show(['kredit', 'tabungan']);
  await screen.findAllByRole('article', { hidden: true });
  expect(sent).toEqual([{ categories: ['kredit', 'tabungan'] }]);
});

test('every product with a definition has a card', async () => {
  show();
  expect(screen.getByRole('status', { name: 'Memuat produk …' })).toBeInTheDocument();
  expect(await screen.findAllByRole('article', { hidden: true })).not.toHaveLength(0);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('products that do not come are reported, come at the second try, and the focus stays with them', async () => {
  server.use(http.post('*/api/carousel', () => HttpResponse.json({ message: 'rusak' }, { status: 400 })));
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Gagal memuat produk');
  server.resetHandlers();
  offer(cards);
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Produk Kami' })).toHaveFocus());
  expect(inSight()).toEqual(['Produk 1']);
});

test('a catalogue without products says so', async () => {
  offer([]);
  show();
  expect(await screen.findByText('Belum ada produk yang dapat diajukan.')).toBeInTheDocument();
});
