import { loadForm, type Json } from '../../../interpreter';
import { createPreviewBank } from './exchanges';

const list = (name: string, lookup: object): object => ({
  type: 'select',
  name,
  label: 'Pilihan',
  lookup: { url: '/kota', idField: 'id', textField: 'nama', ...lookup },
});
const text = { type: 'text', name: 'nama', label: 'Nama' };
const byName = [{ field: 'nama', value: '{nama}' }];
const whenNamed = [{ field: 'x', value: '1', when: [{ name: 'nama', condition: 'isFilled' }] }];

const formOf = () => {
  const loaded = loadForm(
    JSON.stringify({
      version: 1,
      slug: 'contoh',
      title: 'Contoh',
      subProductId: 'C-1',
      constants: { negara: 'ID' },
      steps: [
        {
          id: 'satu',
          title: 'Satu',
          blocks: [
            text,
            list('umum', { filters: [{ field: 'negara', value: '{negara}' }] }),
            list('milik', { filters: byName }),
            list('bila', { filters: whenNamed }),
            {
              type: 'select',
              name: 'jasa',
              label: 'Jasa',
              lookup: { call: 'transaksi', body: { jenis: 'nama' }, idField: 'id', textField: 'nama' },
            },
          ],
        },
      ],
    }),
    'contoh',
  );
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.issues));
  return loaded.form;
};

const filter = (field: string, value: string, comparisonOperator = '=') => ({
  field,
  value,
  type: 'text',
  comparisonOperator,
});
const remote = (...filters: readonly object[]): Json =>
  ({ url: '/kota', filters, textIdentifierSetting: 'nama' }) as unknown as Json;
const common = filter('negara', 'ID');

const usual = window.fetch;
afterEach(() => {
  window.fetch = usual;
});

/** Sends a request from a preview; whether it has reached the bank. */
async function reaches(sealed: boolean, path: string, body?: Json): Promise<boolean> {
  const bank = jest.fn(() => Promise.resolve(Response.json({ data: [] })));
  window.fetch = bank;
  const before = createPreviewBank(sealed);
  before.show(formOf());
  before.stand();
  const given = await window.fetch(
    `https://bank.test${path}`,
    body === undefined ? { method: 'GET' } : { method: 'POST', body: JSON.stringify(body) },
  );
  expect(given.ok).toBe(true);
  return bank.mock.calls.length > 0;
}

describe('A sealed preview asks the bank', () => {
  test.each<[string, string, Json | undefined]>([
    ['for a list without answers', '/api/remote-select', remote(common)],
    ['for the holidays', '/api/holidays', undefined],
    ['for a popup', '/api/popup', { slug: 'syarat' }],
  ])('%s', async (_, path, body) => {
    expect(await reaches(true, path, body)).toBe(true);
  });
});

describe('From a sealed preview does not leave', () => {
  test.each<[string, string, Json | undefined]>([
    ['an answer in a filter', '/api/remote-select', remote(filter('nama', 'RAHASIA'))],
    ['whether an answer is given', '/api/remote-select', remote(filter('x', '1'))],
    ['what is searched for', '/api/remote-select', remote(common, filter('nama', 'RAHASIA', 'like'))],
    ['an answer in the body of a list', '/api/transaksi', { jenis: 'RAHASIA' }],
    ['the city and day of a visit', '/api/santer', { apiUrl: '/x', date: '2026-03-02', city: 'RAHASIA' }],
    ['an answer in an address', '/api/lain?nama=RAHASIA', undefined],
    ['a submission', '/api/submit', { subProductId: 'C-1' }],
  ])('%s', async (_, path, body) => {
    expect(await reaches(true, path, body)).toBe(false);
    expect(await reaches(false, path, body)).toBe(true);
  });
});
