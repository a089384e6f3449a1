import { runInNewContext } from 'node:vm';
import { pageIn, slugIn } from '../../src/paths';
import { earlyScript, scriptsOf } from './earlyStart';

const parts = { definitionsUrl: '/form-definitions', form: ['/form.js'], page: ['/page.js'] };

/** What the script asks for at an address. */
const askedAt = (pathname: string): string[] => {
  const asked: string[] = [];
  const document = {
    createElement: () => ({}),
    head: { append: (link: { rel: string; href: string }) => asked.push(`${link.rel} ${link.href}`) },
  };
  // The text is the one that the page runs.
  runInNewContext(earlyScript(parts), { location: { pathname }, document });
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
])('at %s the page begins to fetch what our code will read there', (path) => {
  const slug = slugIn(path);
  const page = pageIn(path);
  const expected =
    slug !== undefined
      ? [`preload /form-definitions/${slug}.json`, 'modulepreload /form.js']
      : page !== undefined
        ? [`preload /form-definitions/pages/${page}.json`, 'modulepreload /page.js']
        : [];
  expect(askedAt(path)).toEqual(expected);
});

test('what the entry brings is not asked for twice', () => {
  const chunks = [
    { fileName: 'index.js', imports: ['react.js'], facadeModuleId: '/x/index.html' },
    { fileName: 'react.js', imports: [] },
    { fileName: 'form.js', imports: ['index.js', 'session.js'], facadeModuleId: '/x/FormPage.tsx' },
    { fileName: 'session.js', imports: ['react.js'] },
  ];
  expect(scriptsOf(chunks, 'index.html', ['FormPage.tsx'])).toEqual(['form.js', 'session.js']);
  expect(() => scriptsOf(chunks, 'index.html', ['Preview.tsx'])).toThrow('Preview.tsx');
});
