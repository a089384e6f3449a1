import siteSchema from '../../form-definitions/site.schema.json';
import { assetsIn, isDefinition, isOf, isShell, keptAs, shellAddress, stemOf } from './contents';

const origin = 'https://bank.example';
const kindOf = (path: string, mode = 'cors', definitionsUrl = '/form-definitions') =>
  keptAs({ url: new URL(path, origin).href, mode }, { origin, definitionsUrl });

test.each([
  ['/', 'navigate', 'shell'],
  ['/form/tandamata?step=identitas', 'navigate', 'shell'],
  ['/assets/index-a1b2.js', 'cors', 'asset'],
  ['/form-definitions/tandamata.json', 'cors', 'definition'],
  ['/form-definitions/pages/home.json', 'cors', 'definition'],
  ['/favicon.svg', 'no-cors', 'picture'],
  ['/wordmark.svg', 'no-cors', 'picture'],
  ['/illustrations/header.svg', 'no-cors', 'picture'],
] as const)('%s (%s) is kept as %s', (path, mode, kind) => {
  expect(kindOf(path, mode)).toBe(kind);
});

test.each([
  ['/api/submit', 'cors'],
  ['/api/branches.json', 'cors'],
  ['/api/pdf/1', 'navigate'],
  ['/files/ktp-siti.png', 'no-cors'],
  ['/files/ktp-siti.pdf', 'navigate'],
  ['/worker.js', 'same-origin'],
  ['https://lain.example/assets/a.js', 'cors'],
  ['https://lain.example/form-definitions/tandamata.json', 'cors'],
])('%s (%s) is never kept', (path, mode) => {
  expect(kindOf(path, mode)).toBeUndefined();
});

test('definitions of a content system are kept, other things of it are not', () => {
  const cms = 'https://cms.example/isi';
  expect(kindOf(`${cms}/tandamata.json`, 'cors', cms)).toBe('definition');
  expect(kindOf(`${cms}/foto.webp`, 'no-cors', cms)).toBeUndefined();
});

test('forms have a page of their own', () => {
  expect(['/', '/produk', '/form/tandamata', '/form/tandamata/preview'].map(shellAddress)).toEqual([
    '/',
    '/',
    '/form/',
    '/form/',
  ]);
});

test.each([
  ['/form-definitions/tandamata.json', { slug: 'tandamata' }, true],
  ['/isi/v2/tandamata.json', { slug: 'tandamata' }, true],
  ['/form-definitions/tandamata.json', { slug: 'kustodian' }, false],
  ['/form-definitions/tandamata.json', { login: true }, false],
  ['/form-definitions/tandamata.json', null, false],
  ['/form-definitions/tandamata.json', 'tandamata', false],
  ['/form-definitions/pages/home.json', { blocks: [] }, true],
  ['/form-definitions/pages/home.json', { slug: 'home' }, false],
  ['/form-definitions/fragments/alamat.json', { blocks: [] }, true],
  ['/form-definitions/popups/syarat.json', { blocks: {} }, false],
  ['/form-definitions/pages/site.json', { brand: 'Bank' }, true],
  ['/form-definitions/pages/site.json', {}, false],
  ['/form-definitions/pages/site.json', { login: true }, false],
])('%s with %j is the definition of that address: %s', (path, json, ours) => {
  expect(isDefinition(JSON.stringify(json), path)).toBe(ours);
});

test('a text that is no JSON is no definition', () => {
  expect(isDefinition('<!doctype html>', '/form-definitions/tandamata.json')).toBe(false);
  expect(isDefinition('{"slug":"tandamata"', '/form-definitions/tandamata.json')).toBe(false);
});

test('site.json is known by each of its keys', () => {
  const keys = Object.keys(siteSchema.properties).filter((key) => key !== '$schema');
  expect(keys.length).toBeGreaterThan(5);
  for (const key of keys)
    expect([key, isDefinition(JSON.stringify({ [key]: '' }), '/x/pages/site.json')]).toEqual([key, true]);
});

test('a page is ours by its mark, and of a release whose files it names', () => {
  const html = '<meta name="eform-shell" content="1" /><script src="/assets/a-1.js"></script>';
  expect([isShell(html), isShell('<title>Login WiFi</title>')]).toEqual([true, false]);
  expect(isOf({ '/assets/a-1.js': 3, '/assets/b-1.js': 4 }, html)).toBe(true);
  expect(isOf({ '/assets/a-2.js': 3 }, html)).toBe(false);
});

test('a file is the same one in another release by its name without its hash', () => {
  expect(['/assets/styles-C-DTZaIT.js', '/assets/index-Bq0W9X4t.css', '/assets/a.js'].map(stemOf)).toEqual([
    '/assets/styles.js',
    '/assets/index.css',
    '/assets/a.js',
  ]);
});

test('a page names its files, each once', () => {
  const html = '<script src="/assets/a-1.js"></script><link href="/assets/b-2.css">["/assets/a-1.js"]';
  expect(assetsIn(html)).toEqual(['/assets/a-1.js', '/assets/b-2.css']);
});
