import { http, HttpResponse, type JsonBodyType } from 'msw';
import { fetchDefinition, preloadDefinition, fetchPage, preloadPage } from './definitions';
import { configureApi } from './settings';
import { answerCall, server } from './testing/server';
import { fetchCarousel, fetchTabContent, fetchTabs } from './catalogue';

describe('definitions', () => {
  const answerWith = (response: () => Response): void =>
    server.use(http.get('*/form-definitions/produk-baru.json', response));
  const shell =
    '<!doctype html><html><head><meta charset="utf-8"><meta name="eform-shell" content="1"></head></html>';

  const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

  afterEach(() => configureApi({}));

  test('the text of a definition is handed over as it is', async () => {
    answerWith(() => new HttpResponse('{"version": 1, oops'));
    expect(await fetchDefinition('produk-baru')).toEqual({ kind: 'found', text: '{"version": 1, oops' });
  });

  test('definitions may live elsewhere', async () => {
    configureApi({ definitionsUrl: 'https://cms.bank.example/forms/' });
    server.use(http.get('https://cms.bank.example/forms/produk-baru.json', () => HttpResponse.json({})));
    expect(await fetchDefinition('produk-baru')).toEqual({ kind: 'found', text: '{}' });
  });

  test('404 is not found', async () => {
    answerWith(() => HttpResponse.text('', { status: 404 }));
    expect(await fetchDefinition('produk-baru')).toEqual({ kind: 'not-found' });
  });

  test("a static host's fallback to the portal's own page is not found", async () => {
    answerWith(() => HttpResponse.html(shell));
    expect(await fetchDefinition('produk-baru')).toEqual({ kind: 'not-found' });
  });

  test('any other HTML is unreadable', async () => {
    answerWith(() => HttpResponse.html('<html><body>Login Wi-Fi: eform-shell</body></html>'));
    await expect(fetchDefinition('produk-baru')).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'unreadable',
      method: 'GET',
      path: '/form-definitions/produk-baru.json',
    });
  });

  test('another HTTP status is an error', async () => {
    answerWith(() => HttpResponse.text('', { status: 403, statusText: 'Forbidden' }));
    await expect(fetchDefinition('produk-baru')).rejects.toMatchObject({
      kind: 'http',
      status: 403,
      statusText: 'Forbidden',
    });
  });

  test.each(['', 'Produk', '../rahasia', 'a/b', 'a--b', '-a', 'a-', 'a.json', 'a%2fb'])(
    'nothing is requested for the slug "%s"',
    async (slug) => {
      expect(await fetchDefinition(slug)).toEqual({ kind: 'not-found' });
    },
  );

  test('a definition that was fetched ahead is not fetched again, but is read again the time after', async () => {
    let requests = 0;
    answerWith(() => {
      requests += 1;
      return HttpResponse.json({ version: requests });
    });
    preloadDefinition('produk-baru');
    expect(await fetchDefinition('produk-baru')).toEqual({ kind: 'found', text: '{"version":1}' });
    expect(await fetchDefinition('produk-baru')).toEqual({ kind: 'found', text: '{"version":2}' });
    expect(requests).toBe(2);
  });

  test('a definition that was fetched ahead and not wanted is read again when it is', async () => {
    let version = 1;
    answerWith(() => HttpResponse.json({ version }));
    server.use(http.get('*/form-definitions/lain.json', () => HttpResponse.json({})));
    preloadDefinition('produk-baru');
    await fetchDefinition('lain');
    version = 2;
    expect(await fetchDefinition('produk-baru')).toEqual({ kind: 'found', text: '{"version":2}' });
  });

  test('a fetch ahead that failed tells whoever asks, and nobody else', async () => {
    let answered = false;
    answerWith(() => {
      answered = true;
      return HttpResponse.text('', { status: 403 });
    });
    preloadDefinition('produk-baru');
    while (!answered) await turn();
    // The answer travels on; a failure that nobody catches would end the run of tests.
    for (let turns = 0; turns < 5; turns += 1) await turn();
    await expect(fetchDefinition('produk-baru')).rejects.toMatchObject({ kind: 'http', status: 403 });
  });

  test.each([
    [
      'is not asked for again',
      () => Promise.resolve(new Response('early')),
      { kind: 'found', text: 'early' },
    ],
    [
      'and did not come is asked for again',
      () => Promise.reject(new TypeError('offline')),
      { kind: 'found', text: 'asked again' },
    ],
    ['and is not there', () => Promise.resolve(new Response('', { status: 404 })), { kind: 'not-found' }],
  ])('what the page has asked for by itself %s, and serves once', async (_, answered, expected) => {
    answerWith(() => HttpResponse.text('asked again'));
    const answer = answered();
    // Its result goes to the caller that takes it.
    answer.catch(() => undefined);
    globalThis.eformEarly = new Map([['/form-definitions/produk-baru.json', answer]]);
    expect(await fetchDefinition('produk-baru')).toEqual(expected);
    expect(await fetchDefinition('produk-baru')).toEqual({ kind: 'found', text: 'asked again' });
  });
});

describe('what the page has asked for by itself', () => {
  const address = '/form-definitions/produk.json';

  const early = (answer: Promise<Response>): void => {
    // Its result goes to the caller that takes it.
    answer.catch(() => undefined);
    globalThis.eformEarly = new Map([[address, answer]]);
    server.use(http.get(`*${address}`, () => HttpResponse.text('asked again')));
  };
  afterEach(() => {
    globalThis.eformEarly = undefined;
  });

  test('is not asked for again, and serves once', async () => {
    early(Promise.resolve(new Response('early')));
    expect(await fetchDefinition('produk')).toMatchObject({ text: 'early' });
    expect(await fetchDefinition('produk')).toMatchObject({ text: 'asked again' });
  });

  test('is asked for again when it did not come', async () => {
    early(Promise.reject(new TypeError('offline')));
    expect(await fetchDefinition('produk')).toMatchObject({ text: 'asked again' });
  });
});

describe('pages', () => {
  test('a page lies in a folder of its own beside the forms, and is not fetched again once it was ahead', async () => {
    const asked: string[] = [];
    server.use(
      http.get('*/form-definitions/*', ({ request }) => {
        asked.push(new URL(request.url).pathname);
        return new HttpResponse('{"blocks": []}');
      }),
    );
    preloadPage('bantuan');
    expect(await fetchPage('bantuan')).toEqual({ kind: 'found', text: '{"blocks": []}' });
    expect(asked).toEqual(['/form-definitions/pages/bantuan.json']);
  });

  test.each(['', '../tabungan', 'a/b'])('nothing is requested for the slug "%s"', async (slug) => {
    preloadPage(slug);
    expect(await fetchPage(slug)).toEqual({ kind: 'not-found' });
  });
});

describe('catalogue', () => {
  const answerWith = (call: string, body: JsonBodyType) => answerCall(call, () => HttpResponse.json(body));

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
});
