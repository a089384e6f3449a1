import { screen, waitFor, act, within, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '../../../mocks/node';
import type { CategoryTabsBlock } from '../../interpreter';
import { CategoryTabs, Carousel } from './ProductBlocks';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { ThemeRoot } from '../../theme/ThemeRoot';

/** Shows a block as the page at an address does, with nothing fetched before. */
const showBlock = (block: ReactNode, address = '/') =>
  render(
    <ThemeRoot>
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
        <MemoryRouter initialEntries={[address]}>{block}</MemoryRouter>
      </SWRConfig>
    </ThemeRoot>,
  );

/** What the window is asked by style sheets, for a window of a width in pixels. */
const windowOf = (width: number): void => {
  window.matchMedia = (query) =>
    ({ matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1]) }) as MediaQueryList;
};

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('A carousel', () => {
  beforeEach(() => windowOf(360));

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
    expect(screen.getByRole('button', { name: 'Ke posisi 4 dari 5' })).toHaveAttribute(
      'aria-current',
      'true',
    );
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
});

describe('Tabs of categories', () => {
  let sent: unknown[] = [];

  beforeEach(() => {
    sent = [];
    windowOf(1024);
    server.use(
      http.post('*/api/tab-trigger', () =>
        HttpResponse.json({
          data: [
            { id: '1', name: 'Tabungan Perorangan', slug: 'tabungan' },
            { id: '2', name: 'Kredit Usaha', slug: 'kredit' },
            { id: '3', name: 'Kartu Kredit', slug: 'kartu' },
          ],
        }),
      ),
      http.post('*/api/tab-content', async ({ request }) => {
        sent.push(await request.json());
        const cards = ['a', 'tandamata', 'c', 'd'].map((slug) => ({
          id: slug,
          name: `Produk ${slug}`,
          formSlug: slug,
          category: { slug: slug === 'd' ? 'kredit' : 'tabungan' },
        }));
        return HttpResponse.json({ data: { data: cards } });
      }),
    );
  });

  const show = (parts: Partial<CategoryTabsBlock> = {}) =>
    showBlock(<CategoryTabs block={{ type: 'categoryTabs', title: 'Kategori', categories: [], ...parts }} />);
  const names = () =>
    within(screen.getByRole('tabpanel'))
      .getAllByRole('heading', { hidden: true })
      .map((heading) => heading.textContent);

  test("a tab is named by the first word of its category's name", async () => {
    show();
    await screen.findByRole('tablist');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Tabungan', 'Kredit']);
  });

  test('a tab of all shows each category under its name, and comes first', async () => {
    show({ all: true });
    await screen.findByRole('tablist');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Semua', 'Tabungan', 'Kredit']);
    expect(names()).toEqual([
      'Tabungan Perorangan',
      'Produk a',
      'Produk tandamata',
      'Produk c',
      'Kredit Usaha',
      'Produk d',
    ]);
    await userEvent.click(screen.getByRole('tab', { name: 'Kredit' }));
    expect(names()).toEqual(['Produk d']);
  });

  test('categories and the forms that are left out are sent', async () => {
    show({ categories: ['tabungan'], excludeFormSlugs: ['kki-segmen-pemerintah'] });
    await screen.findByRole('tablist');
    expect(sent).toEqual([{ categories: ['tabungan'], excludeFormSlugs: ['kki-segmen-pemerintah'] }]);
  });

  test('from 1024 pixels on all cards of a tab are in sight, below that they are a row', async () => {
    const { unmount } = show();
    await screen.findByRole('tablist');
    expect(screen.getAllByRole('link')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Produk berikutnya' })).not.toBeInTheDocument();
    unmount();
    windowOf(1023);
    showBlock(
      <CategoryTabs block={{ type: 'categoryTabs', title: 'Kategori', categories: [], first: ['c'] }} />,
    );
    await screen.findByRole('tablist');
    expect(screen.getByRole('group', { name: 'Tabungan' })).toHaveAttribute(
      'aria-roledescription',
      'deretan produk',
    );
  });

  test('a tab that is pressed shows its panel', async () => {
    show();
    await userEvent.click(await screen.findByRole('tab', { name: 'Kredit' }));
    expect(screen.getByRole('tab', { name: 'Kredit' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Kredit' })).toBeInTheDocument();
    expect(names()).toEqual(['Produk d']);
  });

  test('arrows, Home and End go from tab to tab, round the end; the tabs are one stop of the keyboard', async () => {
    show();
    const [first, second] = await screen.findAllByRole('tab');
    act(() => first?.focus());
    await userEvent.keyboard('{ArrowLeft}');
    expect(second).toHaveFocus();
    expect(second).toHaveAttribute('aria-selected', 'true');
    expect([first?.tabIndex, second?.tabIndex]).toEqual([-1, 0]);
    await userEvent.keyboard('{ArrowRight}');
    expect(first).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(second).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(first).toHaveFocus();
  });

  test('tabs that do not come are told, with a way to ask again', async () => {
    server.use(http.post('*/api/tab-trigger', () => HttpResponse.json({}, { status: 400 }), { once: true }));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('tablist')).toBeInTheDocument();
  });

  test('the address may name the category that is shown first', async () => {
    const block = <CategoryTabs block={{ type: 'categoryTabs', title: 'Kategori', categories: [] }} />;
    const { unmount } = showBlock(block, '/produk?kategori=kredit');
    expect(await screen.findByRole('tab', { name: 'Kredit' })).toHaveAttribute('aria-selected', 'true');
    unmount();
    showBlock(block, '/produk?kategori=tidak-ada');
    expect(await screen.findByRole('tab', { name: 'Tabungan' })).toHaveAttribute('aria-selected', 'true');
  });

  describe('many products', () => {
    const answerWith = (count: number) =>
      server.use(
        http.post('*/api/tab-content', () =>
          HttpResponse.json({
            data: Array.from({ length: count }, (_, index) => ({
              id: String(index),
              name: `Produk ${index + 1}`,
              formSlug: `produk-${index + 1}`,
              shortDescription: index === 7 ? 'Untuk usaha perikanan.' : 'Untuk semua.',
              category: { slug: index % 2 === 0 ? 'tabungan' : 'kredit' },
            })),
          }),
        ),
      );
    const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

    test('nine can be searched, eight cannot', async () => {
      answerWith(8);
      const { unmount } = show();
      await screen.findByRole('tablist');
      expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
      unmount();
      answerWith(9);
      show();
      expect(await screen.findByRole('searchbox', { name: 'Cari produk' })).toBeInTheDocument();
    });

    test('what is found stands in place of the tabs, of all categories, and is reported', async () => {
      answerWith(9);
      show();
      const box = await screen.findByRole('searchbox');
      await userEvent.type(box, 'ikan');
      expect(await screen.findByText('1 produk ditemukan')).toHaveAttribute('role', 'status');
      expect(headings()).toEqual(['Produk 8']);
      expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
      await userEvent.type(box, 'x');
      expect(await screen.findByText('Tidak ada produk yang cocok dengan “ikanx”.')).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Tampilkan semua produk' }));
      expect(await screen.findByRole('tablist')).toBeInTheDocument();
      expect(box).toHaveFocus();
    });

    test('a long list is drawn in parts, and whoever asks for more goes on with the first new one', async () => {
      answerWith(62);
      show();
      await screen.findByRole('tablist');
      expect(headings()).toHaveLength(24);
      await userEvent.click(await screen.findByRole('button', { name: 'Tampilkan 7 produk lagi' }));
      expect(headings()).toHaveLength(31);
      expect(document.activeElement).toHaveAccessibleName('Baca Selengkapnya: Produk 49');
      expect(screen.queryByRole('button', { name: /produk lagi/ })).not.toBeInTheDocument();
    });
  });
});
