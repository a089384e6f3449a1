import type { Sources } from '../../mocks/backEnd';
import { regionsAddress } from '../../mocks/sources/addresses';
import { fileSources } from '../../mocks/sources/fileSources';
import { mockDataAt } from './mockData';

const sources: Sources = fileSources(process.cwd());

test('the catalogue is read again for each request', async () => {
  const readProducts = jest.spyOn(sources, 'readProducts').mockResolvedValueOnce([]);
  expect(await mockDataAt('/__mocks/catalogue.json', sources)).toEqual([]);
  readProducts.mockResolvedValueOnce([{ slug: 'baru', id: '1', name: 'Baru' }]);
  expect(await mockDataAt('/__mocks/catalogue.json', sources)).toHaveLength(1);
});

test('every definition of the folder that has a card is in the catalogue', async () => {
  expect(await sources.readProducts()).toContainEqual(
    expect.objectContaining({ slug: 'tandamata-berjangka' }),
  );
});

test('regions are there by file, villages by province', async () => {
  expect(await mockDataAt(regionsAddress('provinces'), sources)).toHaveLength(38);
  expect(await mockDataAt(regionsAddress('villages-31'), sources)).toContainEqual([
    '31.71.01.1001',
    'Gambir',
  ]);
});

test.each(['regions/villages-00.json', 'regions/villages.json', 'regions/../catalogue.json', 'x.json', ''])(
  'nothing is at /__mocks/%s',
  async (path) => {
    expect(await mockDataAt(`/__mocks/${path}`, sources)).toBeUndefined();
  },
);
