import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { contract } from './contract';
import { readContract } from './readContract';

const root = path.join(__dirname, '../../../..');

test('the table is the one that mocks/openapi.yaml makes (mend it with: npm run schema)', () => {
  const yaml: unknown = parse(readFileSync(path.join(root, 'mocks/openapi.yaml'), 'utf8'));
  expect(contract).toEqual(readContract(yaml));
});

test('it knows what a call takes and gives', () => {
  expect(contract.calls['tipe-nasabah']).toMatchObject({
    body: { nik: { type: 'text', pattern: '^\\d{16}$' } },
    required: ['nik', 'tanggalLahir'],
    answer: { 'data.namaLengkap': 'text', succeeded: 'boolean', statusCode: 'number' },
    statuses: [200, 400, 404, 409, 500, 503],
  });
});

test('every list takes its filters from lists that there are', () => {
  const parents = Object.values(contract.lists).flatMap((list) => Object.values(list.parents ?? {}));
  expect(parents.filter((address) => !Object.hasOwn(contract.lists, address))).toEqual([]);
  expect(parents).toHaveLength(4);
});
