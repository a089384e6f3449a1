import { fileUrl } from './files';
import { configureApi } from './settings';

beforeEach(() => configureApi({ filesUrl: 'https://files.bank.example/stored/' }));
afterEach(() => configureApi({}));

test.each([
  ['https://cdn.bank.example/a.webp', 'https://cdn.bank.example/a.webp'],
  ['http://cdn.bank.example/a.webp', 'http://cdn.bank.example/a.webp'],
  ['name.webp', 'https://files.bank.example/stored/name.webp'],
  ['foto 1.webp', 'https://files.bank.example/stored/foto%201.webp'],
  ['/files/name.webp', 'https://files.bank.example/stored/name.webp'],
  ['/images/name.webp', '/images/name.webp'],
])('%s is read from %s', (stored, address) => {
  expect(fileUrl(stored)).toBe(address);
});

test.each([
  '//evil.example/a.webp',
  '/\\evil.example/a.webp',
  '\\\\evil.example\\a.webp',
  '/\t/evil.example/a.webp',
  'java\nscript:alert(1)',
  'javascript:alert(1)',
  'JavaScript:alert(1).webp',
  'data:image/png;base64,AAAA',
  'ftp://host/a.webp',
  'https://',
  '..',
  'folder/a.webp',
  '',
  ' ',
])('%j has no address', (stored) => {
  expect(fileUrl(stored)).toBeUndefined();
});

test('images come from {host}/files/{file}, beside the back end unless said otherwise', () => {
  configureApi({ baseUrl: 'https://api.bank.example/v1' });
  expect(fileUrl('a.webp')).toBe('https://api.bank.example/v1/files/a.webp');
  configureApi({});
  expect(fileUrl('a.webp')).toBe('/files/a.webp');
});
