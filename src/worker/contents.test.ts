import { assetsIn, isSound, keptAs, shellAddress } from './contents';

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
  ['asset', 200, 'text/javascript; charset=utf-8', true],
  ['asset', 200, 'text/css', true],
  ['asset', 200, 'text/html', false],
  ['definition', 200, 'application/json', true],
  ['definition', 200, 'text/html; charset=utf-8', false],
  ['definition', 404, 'application/json', false],
  ['shell', 200, 'text/html', true],
  ['shell', 503, 'text/html', false],
  ['picture', 200, null, false],
] as const)('%s with status %i and type %s: %s', (kind, status, type, sound) => {
  expect(isSound(kind, status, type)).toBe(sound);
});

test('a page names its files, each once', () => {
  const html = '<script src="/assets/a-1.js"></script><link href="/assets/b-2.css">["/assets/a-1.js"]';
  expect(assetsIn(html)).toEqual(['/assets/a-1.js', '/assets/b-2.css']);
});
