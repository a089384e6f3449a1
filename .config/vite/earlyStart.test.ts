import { runInNewContext } from 'node:vm';
import { pageIn, slugIn } from '../../src/paths';
import { earlyScript, fieldScripts, scriptsOf } from './earlyStart';

const parts = {
  definitionsUrl: '/form-definitions',
  form: ['/form.js'],
  page: ['/page.js'],
  blocks: {
    form: ['/embedded.js'],
    tracking: ['/tracking.js'],
    carousel: ['/products.js'],
    categoryTabs: ['/products.js'],
  },
  fields: { date: ['/date.js', '/days.js'], upload: ['/upload.js'] },
};

const site = 'fetch /form-definitions/pages/site.json';

/** What the script asks for at an address where definitions have these texts. */
const started = async (address: string, texts: Readonly<Record<string, string>> = {}, editing = false) => {
  const { pathname, search } = new URL(address, 'http://localhost');
  const asked: string[] = [];
  const document = {
    documentElement: { dataset: {} as Record<string, string> },
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
  runInNewContext(earlyScript(parts, editing), {
    location: { pathname, search },
    document,
    addEventListener: () => undefined,
    setTimeout: () => 0,
    URLSearchParams,
    fetch: fetched,
  });
  await new Promise((resolve) => setTimeout(resolve));
  // What stands around every page is asked for on all of them.
  expect(asked).toContain(site);
  expect('form' in document.documentElement.dataset).toBe(slugIn(pathname) !== undefined);
  return asked.filter((one) => one !== site);
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

test.each(['/editor', '/editor/'])('where editors work, %s is no page of content', async (path) => {
  expect(await started(path, {}, true)).toEqual([]);
  expect(await started('/produk', {}, true)).toEqual(await started('/produk'));
  expect(await started('/', {}, true)).toEqual(await started('/'));
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

test('of the files that a definition names, however many, thirty are asked for', async () => {
  const of = (key: string) => Array.from({ length: 800 }, (_, index) => ({ [key]: `a-${index}` }));
  const texts = (names: readonly object[]) => ({ '/form-definitions/a.json': JSON.stringify(names) });
  const includedForms = of('slug').map((includedForm) => ({ type: 'form', ...includedForm }));
  for (const names of [of('fragment'), includedForms])
    expect(await started('/form/a', texts(names))).toHaveLength(
      ['/form-definitions/a.json', '/form.js'].length + 30,
    );
});

const steps = [
  {
    id: 'satu',
    blocks: [{ type: 'text' }, { type: 'group', blocks: [{ type: 'date' }, { fragment: 'berkas' }] }],
  },
  { id: 'dua', blocks: [{ type: 'toString' }, { fragment: 'kontak' }] },
];
const berkas = { '/form-definitions/fragments/berkas.json': '[{"type": "upload"}]' };
const ofForm = [
  'fetch /form-definitions/a.json',
  'modulepreload /form.js',
  'fetch /form-definitions/fragments/berkas.json',
];
const kontak = 'fetch /form-definitions/fragments/kontak.json';
const ofFirst = ['modulepreload /date.js', 'modulepreload /days.js', kontak, 'modulepreload /upload.js'];

test.each([
  ['/form/a', { steps }, [...ofForm, ...ofFirst]],
  ['/form/a?step=tidak-ada', { steps }, [...ofForm, ...ofFirst]],
  // The second step has none, nor has the page before the first step.
  ['/form/a?step=dua', { steps }, [...ofForm.slice(0, 2), kontak, ofForm[2]]],
  ['/form/a', { steps, start: {} }, [...ofForm, kontak]],
  ['/form/a?step=satu', { steps, start: {} }, [...ofForm, ...ofFirst]],
  // What is no form has no fields; the fragments that it names are asked for all the same.
  ['/form/a', { steps: 'a', x: { fragment: 'kontak' } }, [...ofForm.slice(0, 2), kontak]],
])(
  'at %s the scripts of the fields that are seen first come beside those of every form',
  async (path, form, asked) => {
    expect(await started(path, { '/form-definitions/a.json': JSON.stringify(form), ...berkas })).toEqual(
      asked,
    );
  },
);

test('a field whose control has a script of its own has that asked for, with what it imports', () => {
  const chunks = ['form/connectors/DateConnector.tsx', 'form/connectors/index.tsx'].map((file) => ({
    fileName: file,
    imports: ['days'],
    moduleIds: [],
    facadeModuleId: `/x/src/${file}`,
  }));
  expect(fieldScripts(['text', 'date'], chunks, (module) => [module, 'days'])).toEqual({
    date: ['src/form/connectors/DateConnector.tsx', 'days'],
  });
});

test('a block with scripts of its own has them asked for when the page is there, and a form its definition', async () => {
  const page = (block: object) => ({ '/form-definitions/pages/a.json': JSON.stringify({ blocks: [block] }) });
  const always = ['fetch /form-definitions/pages/a.json', 'modulepreload /page.js'];
  expect(await started('/a', page({ type: 'tracking' }))).toEqual([...always, 'modulepreload /tracking.js']);
  expect(await started('/a', page({ type: 'carousel' }))).toEqual([...always, 'modulepreload /products.js']);
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
