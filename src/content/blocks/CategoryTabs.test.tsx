import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '../../../mocks/node';
import type { CategoryTabsBlock } from '../../interpreter';
import { CategoryTabs } from './CategoryTabs';
import { showBlock, windowOf } from '../testing/showBlock';

let sent: unknown[] = [];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
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
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

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

test("the forms of `first` come first, such as 'tandamata'", async () => {
  show({ first: ['tandamata'] });
  await screen.findByRole('tablist');
  expect(names()).toEqual(['Produk tandamata', 'Produk a', 'Produk c']);
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
  expect(screen.getByRole('group', { name: 'Tabungan' })).toHaveAttribute('aria-roledescription', 'korsel');
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
