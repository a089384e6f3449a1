import { type Card, type Tab, connection } from '../../api';
import { categoriesOf, cut, inOrder, type Category } from './cards';
import { cardsFor } from './ProductSearch';
import { positionsOf, shownSlides, slidesByWidth } from './slides';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PrefetchContext } from '../fetchAhead';
import { ProductCard } from './ProductCard';
import { http, HttpResponse } from 'msw';
import { Component, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { server } from '../../../mocks/node';
import { useCarousel } from './useCatalogue';

describe('Cards', () => {
  const card = (formSlug: string | undefined, category = 'tabungan'): Card => ({
    id: formSlug ?? 'tanpa',
    name: formSlug ?? 'Tanpa Formulir',
    formSlug,
    category: { slug: category },
  });
  const tab = (slug: string, name: string): Tab => ({ id: slug, slug, name });

  test('a description is cut after 100 characters and ends in three dots', () => {
    expect(cut('a'.repeat(100))).toBe('a'.repeat(100));
    expect(cut('a'.repeat(101))).toBe(`${'a'.repeat(100)}...`);
    expect(cut('👍'.repeat(101))).toBe(`${'👍'.repeat(100)}...`);
  });

  test('the forms that the block names come first, the others as they came', () => {
    const cards = ['b', undefined, 'tandamata', 'a', 'utama'].map((slug) => card(slug));
    const slugs = inOrder(cards, ['utama', 'tandamata']).map(({ formSlug }) => formSlug);
    expect(slugs).toEqual(['utama', 'tandamata', 'b', undefined, 'a']);
  });

  test("a product comes first by its own slug, else by its form's", () => {
    const of = (slug: string | undefined, formSlug: string, category = 'tabungan'): Card => ({
      ...card(formSlug, category),
      slug,
    });
    const cards = [of('berjangka', 'tandamata'), of('tandamata', 'rekening'), of(undefined, 'lain')];
    const slugs = inOrder(cards, ['tandamata']).map(({ slug }) => slug);
    expect(slugs).toEqual(['tandamata', 'berjangka', undefined]);
  });

  test('the tab of what comes first is the first one, the others stay as they came', () => {
    const cards = inOrder(
      [card('a', 'kredit'), card('b', 'kartu'), card('tandamata'), card('c')],
      ['tandamata'],
    );
    const tabs = [tab('kredit', 'Kredit'), tab('kartu', 'Kartu'), tab('tabungan', 'Tabungan')];
    const slugs = (first: readonly string[]) => categoriesOf(tabs, cards, first).map(({ slug }) => slug);
    expect(slugs(['tandamata'])).toEqual(['tabungan', 'kredit', 'kartu']);
    expect(slugs([])).toEqual(['kredit', 'kartu', 'tabungan']);
  });

  test('a tab without cards is left out, and a card without a tab of its own', () => {
    const tabs = [tab('kosong', 'Kosong'), tab('tabungan', 'Tabungan')];
    const categories = categoriesOf(tabs, [card('a'), card('b', 'lain')]);
    expect(categories.map(({ slug, cards }) => [slug, cards.length])).toEqual([['tabungan', 1]]);
  });
});

describe('The search', () => {
  const card = (id: string, name: string, more: Partial<Card> = {}): Card => ({ id, name, ...more });
  const rencana = card('1', 'Tabungan Rencana', { shortDescription: 'Menabung setiap bulan.' });
  const giro = card('2', 'Giro Préma', { facts: [['Setoran awal', 'Rp 500.000']] });
  const usaha = card('3', 'Modal Kerja', { shortDescription: 'Kredit untuk usaha yang menabung stok.' });
  const categories: Category[] = [
    { slug: 'tabungan', name: 'Simpanan', fullName: 'Simpanan Perorangan', cards: [usaha, rencana, giro] },
    { slug: 'kredit', name: 'Kredit', fullName: 'Kredit Usaha', cards: [usaha] },
  ];
  const found = (query: string) => cardsFor(query, categories).map(({ name }) => name);

  test.each([
    ['a part of the name', 'renc', ['Tabungan Rencana']],
    ['the words in any order', 'rencana tabungan', ['Tabungan Rencana']],
    ['large letters and missing accents', ' GIRO prema ', ['Giro Préma']],
    ['the description', 'stok', ['Modal Kerja']],
    ['a fact', 'setoran awal', ['Giro Préma']],
    ['the category', 'perorangan', ['Modal Kerja', 'Tabungan Rencana', 'Giro Préma']],
    ['nothing that a product says', 'asuransi', []],
  ])('products are found by %s', (_, query, names) => {
    expect(found(query)).toEqual(names);
  });

  test('a product whose name says it comes before one whose text does, and each comes once', () => {
    expect(found('abung')).toEqual(['Tabungan Rencana', 'Modal Kerja']);
  });
});

describe('Slides', () => {
  test('1, 2, 3 and 4 slides per view, from 0, 640, 768 and 1024 pixels', () => {
    expect(slidesByWidth).toEqual({
      0: { slidesPerView: 1 },
      640: { slidesPerView: 2 },
      768: { slidesPerView: 3 },
      1024: { slidesPerView: 4 },
    });
  });

  test.each([
    ['at the start', 0, 3, 7, [0, 2]],
    ['one further', 1, 3, 7, [1, 3]],
    ['never past the end', 6, 3, 7, [4, 6]],
    ['never before the start', -1, 3, 7, [0, 2]],
    ['with fewer cards than places', 2, 4, 2, [0, 1]],
  ])('shown are %s', (_, position, perView, count, shown) => {
    expect(shownSlides(position, perView, count)).toEqual(shown);
  });

  test('a row stands in one position more than there are cards out of sight', () => {
    expect([positionsOf(1, 7), positionsOf(4, 7), positionsOf(4, 4), positionsOf(4, 2)]).toEqual([
      7, 4, 1, 1,
    ]);
  });
});

describe('A card', () => {
  const card: Card = { id: '1', name: 'Tabungan', formSlug: 'tabungan', featuredImage: '/files/a.webp' };

  const show = (change: Partial<Card> = {}) => {
    const prefetch = jest.fn();
    const shown = render(
      <MemoryRouter>
        <PrefetchContext value={prefetch}>
          <ProductCard card={{ ...card, ...change }} />
        </PrefetchContext>
      </MemoryRouter>,
    );
    return { ...shown, prefetch, picture: () => shown.container.querySelector('img') as HTMLImageElement };
  };

  test("a card leads to the form of its product, by the product's own words", () => {
    show({ informationButtonText: 'Ajukan' });
    expect(screen.getByRole('link', { name: 'Ajukan: Tabungan' })).toHaveAttribute('href', '/form/tabungan');
  });

  test("a card without words for its link says 'Baca Selengkapnya'", () => {
    show();
    expect(screen.getByRole('link')).toHaveTextContent('Baca Selengkapnya');
  });

  test('a card without a form is no link', () => {
    show({ formSlug: undefined });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('a picture that does not come leaves the placeholder', () => {
    const { picture } = show();
    fireEvent.error(picture());
    expect(picture()).toHaveAttribute('src', '/illustrations/product.svg');
  });

  test('a visitor who comes near a card is told of, so that its form can be fetched ahead', () => {
    const { container, prefetch } = show();
    fireEvent.pointerEnter(container.querySelector('article') as HTMLElement);
    expect(prefetch).toHaveBeenCalledTimes(1);
  });

  test('a card shows the facts of its product', () => {
    show({ facts: [['Setoran awal', 'Rp 100.000']] });
    expect(screen.getByRole('term')).toHaveTextContent('Setoran awal');
    expect(screen.getByRole('definition')).toHaveTextContent('Rp 100.000');
  });
});

describe('The catalogue', () => {
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

  test('a fault of this program is not reported as one of the connection', async () => {
    server.use(
      http.post('*/api/carousel', () =>
        HttpResponse.json({ data: [] }, { headers: { 'X-Eform-Kept': '1' } }),
      ),
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
});
