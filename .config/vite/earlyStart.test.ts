import { runInNewContext } from 'node:vm';
import { pageIn, slugIn } from '../../src/paths';
import { earlyScript, scriptsOf } from './earlyStart';

const parts = {
  definitionsUrl: '/form-definitions',
  form: ['/form.js'],
  page: ['/page.js'],
  blocks: { form: ['/embedded.js'], tracking: ['/tracking.js'] },
};

/** What the script asks for at an address where definitions have these texts. */
const started = async (pathname: string, texts: Readonly<Record<string, string>> = {}) => {
  const asked: string[] = [];
  const document = {
    createElement: () => ({}),
    head: { append: (link: { rel: string; href: string }) => asked.push(`${link.rel} ${link.href}`) },
  };
  const fetched = (url: string): Promise<Response> => {
    asked.push(`fetch ${url}`);
    const text = texts[url];
    return text === undefined
      ? Promise.reject(new TypeError('offline'))
      : Promise.resolve(new Response(text));
  };
  // The text is the one that the page runs.
  runInNewContext(earlyScript(parts), { location: { pathname }, document, fetch: fetched });
  await new Promise((resolve) => setTimeout(resolve));
  return asked;
};

test.each([
  '/',
  '/produk',
  '/produk/',
  '/form/tandamata',
  '/form/tandamata/preview',
  '/form/',
  '/form/Tanda',
  '/editor/tandamata',
  '/a--b',
  '/form/%22x',
])('at %s the page begins to fetch what our code will read there', async (path) => {
  const slug = slugIn(path);
  const page = pageIn(path);
  const expected =
    slug !== undefined
      ? [`fetch /form-definitions/${slug}.json`, 'modulepreload /form.js']
      : page !== undefined
        ? [`fetch /form-definitions/pages/${page}.json`, 'modulepreload /page.js']
        : [];
  expect(await started(path)).toEqual(expected);
});

test('what a form takes in is asked for when its definition is there, each file once', async () => {
  const texts = {
    '/form-definitions/a.json': JSON.stringify(
      [{ fragment: 'alamat' }, { fragment: 'alamat' }, { type: 'form', slug: 'tamu' }, { type: 'tracking' }],
      null,
      2,
    ),
    '/form-definitions/tamu.json': '[{"fragment":"kontak"},{"fragment":"alamat"}]',
  };
  expect(await started('/form/a', texts)).toEqual([
    'fetch /form-definitions/a.json',
    'modulepreload /form.js',
    'fetch /form-definitions/fragments/alamat.json',
    'fetch /form-definitions/tamu.json',
    'fetch /form-definitions/fragments/kontak.json',
  ]);
});

test('a block with scripts of its own has them asked for when the page is there, and a form its definition', async () => {
  const page = (block: object) => ({ '/form-definitions/pages/a.json': JSON.stringify({ blocks: [block] }) });
  const always = ['fetch /form-definitions/pages/a.json', 'modulepreload /page.js'];
  expect(await started('/a', page({ type: 'tracking' }))).toEqual([...always, 'modulepreload /tracking.js']);
  expect(await started('/a', page({ type: 'form', slug: 'tamu' }))).toEqual([
    ...always,
    'fetch /form-definitions/tamu.json',
    'modulepreload /embedded.js',
  ]);
  // What a text only speaks of is none.
  expect(await started('/a', page({ text: '"type": "tracking", "fragment": "x"' }))).toEqual(always);
});

test('what the entry brings is not asked for twice', () => {
  const chunks = [
    { fileName: 'index.js', imports: ['react.js'], moduleIds: ['/x/index.html'] },
    { fileName: 'react.js', imports: [], moduleIds: ['/x/react.js'] },
    { fileName: 'form.js', imports: ['index.js', 'session.js'], moduleIds: ['/x/FormPage.tsx'] },
    { fileName: 'session.js', imports: ['react.js'], moduleIds: ['/x/core.ts', '/x/session.ts'] },
  ];
  expect(scriptsOf(chunks, 'index.html', ['FormPage.tsx'])).toEqual(['form.js', 'session.js']);
  expect(scriptsOf(chunks, 'index.html', ['session.ts'])).toEqual(['session.js']);
  expect(() => scriptsOf(chunks, 'index.html', ['Preview.tsx'])).toThrow('Preview.tsx');
});
