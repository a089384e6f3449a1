import { http, HttpResponse, type JsonBodyType } from 'msw';
import { fetchCarousel, fetchTabContent, fetchTabs } from './catalogue';
import { server } from './testing/server';

/** Gives what was sent. */
function answerWith(call: string, body: JsonBodyType): { sent: unknown } {
  const seen: { sent: unknown } = { sent: undefined };
  server.use(
    http.post(`*/api/${call}`, async ({ request }) => {
      seen.sent = await request.json();
      return HttpResponse.json(body);
    }),
  );
  return seen;
}

const card = {
  id: '3',
  name: 'Tabungan Rencana',
  slug: 'tabungan-rencana',
  featuredImage: '/files/rencana.webp',
  formSlug: 'tabungan-rencana',
  shortDescription: 'Menabung rutin.',
  informationButtonText: 'Ajukan',
};

test('POST /api/carousel: asks for categories and gives cards', async () => {
  const seen = answerWith('carousel', { data: [card] });
  expect(await fetchCarousel({ categories: ['tabungan'] })).toEqual([card]);
  expect(seen.sent).toEqual({ categories: ['tabungan'] });
});

test('an entry without id or name is left out, the others stay', async () => {
  answerWith('carousel', [{ name: 'Tanpa id' }, { id: '1' }, { id: '2', name: ' ' }, null, 'x', card]);
  expect(await fetchCarousel({ categories: [] })).toEqual([card]);
});

test('parts of another type are missing from the card, never a crash', async () => {
  answerWith('carousel', [
    { id: 7, name: 'Aneh', slug: 5, featuredImage: {}, shortDescription: null, category: 'kredit' },
  ]);
  expect(await fetchCarousel({ categories: [] })).toEqual([{ id: '7', name: 'Aneh' }]);
});

test.each(['//evil.example', '../admin', 'Produk Baru'])(
  'a card that leads to the form "%s" has no link',
  async (formSlug) => {
    answerWith('carousel', [{ id: '1', name: 'Aneh', formSlug }]);
    expect((await fetchCarousel({ categories: [] }))[0]?.formSlug).toBeUndefined();
  },
);

test('POST /api/tab-trigger: tabs need id, name and slug', async () => {
  answerWith('tab-trigger', {
    data: { data: [{ id: 1, name: 'Tabungan Perorangan', slug: 'tabungan' }, { id: 2 }] },
  });
  expect(await fetchTabs({ categories: [] })).toEqual([
    { id: '1', name: 'Tabungan Perorangan', slug: 'tabungan' },
  ]);
});

test('POST /api/tab-content: all tabs come at once, each card with its category', async () => {
  const seen = answerWith('tab-content', [{ ...card, category: { id: '1', slug: 'tabungan' } }]);
  const filter = { categories: ['tabungan'], excludeFormSlugs: ['kartu'] };
  expect(await fetchTabContent(filter)).toEqual([{ ...card, category: { slug: 'tabungan' } }]);
  expect(seen.sent).toEqual(filter);
});
